-- Who is told of a session, on the page and by mail, and what follows from a change.

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

revoke execute on all functions in schema private from public;
