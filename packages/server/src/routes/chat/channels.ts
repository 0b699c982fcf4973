import { type Channel, type Conversation, type Role, limits } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { riskSpeakers } from '../assistance/reading/risk-speakers.ts';

/** Channels with unread counts and last messages. The number of queries does not grow with the number of channels. */
export const channels = {
  listChannels: async ({ input, sql }) => {
    const after = newestFirst(input.cursor);
    const found = await sql<ChannelRow>`
      select * from (
        select mine.channel_id as id, mine.case_id, mine.party_id, c.title as case_title, c.status as case_status,
          coalesce(said.created_at, c.created_at, 'epoch') as last_activity_at
        from private.my_channels() mine
        left join cases c on c.id = mine.case_id and c.id = any (array(select private.my_case_ids()))
        left join lateral ${lastOf(fragment`mine.channel_id`)} said on true
      ) it
      where (last_activity_at, id) < (${after.at}::timestamptz, ${after.id})
      order by last_activity_at desc, id desc
      limit ${input.limit + 1}`;
    const { rows, next_cursor } = pageOf(found, input.limit, (it) => ({ at: it.last_activity_at, id: it.id }));
    const cases = rows.flatMap(({ case_id }) => case_id ?? []);
    const members = cases.length > 0 ? await membersOf(sql, cases) : [];
    const owners = await sql<Omit<Member, 'channel_id'>>`
      select id as user_id, name, role from profiles where id = any(${rows.flatMap(({ id }) => ownerOf(id) ?? [])}::uuid[])`;
    const summaries = await summariesOf(
      sql,
      rows.map(({ id }) => id),
    );
    return {
      channels: rows.map((row): Channel => {
        const owner = owners.filter(({ user_id }) => user_id === ownerOf(row.id));
        const readers = row.case_id ? members.filter((it) => it.channel_id === row.id) : owner;
        return { ...row, type: typeOf(row), members: readers, ...summaries(row.id) };
      }),
      next_cursor,
    };
  },

  listConversations: async ({ input: { caseId }, sql }) => {
    const members = await membersOf(sql, [caseId]);
    if (members.length === 0) return undefined;
    const groups = Map.groupBy(members, (it) => it.channel_id);
    const summaries = await summariesOf(sql, [...groups.keys()]);
    const conversations = [...groups].map(([id, group]): Conversation => {
      const party_id = group[0]?.party_id ?? null;
      return { id, case_id: caseId, type: party_id ? 'private' : 'case', party_id, members: group, ...summaries(id) };
    });
    return { ok: true as const, conversations };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/chat/channels')>;

type ChannelRow = Pick<Channel, 'id' | 'case_id' | 'party_id' | 'case_title' | 'case_status' | 'last_activity_at'>;

interface Member {
  channel_id: string;
  user_id: string;
  name: string;
  role: Role;
}

type ChannelSummary = Pick<Channel, 'unread_count' | 'last_message' | 'risk'>;

/** The last message of a channel, without its time when there is none, and the unread count. */
type Said = Omit<NonNullable<ChannelSummary['last_message']>, 'created_at'> & {
  channel_id: string;
  created_at: string | null;
  count: number;
  risk: ChannelSummary['risk'];
};

/** The person to whom an assistant or support channel belongs. */
const ownerOf = (channelId: string) => /^(?:ai|support)-(.+)$/.exec(channelId)?.[1];

const typeOf = ({ id, party_id }: ChannelRow): Channel['type'] => {
  if (id.startsWith('ai-')) return 'ai';
  if (id.startsWith('support-')) return 'admin';
  return party_id ? 'private' : 'case';
};

const membersOf = (sql: Sql, caseIds: string[]) =>
  sql<Member & { party_id: string | null }>`select * from private.my_channel_members(${caseIds}::uuid[])`;

/** The last message of a channel, written by a person or the assistant. */
const lastOf = (channel: RawBuilder<unknown>) => fragment`(
  (select content, created_at, sender_id, redacted_at, redacted_by, null as speaker from chat_messages
    where channel_id = ${channel} order by created_at desc, id desc limit 1)
  union all
  (select content, created_at, user_id, null, null, case role when 'assistant' then 'AI Assistant' end from ai_chat_history
    where visible_to = ${channel} order by created_at desc, id desc limit 1))`;

/** The last message, the caller's unread count and the gravest unseen risk of each channel. The policies say who reads a risk. */
async function summariesOf(sql: Sql, channelIds: string[]): Promise<(channelId: string) => ChannelSummary> {
  const rows = await sql<Said>`
    select c.channel_id, private.count_unread(c.channel_id, mark.read_at, ${limits.unreadMost}) as count,
      said.content, said.created_at, said.sender_id, said.redacted_at, said.redacted_by,
      coalesce(said.speaker, p.name, 'Platform support') as sender_name, danger.risk
    from unnest(${channelIds}::text[]) as c(channel_id)
    left join chat_read_marks mark on mark.channel_id = c.channel_id and mark.user_id = (select auth.uid())
    left join lateral ${lastOf(fragment`c.channel_id`)} said on true
    left join lateral (
      select jsonb_build_object('insight_id', id, 'level', content ->> 'risk_level',
        'score', (content ->> 'risk_score')::float, 'speakers', ${riskSpeakers(fragment`ai_insights.content`)}) as risk
      from ai_insights
      where source_channel_id = c.channel_id and insight_type = 'risk_assessment' and acknowledged_at is null
        and content ->> 'risk_level' in ('high', 'critical')
      order by (content ->> 'risk_score')::float desc, created_at desc limit 1
    ) danger on true
    left join profiles p on p.id = said.sender_id`;
  const byId = new Map(
    rows.map(({ channel_id, count, risk, created_at, ...said }): [string, ChannelSummary] => [
      channel_id,
      { unread_count: count, risk, last_message: created_at === null ? null : { ...said, created_at } },
    ]),
  );
  return (channelId) => byId.get(channelId) ?? { unread_count: 0, last_message: null, risk: null };
}
