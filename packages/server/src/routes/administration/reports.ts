import { type CaseSummary, type Report, type RiskReport, riskLevels } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';

/** Reports and case summaries. The database functions refuse callers without the right. */
export const reports = {
  getReport: async ({
    input: { from = null, to = null, organization_id = null, mediator_id = null, issue = null },
    sql,
  }) => {
    const [row] = await sql<{ report: Report }>`
      select private.report(${from}::date, ${to}::date, ${organization_id}::uuid, ${mediator_id}::uuid, ${issue}) as report`;
    return row;
  },

  getRiskReport: async ({ input: { from = null, to = null, issue = null }, sql }) => {
    const [report] = await sql<RiskReport>`
      with given as (
        select greatest(${from}::date, last_day - 7305) as first_day, last_day,
          case when ${from}::date > last_day - 100 then 'week' else 'month' end as unit
        from (select coalesce(${to}::date, current_date) as last_day) given
      ), periods as (
        select unit, day::date as starts_on from given, generate_series(
          date_trunc(unit, coalesce(first_day, last_day - interval '11 months')::timestamp), last_day::timestamp,
          ('1 ' || unit)::interval) as day
      ), assessed as (
        select distinct on (starts_on, i.case_id) date_trunc(unit, i.created_at at time zone 'UTC')::date as starts_on,
          i.case_id, i.content ->> 'risk_level' as level
        from given, ai_insights i join cases c on c.id = i.case_id
        where i.case_id = any (array(select private.my_mediated_case_ids())) and i.insight_type = 'risk_assessment'
          and i.content ->> 'risk_level' = any (${riskLevels}::text[])
          and (i.created_at at time zone 'UTC')::date
            between coalesce(first_day, (select min(starts_on) from periods)) and last_day
          and (${issue}::text is null or c.issues @> jsonb_build_array(jsonb_build_object('issue', ${issue}::text)))
        order by starts_on, i.case_id, array_position(${riskLevels}::text[], i.content ->> 'risk_level') desc
      )
      select given.unit as period_unit,
        (select count(distinct case_id)::int from assessed) as case_count,
        (select coalesce(jsonb_agg(jsonb_build_object('starts_on', p.starts_on, 'cases', (
            select jsonb_object_agg(it, (
              select count(*) from assessed a where a.starts_on = p.starts_on and a.level = it))
            from unnest(${riskLevels}::text[]) as it)) order by p.starts_on), '[]')
          from periods p) as periods
      from given where private.my_role() = 'mediator'`;
    return report && { report };
  },

  exportReport: async ({
    input: { from = null, to = null, organization_id = null, mediator_id = null, issue = null, format },
    sql,
  }) => {
    const [row] = await sql<{ report: Report }>`
      select private.export_report(${from}::date, ${to}::date, ${organization_id}::uuid, ${mediator_id}::uuid, ${issue},
        ${format}) as report`;
    return row;
  },

  getCaseSummary: async ({ input: { caseId }, sql }) => {
    const [row] = await sql<{ summary: CaseSummary }>`
      select private.case_summary(${caseId}) || jsonb_build_object('time_zone', office.time_zone) as summary
      from cases c join organization_settings office on office.organization_id = c.organization_id where c.id = ${caseId}`;
    return row;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/administration/reports')>;
