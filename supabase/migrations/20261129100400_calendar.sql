-- Calendar entries, mails and reminders of sessions.

set check_function_bodies = off;

-- Calendar entries: a session as it stands in the calendar of one person.

-- When each person leaves, counted from the start like their arrival; null for whoever stays until the end.
alter table session_attendees add column leaves_minutes int;

-- A person's sessions, with their own times and place only, and never with a link: whoever reads a calendar could join by it. A
-- session that they no longer attend is `left`, so that an invitation they received can be withdrawn. A mediator without a
-- place of their own has the places of both sides. The title is neutral unless both the session and the person allow more,
-- and a neutral entry has no place.
create function private.calendar_entries_of(person uuid)
  returns table (session_id uuid, ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int,
                 is_neutral boolean, arrives_minutes int, place text, address text, language text)
  language sql stable security definer set search_path = '' as $$
  with mine as (
    select a.session_id, a.revision, participant.status = 'active' as is_expected, a.arrives_minutes, a.leaves_minutes,
      case when participant.role = 'mediator' then coalesce(a.place, (
        select string_agg(room.place, ', ' order by room.side) from (
          select other.place, min(guest.side) as side
          from public.session_attendees other join public.case_participants guest on guest.id = other.participant_id
          where other.session_id = a.session_id and other.place is not null
          group by other.place) as room)) else a.place end as place
    from public.case_participants participant
    join public.session_attendees a on a.participant_id = participant.id
    where participant.user_id = person
    union all
    select former.session_id, former.revision, false, 0, null, null
    from public.case_participants participant
    join private.former_attendees former on former.participant_id = participant.id
    where participant.user_id = person and not exists (
      select from public.session_attendees a
      where a.session_id = former.session_id and a.participant_id = former.participant_id)
  )
  select distinct on (s.id) s.id, s.ics_uid, s.ics_sequence + mine.revision,
    case when mine.is_expected then s.status else 'left' end, s.starts_at, coalesce(mine.leaves_minutes, s.minutes), title.is_neutral,
    mine.arrives_minutes, case when mine.is_expected and not title.is_neutral then mine.place end,
    contact.email, private.mail_language(person, null)
  from mine
  join public.sessions s on s.id = mine.session_id
  left join public.contact_details contact on contact.user_id = person
  cross join lateral (select s.neutral_title or coalesce(contact.safe_neutral, true) as is_neutral) as title
  order by s.id, mine.is_expected desc, mine.revision desc
$$;

-- The entry of a session that the caller attends.
create function private.my_calendar_entry(of_session uuid)
  returns table (ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int, is_neutral boolean,
                 arrives_minutes int, place text, address text, language text)
  language sql stable security definer set search_path = '' as $$
  select entry.ics_uid, entry.ics_sequence, entry.status, entry.starts_at, entry.minutes, entry.is_neutral,
    entry.arrives_minutes, entry.place, entry.address, entry.language
  from private.calendar_entries_of(auth.uid()) entry where entry.session_id = of_session and entry.status <> 'left'
$$;

-- The entries of the feed's owner. A valid address returns at least one row, which may be empty.
drop function private.calendar_by_token(text);
create function private.calendar_by_token(token text)
  returns table (ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int, is_neutral boolean,
                 arrives_minutes int, place text, address text, language text)
  language sql stable security definer set search_path = '' as $$
  select mine.ics_uid, mine.ics_sequence, mine.status, mine.starts_at, mine.minutes, mine.is_neutral,
    mine.arrives_minutes, mine.place, mine.address, private.mail_language(feed.user_id, null)
  from public.calendar_feeds feed
  left join lateral (
    select entry.* from private.calendar_entries_of(feed.user_id) entry
    where entry.status <> 'left' and entry.starts_at > now() - interval '1 year'
    order by entry.starts_at, entry.session_id
  ) as mine on true
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null
$$;

revoke execute on function private.calendar_entries_of(uuid), private.my_calendar_entry(uuid),
  private.calendar_by_token(text) from public;
grant execute on function private.my_calendar_entry(uuid) to authenticated;
grant execute on function private.calendar_by_token(text) to anon, authenticated;

-- Mails about sessions. They name the session, and the sender adds its calendar entry as it is at that moment, so that
-- no link waits in the outbox and somebody who was taken off in between gets none.

-- The session as somebody has it who comes and leaves so many minutes after its start.
create function private.session_from(it public.sessions, arrives int, leaves int) returns public.sessions
  language plpgsql immutable set search_path = '' as $$
begin
  it.starts_at := it.starts_at + make_interval(mins => arrives);
  it.minutes := greatest(coalesce(leaves, it.minutes) - arrives, 15);
  return it;
end $$;

-- The session as this person has it.
create function private.session_of(it public.sessions, person uuid) returns public.sessions
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select private.session_from(it, a.arrives_minutes, a.leaves_minutes)
    from public.session_attendees a join public.case_participants participant on participant.id = a.participant_id
    where a.session_id = it.id and participant.user_id = person order by participant.status = 'active' desc limit 1), it)
$$;

-- The time beside a notification is that of its receiver.
create or replace function private.note_session_time() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select own.starts_at, own.starts_at + make_interval(mins => own.minutes) into new.starts_at, new.ends_at
    from public.sessions s
    cross join lateral private.session_of(s, new.user_id) as own
    where s.id = new.subject_id;
  return new;
end $$;

-- Notifies an attendee of the session as they have it; `{time}` in the words is when they come and leave. Of several
-- changes in one transaction only the last is announced.
create function private.notify_attendee(person uuid, own public.sessions, words text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if words like '%has changed%' then
    delete from public.notifications n
    where n.user_id = person and n.subject_id = own.id and n.created_at >= now() and n.message like '%has changed%';
  end if;
  perform private.notify_user(person, 'session_scheduled', replace(words, '{time}',
    coalesce(private.session_time(own.starts_at, own.minutes, own.time_zone), '')), own.case_id, 'user-' || person, own.id);
end $$;

-- One mail for each person and session in a transaction, about the greatest change, with the session as this person has
-- it. It waits for the end of the quiet
-- hours, unless the session begins before. Nobody is mailed about what they did themselves.
create function private.mail_attendee(person uuid, it public.sessions, what text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  earlier text;
  later timestamptz;
begin
  if person is null or person = auth.uid() then return; end if;
  with replaced as (
    delete from private.mails m
    where m.receiver = person and m.template = 'session_changed' and m.created_at = now()
      and m.facts ->> 'session_id' = it.id::text
    returning m.facts ->> 'change' as change
  )
  select replaced.change into earlier from replaced limit 1;
  perform private.queue_mail(person, null, 'session_changed', jsonb_strip_nulls(jsonb_build_object(
    'session_id', it.id, 'starts_at', it.starts_at, 'ends_at', it.starts_at + make_interval(mins => it.minutes),
    'time_zone', it.time_zone, 'change', case
      when what = 'changed' then coalesce(earlier, what) else what end)));
  select private.after_quiet_hours(now(), private.time_zone_of(person), wish.quiet_from, wish.quiet_to) into later
    from public.notification_preferences wish where wish.user_id = person;
  update private.mails m set next_attempt_at = later
    where m.receiver = person and m.template = 'session_changed' and m.created_at = now()
      and m.facts ->> 'session_id' = it.id::text and (it.starts_at is null or later < it.starts_at);
end $$;

-- Mails a change to everybody who attends, except whoever made it.
create or replace function private.mail_session(it public.sessions, what text) returns void
  language sql security definer set search_path = '' as $$
  select private.mail_attendee(participant.user_id, private.session_of(it, participant.user_id), what)
  from public.session_attendees a join public.case_participants participant on participant.id = a.participant_id
  where a.session_id = it.id and participant.status = 'active'
$$;

-- Another length or title of a scheduled session changes everybody's entry. Other changes have mails already.
create function private.mail_changed_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.mail_session(new, 'changed');
  return null;
end $$;
create trigger mail_changed_session after update on sessions for each row
  when (old.status = 'scheduled' and new.status = 'scheduled' and new.starts_at = old.starts_at
    and new.ics_sequence <> old.ics_sequence)
  execute function private.mail_changed_session();

-- Another place, link, arrival or leaving time of a scheduled session counts as a change of one person's entry.
create or replace function private.check_attendee() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  state text := (select status from public.sessions where id = new.session_id);
begin
  if new.attendance is distinct from old.attendance and state not in ('completed', 'no_show') then
    raise 'Say who came once the session is over.' using errcode = 'MP409';
  end if;
  if state = 'scheduled'
    and (new.place, new.link, new.arrives_minutes, new.leaves_minutes)
      is distinct from (old.place, old.link, old.arrives_minutes, old.leaves_minutes) then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;

-- The person learns of it once it is stored, so that they read their new time.
create function private.mail_changed_attendee() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform
    private.notify_attendee(participant.user_id, own, 'The session on {time} has changed. Look at what is new.'),
    private.mail_attendee(participant.user_id, own, 'changed')
  from public.sessions it
  cross join public.case_participants participant
  cross join lateral private.session_of(it, participant.user_id) as own
  where it.id = new.session_id and participant.id = new.participant_id and participant.status = 'active';
  return null;
end $$;
create trigger mail_changed_attendee after update on session_attendees for each row
  when (new.revision <> old.revision and (new.place, new.link, new.arrives_minutes, new.leaves_minutes)
    is distinct from (old.place, old.link, old.arrives_minutes, old.leaves_minutes))
  execute function private.mail_changed_attendee();

create or replace function private.follow_attendee() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
  own public.sessions;
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
  -- A session that is held or cancelled needs nobody any more.
  if it.status not in ('proposed', 'scheduled') then return null; end if;
  own := case when is_new then private.session_of(it, participant.user_id)
    else private.session_from(it, old.arrives_minutes, old.leaves_minutes) end;
  perform private.notify_attendee(participant.user_id, own, case
    when not is_new then 'You are no longer expected at a session.'
    when it.status = 'proposed' then 'Times for a session wait for your answer.'
    else 'A session is set for {time}.' end);
  if is_new or it.status = 'scheduled' then
    perform private.mail_attendee(participant.user_id, own, case when is_new then it.status else 'cancelled' end);
  end if;
  return null;
end $$;

-- Somebody who leaves a case gets the invitations to its coming sessions withdrawn. It runs before the sessions with
-- them alone are cancelled.
create function private.cancel_invitations() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.session_attendees a set revision = a.revision + 1
    from public.sessions it
    where it.id = a.session_id and a.participant_id = new.id and it.status = 'scheduled' and it.starts_at > now();
  perform private.mail_attendee(new.user_id, private.session_of(it, new.user_id), 'cancelled')
    from public.sessions it join public.session_attendees a on a.session_id = it.id
    where a.participant_id = new.id and it.status = 'scheduled' and it.starts_at > now();
  return null;
end $$;
create trigger cancel_invitations after update of status on case_participants for each row
  when (old.status = 'active' and new.status = 'removed') execute function private.cancel_invitations();

-- The last answer to an offer, by which its case is ranked.
create index on case_events (subject_id, created_at) where kind = 'session_answered';

revoke execute on function private.session_from(sessions, int, int), private.session_of(sessions, uuid),
  private.notify_attendee(uuid, sessions, text), private.mail_attendee(uuid, sessions, text), private.mail_changed_session(),
  private.mail_changed_attendee(), private.cancel_invitations() from public;

-- Reminders of sessions, which leave people their quiet hours.

-- The moment itself, or shortly before the quiet hours that it falls into.
create function private.before_quiet_hours(moment timestamptz, zone text, quiet_from time, quiet_to time)
  returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  here timestamp := moment at time zone zone;
  begins timestamp := here::date + quiet_from;
begin
  if private.after_quiet_hours(moment, zone, quiet_from, quiet_to) = moment then return moment; end if;
  return (case when begins <= here then begins else begins - interval '1 day' end at time zone zone)
    - interval '15 minutes';
end $$;

-- Reminds attendees 48 hours and 2 hours before of the time at which they come and leave, and returns how many. A time that was set later than that gets no
-- reminder. The mail of the first waits for the end of the quiet hours; the second would come too late then, so it goes
-- before them.
create or replace function private.remind_of_sessions(at timestamptz) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
  reminded int := 0;
begin
  for due in
    with made as (
      insert into private.session_reminders (session_id, user_id, kind, starts_at)
      select s.id, participant.user_id, reminder.kind, s.starts_at
      from public.sessions s
      join public.session_attendees a on a.session_id = s.id
      join public.case_participants participant on participant.id = a.participant_id and participant.status = 'active'
      left join public.notification_preferences wish on wish.user_id = participant.user_id
      cross join lateral (values
        ('48h', s.starts_at - interval '48 hours', s.starts_at - interval '2 hours'),
        ('2h', private.before_quiet_hours(s.starts_at - interval '2 hours', private.time_zone_of(participant.user_id),
          wish.quiet_from, wish.quiet_to), s.starts_at)) as reminder (kind, due_at, until)
      where s.status = 'scheduled' and s.starts_at between at and at + interval '48 hours'
        and reminder.due_at <= at and at < reminder.until and s.timed_at <= reminder.due_at
      on conflict do nothing
      returning *
    )
    select own.*, made.user_id,
      private.after_quiet_hours(at, private.time_zone_of(made.user_id), wish.quiet_from, wish.quiet_to) as mailed_at
    from made join public.sessions s on s.id = made.session_id
    cross join lateral private.session_of(s, made.user_id) as own
    left join public.notification_preferences wish on wish.user_id = made.user_id
  loop
    perform private.notify_user(due.user_id, 'session_reminder',
      'You have a session on ' || private.session_time(due.starts_at, due.minutes, due.time_zone) || '.',
      due.case_id, 'user-' || due.user_id, due.id);
    perform private.queue_mail(due.user_id, null, 'session_reminder', jsonb_build_object(
      'starts_at', due.starts_at, 'ends_at', due.starts_at + make_interval(mins => due.minutes),
      'time_zone', due.time_zone));
    if due.mailed_at > at then
      update private.mails m set next_attempt_at = due.mailed_at
        where m.receiver = due.user_id and m.template = 'session_reminder' and m.created_at = now()
          and (m.facts ->> 'starts_at')::timestamptz = due.starts_at;
    end if;
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

revoke execute on function private.before_quiet_hours(timestamptz, text, time, time) from public;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
