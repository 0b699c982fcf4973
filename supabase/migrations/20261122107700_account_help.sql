-- Help for a person who cannot sign in, or whose device is in other hands. What an admin does leaves an audit entry.

set check_function_bodies = off;

-- The address for a link with which a person sets a new password; null for an unknown person.
create function private.address_for_password_link(person uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  address text;
  is_closed boolean;
begin
  perform private.must_be_admin();
  select u.email, p.closed_at is not null into address, is_closed
    from auth.users u join public.profiles p on p.id = u.id where u.id = person;
  if address is null then return null; end if;
  if is_closed then raise 'This account is closed.' using errcode = 'MP409'; end if;
  if not private.may_mail(person, address) then
    raise 'Mail is not a safe way to reach this person.' using errcode = 'MP409';
  end if;
  perform private.add_to_audit('insert', 'password_link', person, null, null, '{}');
  return address;
end $$;

-- Ends every sign-in session of a person, and their calendar feed.
create function private.end_sign_ins_of(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  session uuid;
begin
  perform private.must_be_admin();
  for session in select s.id from auth.sessions s where s.user_id = person loop
    perform private.end_sign_in(session), private.add_to_audit('delete', 'session', session, null, null, '{}');
  end loop;
  perform private.revoke_calendar_of(person);
end $$;

-- Whoever uses a link for a new password fears for the old one. Their calendar feed ends, also when they choose the same
-- one again.
create trigger revoke_calendar_on_reset after update of recovery_token on auth.users for each row
  when (old.recovery_token <> '' and coalesce(new.recovery_token, '') = '')
  execute function private.revoke_calendar_on_new_password();

revoke execute on all functions in schema private from public;
grant execute on function private.address_for_password_link(uuid), private.end_sign_ins_of(uuid) to authenticated;

reset check_function_bodies;
