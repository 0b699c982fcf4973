-- Mails about sessions. They name the session, and the sender adds its calendar entry as it is at that moment, so that
-- no link waits in the outbox and somebody who was taken off in between gets none.

set check_function_bodies = off;

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
-- changes in one transaction the last is told.
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

reset check_function_bodies;
