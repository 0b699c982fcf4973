import { liveTopics, type Topic } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';

interface Row {
  table: string;
  kind: string | null;
  type: string | null;
}

/** Rows carry the time at which their transaction began, so those of one that has just ended may be this much older. */
const longestTransaction = 5;

export const changes = {
  listChanges: async ({ input: { seconds }, sql }) => {
    const rows = await sql<Row>`
      with since as (select now() - make_interval(secs => ${seconds + longestTransaction}) as at)
      select 'case_events' as table, e.kind, null as type from case_events e, since
        where e.case_id in (select id from cases) and e.created_at >= since.at
      union
      select 'chat_messages', null, null from chat_messages m, since
        where m.case_id in (select id from cases) and m.created_at >= since.at
      union
      select 'notifications', null, n.type from notifications n, since
        where n.user_id = auth.uid() and n.created_at >= since.at`;
    const topics = new Set<Topic>(rows.flatMap(({ table, ...row }) => liveTopics(table, row)));
    return { topics: [...topics] };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/changes')>;
