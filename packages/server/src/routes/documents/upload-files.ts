import { createHash, randomUUID } from 'node:crypto';
import { ApiError, type TakenOutKind } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import { fileOf } from '../../files/answer-file.ts';
import type { Files } from '../../files/files.ts';
import { stripPdf } from '../../files/metadata/strip-pdf.ts';
import type { Received } from '../../files/receive.ts';
import { type TakenAs, scanReceived } from '../../files/scan.ts';
import type { Handlers, Input } from '../../http/handlers.ts';
import { toApiError } from '../../http/answer/to-api-error.ts';
import type { Log } from '../../operations/log.ts';
import { one } from './uploads.ts';

interface Deps {
  files: Files;
  log: Log;
}

/** Uploads, downloads and removes documents. */
export const uploadFiles = ({ files: { storage, scanner }, log }: Deps) =>
  ({
    uploadFile: async ({ input, received, asCallerWithKey }) => {
      if (!received) return undefined;
      const scanStatus = await scanReceived(scanner, received.path, (err) => log.warn({ err }, 'document not scanned'));
      const key = `${input.case_id}/${randomUUID()}`;
      await storage.keep(key, received);
      let isReferenced = false;
      try {
        return await asCallerWithKey(async (sql) => {
          const id = await insertUpload(sql, input, received, scanStatus);
          if (!id) return undefined;
          await sql`select private.attach_file(${id}, ${key})`;
          await sql`select private.note_taken_out(${id}, ${received.takenOut})`;
          if (input.supersedes_id) await sql`select private.replace_upload(${input.supersedes_id}, ${id})`;
          isReferenced = true;
          return one(sql, id);
        });
      } catch (error) {
        // After an unclear failure the row may exist; then the sweep decides whether to delete the file.
        isReferenced = ['unavailable', 'unexpected'].includes(toApiError(error).code);
        throw error;
      } finally {
        if (!isReferenced) await storage.remove(key).catch(() => undefined);
      }
    },

    downloadUpload: async ({ input: { uploadId, inline }, asCaller }) => {
      const found = await asCaller(async (sql) => {
        const [file] = await sql<{ key: string | null }>`
          select private.open_file(${uploadId}, ${inline !== '1'}) as key`;
        const answer = await one(sql, uploadId);
        return answer && { ...answer, ...file };
      });
      if (!found) return undefined;
      const { upload, key } = found;
      if (!key) throw new ApiError('forbidden', 'You can see that this document exists, but you cannot open it.');
      if (!(await storage.has(key)))
        throw new ApiError('not_found', 'This document no longer exists. Ask for it again.');
      const facts = { name: upload.file_name, type: upload.mime, isInline: inline === '1' };
      const { bytes, sha256: tag } = upload;
      // Pictures were stripped when they came. Whoever sent a PDF keeps it as it is; others get a copy.
      if (bytes !== null && tag !== null) return { ...facts, bytes, tag, open: (range) => storage.open(key, range) };
      const kept = await storage.read(key);
      const copy = (await stripPdf(kept)) ?? kept;
      return fileOf(copy, { ...facts, tag: createHash('sha256').update(copy).digest('hex') });
    },

    getTakenOut: async ({ input: { uploadId }, asCaller }) => {
      const found = await asCaller(async (sql) => {
        const answer = await one(sql, uploadId);
        const [own] = await sql<{ key: string; kinds: TakenOutKind[] | null }>`
          select key, kinds from private.my_file(${uploadId})`;
        return answer && { ...answer, own };
      });
      if (!found) return undefined;
      const { upload, own } = found;
      if (!own) throw new ApiError('forbidden', 'Only the person who sent a document reads what was taken out of it.');
      if (upload.mime !== 'application/pdf')
        return { kinds: own.kinds ?? [], state: own.kinds === null ? ('unknown' as const) : ('taken_out' as const) };
      const kinds = new Set<TakenOutKind>();
      const isThere = await storage.has(own.key);
      const copy = isThere ? await stripPdf(await storage.read(own.key), (kind) => kinds.add(kind)) : undefined;
      const state = isThere ? (copy ? ('taken_out' as const) : ('left_in' as const)) : ('unknown' as const);
      return { kinds: [...kinds].toSorted(), state };
    },

    removeUpload: async ({ input: { uploadId }, asCaller }) => {
      const removed = await asCaller(async (sql) => {
        if (!(await one(sql, uploadId))) return undefined;
        const [file] = await sql<{ key: string }>`select private.remove_upload(${uploadId}) as key`;
        return file;
      });
      if (!removed) return undefined;
      // The sweep removes a file that storage kept.
      await storage.remove(removed.key).catch((err: unknown) => log.warn({ err }, 'file not removed'));
      return { ok: true as const };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/documents/upload-files')>;

/** Inserts the row of a document and returns its id; undefined if the caller may not read the case. */
async function insertUpload(sql: Sql, input: Input<'uploadFile'>, received: Received, scanStatus: TakenAs) {
  const { case_id, supersedes_id = null, requirement_id = null, period_from = null, period_to = null } = input;
  const { party_id = null } = input;
  const [about] = await sql<{ owner_id: string; is_own: boolean; before: string | null }>`
    select owner_id, owner_id = auth.uid() as is_own, (select audience from uploads where id = ${supersedes_id}) as before
    from (select coalesce(${input.owner_id ?? null}::uuid, private.my_document_owner(${case_id}), auth.uid()) as owner_id) it
    where exists (select from cases where id = ${case_id})`;
  if (!about) return undefined;
  const { owner_id, is_own, before } = about;
  const audience = input.audience ?? before ?? (is_own ? 'mediator' : 'my_side');

  const [made] = await sql<{ id: string }>`
    insert into uploads (case_id, owner_id, party_id, requirement_id, doc_type, period_from, period_to, file_name, mime, bytes,
      sha256, pages, audience, scan_status, scanned_at)
    values (${case_id}, ${owner_id}, ${party_id}, ${requirement_id}, ${input.doc_type}, ${period_from}, ${period_to}, ${received.name},
      ${received.type}, ${received.bytes}, ${received.sha256}, ${received.pages}, ${audience},
      ${scanStatus}, case when ${scanStatus === 'clean'} then now() end)
    on conflict (case_id, owner_id, uploaded_by, party_id, sha256) where status in ('pending', 'confirmed') do nothing
    returning id`;
  // The insert refuses callers without the right first, so that this answer reveals nothing to them.
  const [first] = await sql<{ id: string }>`
    select id from uploads
    where case_id = ${case_id} and owner_id = ${owner_id} and party_id is not distinct from ${party_id}::uuid
      and sha256 = ${received.sha256} and status in ('pending', 'confirmed') and id is distinct from ${made?.id ?? null}::uuid`;
  if (first)
    throw new ApiError('conflict', 'This document has already been added.', {
      details: [{ path: `uploads.${first.id}`, message: 'This document has already been added.' }],
    });
  return made?.id;
}
