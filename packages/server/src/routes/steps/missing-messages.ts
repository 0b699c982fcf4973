import type { ErrorDetail, Missing } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';

const words: Record<Missing['code'], (who: string, it: Missing) => string> = {
  parties_joined: (_, { done, total }) => `${done} of ${total} parties have joined.`,
  intake: (who) => `${who} has not sent the intake yet.`,
  documents: (who, { done, total }) => `${done} of ${total} documents of ${who} are settled.`,
  review_completed: () => 'The review is not complete.',
  session_held: () => 'No session has been held yet.',
  draft_shared: () => 'No draft has been shared yet.',
  signatures_in: (who) => `${who} has not signed the newest version yet.`,
  other_party: (who) => `${who} has something left to do.`,
};

/** What a step still waits for, in sentences for people. */
export async function missingMessages(sql: Sql, caseId: string, missing: Missing[]): Promise<ErrorDetail[]> {
  const participants = await sql<{ id: string; name: string }>`
    select seat.id, coalesce(p.name, seat.name) as name
    from case_participants seat left join profiles p on p.id = seat.user_id where seat.case_id = ${caseId}`;
  return missing.map((it) => {
    const who = participants.find(({ id }) => id === it.participant_id)?.name ?? 'Somebody';
    return { path: it.code, message: words[it.code](who, it) };
  });
}
