-- Counts for the homes of people and for admins: how many, never what.

-- How many there are of each of these, as an object: {"open": 3, "closed": 1}.
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

-- The numbers on the home of a person: their own, or anybody's for an admin. Counted from what that person reads.
create function private.dashboard_stats(as_role text, person uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  mine text;
begin
  select p.role into mine from public.profiles p where p.id = person and (p.id = auth.uid() or private.is_admin());
  if mine is null or mine <> as_role then return null; end if;
  return (
    with seats as (
      select p.case_id, p.id as participant_id from public.case_participants p
      where p.user_id = person and p.status = 'active'
    ), circles as (
      select m.circle from private.circle_members m where m.user_id = person
      union select 'user-' || person
    )
    select jsonb_build_object(
      'cases', (select count(*) from seats join public.cases c on c.id = seats.case_id where c.status <> 'closed'),
      'documents', (select count(*) from public.uploads u
        where u.circle in (select circle from circles) and u.status in ('pending', 'confirmed')),
      'messages', (select count(*) from public.chat_messages m
        left join public.chat_read_marks r on r.channel_id = m.channel_id and r.user_id = person
        where m.channel_id in (select circle from circles) and m.sender_id <> person
          and m.created_at > coalesce(r.read_at, '-infinity')),
      'contacts', (select count(distinct p.user_id) from public.case_participants p
        where p.case_id in (select case_id from seats) and p.status = 'active' and p.user_id <> person),
      'sessions', (select count(*) from public.sessions s
        where s.status = 'scheduled' and s.starts_at > now() and (
          exists (select from public.session_attendees a join seats on seats.participant_id = a.participant_id
            where a.session_id = s.id)
          or s.case_id in (select p.case_id from public.case_participants p
            where p.user_id = person and p.status = 'active' and p.role = 'mediator')))));
end $$;

-- What the home of an admin shows: things to do, as numbers.
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

-- The cases and who mediates them, the newest first; and how many cases each mediator has.
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

-- What the database knows of how the platform is doing.
create function private.health_facts() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return jsonb_build_object(
    'now', clock_timestamp(),
    'migrations', (select jsonb_agg(version) from supabase_migrations.schema_migrations),
    'mails', (select jsonb_build_object('waiting', count(*), 'oldest', min(m.created_at)) from private.mails m
      where m.sent_at is null and m.given_up_at is null),
    'mails_given_up', (select count(*) from private.mails where given_up_at > now() - interval '1 day'),
    'jobs', (select jsonb_agg(jsonb_build_object('name', j.name, 'last_ok_at', j.last_ok_at, 'last_error', j.last_error,
      'is_late', j.next_run_at < now() - greatest(j.every, interval '5 minutes')) order by j.name) from private.jobs j),
    'audit', (select jsonb_build_object('links', links, 'verified_to', verified_to, 'broken_at', broken_at,
      'verified_at', verified_at, 'unsealed_since', (select min(at) from private.audit_log where link is null))
      from private.audit_chain));
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.admin_stats(), private.dashboard_stats(text, uuid), private.admin_tiles(),
  private.assignments(timestamptz, uuid, int), private.mediator_load(), private.health_facts() to authenticated;
