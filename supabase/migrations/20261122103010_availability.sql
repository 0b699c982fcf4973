-- When people are free for a session, for the mediator who offers times.

set check_function_bodies = off;

-- The caller's working hours in the organization of a case, as instants, so that they are right in every time zone.
create function private.my_open_spans(of_case uuid, since timestamptz, until timestamptz)
  returns table (starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select (day + (span ->> 'from')::time) at time zone hours.time_zone,
    (day + (span ->> 'to')::time) at time zone hours.time_zone
  from public.cases c
  cross join lateral private.hours_of(auth.uid(), c.organization_id) as hours
  cross join lateral generate_series(date_trunc('day', since at time zone hours.time_zone),
    until at time zone hours.time_zone, interval '1 day') as day
  cross join lateral jsonb_array_elements(hours.working_hours -> to_char(day, 'dy')) as span
  where c.id = of_case and c.id in (select private.my_mediated_case_ids())
  order by 1
$$;

-- When the people who joined a case have sessions that the caller does not attend: who and from when until when, never
-- with whom or about what. For the mediators of the case.
create function private.booked_times(of_case uuid, since timestamptz, until timestamptz)
  returns table (participant_id uuid, name text, starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select guest.id, person.name, other.starts_at, other.starts_at + make_interval(mins => other.minutes)
  from public.case_participants guest
  join public.profiles person on person.id = guest.user_id
  join public.case_participants elsewhere on elsewhere.user_id = guest.user_id and elsewhere.status = 'active'
  join public.session_attendees a on a.participant_id = elsewhere.id
  join public.sessions other on other.id = a.session_id and other.status = 'scheduled'
    and other.starts_at < until and other.starts_at + make_interval(mins => other.minutes) > since
  where guest.case_id = of_case and guest.status = 'active' and guest.role <> 'mediator'
    and of_case in (select private.my_mediated_case_ids())
    and other.id not in (select private.my_session_ids())
  order by other.starts_at, person.name, guest.id
$$;

-- The time zone of a case is its organization's, never that of a device.
create function private.zone_of_case(of_case uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select office.time_zone from public.cases c
  join public.organization_settings office on office.organization_id = c.organization_id
  where c.id = of_case
$$;

-- The same for the mediators of the case; null for everybody else.
create function private.case_time_zone(of_case uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select private.zone_of_case(of_case) where of_case in (select private.my_mediated_case_ids())
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_open_spans(uuid, timestamptz, timestamptz),
  private.booked_times(uuid, timestamptz, timestamptz), private.case_time_zone(uuid) to authenticated;

reset check_function_bodies;
