import type { Note } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { newestFirst, pageOf } from '../../../http/answer/keyset-page.ts';
import { lockVersion } from '../../../http/optimistic-lock.ts';

export const notes = {
  listNotes: async ({ input: { caseId, cursor, limit }, sql }) => {
    if (!(await isMediated(sql, caseId))) return undefined;
    const before = newestFirst(cursor);
    const found = await sql<Note>`
      select * from case_notes
      where case_id = ${caseId} and (created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)
      order by created_at desc, id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    return { notes: rows, next_cursor };
  },

  addNote: async ({ input: { caseId, text, kind, tags, purge_on = null }, sql }) => {
    if (!(await isMediated(sql, caseId))) return undefined;
    const [note] = await sql<Note>`
      insert into case_notes (case_id, text, kind, tags, purge_on)
      values (${caseId}, ${text}, ${kind}, ${tags}, ${purge_on}) returning *`;
    return note && { note };
  },

  updateNote: async ({ input: { caseId, noteId, version, ...change }, sql }) => {
    const before = await lockVersion(
      await sql<Note>`select * from case_notes where id = ${noteId} and case_id = ${caseId} for update`,
      version,
    );
    if (!before) return undefined;
    const { text, kind, tags, purge_on } = { ...before, ...change };
    const [note] = await sql<Note>`
      update case_notes set text = ${text}, kind = ${kind}, tags = ${tags}, purge_on = ${purge_on}
      where id = ${noteId} returning *`;
    return note && { note };
  },

  deleteNote: async ({ input: { caseId, noteId }, sql }) => {
    const [answer] = await sql<{ is_gone: boolean }>`select private.delete_note(${noteId}, ${caseId}) as is_gone`;
    return answer?.is_gone ? { ok: true as const } : undefined;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/notes')>;

/** Only mediators of a case have notes; every other caller gets `not_found`. */
async function isMediated(sql: Sql, caseId: string): Promise<boolean> {
  const [mediated] = await sql`select 1 where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
  return mediated !== undefined;
}
