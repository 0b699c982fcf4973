import type { Handlers } from '../../http/handlers.ts';
import { readSession } from './read-sessions.ts';
import { myAttendance } from './scheduling/scheduling.ts';

export const attending = {
  writeSessionWord: async ({ input: { sessionId, about, text }, sql }) => {
    const attendee = await myAttendance(sql, sessionId);
    if (!attendee) return undefined;
    await sql`
      insert into session_words (case_id, session_id, participant_id, about, text)
      values (${attendee.case_id}, ${sessionId}, ${attendee.participant_id}, ${about}, ${text})`;
    return readSession(sql, sessionId);
  },

  chooseSessionDocuments: async ({ input: { sessionId, documents }, sql }) => {
    await sql`select private.choose_session_documents(${sessionId}, ${documents}::uuid[])`;
    return readSession(sql, sessionId);
  },

  tickNextAction: async ({ input: { sessionId, place, text, is_done }, sql }) => {
    await sql`select private.tick_action(${sessionId}, ${place}, ${text}, ${is_done})`;
    return readSession(sql, sessionId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/sessions/attending')>;
