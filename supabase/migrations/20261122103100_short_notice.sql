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
