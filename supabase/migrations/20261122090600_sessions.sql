-- Mediation sessions and who comes. A session is known to those who come and to the case's mediators; to everybody
-- else it is not there.

create table sessions (
  id            uuid primary key default gen_random_uuid(),
  case_id       uuid not null references cases on delete cascade,
  kind          text not null check (kind in ('intro', 'individual', 'joint', 'shuttle', 'review')),
  mode          text not null check (mode in ('in_person', 'video', 'phone')),
  status        text not null default 'proposed'
                check (status in ('proposed', 'scheduled', 'completed', 'cancelled', 'no_show')),
  starts_at     timestamptz,
  time_zone     text not null check (length(time_zone) <= 64),
  minutes       int not null default 60 check (minutes between 30 and 180),
  agenda        text[] not null default '{}' check (cardinality(agenda) <= 20
                and coalesce(array_ndims(agenda), 1) = 1 and array_position(agenda, null) is null),
  neutral_title boolean not null default true,
  next_actions  jsonb not null default '[]' check (octet_length(next_actions::text) <= 40000
                and next_actions = jsonb_path_query_array(next_actions, '$[*] ? (
                  @.type() == "object" && @.text.type() == "string"
                  && (!exists(@.participant_id) || @.participant_id.type() == "string")
                  && (!exists(@.due_on) || @.due_on.type() == "string")
                  && (!exists(@.is_done) || @.is_done.type() == "boolean"))')),
  cancel_reason text check (length(cancel_reason) <= 500),
  ics_uid       uuid not null default gen_random_uuid(),
  ics_sequence  int not null default 0,
  version       int not null default 1,
  proposed_by   uuid not null default auth.uid() references profiles,
  timed_at      timestamptz,
  created_at    timestamptz not null default clock_timestamp(),
  listed_at     timestamptz not null generated always as (coalesce(starts_at, created_at)) stored,
  unique (case_id, id),
  check (starts_at is not null or status in ('proposed', 'cancelled')),
  check (starts_at between '0001-01-01Z' and '9999-12-31Z')
);
create index on sessions (case_id, listed_at, id);
create index on sessions (listed_at, id);
create index on sessions (starts_at) where status = 'scheduled';
create index on sessions (proposed_by);

-- Who comes. Place, link and time of arrival are each person's own: in a shuttle session the parties do not meet.
create table session_attendees (
  id              uuid primary key default gen_random_uuid(),
  case_id         uuid not null,
  session_id      uuid not null,
  participant_id  uuid not null,
  arrives_minutes int not null default 0 check (arrives_minutes between 0 and 150),
  place           text check (length(place) between 1 and 300),
  link            text check (link ~ '^https://' and length(link) <= 500),
  attendance      text check (attendance in ('present', 'late', 'absent')),
  revision        int not null default 0,
  unique (session_id, case_id, participant_id),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on session_attendees (participant_id, case_id);

create function private.my_session_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select a.session_id from public.session_attendees a
  join public.case_participants seat on seat.id = a.participant_id
  where seat.user_id = auth.uid() and seat.status = 'active'
$$;

-- Whether the caller arranges the sessions of a case.
create function private.arranges(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.is_admin() or of_case in (select private.my_mediated_case_ids())
$$;

-- Everybody who comes to a session, for those who may know of it: names and parts, not where or when each arrives.
create function private.session_people(of_session uuid)
  returns table (participant_id uuid, user_id uuid, name text, role text, side text)
  language sql stable security definer set search_path = '' as $$
  select seat.id, seat.user_id, coalesce(person.name, seat.name), seat.role, seat.side
  from public.session_attendees a
  join public.case_participants seat on seat.id = a.participant_id
  left join public.profiles person on person.id = seat.user_id
  where a.session_id = of_session
    and (a.session_id in (select private.my_session_ids()) or private.arranges(a.case_id))
  order by seat.created_at, seat.id
$$;

-- Whether a time lies outside of the hours in which the case's organization works. It may be taken all the same: whoever
-- chooses is told.
create function private.is_outside_hours(of_case uuid, starts timestamptz, lasting int) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.cases c
    join public.organization_settings office on office.organization_id = c.organization_id
    cross join lateral (select starts at time zone office.time_zone as opens,
      (starts + make_interval(mins => lasting)) at time zone office.time_zone as ends) as local
    cross join lateral jsonb_array_elements(office.working_hours -> to_char(local.opens, 'dy')) as span
    where c.id = of_case and local.opens::date = local.ends::date
      and to_char(local.opens, 'HH24:MI') >= span ->> 'from' and to_char(local.ends, 'HH24:MI') <= span ->> 'to')
$$;

create trigger audit after insert or update or delete on sessions for each row execute function private.audit();
create trigger audit after insert or update or delete on session_attendees
  for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.my_session_ids(), private.arranges(uuid), private.session_people(uuid),
  private.is_outside_hours(uuid, timestamptz, int) to authenticated;

-- Read by those who come and by the case's mediators; changed by the mediators. Admins may both.
alter table sessions enable row level security;
create policy attendee_reads on sessions for select to authenticated
  using (
    id in (select private.my_session_ids())
    or case_id in (select private.my_mediated_case_ids())
    or (select private.is_admin())
  );
create policy mediator_changes on sessions for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()));
revoke all on sessions from anon, authenticated;
grant select, update (kind, mode, status, starts_at, time_zone, minutes, agenda, neutral_title, next_actions, cancel_reason)
  on sessions to authenticated;

-- Each reads how to come and whether they came; the mediator says it for everybody.
alter table session_attendees enable row level security;
create policy attendee_reads on session_attendees for select to authenticated
  using (
    participant_id in (select private.my_participant_ids())
    or case_id in (select private.my_mediated_case_ids())
    or (select private.is_admin())
  );
create policy mediator_changes on session_attendees for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()));
revoke all on session_attendees from anon, authenticated;
grant select, update (arrives_minutes, place, link, attendance) on session_attendees to authenticated;
