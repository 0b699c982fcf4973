-- How a session gets its time: availability, offers, answers and moves.

set check_function_bodies = off;

-- When people are free for a session, for the mediator who offers times.

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
grant execute on function private.my_open_spans(uuid, timestamptz, timestamptz),
  private.booked_times(uuid, timestamptz, timestamptz), private.case_time_zone(uuid) to authenticated;

-- Until when people are asked to answer an offer. It is a request: a later answer counts, too.

alter table sessions add column answer_by timestamptz;

-- Refuses a date that has passed or that is not before the first offered time.
create function private.check_answer_by(by_then timestamptz, times timestamptz[]) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if by_then <= now() or by_then > (select min(time) from unnest(times) as time) then
    raise 'Ask for an answer before the first of the times.' using errcode = 'MP422';
  end if;
end $$;

drop function private.propose_session(uuid, text, text, text, int, text[], boolean, uuid[], timestamptz[]);

-- The mediator chooses who attends and until when to answer. A party or a lawyer does not: a session of one side is with
-- that side and the mediator, any other with everybody.
create function private.propose_session(of_case uuid, what text, how text, zone text, lasting int, topics text[],
  neutral boolean, wanted uuid[], times timestamptz[], by_then timestamptz) returns uuid
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
  if by_then is not null and not private.arranges(of_case) then
    raise 'Only the mediator sets a date to answer by.' using errcode = 'MP403';
  end if;
  if not exists (select from public.case_participants where case_id = of_case and status = 'active' and role = 'mediator') then
    raise 'Nobody mediates this case yet.' using errcode = 'MP409';
  end if;
  if wanted is null and is_one_sided and private.arranges(of_case) then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;
  perform private.check_answer_by(by_then, times);

  insert into public.sessions (case_id, kind, mode, time_zone, minutes, agenda, neutral_title, answer_by)
  values (of_case, what, how, case when private.arranges(of_case) then zone else private.zone_of_case(of_case) end, lasting, topics, neutral, by_then) returning * into it;
  perform private.put_slots(it, times);
  perform private.record(of_case, 'mediator-' || of_case, 'session_proposed', it.id);
  insert into public.session_attendees (case_id, session_id, participant_id)
  select of_case, it.id, unnest(private.session_participants(of_case, coalesce(wanted, array_agg(participant.id))))
  from public.case_participants participant
  where participant.case_id = of_case and participant.status = 'active' and (
    not is_one_sided
    or participant.id = mine.id
    or participant.role = 'mediator'
    or participant.id = mine.represents_participant_id and mine.confirmed_by_client_at is not null
    or participant.represents_participant_id = mine.id and participant.confirmed_by_client_at is not null);
  return it.id;
end $$;

drop function private.offer_slots(uuid, timestamptz[]);

-- For the mediator, and for whoever proposed the session while it has no time.
create function private.offer_slots(of_session uuid, times timestamptz[], by_then timestamptz) returns void
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
  if by_then is not null and not private.arranges(it.case_id) then
    raise 'Only the mediator sets a date to answer by.' using errcode = 'MP403';
  end if;
  perform private.check_answer_by(by_then, times);
  update public.sessions set answer_by = by_then where id = it.id and answer_by is distinct from by_then;
  if private.put_slots(it, times) then
    perform private.mail_session(it, 'proposed');
    perform private.tell_session(it, 'session_slots_offered', 'New times are offered for a session.');
  end if;
end $$;
grant execute on function
  private.propose_session(uuid, text, text, text, int, text[], boolean, uuid[], timestamptz[], timestamptz),
  private.offer_slots(uuid, timestamptz[], timestamptz) to authenticated;

-- Moving a session at short notice needs a reason, which everybody who attends reads.
alter table sessions
  add column move_reason text check (length(move_reason) <= 500) check (private.is_text(move_reason));

-- Named to run after `check_session`, so that a time that cannot be is refused before a missing reason.
create function private.check_short_notice() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if least(old.starts_at, new.starts_at) < now() + interval '24 hours' and btrim(coalesce(new.move_reason, '')) = '' then
    raise 'The old or the new time is less than 24 hours away. Say why the session moves. Everybody who comes reads it.'
      using errcode = 'MP422';
  end if;
  return new;
end $$;
create trigger check_short_notice before update on sessions for each row
  when (old.status = 'scheduled' and new.status = 'scheduled' and new.starts_at is distinct from old.starts_at)
  execute function private.check_short_notice();

revoke execute on function private.check_short_notice() from public;

grant update (move_reason) on sessions to authenticated;

-- A session that moved remembers the time before, and notifications about sessions say what is wanted.

alter table sessions add column moved_from timestamptz;

create function private.keep_former_time() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.moved_from := old.starts_at;
  return new;
end $$;
create trigger keep_former_time before update of starts_at on sessions for each row
  when (old.status = 'scheduled' and new.status = 'scheduled' and new.starts_at is distinct from old.starts_at)
  execute function private.keep_former_time();

create or replace function private.follow_request() returns trigger
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
      when 'accepted' then 'Your request to move the session was accepted.'
      else 'The session you asked to move stays at its time.' end, new.case_id, 'user-' || person, new.session_id);
  end if;
  return null;
end $$;

revoke execute on function private.keep_former_time() from public;

-- Another kind of session is announced like another way to meet, also while its times are offered. Everybody reads the
-- time at which they come and leave themselves.
create or replace function private.tell_session(it public.sessions, what text, words text) returns void
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
      perform private.notify_attendee(guest.user_id, private.session_of(it, guest.user_id), words);
    end if;
  end loop;
end $$;

create or replace function private.follow_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status then
    perform private.tell_session(new, 'session_' || new.status, case
      when new.status = 'scheduled' then 'A session is set for {time}.'
      when new.starts_at is null then 'A session that was being planned is cancelled.'
      when new.status = 'cancelled' then 'The session on {time} is cancelled.'
    end);
    if new.status = 'scheduled' or old.status = 'scheduled' and new.status = 'cancelled' then
      perform private.mail_session(new, new.status);
    end if;
    if new.status in ('completed', 'no_show') then perform private.derive_step(new.case_id); end if;
  elsif new.starts_at <> old.starts_at then
    perform private.tell_session(new, 'session_moved', 'A session has moved to {time}.');
    perform private.mail_session(new, 'moved');
  else
    perform private.tell_session(new, 'session_changed', case
      when new.status = 'scheduled' and (new.kind, new.mode, new.minutes) is distinct from (old.kind, old.mode, old.minutes)
      then 'The session on {time} has changed. Look at what is new.'
      when new.status = 'proposed' and (new.kind, new.mode, new.minutes) is distinct from (old.kind, old.mode, old.minutes)
      then 'A session that is being planned has changed. Look at what is new.' end);
  end if;
  if new.status <> old.status or new.starts_at is distinct from old.starts_at then
    update public.session_requests
    set status = case when new.status in ('scheduled', 'cancelled') then 'accepted' else 'refused' end
    where session_id = new.id and status = 'waiting';
  end if;
  return null;
end $$;

-- Times that a party or a lawyer proposes suit them: their own answer is yes. Whom no offered time suits says so.

-- What a person said about the offered times that are still to come, in words; null as long as they say no to some and
-- nothing to the others.
create function private.said_of_times(of_session uuid, person uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when bool_or(given.answer in ('yes', 'maybe')) then 'Somebody said which times suit them.'
    when bool_and(given.answer is not null) then 'Somebody said that none of the offered times suits them.' end
  from public.session_slots slot
  left join public.slot_answers given on given.slot_id = slot.id and given.participant_id = person
  where slot.session_id = of_session and slot.starts_at > now()
$$;

-- A changed answer notifies only when it leaves no time. The mediator is notified of a new session already, so the answers
-- to one's own times notify nobody.
create or replace function private.follow_answers() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  for it in
    select distinct case_id, session_id, participant_id, private.said_of_times(session_id, participant_id) as said from fresh
  loop
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'session_answered', it.session_id);
    if it.said is not null and (tg_op = 'INSERT' or it.said like '%none of%') and not exists (
        select from public.sessions where id = it.session_id and proposed_by = auth.uid() and created_at >= now()) then
      perform private.notify('mediator-' || it.case_id, 'session_scheduled', it.said, it.case_id, it.session_id);
    end if;
  end loop;
  return null;
end $$;

revoke execute on function private.said_of_times(uuid, uuid) from public;

-- The mediator's word with the answer to a request to move a session. The person who asked reads it.
alter table session_requests
  add column answer text check (length(answer) between 1 and 500) check (private.is_text(answer)),
  add check (answer is null or status <> 'waiting');
grant update (answer) on session_requests to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
