import type { Guidance } from '@mediation/api-client';
import { type Database, sqlOn } from '../../database/database.ts';

interface Reply {
  userId: string;
  caseId: string | null;
  reply: Guidance;
}

/**
 * Stores an answer of the assistant and its receiver for a day. It runs as the database owner, because only the server
 * can vouch for the assistant's words.
 */
export async function saveReply(db: Database, { userId, caseId, reply }: Reply): Promise<string> {
  const [kept] = await sqlOn(db)<{ id: string }>`
    with gone as (delete from private.ai_replies where created_at < now() - interval '1 day')
    insert into private.ai_replies
      (user_id, case_id, content_hash, confidence, disclaimer, web_search_suggested, citations)
    values (${userId}, ${caseId}, private.token_hash(${reply.guidance}), ${reply.confidence}, ${reply.disclaimer},
      ${reply.web_search_suggested}, ${JSON.stringify(reply.citations)}::jsonb)
    returning id`;
  return kept!.id;
}
