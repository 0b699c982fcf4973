-- Mediation sessions: who comes, which times were offered and suit whom, when it is, and what came of it. A session is
-- known to those who come and to the case's mediators; to everybody else it is not there.

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

create table session_slots (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null,
  session_id uuid not null,
  starts_at  timestamptz not null,
  unique (session_id, case_id, id),
  unique (session_id, starts_at),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);

create table slot_answers (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  session_id     uuid not null,
  slot_id        uuid not null,
  participant_id uuid not null,
  answer         text not null check (answer in ('yes', 'maybe', 'no')),
  unique (slot_id, participant_id),
  foreign key (session_id, case_id, slot_id) references session_slots (session_id, case_id, id) on delete cascade,
  foreign key (session_id, case_id, participant_id)
    references session_attendees (session_id, case_id, participant_id) on delete cascade
);
create index on slot_answers (session_id, case_id, slot_id);
create index on slot_answers (participant_id, session_id, case_id);

create table session_outcomes (
  id           uuid primary key default gen_random_uuid(),
  case_id      uuid not null,
  session_id   uuid not null,
  outcome_note text not null check (length(outcome_note) between 1 and 8000),
  created_at   timestamptz not null default now(),
  unique (session_id, case_id),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);

-- Somebody who comes asks to move the session.
create table session_requests (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  session_id     uuid not null,
  participant_id uuid not null,
  reason         text not null default '' check (length(reason) <= 500),
  starts_at      timestamptz,
  status         text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  answered_at    timestamptz,
  created_at     timestamptz not null default clock_timestamp(),
  check (starts_at between '0001-01-01Z' and '9999-12-31Z'),
  foreign key (session_id, case_id, participant_id)
    references session_attendees (session_id, case_id, participant_id) on delete cascade
);
create index on session_requests (session_id, case_id, participant_id);
create index on session_requests (participant_id);
create unique index one_waiting_a_person on session_requests (session_id, participant_id) where status = 'waiting';

-- A secret address under which a calendar program reads its owner's sessions. Only its hash is kept.
create table calendar_feeds (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references profiles on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index on calendar_feeds (user_id);
create unique index one_feed_a_person on calendar_feeds (user_id) where revoked_at is null;

-- Who was reminded of which time, so that nobody is reminded twice, however many servers run.
create table private.session_reminders (
  session_id uuid not null references sessions on delete cascade,
  user_id    uuid not null references profiles on delete cascade,
  kind       text not null check (kind in ('48h', '2h')),
  starts_at  timestamptz not null,
  primary key (session_id, user_id, kind, starts_at)
);
create index on private.session_reminders (user_id);

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

-- A time in words, as people of that zone read it.
create function private.session_time(starts timestamptz, lasting int, zone text) returns text
  language sql stable set search_path = '' as $$
  select to_char(starts at time zone zone, 'FMDay FMDD FMMonth, HH24:MI') || ' to '
    || to_char((starts + make_interval(mins => lasting)) at time zone zone, 'HH24:MI') || ' (' || zone || ')'
$$;

-- Lets everybody who comes know, and nobody else: not even that something happened. Without words it is an event only.
create function private.tell_session(it public.sessions, what text, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  guest record;
begin
  perform private.record(it.case_id, 'mediator-' || it.case_id, what, it.id);
  for guest in
    select seat.user_id, seat.role from public.session_attendees a
    join public.case_participants seat on seat.id = a.participant_id
    where a.session_id = it.id and seat.status = 'active'
  loop
    if guest.role <> 'mediator' then
      perform private.record(it.case_id, 'user-' || guest.user_id, what, it.id);
    end if;
    if words is not null then
      perform private.notify_user(guest.user_id, 'session_scheduled', words, it.case_id, 'user-' || guest.user_id, it.id);
    end if;
  end loop;
end $$;

-- Sends word of a time to everybody who comes but the one who set it.
create function private.mail_session(it public.sessions, what text) returns void
  language sql security definer set search_path = '' as $$
  select private.queue_mail(seat.user_id, null, 'session_changed', jsonb_build_object(
    'change', what, 'starts_at', it.starts_at, 'time_zone', it.time_zone))
  from public.session_attendees a join public.case_participants seat on seat.id = a.participant_id
  where a.session_id = it.id and seat.status = 'active' and seat.user_id is distinct from auth.uid()
$$;

-- Refuses a time at which somebody sits in another session. People are locked one by one, in one order, so that of two
-- sessions that take the same hour at once only one gets it. It names the person, never the other session.
create function private.refuse_overlap(it public.sessions) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  guest uuid;
  busy record;
begin
  for guest in
    select seat.user_id from public.session_attendees a join public.case_participants seat on seat.id = a.participant_id
    where a.session_id = it.id and seat.status = 'active' order by seat.user_id
  loop
    perform pg_advisory_xact_lock(hashtextextended('calendar-' || guest, 0));
  end loop;
  select person.id, person.name into busy
  from public.session_attendees a
  join public.case_participants seat on seat.id = a.participant_id and seat.status = 'active'
  join public.profiles person on person.id = seat.user_id
  join public.case_participants elsewhere on elsewhere.user_id = seat.user_id and elsewhere.status = 'active'
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

-- Keeps the order: proposed, then scheduled for one of the offered times, then over or cancelled. A time is only ever
-- one to come, and free for everybody who comes.
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
create trigger next_version before update on sessions for each row execute function private.next_version();

-- What follows from a change: people are told, requests are settled, the step of the case may change.
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
    if new.status in ('completed', 'no_show') then perform private.settle_step(new.case_id); end if;
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

-- Somebody was added to a session, or is no longer expected.
create function private.follow_attendee() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
  seat public.case_participants;
  is_new boolean := tg_op = 'INSERT';
begin
  select * into it from public.sessions where id = case when is_new then new.session_id else old.session_id end;
  if not found then return null; end if;
  select * into seat from public.case_participants
    where id = case when is_new then new.participant_id else old.participant_id end;
  if is_new and it.status = 'scheduled' then perform private.refuse_overlap(it); end if;
  if seat.status is distinct from 'active' then return null; end if;
  perform private.record(it.case_id, 'user-' || seat.user_id, 'session_' || case when is_new then it.status else 'left' end, it.id);
  perform private.notify_user(seat.user_id, 'session_scheduled', case
    when not is_new then 'You are no longer expected at a session.'
    when it.status = 'proposed' then 'A session is being planned. Say which times suit you.'
    else 'A session is set for ' || private.session_time(it.starts_at, it.minutes, it.time_zone) || '.' end,
    it.case_id, 'user-' || seat.user_id, it.id);
  if seat.user_id is distinct from auth.uid() and (is_new or it.status = 'scheduled') then
    perform private.queue_mail(seat.user_id, null, 'session_changed', jsonb_strip_nulls(jsonb_build_object(
      'change', case when is_new then it.status else 'cancelled' end,
      'starts_at', it.starts_at, 'time_zone', it.time_zone)));
  end if;
  return null;
end $$;
create trigger follow_attendee after insert or delete on session_attendees
  for each row execute function private.follow_attendee();

-- A new place or link of a scheduled session is told to the person whose it is, and makes their calendar entry a newer one.
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

-- The session for whoever arranges it, locked; with a version, only as the newest one. MP404 for those who may not know
-- of it, MP403 for those who do, MP409 when somebody was faster.
create function private.arrange_session(of_session uuid, seen int default null) returns public.sessions
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
begin
  select * into it from public.sessions where id = of_session for update;
  if it.id is null or not private.arranges(it.case_id) and it.id not in (select private.my_session_ids()) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if not private.arranges(it.case_id) then
    raise 'Only the mediator may do this. You can ask to move a session.' using errcode = 'MP403';
  end if;
  if seen <> it.version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  return it;
end $$;

-- Offers these times and no others. Answers to times that are offered again stay.
create function private.put_slots(it public.sessions, times timestamptz[]) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(times) not between 1 and 5 then
    raise 'Offer one to five times.' using errcode = 'MP422';
  end if;
  if exists (select from unnest(times) as time where time <= now() or time > now() + interval '2 years') then
    raise 'Offer times to come, within two years.' using errcode = 'MP422';
  end if;
  delete from public.session_slots where session_id = it.id and starts_at <> all (times);
  insert into public.session_slots (case_id, session_id, starts_at)
  select distinct it.case_id, it.id, time from unnest(times) as time on conflict do nothing;
  return found;
end $$;

-- The mediator offers times, and whoever proposed the session, as long as it has none.
create function private.offer_slots(of_session uuid, times timestamptz[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
begin
  select * into it from public.sessions
    where id = of_session and proposed_by = auth.uid() and id in (select private.my_session_ids()) for update;
  if not found then it := private.arrange_session(of_session); end if;
  if it.status <> 'proposed' then
    raise 'This session is % already. Times are offered before that.', it.status using errcode = 'MP409';
  end if;
  if private.put_slots(it, times) then
    perform private.tell_session(it, 'session_slots_offered', 'New times are offered for a session. Say which ones suit you.');
  end if;
end $$;

-- Who comes, from those who are wanted: each has joined, and a mediator is among them.
create function private.session_seats(of_case uuid, wanted uuid[]) returns uuid[]
  language plpgsql stable security definer set search_path = '' as $$
declare
  seats uuid[];
begin
  select array_agg(id) into seats from public.case_participants
    where case_id = of_case and status = 'active' and id = any (wanted);
  if exists (select unnest(wanted) except select unnest(seats)) then
    raise 'Everybody who comes must have joined the case.' using errcode = 'MP409';
  end if;
  if not exists (select from public.case_participants where id = any (seats) and role <> 'mediator') then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;
  if not exists (select from public.case_participants where id = any (seats) and role = 'mediator') then
    seats := seats || coalesce(
      (select array_agg(id) from public.case_participants
        where case_id = of_case and status = 'active' and role = 'mediator' and user_id = auth.uid()),
      (select array_agg(id) from public.case_participants
        where case_id = of_case and status = 'active' and role = 'mediator'));
  end if;
  return seats;
end $$;

-- Proposes a session. The mediator says who comes. A party or a lawyer does not: a session for one side is with the
-- mediator and that side, any other with everybody.
create function private.propose_session(of_case uuid, what text, how text, zone text, lasting int, topics text[],
  neutral boolean, wanted uuid[], times timestamptz[]) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  mine public.case_participants;
  it public.sessions;
  is_one_sided boolean := what in ('intro', 'individual');
begin
  select * into mine from public.case_participants where case_id = of_case and user_id = auth.uid() and status = 'active';
  if mine.id is null and not private.arranges(of_case) or not exists (select from public.cases where id = of_case) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if wanted is not null and not private.arranges(of_case) then
    raise 'Only the mediator chooses who comes.' using errcode = 'MP403';
  end if;
  if not exists (select from public.case_participants where case_id = of_case and status = 'active' and role = 'mediator') then
    raise 'Nobody mediates this case yet.' using errcode = 'MP409';
  end if;
  if wanted is null and is_one_sided and private.arranges(of_case) then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;

  insert into public.sessions (case_id, kind, mode, time_zone, minutes, agenda, neutral_title)
  values (of_case, what, how, zone, lasting, topics, neutral) returning * into it;
  perform private.put_slots(it, times);
  perform private.record(of_case, 'mediator-' || of_case, 'session_proposed', it.id);
  insert into public.session_attendees (case_id, session_id, participant_id)
  select of_case, it.id, unnest(private.session_seats(of_case, coalesce(wanted, array_agg(seat.id))))
  from public.case_participants seat
  where seat.case_id = of_case and seat.status = 'active' and (
    not is_one_sided
    or seat.id = mine.id
    or seat.role = 'mediator'
    or seat.id = mine.represents_participant_id and mine.confirmed_by_client_at is not null
    or seat.represents_participant_id = mine.id and seat.confirmed_by_client_at is not null);
  return it.id;
end $$;

-- From now on these people come, and no others.
create function private.invite_to_session(of_session uuid, wanted uuid[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions := private.arrange_session(of_session);
  seats uuid[] := private.session_seats(it.case_id, wanted);
begin
  if it.status not in ('proposed', 'scheduled') then
    raise 'This session is %.', replace(it.status, '_', ' ') using errcode = 'MP409';
  end if;
  delete from public.session_attendees where session_id = it.id and participant_id <> all (seats);
  insert into public.session_attendees (case_id, session_id, participant_id)
  select it.case_id, it.id, unnest(seats) on conflict do nothing;
end $$;

-- Takes a session back. A proposal that nobody answered goes; anything else stays, as cancelled. Whoever proposed it may
-- too, as long as it has no time; that it always stays then, keeps what others answered to themselves.
create function private.drop_session(of_session uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
begin
  select * into it from public.sessions
    where id = of_session and proposed_by = auth.uid() and status = 'proposed' and id in (select private.my_session_ids())
    for update;
  if not found or private.arranges(it.case_id) then
    it := private.arrange_session(of_session);
    if it.status = 'proposed' and not exists (select from public.slot_answers where session_id = it.id) then
      perform private.tell_session(it, 'session_cancelled', 'A session that was being planned is cancelled.');
      delete from public.sessions where id = it.id;
      return;
    end if;
  end if;
  update public.sessions set status = 'cancelled' where id = it.id;
end $$;

-- Times are answered while they are offered. This is told after the policies had their say, to nobody else.
create function private.check_answer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.sessions where id = new.session_id and status = 'proposed') then
    raise 'This session has its time already.' using errcode = 'MP409';
  end if;
  return null;
end $$;
create trigger check_answer after insert or update on slot_answers
  for each row execute function private.check_answer();

-- That somebody answered is for the mediator alone.
create function private.follow_answers() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  for it in select distinct case_id, session_id from fresh loop
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'session_answered', it.session_id);
    if tg_op = 'INSERT' then
      perform private.notify('mediator-' || it.case_id, 'session_scheduled', 'Somebody said which times suit them.',
        it.case_id, it.session_id);
    end if;
  end loop;
  return null;
end $$;
create trigger follow_answers after insert on slot_answers referencing new table as fresh
  for each statement execute function private.follow_answers();
create trigger follow_changed_answers after update on slot_answers referencing new table as fresh
  for each statement execute function private.follow_answers();

-- Inside of 24 hours an ask needs a reason. It always waits for the mediator.
create function private.check_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
begin
  select * into it from public.sessions where id = new.session_id;
  if it.status <> 'scheduled' or it.starts_at <= now() then
    raise 'Only a session that is to come can be moved.' using errcode = 'MP409';
  end if;
  if it.starts_at < now() + interval '24 hours' and btrim(new.reason) = '' then
    raise 'The session is less than 24 hours away. Say why you ask to move it.' using errcode = 'MP422';
  end if;
  return null;
end $$;
create trigger check_request after insert on session_requests
  for each row execute function private.check_request();

create function private.stamp_request() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if old.status <> 'waiting' then raise 'This was answered already.' using errcode = 'MP409'; end if;
  new.answered_at := now();
  return new;
end $$;
create trigger stamp_request before update on session_requests
  for each row execute function private.stamp_request();

-- An ask is between the one who asks, as long as they are in the case, and the mediator.
create function private.follow_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select user_id from public.case_participants where id = new.participant_id and status = 'active');
  what text := case new.status when 'waiting' then 'session_move_asked' else 'session_move_' || new.status end;
begin
  perform private.record(new.case_id, 'mediator-' || new.case_id, what, new.session_id);
  if person is null then return null; end if;
  perform private.record(new.case_id, 'user-' || person, what, new.session_id);
  if tg_op = 'INSERT' then
    perform private.notify('mediator-' || new.case_id, 'session_scheduled', 'Somebody asks to move a session.',
      new.case_id, new.session_id);
  else
    perform private.notify_user(person, 'session_scheduled', case new.status
      when 'accepted' then 'Your ask to move a session is accepted.'
      else 'The session you asked to move stays at its time.' end, new.case_id, 'user-' || person, new.session_id);
  end if;
  return null;
end $$;
create trigger follow_request after insert or update on session_requests
  for each row execute function private.follow_request();

-- Ends the caller's calendar address, for good.
create function private.revoke_calendar() returns void
  language sql security definer set search_path = '' as $$
  update public.calendar_feeds set revoked_at = now() where user_id = auth.uid() and revoked_at is null
$$;

-- Gives the caller a new calendar address; the one before stops working.
create function private.renew_calendar(hash text) returns void
  language sql security definer set search_path = '' as $$
  select private.revoke_calendar();
  insert into public.calendar_feeds (user_id, token_hash) values (auth.uid(), hash)
$$;

-- The sessions of the person whose calendar address this is, each as that person has it. An address that works gives at
-- least one row, if an empty one.
create function private.calendar_by_token(token text)
  returns table (ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int, neutral_title boolean,
                 arrives_minutes int, place text, link text)
  language sql stable security definer set search_path = '' as $$
  select mine.* from public.calendar_feeds feed
  left join lateral (
    select s.ics_uid, s.ics_sequence + a.revision, s.status, s.starts_at, s.minutes, s.neutral_title,
      a.arrives_minutes, a.place, a.link
    from public.case_participants seat
    join public.session_attendees a on a.participant_id = seat.id
    join public.sessions s on s.id = a.session_id
    where seat.user_id = feed.user_id and seat.status = 'active' and s.starts_at > now() - interval '1 year'
    order by s.starts_at, s.id
  ) as mine on true
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null
$$;

-- Reminds everybody who comes, 48 hours and 2 hours before, and gives how many were reminded. Whoever heard of the time
-- later than that is not reminded of it at once.
create function private.remind_of_sessions(at timestamptz) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
  reminded int := 0;
begin
  for due in
    insert into private.session_reminders (session_id, user_id, kind, starts_at)
    select s.id, seat.user_id, reminder.kind, s.starts_at
    from public.sessions s
    join public.session_attendees a on a.session_id = s.id
    join public.case_participants seat on seat.id = a.participant_id and seat.status = 'active'
    join (values ('48h', interval '48 hours', interval '2 hours'), ('2h', interval '2 hours', interval '0'))
      as reminder (kind, before, until)
      on s.starts_at > at + reminder.until and s.starts_at <= at + reminder.before
        and s.timed_at <= s.starts_at - reminder.before
    where s.status = 'scheduled' and s.starts_at between at and at + interval '48 hours'
    on conflict do nothing
    returning *
  loop
    perform private.notify_user(due.user_id, 'session_reminder',
      'You have a session on ' || private.session_time(s.starts_at, s.minutes, s.time_zone) || '.',
      s.case_id, 'user-' || due.user_id, s.id)
    from public.sessions s where s.id = due.session_id;
    perform private.queue_mail(due.user_id, null, 'session_reminder', jsonb_build_object(
      'starts_at', s.starts_at, 'time_zone', s.time_zone))
    from public.sessions s where s.id = due.session_id;
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

-- A case that closes cancels what was still to come.
create function private.cancel_sessions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.sessions set status = 'cancelled'
  where case_id = new.id and (status = 'proposed' or status = 'scheduled' and starts_at > now());
  return null;
end $$;
create trigger cancel_sessions after update of status on cases
  for each row when (new.status = 'closed' and old.status <> 'closed') execute function private.cancel_sessions();

-- A party who leaves cancels what was to come with them alone. With another party it takes place without them.
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

-- A closed case plans nothing more. What was held before can still be written down.
do $$ declare it text; begin
  foreach it in array array['sessions', 'session_slots', 'slot_answers', 'session_requests'] loop
    execute format('create trigger refuse_when_closed after insert on public.%I for each row execute function private.refuse_when_closed()', it);
  end loop;
end $$;

do $$ declare it text; begin
  foreach it in array array['sessions', 'session_attendees', 'session_slots', 'slot_answers', 'session_outcomes',
    'session_requests', 'calendar_feeds'] loop
    execute format('create trigger audit after insert or update or delete on public.%I for each row execute function private.audit()', it);
  end loop;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_session_ids(), private.arranges(uuid), private.session_people(uuid),
  private.is_outside_hours(uuid, timestamptz, int),
  private.arrange_session(uuid, int), private.offer_slots(uuid, timestamptz[]), private.invite_to_session(uuid, uuid[]),
  private.propose_session(uuid, text, text, text, int, text[], boolean, uuid[], timestamptz[]),
  private.drop_session(uuid), private.revoke_calendar(), private.renew_calendar(text) to authenticated;
grant execute on function private.calendar_by_token(text) to anon, authenticated;

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

-- The offered times, for those who come.
alter table session_slots enable row level security;
create policy attendee_reads on session_slots for select to authenticated
  using (
    session_id in (select private.my_session_ids())
    or case_id in (select private.my_mediated_case_ids())
    or (select private.is_admin())
  );
revoke all on session_slots from anon, authenticated;
grant select on session_slots to authenticated;

-- An answer is between the one who gives it and the mediator.
alter table slot_answers enable row level security;
create policy owner_or_mediator_reads on slot_answers for select to authenticated
  using (
    participant_id in (select private.my_participant_ids())
    or case_id in (select private.my_mediated_case_ids())
  );
create policy owner_answers on slot_answers for insert to authenticated
  with check (
    participant_id in (select private.my_participant_ids())
    and session_id in (select private.my_session_ids())
  );
create policy owner_changes on slot_answers for update to authenticated
  using (participant_id in (select private.my_participant_ids()));
revoke all on slot_answers from anon, authenticated;
grant select, insert (case_id, session_id, slot_id, participant_id, answer), update (answer) on slot_answers to authenticated;

-- What the mediator writes down about a session, for mediators of the case alone.
alter table session_outcomes enable row level security;
create policy mediator_reads on session_outcomes for select to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
create policy mediator_adds on session_outcomes for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on session_outcomes for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on session_outcomes from anon, authenticated;
grant select, insert (case_id, session_id, outcome_note), update (outcome_note) on session_outcomes to authenticated;

-- Made by somebody who comes, answered by the mediator, read by these two.
alter table session_requests enable row level security;
create policy owner_or_mediator_reads on session_requests for select to authenticated
  using (
    participant_id in (select private.my_participant_ids())
    or case_id in (select private.my_mediated_case_ids())
  );
create policy owner_asks on session_requests for insert to authenticated
  with check (
    participant_id in (select private.my_participant_ids())
    and session_id in (select private.my_session_ids())
  );
create policy mediator_answers on session_requests for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on session_requests from anon, authenticated;
grant select, insert (case_id, session_id, participant_id, reason, starts_at), update (status)
  on session_requests to authenticated;

-- A person's own: to see that it is there. Nobody reads the hash.
alter table calendar_feeds enable row level security;
create policy owner_reads on calendar_feeds for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on calendar_feeds from anon, authenticated;
grant select (id, user_id, created_at, revoked_at) on calendar_feeds to authenticated;
