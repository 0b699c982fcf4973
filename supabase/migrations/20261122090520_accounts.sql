-- Accounts: whom somebody knows, what an admin sees of a person and changes, and accounts that are closed.

alter table profiles
  add column closed_at timestamptz,
  add column sort_name text not null generated always as (lower(name)) stored;
create index on profiles (sort_name, id);

-- The people of the caller's cases; for a mediator, those of every case of the organization, and of the organization itself.
create or replace function private.my_people_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p
  where p.user_id is not null and p.case_id in (select private.my_case_ids())
  union
  select p.user_id from public.case_participants p join public.cases c on c.id = p.case_id
  where p.user_id is not null and private.my_role() = 'mediator' and c.organization_id = private.my_organization_id()
  union
  select id from public.profiles
  where private.my_role() = 'mediator' and organization_id = private.my_organization_id()
$$;

-- Whom the caller may reach as a mediator: in cases that they mediate, and else in those of the organization. But nobody
-- with whom they ever shared a case as a party or a lawyer, whatever other case that person is in.
create or replace function private.my_contact_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p join public.cases c on c.id = p.case_id
  where p.user_id is not null and private.my_role() = 'mediator' and (
    c.id in (select private.my_mediated_case_ids())
    or c.organization_id = private.my_organization_id() and p.user_id not in (
      select other.user_id from public.case_participants mine
      join public.case_participants other on other.case_id = mine.case_id and other.user_id is not null
      where mine.user_id = auth.uid() and mine.role <> 'mediator')
  )
$$;

-- Who belongs to an organization, for its mediators and for admins.
create function private.member_ids(of_organization uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.profiles
  where organization_id = of_organization
    and (private.is_admin() or (private.my_role() = 'mediator' and private.my_organization_id() = of_organization))
$$;

-- There is always somebody who can let others in. One after the other, so that two cannot leave at the same moment.
create function private.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'admin' or old.closed_at is not null or (new.role = 'admin' and new.closed_at is null) then return new; end if;
  perform pg_advisory_xact_lock(hashtext('private.keep_an_admin'));
  if not exists (select from public.profiles where role = 'admin' and closed_at is null and id <> new.id) then
    raise 'This is the last admin. Make somebody else an admin first.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger keep_an_admin before update of role, closed_at on profiles
  for each row execute function private.keep_an_admin();

-- What an admin sees of accounts beside the name, and everybody of their own.
create function private.accounts_of(people uuid[])
  returns table (user_id uuid, organization_id uuid, requested_role text, created_at timestamptz, closed_at timestamptz,
                 last_sign_in_at timestamptz, version int)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.organization_id, p.requested_role, p.created_at, p.closed_at, u.last_sign_in_at, p.version
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = any (people) and (p.id = auth.uid() or private.is_admin())
$$;

-- Changes a person's name or organization, for admins. False where the version is not the newest.
create function private.change_person(person uuid, seen int, changes jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.profiles;
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  update public.profiles set
    name = coalesce(changes ->> 'name', name),
    organization_id = case when changes ? 'organization_id' then (changes ->> 'organization_id')::uuid else organization_id end
    where id = person and version = seen returning * into it;
  if not found then return false; end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $$;

-- Closes an account for good: no sign-in, no session, no place in a case. What the person did and wrote stays. Not every
-- identity provider looks at a ban when a password is right, so the password goes too.
create function private.close_account(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if person = auth.uid() then raise 'Ask another admin to close your own account.' using errcode = 'MP409'; end if;
  update public.profiles set closed_at = now(), requested_role = null where id = person and closed_at is null;
  if not found then raise 'This account is closed already.' using errcode = 'MP409'; end if;
  update public.case_participants set status = 'removed' where user_id = person and status = 'active';
  update auth.users set banned_until = now() + interval '100 years',
    encrypted_password = '$2a$10$' || left(md5(gen_random_uuid()::text) || md5(gen_random_uuid()::text), 53)
    where id = person;
  delete from auth.sessions where user_id = person;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.member_ids(uuid), private.accounts_of(uuid[]),
  private.change_person(uuid, int, jsonb), private.close_account(uuid) to authenticated;

grant select (sort_name) on profiles to authenticated;
