-- Mediation sessions: who attends, which changes are allowed, and who is notified. For people who do not attend, a
-- session does not exist.

set check_function_bodies = off;

create table sessions (
  id            uuid primary key default gen_random_uuid(),
  case_id       uuid not null references cases on delete cascade,
  kind          text not null check (kind in ('intro', 'individual', 'joint', 'shuttle', 'review')),
  mode          text not null check (mode in ('in_person', 'video', 'phone')),
  status        text not null default 'proposed'
                check (status in ('proposed', 'scheduled', 'completed', 'cancelled', 'no_show')),
  starts_at     timestamptz check (starts_at between '0001-01-01Z' and '9999-12-31Z'),
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
  check (starts_at is not null or status in ('proposed', 'cancelled'))
);
create index on sessions (case_id, listed_at, id);
create index on sessions (listed_at, id);
create index on sessions (starts_at) where status = 'scheduled';
create index on sessions (proposed_by);

-- Place, link and arrival are each person's own: in a shuttle session the parties do not meet.
create table session_attendees (
  id              uuid primary key default gen_random_uuid(),
  case_id         uuid not null,
  session_id      uuid not null,
  participant_id  uuid not null,
  arrives_minutes int not null default 0 check (arrives_minutes between 0 and 150),
  place           text check (length(place) between 1 and 300) check (private.is_text(place)),
  link            text check (link ~ '^https://' and length(link) <= 500),
  attendance      text check (attendance in ('present', 'late', 'absent')),
  revision        int not null default 0,
  unique (session_id, case_id, participant_id),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on session_attendees (participant_id, case_id);

create table session_outcomes (
  id           uuid primary key default gen_random_uuid(),
  case_id      uuid not null,
  session_id   uuid not null,
  outcome_note text not null check (length(outcome_note) between 1 and 8000) check (private.is_text(outcome_note)),
  created_at   timestamptz not null default now(),
  unique (session_id, case_id),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);

-- The calendar revision of people who were taken off a session. When they are invited again it goes on from there,
-- because calendars keep the entry with the highest number.
create table private.former_attendees (
  session_id     uuid not null references sessions on delete cascade,
  participant_id uuid not null references case_participants on delete cascade,
  revision       int not null,
  primary key (session_id, participant_id)
);
create index on private.former_attendees (participant_id);

create function private.my_session_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select a.session_id from public.session_attendees a
  join public.case_participants participant on participant.id = a.participant_id
  where participant.user_id = auth.uid() and participant.status = 'active'
$$;

-- Who attends, with names and roles; not where or when each arrives.
create function private.session_people(of_session uuid)
  returns table (participant_id uuid, user_id uuid, name text, role text, side text)
  language sql stable security definer set search_path = '' as $$
  select participant.id, participant.user_id, coalesce(person.name, participant.name), participant.role, participant.side
  from public.session_attendees a
  join public.case_participants participant on participant.id = a.participant_id
  left join public.profiles person on person.id = participant.user_id
  where a.session_id = of_session
    and (a.session_id in (select private.my_session_ids()) or private.arranges(a.case_id))
  order by participant.created_at, participant.id
$$;

-- Whether a time is outside the organization's working hours. It is allowed, with a warning.
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

-- Refuses a time at which an attendee has another session. It locks people in one order, so that of two sessions for
-- the same hour one wins. It names the person, never the other session.
create function private.refuse_overlap(it public.sessions) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  guest uuid;
  busy record;
begin
  for guest in
    select participant.user_id from public.session_attendees a join public.case_participants participant on participant.id = a.participant_id
    where a.session_id = it.id and participant.status = 'active' order by participant.user_id
  loop
    perform pg_advisory_xact_lock(hashtextextended('calendar-' || guest, 0));
  end loop;
  select person.id, person.name into busy
  from public.session_attendees a
  join public.case_participants participant on participant.id = a.participant_id and participant.status = 'active'
  join public.profiles person on person.id = participant.user_id
  join public.case_participants elsewhere on elsewhere.user_id = participant.user_id and elsewhere.status = 'active'
  join public.session_attendees b on b.participant_id = elsewhere.id and b.session_id <> a.session_id
  join public.sessions other on other.id = b.session_id and other.status = 'scheduled'
    and other.starts_at < it.starts_at + make_interval(mins => it.minutes)
    and other.starts_at + make_interval(mins => other.minutes) > it.starts_at
  where a.session_id = it.id
  order by person.id = auth.uid() desc, person.name limit 1;
  if busy.id = auth.uid() then
    raise 'You have another appointment at this time.' using errcode = 'MP409';
  elsif found then
    raise '% has another appointment at this time.', busy.name using errcode = 'MP409';
  end if;
end $$;

-- A session is proposed, then scheduled at an offered time, then over or cancelled. Times are in the future and free
-- for everybody who attends.
create function private.check_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_moved boolean := new.starts_at is distinct from old.starts_at;
begin
  if (tg_op = 'INSERT' or new.time_zone <> old.time_zone)
    and not exists (select from pg_catalog.pg_timezone_names zone where zone.name = new.time_zone) then
    raise 'Choose a time zone from the list.' using errcode = 'MP422';
  end if;
  if tg_op = 'INSERT' then return new; end if;

  if old.status || '>' || new.status <> all (array['proposed>proposed', 'proposed>scheduled', 'proposed>cancelled',
    'scheduled>scheduled', 'scheduled>cancelled', 'scheduled>completed', 'scheduled>no_show',
    'completed>completed', 'completed>no_show', 'no_show>no_show', 'no_show>completed']) then
    raise 'This session is % and cannot become %.', replace(old.status, '_', ' '), replace(new.status, '_', ' ')
      using errcode = 'MP409';
  end if;
  if old.status in ('completed', 'no_show')
    and (new.kind, new.mode, new.time_zone, new.minutes, new.agenda, new.neutral_title, new.starts_at)
      is distinct from (old.kind, old.mode, old.time_zone, old.minutes, old.agenda, old.neutral_title, old.starts_at) then
    raise 'This session is over.' using errcode = 'MP409';
  end if;
  if is_moved and new.status <> 'scheduled' then
    raise 'A session has a time once it is scheduled.' using errcode = 'MP409';
  end if;
  if old.status = 'proposed' and new.status = 'scheduled' and not exists (
    select from public.session_slots slot where slot.session_id = new.id and slot.starts_at = new.starts_at) then
    raise 'This time was not offered.' using errcode = 'MP409';
  end if;
  if is_moved and new.starts_at <= now() then
    raise 'This time has passed. Choose one to come.' using errcode = 'MP409';
  end if;
  if old.status = 'scheduled' and new.status in ('completed', 'no_show') and new.starts_at > now() then
    raise 'This session has not begun yet.' using errcode = 'MP409';
  end if;
  if new.status = 'scheduled' and (is_moved or new.minutes > old.minutes) then perform private.refuse_overlap(new); end if;
  if is_moved then new.timed_at := now(); end if;
  if old.status = 'scheduled' and (new.status = 'cancelled' or (new.starts_at, new.minutes, new.neutral_title)
    is distinct from (old.starts_at, old.minutes, old.neutral_title)) then
    new.ics_sequence := old.ics_sequence + 1;
  end if;
  return new;
end $$;
create trigger check_session before insert or update on sessions
  for each row execute function private.check_session();

-- A new place or link of a scheduled session notifies its person and updates their calendar entry.
create function private.check_attendee() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
  person uuid := (select user_id from public.case_participants where id = new.participant_id and status = 'active');
begin
  select * into it from public.sessions where id = new.session_id;
  if new.attendance is distinct from old.attendance and it.status not in ('completed', 'no_show') then
    raise 'Say who came once the session is over.' using errcode = 'MP409';
  end if;
  if it.status = 'scheduled'
    and (new.place, new.link, new.arrives_minutes) is distinct from (old.place, old.link, old.arrives_minutes) then
    new.revision := old.revision + 1;
    if person is null then return new; end if;
    perform private.notify_user(person, 'session_scheduled', 'The session on '
      || private.session_time(it.starts_at, it.minutes, it.time_zone) || ' has changed. Look at what is new.',
      it.case_id, 'user-' || person, it.id);
  end if;
  return new;
end $$;
create trigger check_attendee before update on session_attendees
  for each row execute function private.check_attendee();

-- Not when the session or the participant is deleted.
create function private.remember_revision() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.former_attendees (session_id, participant_id, revision)
  select s.id, p.id, old.revision + 1 from public.sessions s, public.case_participants p
  where s.id = old.session_id and p.id = old.participant_id
  on conflict (session_id, participant_id) do update set revision = excluded.revision;
  return null;
end $$;
create trigger remember_revision after delete on session_attendees
  for each row execute function private.remember_revision();

create function private.recall_revision() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select former.revision into new.revision from private.former_attendees former
    where former.session_id = new.session_id and former.participant_id = new.participant_id;
  new.revision := coalesce(new.revision, 0);
  return new;
end $$;
create trigger recall_revision before insert on session_attendees
  for each row execute function private.recall_revision();

-- Notifications

-- A time in words, in that time zone.
create function private.session_time(starts timestamptz, lasting int, zone text) returns text
  language sql stable set search_path = '' as $$
  select to_char(starts at time zone zone, 'FMDay FMDD FMMonth, HH24:MI') || ' to '
    || to_char((starts + make_interval(mins => lasting)) at time zone zone, 'HH24:MI') || ' (' || zone || ')'
$$;

-- Notifies those who attend and nobody else. Without words it records the event only.
create function private.tell_session(it public.sessions, what text, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  guest record;
begin
  perform private.record(it.case_id, 'mediator-' || it.case_id, what, it.id);
  for guest in
    select participant.user_id, participant.role from public.session_attendees a
    join public.case_participants participant on participant.id = a.participant_id
    where a.session_id = it.id and participant.status = 'active'
  loop
    if guest.role <> 'mediator' then
      perform private.record(it.case_id, 'user-' || guest.user_id, what, it.id);
    end if;
    if words is not null then
      perform private.notify_user(guest.user_id, 'session_scheduled', words, it.case_id, 'user-' || guest.user_id, it.id);
    end if;
  end loop;
end $$;

-- Mails the time to everybody who attends, except whoever set it.
create function private.mail_session(it public.sessions, what text) returns void
  language sql security definer set search_path = '' as $$
  select private.queue_mail(participant.user_id, null, 'session_changed', jsonb_build_object(
    'change', what, 'starts_at', it.starts_at, 'time_zone', it.time_zone))
  from public.session_attendees a join public.case_participants participant on participant.id = a.participant_id
  where a.session_id = it.id and participant.status = 'active' and participant.user_id is distinct from auth.uid()
$$;

-- A change notifies people, settles requests and may change the step of the case.
create function private.follow_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  time_then text := private.session_time(old.starts_at, old.minutes, old.time_zone);
  time_now text := private.session_time(new.starts_at, new.minutes, new.time_zone);
begin
  if new.status <> old.status then
    perform private.tell_session(new, 'session_' || new.status, case
      when new.status = 'scheduled' then 'A session is set for ' || time_now || '.'
      when new.status = 'cancelled' then coalesce('The session on ' || time_then, 'A session that was being planned') || ' is cancelled.'
    end);
    if new.status = 'scheduled' or old.status = 'scheduled' and new.status = 'cancelled' then
      perform private.mail_session(new, new.status);
    end if;
    if new.status in ('completed', 'no_show') then perform private.derive_step(new.case_id); end if;
  elsif new.starts_at <> old.starts_at then
    perform private.tell_session(new, 'session_moved', 'A session has moved to ' || time_now || '.');
    perform private.mail_session(new, 'moved');
  else
    perform private.tell_session(new, 'session_changed', case
      when new.status = 'scheduled' and (new.mode, new.minutes) is distinct from (old.mode, old.minutes)
      then 'The session on ' || time_now || ' has changed. Look at what is new.' end);
  end if;
  if new.status <> old.status or new.starts_at is distinct from old.starts_at then
    update public.session_requests
    set status = case when new.status in ('scheduled', 'cancelled') then 'accepted' else 'refused' end
    where session_id = new.id and status = 'waiting';
  end if;
  return null;
end $$;
create trigger follow_session after update on sessions
  for each row execute function private.follow_session();

create function private.follow_attendee() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
  participant public.case_participants;
  is_new boolean := tg_op = 'INSERT';
begin
  select * into it from public.sessions where id = case when is_new then new.session_id else old.session_id end;
  if not found then return null; end if;
  select * into participant from public.case_participants
    where id = case when is_new then new.participant_id else old.participant_id end;
  if is_new and it.status = 'scheduled' then perform private.refuse_overlap(it); end if;
  if participant.status is distinct from 'active' then return null; end if;
  perform private.record(it.case_id, 'user-' || participant.user_id, 'session_' || case when is_new then it.status else 'left' end, it.id);
  perform private.notify_user(participant.user_id, 'session_scheduled', case
    when not is_new then 'You are no longer expected at a session.'
    when it.status = 'proposed' then 'A session is being planned.'
    else 'A session is set for ' || private.session_time(it.starts_at, it.minutes, it.time_zone) || '.' end,
    it.case_id, 'user-' || participant.user_id, it.id);
  if participant.user_id is distinct from auth.uid() and (is_new or it.status = 'scheduled') then
    perform private.queue_mail(participant.user_id, null, 'session_changed', jsonb_strip_nulls(jsonb_build_object(
      'change', case when is_new then it.status else 'cancelled' end,
      'starts_at', it.starts_at, 'time_zone', it.time_zone)));
  end if;
  return null;
end $$;
create trigger follow_attendee after insert or delete on session_attendees
  for each row execute function private.follow_attendee();

-- Closing a case cancels its coming sessions.
create function private.cancel_sessions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.sessions set status = 'cancelled'
  where case_id = new.id and (status = 'proposed' or status = 'scheduled' and starts_at > now());
  return null;
end $$;
create trigger cancel_sessions after update of status on cases
  for each row when (new.status = 'closed' and old.status <> 'closed') execute function private.cancel_sessions();

-- When a party leaves, sessions with them alone are cancelled. Those with the other party take place without them.
create function private.cancel_sessions_alone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.sessions it set status = 'cancelled'
  where it.case_id = new.case_id and (it.status = 'proposed' or it.status = 'scheduled' and it.starts_at > now())
    and exists (select from public.session_attendees a where a.session_id = it.id and a.participant_id = new.id)
    and not exists (
      select from public.session_attendees a
      join public.case_participants other on other.id = a.participant_id
      where a.session_id = it.id and other.role = 'divorcee' and other.status = 'active');
  return null;
end $$;
create trigger cancel_sessions_alone after update of status on case_participants
  for each row when (old.status = 'active' and new.status = 'removed' and new.role = 'divorcee')
  execute function private.cancel_sessions_alone();

create trigger audit after insert or update or delete on sessions for each row execute function private.audit();
create trigger audit after insert or update or delete on session_attendees
  for each row execute function private.audit();
create trigger audit after insert or update or delete on session_outcomes for each row execute function private.audit();
create trigger next_version before update on sessions for each row execute function private.next_version();
create trigger refuse_when_closed after insert on sessions for each row execute function private.refuse_when_closed();

revoke execute on all functions in schema private from public;
grant execute on function private.my_session_ids(), private.session_people(uuid),
  private.is_outside_hours(uuid, timestamptz, int) to authenticated;

-- Read by those who attend, the case's mediators and admins. Mediators and admins change them.
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
grant select,
  update (kind, mode, status, starts_at, time_zone, minutes, agenda, neutral_title, next_actions, cancel_reason)
  on sessions to authenticated;
select private.refuse_direct_writes('sessions');

-- Each person reads their own place and attendance. The mediator sets them.
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
select private.refuse_direct_writes('session_attendees');

-- For the mediators of the case.
alter table session_outcomes enable row level security;
create policy mediator_reads on session_outcomes for select to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
create policy mediator_adds on session_outcomes for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on session_outcomes for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on session_outcomes from anon, authenticated;
grant select, insert (case_id, session_id, outcome_note), update (outcome_note) on session_outcomes to authenticated;
select private.refuse_direct_writes('session_outcomes');

reset check_function_bodies;
