import { createHash } from 'node:crypto';
import { Zip, ZipPassThrough } from 'fflate';
import { inTurn } from './in-turn.ts';
import { openPart } from './open-part.ts';
import type { Packet, PacketPart } from './packet.ts';
import { packetWords } from './packet-words.ts';
import { isSigned, writeDocument } from './write-document.ts';
import { writePacketPdf } from './write-packet-pdf.ts';

/** A packet as a ZIP: the one PDF, the sealed files byte for byte, the documents, and a list with the hash of each. */
export async function* writePacketZip(packet: Packet): AsyncGenerator<Uint8Array> {
  const { files, manifest } = packetWords[packet.facts.language];
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const hashes: string[] = [];

  async function* add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const file = new ZipPassThrough(name);
    file.mtime = packet.facts.made_at;
    zip.add(file);
    const hash = createHash('sha256');
    for await (const piece of content) {
      hash.update(piece);
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    hashes.push(`${hash.digest('hex')}  ${name}`);
    yield* ready.splice(0);
  }

  yield* add(`${files.packet}.pdf`, writePacketPdf(packet));
  for (const [name, part] of named(packet)) {
    const content = await inTurn(() => contentOf(part));
    if (content) yield* add(`${part.sealed ? files.sealed : files.documents}/${name}`, content);
  }
  yield* add(`${files.manifest}.txt`, [Buffer.from([...manifest, '', ...hashes, ''].join('\n'))]);
  zip.end();
  yield* ready.splice(0);
}

/**
 * A part as a file of its own; undefined where it has no pages. What is sealed or signed stays byte for byte, and pictures were
 * cleaned when they came.
 */
async function contentOf(part: PacketPart): Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array> | undefined> {
  const bytes = part.sealed || part.mime !== 'application/pdf' ? await part.read() : undefined;
  if (bytes) return [bytes];
  const opened = await openPart(part);
  if ('problem' in opened) return undefined;
  const kept = isSigned(opened.pdf) ? await part.read() : undefined;
  return kept ? [kept] : writeDocument(opened.pdf);
}

/** Documents get a number, because two people may send files of one name. */
const named = ({ parts }: Packet): [string, PacketPart][] => {
  const width = String(parts.length).length;
  return parts.map((part, at) => [
    part.sealed ? part.fileName : `${String(at + 1).padStart(width, '0')} ${part.fileName}`,
    part,
  ]);
};
