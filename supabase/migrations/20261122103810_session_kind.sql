-- Another kind of session is announced like another way to meet, also while its times are offered.

create or replace function private.follow_session() returns trigger
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
      when new.status = 'scheduled' and (new.kind, new.mode, new.minutes) is distinct from (old.kind, old.mode, old.minutes)
      then 'The session on ' || time_now || ' has changed. Look at what is new.'
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
