-- Mails about sessions. They name the session, and the sender adds its calendar entry as it is at that moment, so that
-- no link waits in the outbox and somebody who was taken off in between gets none.

set check_function_bodies = off;

-- One mail for each person and session in a transaction, about the greatest change. It waits for the end of the quiet
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
    'session_id', it.id, 'starts_at', it.starts_at, 'time_zone', it.time_zone, 'change', case
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
  select private.mail_attendee(participant.user_id, it, what)
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

-- Another place, link or arrival changes one person's entry.
create function private.mail_changed_attendee() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.mail_attendee(participant.user_id, it, 'changed')
  from public.sessions it, public.case_participants participant
  where it.id = new.session_id and participant.id = new.participant_id and participant.status = 'active';
  return null;
end $$;
create trigger mail_changed_attendee after update on session_attendees for each row
  when (new.revision <> old.revision and (new.place, new.link, new.arrives_minutes)
    is distinct from (old.place, old.link, old.arrives_minutes))
  execute function private.mail_changed_attendee();

create or replace function private.follow_attendee() returns trigger
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
    when it.status = 'proposed' then 'Times for a session wait for your answer.'
    else 'A session is set for ' || private.session_time(it.starts_at, it.minutes, it.time_zone) || '.' end,
    it.case_id, 'user-' || participant.user_id, it.id);
  if is_new or it.status = 'scheduled' then
    perform private.mail_attendee(participant.user_id, it, case when is_new then it.status else 'cancelled' end);
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
  perform private.mail_attendee(new.user_id, it, 'cancelled')
    from public.sessions it join public.session_attendees a on a.session_id = it.id
    where a.participant_id = new.id and it.status = 'scheduled' and it.starts_at > now();
  return null;
end $$;
create trigger cancel_invitations after update of status on case_participants for each row
  when (old.status = 'active' and new.status = 'removed') execute function private.cancel_invitations();

revoke execute on function private.mail_attendee(uuid, sessions, text), private.mail_changed_session(),
  private.mail_changed_attendee(), private.cancel_invitations() from public;

reset check_function_bodies;
