import { createHash } from 'node:crypto';
import type { PacketUpload, PacketVersion } from '@mediation/api-client';
import { languageOfVersion } from '../../../agreement-files/content-of.ts';
import { type FileTools, keptFile, logoOf } from '../../../agreement-files/kept-file.ts';
import { fileWords } from '../../../agreement-files/words.ts';
import { safeName } from '../../../files/file-name.ts';
import type { AsCaller } from '../../../http/handlers.ts';
import type { Packet, PacketPart } from '../../../packets/packet.ts';
import { packetWords } from '../../../packets/packet-words.ts';
import { versionWithFacts } from '../files/agreement-files.ts';
import { readKept } from './packet-rows.ts';

/** What the caller chose, in their order. */
export type ChosenPart =
  | { kind: 'version'; it: PacketVersion }
  | { kind: 'upload'; it: PacketUpload; key: string | null | undefined };

type Signed = NonNullable<Awaited<ReturnType<typeof signedPart>>>;

/** Collects a packet, with the sealed files as everybody downloads them; undefined if one of them is gone by now. */
export async function collectPacket(asCaller: AsCaller, tools: FileTools, caseId: string, chosen: ChosenPart[]) {
  const signed = new Map<string, Signed>();
  for (const { kind, it } of chosen) {
    const made = kind === 'version' ? await signedPart(asCaller, tools, caseId, it.id) : undefined;
    if (made) signed.set(it.id, made);
    else if (kind === 'version') return undefined;
  }
  const first = signed.values().next().value;
  if (!first) return undefined;
  const { version, facts, title } = first;
  const language = languageOfVersion(version, facts.locale);
  const words = packetWords[language];
  const subject = safeName(title) || facts.reference;

  function partOf(part: ChosenPart): PacketPart {
    if (part.kind === 'upload') {
      const { file_name, owner_name, mime, pages } = part.it;
      return {
        title: words.sentBy(file_name, owner_name),
        fileName: safeName(file_name),
        mime,
        pages,
        read: () => readKept(tools.storage, part.key),
      };
    }
    const { document, number, signed_on } = part.it;
    const { bytes } = signed.get(part.it.id)!;
    const { documents, fileName } = fileWords[language];
    return {
      title: words.signed(documents[document], number),
      fileName: `${fileName(subject, documents[document], number)}.pdf`,
      mime: 'application/pdf',
      sealed: { document, number, signed_on, sha256: createHash('sha256').update(bytes).digest('hex') },
      read: async () => bytes,
    };
  }

  const packet: Packet = {
    facts: {
      language,
      locale: facts.locale,
      time_zone: facts.time_zone,
      title,
      reference: facts.reference,
      parties: version.parties.map(({ name }) => name),
      status_text: version.status_text,
      brand: { name: facts.organization, color: facts.color, logo: await logoOf(tools.storage, facts) },
      made_at: new Date(),
    },
    parts: chosen.map(partOf),
  };
  return { packet, name: `${subject} – ${words.title}` };
}

async function signedPart(asCaller: AsCaller, tools: FileTools, caseId: string, versionId: string) {
  const known = await versionWithFacts(asCaller, caseId, versionId);
  return known && { ...known, bytes: await keptFile(asCaller, tools, known, 'pdf') };
}
