-- Numbers for home pages, admins and reports: counts alone, never a tone or a risk.

set check_function_bodies = off;

-- Home pages

-- The numbers of a person's home page, from what that person reads: their own, or anybody's for an admin.
create function private.dashboard_stats(as_role text, person uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  mine text;
begin
  select p.role into mine from public.profiles p where p.id = person and (p.id = auth.uid() or private.is_admin());
  if mine is null or mine <> as_role then return null; end if;
  return (
    with participants as (
      select p.case_id, p.id as participant_id from public.case_participants p
      where p.user_id = person and p.status = 'active'
    ), audiences as (
      select m.visible_to from private.audience_members m where m.user_id = person
      union select 'user-' || person
    )
    select jsonb_build_object(
      'cases', (select count(*) from participants join public.cases c on c.id = participants.case_id where c.status <> 'closed'),
      'documents', (select count(*) from public.uploads u
        where u.visible_to in (select visible_to from audiences) and u.status in ('pending', 'confirmed')),
      'messages', (select count(*) from public.chat_messages m
        left join public.chat_read_marks r on r.channel_id = m.channel_id and r.user_id = person
        where m.channel_id in (select visible_to from audiences) and m.sender_id <> person
          and m.created_at > coalesce(r.read_at, '-infinity')),
      'contacts', (select count(distinct p.user_id) from public.case_participants p
        where p.case_id in (select case_id from participants) and p.status = 'active' and p.user_id <> person),
      'sessions', (select count(*) from public.sessions s
        where s.status = 'scheduled' and s.starts_at > now() and (
          exists (select from public.session_attendees a join participants on participants.participant_id = a.participant_id
            where a.session_id = s.id)
          or s.case_id in (select p.case_id from public.case_participants p
            where p.user_id = person and p.status = 'active' and p.role = 'mediator')))));
end $$;

-- What is left to do.
create function private.admin_tiles() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return jsonb_build_object(
    'approvals', (select count(*) from public.profiles where requested_role is not null and closed_at is null),
    'cases_without_mediator', (select count(*) from public.cases c where c.status <> 'closed' and not exists (
      select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')),
    'expired_invitations', (select count(*) from public.invitations where status = 'expired'),
    'suspended_organizations', (select count(*) from public.organizations where suspended),
    'erasure_requests', (select count(*) from public.erasure_requests where status in ('requested', 'checking_holds')),
    'documents_late', (select count(*) from public.uploads
      where status = 'pending' and audience <> 'private' and created_at < now() - interval '48 hours'),
    'retention_due', (select count(*) from private.past_retention() where not is_held));
end $$;

-- Objects of counts: {"open": 3, "closed": 1}.
create function private.admin_stats() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return jsonb_build_object(
    'users', (select jsonb_object_agg(r.role, (select count(*) from public.profiles p where p.role = r.role and p.closed_at is null))
      from unnest(array['divorcee', 'mediator', 'lawyer', 'admin']) as r (role)),
    'approvals', (select count(*) from public.profiles where requested_role is not null and closed_at is null),
    'organizations', (select count(*) from public.organizations),
    'cases_by_status', (select jsonb_object_agg(s.status, (select count(*) from public.cases c where c.status = s.status))
      from unnest(array['open', 'on_hold', 'closed']) as s (status)),
    'cases_by_step', (select jsonb_object_agg(s.step, (select count(*) from public.cases c where c.step = s.step and c.status <> 'closed'))
      from unnest(private.steps()) as s (step)),
    'cases_without_mediator', (select count(*) from public.cases c where c.status <> 'closed' and not exists (
      select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')),
    'documents_waiting', (select count(*) from public.uploads where status = 'pending' and audience <> 'private'),
    'documents_late', (select count(*) from public.uploads
      where status = 'pending' and audience <> 'private' and created_at < now() - interval '48 hours'),
    'sessions', (select jsonb_object_agg(s.status, (select count(*) from public.sessions m where m.status = s.status))
      from unnest(array['proposed', 'scheduled', 'completed', 'cancelled', 'no_show']) as s (status)),
    'messages_per_day', (select jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'count', coalesce(m.count, 0)) order by d.day)
      from generate_series(current_date - 29, current_date, '1 day') as d (day)
      left join (select created_at::date as day, count(*) as count from public.chat_messages
        where created_at >= current_date - 29 group by 1) m on m.day = d.day),
    'retention_due', (select count(*) from private.past_retention() where not is_held));
end $$;

-- Cases with their mediators, the newest first.
create function private.assignments(before_at timestamptz, before_id uuid, wanted int)
  returns table (case_id uuid, reference text, title text, status text, step text, organization_id uuid,
                 created_at timestamptz, mediators jsonb)
  language sql stable security definer set search_path = '' as $$
  select c.id, c.reference, c.title, c.status, c.step, c.organization_id, c.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('user_id', p.user_id, 'name', p.name) order by p.joined_at)
      from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active'), '[]')
  from public.cases c
  where private.is_admin() and (c.created_at, c.id) < (before_at, before_id)
  order by c.created_at desc, c.id desc limit wanted
$$;

create function private.mediator_load()
  returns table (mediator_id uuid, name text, organization_id uuid, open_cases int)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query
    select p.id, p.name, p.organization_id, (
      select count(*)::int from public.case_participants s join public.cases c on c.id = s.case_id and c.status <> 'closed'
      where s.user_id = p.id and s.role = 'mediator' and s.status = 'active') as load
    from public.profiles p where p.role = 'mediator' and p.closed_at is null
    order by load, p.name, p.id limit 500;
end $$;

-- Reports

-- The cases in the caller's report: a mediator's own, an admin's all.
create function private.reported_case_ids(of_organization uuid, of_mediator uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select c.id from public.cases c
  where (private.is_admin() or private.my_role() = 'mediator' and c.id in (select private.my_mediated_case_ids()))
    and (of_organization is null or c.organization_id = of_organization)
    and (of_mediator is null or exists (select from public.case_participants p
      where p.case_id = c.id and p.user_id = of_mediator and p.role = 'mediator' and p.status = 'active'))
$$;

-- How long each case was in each step that it has left.
create function private.step_passages(of_cases uuid[]) returns table (step text, left_at timestamptz, days numeric)
  language sql stable security definer set search_path = '' as $$
  select e.details ->> 'from', e.created_at, extract(epoch from e.created_at
    - coalesce(lag(e.created_at) over (partition by e.case_id order by e.created_at, e.id), c.created_at)) / 86400
  from public.case_events e join public.cases c on c.id = e.case_id
  where e.case_id = any (of_cases) and e.kind = 'step_changed'
$$;

-- How long people waited for the mediator's next message, by channel. It runs backwards, so that the mediator's next
-- message is carried along and not searched for each time.
create function private.response_times(of_cases uuid[], since timestamptz) returns table (asked_at timestamptz, hours numeric)
  language sql stable security definer set search_path = '' as $$
  select asked.created_at, extract(epoch from asked.answered_at - asked.created_at) / 3600
  from (
    select m.created_at, m.sender_role, lead(m.sender_role) over said as before,
      min(m.created_at) filter (where m.sender_role = 'mediator')
        over (said rows between unbounded preceding and 1 preceding) as answered_at
    from public.chat_messages m
    where m.case_id = any (of_cases) and m.created_at >= since and m.sender_role in ('divorcee', 'lawyer', 'mediator')
    window said as (partition by m.channel_id order by m.created_at desc, m.id desc)
  ) asked
  where asked.sender_role <> 'mediator' and coalesce(asked.before, 'mediator') = 'mediator' and asked.answered_at is not null
$$;

-- A median with its count; null without values.
create function private.median_of(numbers numeric[]) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object('count', count(it), 'median', round(percentile_cont(0.5) within group (order by it)::numeric, 1))
  from unnest(numbers) as it
$$;

-- The caller's cases now, and what happened between two days. The share of agreements is left out for fewer than five
-- cases.
create function private.report(since date, until date, of_organization uuid, of_mediator uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  began timestamptz := coalesce(since::timestamp at time zone 'UTC', '-infinity');
  ended timestamptz := coalesce((until + 1)::timestamp at time zone 'UTC', 'infinity');
  ids uuid[];
begin
  if coalesce(private.my_role() not in ('mediator', 'admin'), true) then
    raise 'Reports are for mediators and admins.' using errcode = 'MP403';
  end if;
  ids := array(select private.reported_case_ids(of_organization, of_mediator));
  return (
    with own as (
      select c.* from public.cases c where c.id = any (ids)
    ), over as (
      select own.close_reason from own where own.status = 'closed' and own.closed_at >= began and own.closed_at < ended
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
      'review_hours', private.median_of(array(
        select extract(epoch from u.reviewed_at - u.created_at) / 3600 from public.uploads u
        where u.case_id = any (ids) and u.audience <> 'private' and u.reviewed_at >= began and u.reviewed_at < ended)),
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

-- The export is audited.
create function private.export_report(since date, until date, of_organization uuid, of_mediator uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  it jsonb := private.report(since, until, of_organization, of_mediator);
begin
  perform private.add_to_audit('export', 'report', null, null, of_organization, '{}');
  return it;
end $$;

-- What may go to a court or to whoever referred the case: who, when, attendance and outcome, and nothing that was said.
-- It counts only sessions to which both parties were invited. For mediators and admins, and audited.
create function private.case_summary(of_case uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  if of_case not in (select private.my_mediated_case_ids()) and not private.is_admin() then
    if of_case in (select private.my_case_ids()) then
      raise 'Only the mediator of the case takes out a summary.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.add_to_audit('export', 'case_summary', of_case, of_case, null, '{}');
  return (
    select jsonb_build_object(
      'reference', c.reference, 'status', c.status, 'close_reason', c.close_reason,
      'opened_on', (c.created_at at time zone 'UTC')::date, 'closed_on', (c.closed_at at time zone 'UTC')::date,
      'people', (select coalesce(jsonb_agg(jsonb_build_object('participant_id', p.id, 'name', coalesce(person.name, p.name),
          'role', p.role, 'side', p.side) order by p.created_at, p.id), '[]')
        from public.case_participants p left join public.profiles person on person.id = p.user_id
        where p.case_id = c.id and p.status in ('active', 'removed') and p.joined_at is not null),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('starts_at', to_jsonb(s.starts_at), 'minutes', s.minutes,
          'status', s.status, 'attendance', (
            select coalesce(jsonb_object_agg(a.participant_id, a.attendance) filter (where a.attendance is not null), '{}')
            from public.session_attendees a where a.session_id = s.id)) order by s.starts_at, s.id), '[]')
        from public.sessions s
        where s.case_id = c.id and s.status in ('completed', 'no_show') and not exists (
          select from public.case_participants p
          where p.case_id = c.id and p.role = 'divorcee' and p.status = 'active' and p.id not in (
            select a.participant_id from public.session_attendees a where a.session_id = s.id))))
    from public.cases c where c.id = of_case);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.dashboard_stats(text, uuid), private.admin_tiles(), private.admin_stats(),
  private.assignments(timestamptz, uuid, int), private.mediator_load(), private.report(date, date, uuid, uuid),
  private.export_report(date, date, uuid, uuid), private.case_summary(uuid) to authenticated;

reset check_function_bodies;
