-- What a session may become, and when: no time is taken that has passed or that somebody has given away already.

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

revoke execute on all functions in schema private from public;
