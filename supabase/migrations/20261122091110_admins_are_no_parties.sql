-- Admins read how to reach anybody, and what parties told at the start. So nobody is an admin who is a party of a case, or
-- ever was: they would read it of the other party.

create function private.was_a_party(person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.case_participants
    where user_id = person and role = 'divorcee' and status in ('active', 'removed'))
$$;

create function private.keep_admins_apart() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.was_a_party(new.id) then
    raise 'This person is or was a party in a case, and so cannot be an admin.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger keep_admins_apart before update of role on profiles
  for each row when (new.role = 'admin' and old.role <> 'admin') execute function private.keep_admins_apart();

create function private.keep_parties_apart() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles where id = new.user_id and role = 'admin') then
    raise 'An admin cannot be a party in a case. Use an account of your own for that.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger keep_parties_apart before insert or update of user_id, status on case_participants
  for each row when (new.role = 'divorcee' and new.status = 'active' and new.user_id is not null)
  execute function private.keep_parties_apart();

revoke execute on all functions in schema private from public;
