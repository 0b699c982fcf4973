-- A session that moved remembers the time before, and notifications about sessions say what is wanted.

set check_function_bodies = off;

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

reset check_function_bodies;
