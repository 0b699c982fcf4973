import { type RawBuilder, sql as fragment } from 'kysely';

/**
 * In SQL the names of those whose words an assessment quotes as its evidence. The content is named with its table, because
 * messages have one, too. The policies decide what the caller reads.
 */
export const riskSpeakers = (content: RawBuilder<unknown>) => fragment`coalesce((
  select jsonb_agg(p.name order by p.name) from profiles p where p.id = any (array(
    select m.sender_id from chat_messages m where m.id = any (array(
      select (it ->> 'message_id')::uuid from jsonb_path_query(${content}, '$.indicators[*].evidence[*]') it
      where it ? 'message_id'))))), '[]')`;
