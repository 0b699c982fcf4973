-- A calendar address ends with what could have been stolen: the password, the other sign-in sessions, the account.

alter table calendar_feeds add column last_read_at timestamptz;
grant select (last_read_at) on calendar_feeds to authenticated;

create function private.revoke_calendar_of(person uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.calendar_feeds set revoked_at = now() where user_id = person and revoked_at is null
$$;

-- Each new password: changed, reset, or replaced when the account is closed.
create function private.revoke_calendar_on_new_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.revoke_calendar_of(new.id);
  return null;
end $$;
create trigger revoke_calendar after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.revoke_calendar_on_new_password();

-- Ends every sign-in session of the caller but the current one, and the calendar address.
create function private.end_my_other_sessions() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  other uuid;
begin
  for other in select s.id from auth.sessions s where s.user_id = auth.uid() and s.id <> private.my_session_id() loop
    perform private.end_session(other), private.add_to_audit('delete', 'session', other, null, null, '{}');
  end loop;
  perform private.revoke_calendar_of(auth.uid());
end $$;

-- Notes that a calendar program reads an address, once an hour: the owner sees whether somebody still does.
create function private.note_calendar_read(token text) returns void
  language sql security definer set search_path = '' as $$
  update public.calendar_feeds set last_read_at = now()
  where token_hash = private.token_hash(token) and revoked_at is null
    and coalesce(last_read_at, '-infinity') < now() - interval '1 hour'
$$;

-- A read changes nothing that the audit log is for.
drop trigger audit on calendar_feeds;
create trigger audit after insert or delete or update of user_id, token_hash, revoked_at on calendar_feeds
  for each row execute function private.audit();

revoke execute on function private.revoke_calendar_of(uuid), private.revoke_calendar_on_new_password(),
  private.end_my_other_sessions(), private.note_calendar_read(text) from public;
grant execute on function private.end_my_other_sessions() to authenticated;
grant execute on function private.note_calendar_read(text) to anon, authenticated;
