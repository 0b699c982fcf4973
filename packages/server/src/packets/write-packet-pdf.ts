import { PDFHexString } from '@cantoo/pdf-lib';
import { frontPages } from './front-pages.ts';
import { inTurn } from './in-turn.ts';
import { openPart } from './open-part.ts';
import type { Packet, PlacedPart } from './packet.ts';
import { packetWords } from './packet-words.ts';
import { stampObjects, stampOf, streamOf } from './page-stamp.ts';
import { openPdfOutput, type PdfOutput, refTo } from './pdf-output.ts';
import { takePages, treeAndCatalog, type WrittenLayers, type WrittenPage } from './take-pages.ts';

/**
 * Writes a packet as one PDF while it is sent. Of its parts one is in memory at a time, so the cover, the contents and the
 * numbers of the pages are written last, and the page tree puts them where they belong.
 */
export async function* writePacketPdf({ facts, parts }: Packet): AsyncGenerator<Uint8Array> {
  const out = openPdfOutput();
  const [root, info, tree] = [out.next(), out.next(), out.next()];
  const numbered = { font: out.next(), veil: out.next(), save: out.next() };
  const layers: WrittenLayers = { all: [], off: [] };
  yield out.head();

  const pages: WrittenPage[] = [];
  const placed: PlacedPart[] = [];
  for (const part of parts) {
    const opened = await inTurn(() => openPart(part));
    if ('problem' in opened) {
      placed.push({ part, problem: opened.problem });
      continue;
    }
    const first = pages.length + 1;
    yield* takePages(opened.pdf, out, { tree, numbered }, { pages, layers });
    placed.push({ part, first, count: pages.length + 1 - first });
  }
  const front: WrittenPage[] = [];
  yield* takePages(await frontPages(facts, placed), out, { tree, numbered }, { pages: front, layers });

  const words = packetWords[facts.language];
  const all = [...front, ...pages];
  for (const [at, { stamp, corner }] of all.entries())
    yield* out.object(stamp, streamOf(await stampOf(words.pageOf(at + 1, all.length), corner)));
  yield* out.object(numbered.font, stampObjects.font);
  yield* out.object(numbered.veil, stampObjects.veil);
  yield* out.object(numbered.save, streamOf(stampObjects.save));
  const outline = out.next();
  yield* outlineObjects(out, outline, [
    { title: words.contents, page: front.at(-1)! },
    ...placed.flatMap((it) => ('problem' in it ? [] : [{ title: it.part.title, page: pages[it.first - 1]! }])),
  ]);
  const more = ` /Outlines ${refTo(outline)} /PageMode /UseOutlines /Lang (${facts.language}) /ViewerPreferences << /DisplayDocTitle true >>`;
  yield* treeAndCatalog(out, { tree, root }, { pages: all, layers }, more);
  const title = `${words.title}, ${facts.reference}`;
  yield* out.object(info, `<< /Title ${text(title)} /Author ${text(facts.brand.name)} >>`);
  yield out.end(root, info);
}

const text = (it: string) => PDFHexString.fromText(it).toString();

function* outlineObjects(out: PdfOutput, outline: number, marks: { title: string; page: WrittenPage }[]) {
  const numbers = marks.map(() => out.next());
  for (const [at, { title, page }] of marks.entries()) {
    const [before, after] = [numbers[at - 1], numbers[at + 1]];
    const ways = [before && `/Prev ${refTo(before)}`, after && `/Next ${refTo(after)}`].filter(Boolean).join(' ');
    yield* out.object(
      numbers[at]!,
      `<< /Title ${text(title)} /Parent ${refTo(outline)} ${ways} /Dest [${refTo(page.number)} /Fit] >>`,
    );
  }
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  yield* out.object(
    outline,
    `<< /Type /Outlines /First ${refTo(first)} /Last ${refTo(last)} /Count ${marks.length} >>`,
  );
}
