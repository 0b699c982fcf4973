import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ApiError, packetLimits } from '@mediation/api-client';
import type { OpenSeal } from '../../../agreement-files/seal/open-seal.ts';
import type { Files } from '../../../files/files.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { inTurn } from '../../../packets/in-turn.ts';
import { type ChosenPart, collectPacket } from './collect-packet.ts';
import { packetUploads, packetVersions, readKept } from './packet-rows.ts';

const types = { pdf: 'application/pdf', zip: 'application/zip' };

/** The libraries are large, so they are loaded only when they are used. */
const writers = {
  pdf: async () => (await import('../../../packets/write-packet-pdf.ts')).writePacketPdf,
  zip: async () => (await import('../../../packets/write-packet-zip.ts')).writePacketZip,
};

/** Packets for filing. The database says what may be in one, and notes who downloads it. */
export const packets = ({ files: { storage }, openSeal }: { files: Files; openSeal: OpenSeal }) =>
  ({
    getPacketParts: async ({ input: { caseId }, sql }) => {
      const [visible] = await sql`
        select from cases where id = ${caseId} and 'case-' || id in (select private.my_audience_ids())`;
      return visible && { versions: await packetVersions(sql, caseId), uploads: await packetUploads(sql, caseId) };
    },

    checkPacketUpload: async ({ input: { caseId, uploadId }, asCaller }) => {
      const found = await asCaller(async (sql) => {
        const upload = (await packetUploads(sql, caseId)).find(({ id }) => id === uploadId);
        const [file] = await sql<{ key: string | null }>`select private.packet_file(${caseId}, ${uploadId}) as key`;
        return upload && { upload, key: file?.key };
      });
      if (!found) return undefined;
      const { openPart } = await import('../../../packets/open-part.ts');
      const { upload, key } = found;
      const opened = await inTurn(() => openPart({ ...upload, read: () => readKept(storage, key) }));
      return 'problem' in opened ? { pages: 0, ...opened } : { pages: opened.pdf.getPageCount(), problem: null };
    },

    downloadPacket: async ({ input: { caseId, format, parts }, asCaller }) => {
      const ids = parts.split(',');
      const chosen = await asCaller(async (sql) => {
        const keys = await sql<{ upload_id: string; storage_key: string | null }>`
          select * from private.open_packet(${caseId}, ${ids}::uuid[], ${format})`;
        const versions = await packetVersions(sql, caseId);
        const uploads = await packetUploads(sql, caseId);
        const bytes = uploads.reduce((sum, it) => sum + (ids.includes(it.id) ? it.bytes : 0), 0);
        if (bytes > packetLimits.bytes)
          throw new ApiError(
            'too_large',
            `A packet holds at most ${packetLimits.bytes / 1024 / 1024} MB of documents. Leave some of them out.`,
          );
        return ids.flatMap((id): ChosenPart[] => {
          const key = keys.find(({ upload_id }) => upload_id === id)?.storage_key;
          return [
            ...versions.filter((it) => it.id === id).map((it) => ({ kind: 'version' as const, it })),
            ...uploads.filter((it) => it.id === id).map((it) => ({ kind: 'upload' as const, it, key })),
          ];
        });
      });
      const collected = await collectPacket(asCaller, { storage, openSeal }, caseId, chosen);
      if (!collected) return undefined;
      const write = await writers[format]();
      return {
        name: `${collected.name}.${format}`,
        type: types[format],
        tag: randomUUID(),
        open: async () => Readable.from(write(collected.packet), { objectMode: false }),
      };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/packets')>;
