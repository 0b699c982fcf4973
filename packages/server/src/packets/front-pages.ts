import { PDFDocument } from '@cantoo/pdf-lib';
import { type FileContent, heading, list, paragraph, soft, table } from '../agreement-files/content.ts';
import { formatsOf, paperOf } from '../agreement-files/formats.ts';
import { fileWords } from '../agreement-files/words.ts';
import { writePdf } from '../agreement-files/write-pdf.ts';
import type { PacketFacts, PlacedPart } from './packet.ts';
import { packetWords } from './packet-words.ts';

/** More lines than a page has, so that the contents begin a new one. */
const wholePage = 100;

/** The cover and the contents, which know on which page each part begins. */
export async function frontPages(facts: PacketFacts, placed: readonly PlacedPart[]) {
  for (let pages = 2; ;) {
    const pdf = await PDFDocument.load(await writePdf(contentOf(facts, placed, pages)));
    const count = pdf.getPageCount();
    // Shorter numbers may save a page that longer ones need: never going back, this ends.
    for (let missing = pages - count; missing > 0; missing -= 1) pdf.addPage();
    if (count <= pages) return pdf;
    pages = count;
  }
}

function contentOf(facts: PacketFacts, placed: readonly PlacedPart[], frontCount: number): FileContent {
  const { language, locale, time_zone, title, reference, parties, status_text, brand, made_at } = facts;
  const words = packetWords[language];
  const ofFiles = fileWords[language];
  const formats = formatsOf(language, time_zone, locale);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone }).format(made_at);
  const sealed = placed.flatMap(({ part }) => (part.sealed ? [{ ...part.sealed, fileName: part.fileName }] : []));
  const leftOut = placed.flatMap((it) => ('problem' in it ? [`${it.part.title}. ${words.problems[it.problem]}`] : []));
  return {
    language,
    paper: paperOf(locale),
    title: `${words.title}, ${reference}`,
    dated: made_at,
    brand,
    footer: null,
    pageWords: ofFiles.pageWords,
    blocks: [
      heading(1, words.title),
      ...(title === '' ? [] : [paragraph(title)]),
      ...(parties.length === 0 ? [] : [paragraph(ofFiles.between(formats.list(parties)))]),
      soft(ofFiles.case(reference)),
      soft(words.made(formats.day(today))),
      ...(status_text === null ? [] : [heading(3, ofFiles.status), paragraph(status_text)]),
      heading(2, words.sealed),
      ...sealed.flatMap(({ document, number, signed_on }) => [
        heading(3, `${ofFiles.documents[document]} ${number}`),
        paragraph(words.signedOn(formats.day(signed_on))),
      ]),
      paragraph(words.copies),
      paragraph(words.inZip),
      ...list(sealed.map(({ fileName, sha256 }) => words.fingerprint(fileName, sha256))),
      { kind: 'keep', lines: wholePage },
      heading(2, words.contents),
      ...table(
        words.head,
        placed.flatMap((it) =>
          'problem' in it ? [] : [[it.part.title, String(frontCount + it.first), String(it.count)]],
        ),
      ),
      ...(leftOut.length === 0 ? [] : [heading(3, words.leftOut), ...list(leftOut)]),
    ],
  };
}
