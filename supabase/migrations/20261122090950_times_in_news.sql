-- News about a session says its time in English words. Beside them stands the moment itself, as it was when people were
-- told, so that a page can say it in the reader's own language and zone.
alter table notifications add column starts_at timestamptz, add column ends_at timestamptz;

create function private.note_session_time() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select s.starts_at, s.starts_at + make_interval(mins => s.minutes) into new.starts_at, new.ends_at
    from public.sessions s where s.id = new.subject_id;
  return new;
end $$;
create trigger note_session_time before insert on notifications
  for each row when (new.type in ('session_scheduled', 'session_reminder')) execute function private.note_session_time();

revoke execute on function private.note_session_time() from public;
