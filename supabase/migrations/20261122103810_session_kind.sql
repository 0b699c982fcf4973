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
