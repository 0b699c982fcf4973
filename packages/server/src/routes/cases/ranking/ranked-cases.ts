import {
  type CaseGroup,
  type CaseReason,
  type CaseRisk,
  namedReasons,
  type RankedCase,
  steps,
} from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Handlers } from '../../../http/handlers.ts';
import { byName, pageOf } from '../../../http/answer/keyset-page.ts';
import { riskSpeakers } from '../../assistance/reading/risk-speakers.ts';
import { caseColumns } from '../case-columns.ts';
import { caseSignals } from './case-signals.ts';
import { wanted } from './list-cases.ts';

type Row = RankedCase & { place: string };

export const rankedCases = {
  rankCases: async ({ input: { group = null, step, q, sort, cursor, limit }, sql }) => {
    const after = byName(cursor);
    const found = await sql<{ counts: Record<CaseGroup, number> } & (Row | { id: null })>`
      with own as (
        select ${caseColumns} from cases c
        where c.id = any (array(select private.my_mediated_case_ids())) and ${wanted({ step, q })}
      ), ${caseSignals}, reasons as (
        select distinct on (case_id) * from signals order by case_id, rank, since
      ), ranked as (
        select c.id, c.title, c.step, activity.last_at, reasons.*, risks.level, risks.score, risks.content, next.starts_at,
          case
            when reasons.urgency = 'danger' and kind in ('safety_concern', 'safety_answer') then 'needs_you'
            when c.status = 'closed' then 'closed'
            when reasons.kind is not null then 'needs_you'
            when c.status = 'on_hold' then 'on_hold'
            when parties.joined < 2 then 'invited'
            else 'going_on' end as "group"
        from own c
        join parties on parties.case_id = c.id
        join activity on activity.case_id = c.id
        left join reasons on reasons.case_id = c.id
        left join risks on risks.case_id = c.id
        left join lateral (
          select min(s.starts_at) as starts_at from sessions s
          where s.case_id = c.id and s.status = 'scheduled' and s.starts_at > now()) next on true
      ), placed as (
        select ranked.*, (${places[sort]}) collate "C" as place from ranked
      ), page as (
        select * from placed
        where (${group}::text is null or "group" = ${group}) and (place, id) > (${after.name}, ${after.id}::uuid)
        order by place, id limit ${limit + 1}
      )
      select counts.counts, ${caseColumns}, page.place, page."group",
        case when page.kind is not null then jsonb_build_object(
          'kind', page.kind, 'urgency', page.urgency, 'count', page.count, 'session_id', page.session_id, 'comment', page.comment,
          'since', to_char(page.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) end as reason,
        others.also, others.more,
        case when page.level is not null then
          jsonb_build_object('level', page.level, 'score', coalesce(page.score, 0),
            'speakers', ${riskSpeakers(fragment`page.content`)}) end as risk,
        page.starts_at as next_session_at, page.last_at as last_activity_at,
        coalesce((select sum(unread.count)::int from unread where unread.case_id = c.id), 0) as unread_count,
        coalesce((
          select json_agg(coalesce(p.name, seat.name) order by seat.created_at)
          from case_participants seat left join profiles p on p.id = seat.user_id
          where seat.case_id = c.id and seat.role = 'divorcee' and seat.status in ('invited', 'active')
        ), '[]') as people
      from (
        select jsonb_build_object(
          'needs_you', count(*) filter (where "group" = 'needs_you'),
          'going_on', count(*) filter (where "group" = 'going_on'),
          'invited', count(*) filter (where "group" = 'invited'),
          'on_hold', count(*) filter (where "group" = 'on_hold'),
          'closed', count(*) filter (where "group" = 'closed')) as counts
        from ranked
      ) counts
      left join page on true left join cases c on c.id = page.id
      left join lateral (
        select count(*) filter (where not is_named)::int as more,
          coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'urgency', urgency, 'count', count, 'session_id', session_id, 'comment', comment,
            'since', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by rank)
            filter (where is_named), '[]') as also
        from (
          select other.*, other.kind = any (${namedReasons}::text[]) as is_named
          from signals other where other.case_id = page.id and other.kind <> page.kind
        ) other
      ) others on true
      order by page.place, page.id`;
    const cases = found.filter((row): row is (typeof found)[number] & Row => row.id !== null);
    const { rows, next_cursor } = pageOf(cases, limit, ({ place, id }) => ({ name: place, id }));
    return { cases: rows, counts: found[0]!.counts, next_cursor };
  },

  listCaseReasons: async ({ input: { caseId }, sql }) => {
    const [mediated] = await sql`select 1 where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
    if (!mediated) return undefined;
    const reasons = await sql<CaseReason>`
      with own as (select ${caseColumns} from cases c where c.id = ${caseId}), ${caseSignals}
      select kind, urgency, count, since, session_id, comment from signals order by rank, since`;
    const [risk] = await sql<NonNullable<CaseRisk>>`
      with own as (select ${caseColumns} from cases c where c.id = ${caseId}), ${caseSignals}
      select level, coalesce(score, 0) as score, ${riskSpeakers(fragment`risks.content`)} as speakers from risks`;
    return { reasons, risk: risk ?? null };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/ranked-cases')>;

/** Titles are compared as far as a cursor can hold them; behind that the id decides. */
const title = fragment`left(lower(title), 20)`;

/** What each order compares, as text. By need, what waits longest comes first, and of risks the highest. */
const places = {
  need: fragment`case when rank is null then '999' || ${title} else to_char(rank, 'FM000')
    || case when kind = 'risk' then to_char(100 - 10 * coalesce(score, 0), 'FM000') else '' end
    || to_char(since at time zone 'UTC', 'YYYYMMDDHH24MISS') end`,
  title,
  step: fragment`array_position(${steps}::text[], step)::text || ${title}`,
  session: fragment`coalesce(to_char(starts_at at time zone 'UTC', 'YYYYMMDDHH24MI'), '9999') || ${title}`,
  activity: fragment`to_char(9999999999999 - 1000 * extract(epoch from last_at), 'FM0000000000000')`,
};
