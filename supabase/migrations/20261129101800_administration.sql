-- Administration: reports and retention.

set check_function_bodies = off;

-- Reports by week or month, and about the cases that have one issue. A printed report is an export, too.

drop function private.export_report(date, date, uuid, uuid);
drop function private.report(date, date, uuid, uuid);
drop function private.reported_case_ids(uuid, uuid);

-- The cases in the caller's report: a mediator's own, an admin's all.
create function private.reported_case_ids(of_organization uuid, of_mediator uuid, about text) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select c.id from public.cases c
  where (private.is_admin() or private.my_role() = 'mediator' and c.id in (select private.my_mediated_case_ids()))
    and (of_organization is null or c.organization_id = of_organization)
    and (about is null or c.issues @> jsonb_build_array(jsonb_build_object('issue', about)))
    and (of_mediator is null or exists (select from public.case_participants p
      where p.case_id = c.id and p.user_id = of_mediator and p.role = 'mediator' and p.status = 'active'))
$$;

-- The caller's cases now, and what happened between two days: in all, and by week or, in more than 100 days, by month. The share of agreements is left out for fewer than five
-- cases.
create function private.report(since date, until date, of_organization uuid, of_mediator uuid, about text) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  began timestamptz := coalesce(since::timestamp at time zone 'UTC', '-infinity');
  ended timestamptz := coalesce((until + 1)::timestamp at time zone 'UTC', 'infinity');
  ids uuid[];
  unit text;
begin
  if coalesce(private.my_role() not in ('mediator', 'admin'), true) then
    raise 'Reports are for mediators and admins.' using errcode = 'MP403';
  end if;
  if since > until then raise 'The last day is before the first one.' using errcode = 'MP422'; end if;
  if since < coalesce(until, current_date) - interval '20 years' then
    raise 'A report covers 20 years at most.' using errcode = 'MP422';
  end if;
  unit := case when since > coalesce(until, current_date) - 100 then 'week' else 'month' end;
  ids := array(select private.reported_case_ids(of_organization, of_mediator, about));
  return (
    with own as (
      select c.* from public.cases c where c.id = any (ids)
    ), over as (
      select own.close_reason from own where own.status = 'closed' and own.closed_at >= began and own.closed_at < ended
    ), periods as (
      select day::date as starts_on from generate_series(
        date_trunc(unit, coalesce(since, coalesce(until, current_date) - interval '11 months')::timestamp),
        coalesce(until, current_date)::timestamp, ('1 ' || unit)::interval) as day
    ), agreements as (
      select date_trunc(unit, own.closed_at at time zone 'UTC')::date as starts_on,
        extract(epoch from own.closed_at - own.created_at) / 604800 as weeks
      from own where own.close_reason in ('agreed_full', 'agreed_part') and own.closed_at >= began and own.closed_at < ended
    ), ended_sessions as (
      select date_trunc(unit, s.starts_at at time zone 'UTC')::date as starts_on, s.status
      from public.sessions s where s.case_id = any (ids) and s.starts_at >= began and s.starts_at < ended
    ), reviews as (
      select extract(epoch from u.reviewed_at - u.created_at) / 3600 as hours from public.uploads u
      where u.case_id = any (ids) and u.audience <> 'private' and u.reviewed_at >= began and u.reviewed_at < ended
    ), settled as (
      select count(*) as count, count(*) filter (where close_reason like 'agreed%') as agreed from over
      where close_reason in ('agreed_full', 'agreed_part', 'no_agreement')
    )
    select jsonb_build_object(
      'cases_by_status', (select jsonb_object_agg(it, (select count(*) from own where own.status = it))
        from unnest(array['open', 'on_hold', 'closed']) as it),
      'cases_by_step', (select jsonb_object_agg(it, (select count(*) from own where own.step = it and own.status <> 'closed'))
        from unnest(private.steps()) as it),
      'closed_by_reason', (select jsonb_object_agg(it, (select count(*) from over where over.close_reason = it))
        from unnest(array['agreed_full', 'agreed_part', 'no_agreement', 'withdrawn', 'not_proceeding']) as it),
      'agreement', (select jsonb_build_object('count', count,
        'rate', case when count >= 5 then round(agreed::numeric / count, 2) end) from settled),
      'days_by_step', (select jsonb_object_agg(it, private.median_of(array(
          select p.days from private.step_passages(ids) p where p.step = it and p.left_at >= began and p.left_at < ended)))
        from unnest(private.steps()) as it),
      'documents_waiting', (select count(*) from public.uploads u
        where u.case_id = any (ids) and u.status = 'pending' and u.audience <> 'private'),
      'documents_late', (select count(*) from public.uploads u
        where u.case_id = any (ids) and u.status = 'pending' and u.audience <> 'private'
          and u.created_at < now() - interval '48 hours'),
      'open_before', (select count(*) from own where own.created_at < began and coalesce(own.closed_at, 'infinity') >= began),
      'period_unit', unit,
      'agreement_weeks', private.median_of(array(select weeks from agreements)),
      'periods', (select jsonb_agg(jsonb_build_object(
          'starts_on', p.starts_on,
          'agreement_weeks', private.median_of(array(select weeks from agreements a where a.starts_on = p.starts_on)),
          'sessions', (select jsonb_object_agg(it, (select count(*) from ended_sessions s
              where s.starts_on = p.starts_on and s.status = it))
            from unnest(array['completed', 'no_show', 'cancelled']) as it)) order by p.starts_on)
        from periods p),
      'review_hours', private.median_of(array(select hours from reviews)),
      'reviews_by_age', (select jsonb_build_object(
          'within_24_hours', count(*) filter (where hours < 24),
          'within_48_hours', count(*) filter (where hours >= 24 and hours <= 48),
          'later', count(*) filter (where hours > 48)) from reviews),
      'response_hours', private.median_of(array(
        select r.hours from private.response_times(ids, began) r where r.asked_at < ended)),
      'sessions', (select jsonb_object_agg(it, (select count(*) from public.sessions s
          where s.case_id = any (ids) and s.status = it and s.listed_at >= began and s.listed_at < ended))
        from unnest(array['proposed', 'scheduled', 'completed', 'cancelled', 'no_show']) as it),
      'load', (select coalesce(jsonb_agg(it order by it.open_cases desc, it.name, it.mediator_id), '[]') from (
        select p.user_id as mediator_id, person.name, count(*) as open_cases
        from own join public.case_participants p on p.case_id = own.id and p.role = 'mediator' and p.status = 'active'
        join public.profiles person on person.id = p.user_id
        where own.status <> 'closed' and (of_mediator is null or p.user_id = of_mediator)
        group by p.user_id, person.name limit 500) it)));
end $$;

-- The export is audited, with the way in which it left: as a file or on paper.
create function private.export_report(since date, until date, of_organization uuid, of_mediator uuid, about text, format text)
  returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  it jsonb := private.report(since, until, of_organization, of_mediator, about);
begin
  perform private.add_to_audit('export', 'report', null, null, of_organization, jsonb_build_object('format', format));
  return it;
end $$;

revoke execute on function private.reported_case_ids(uuid, uuid, text), private.report(date, date, uuid, uuid, text),
  private.export_report(date, date, uuid, uuid, text, text) from public;
grant execute on function private.report(date, date, uuid, uuid, text),
  private.export_report(date, date, uuid, uuid, text, text) to authenticated;

-- The retention class of each new table, in the order of deletion: what refers to a row goes before it.
insert into private.retention_tables (position, table_name, class) values
  (19, 'document_comments', 'financial_documents'),
  (20, 'proposal_answers', 'agreement'), (21, 'proposals', 'agreement'), (22, 'topics', 'agreement'),
  (23, 'reality_checks', 'messages'),
  (24, 'agreement_clauses', 'agreement'), (25, 'parenting_schedules', 'agreement'),
  (26, 'figure_questions', 'financial_documents'), (27, 'figures', 'financial_documents'),
  (28, 'money_statements', 'financial_documents'), (29, 'case_money', 'financial_documents'),
  (30, 'lawyer_round_members', 'agreement'), (31, 'lawyer_rounds', 'agreement'), (32, 'clause_comments', 'agreement'),
  (33, 'signing_questions', 'agreement'), (34, 'signing_progress', 'agreement'), (35, 'duty_marks', 'agreement'),
  (36, 'ai_consents', 'audit'), (37, 'delivery_preferences', 'messages');

revoke execute on all functions in schema private from public;

reset check_function_bodies;
