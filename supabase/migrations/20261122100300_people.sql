-- People: their profile, how to reach them, their settings, and the roles that admins give them.

set check_function_bodies = off;

create table profiles (
  id              uuid primary key references auth.users on delete cascade,
  name            text not null check (length(name) between 1 and 120) check (private.is_name(name)),
  role            text not null default 'divorcee' check (role in ('divorcee', 'mediator', 'lawyer', 'admin')),
  requested_role  text check (requested_role in ('mediator', 'lawyer', 'admin')),
  organization_id uuid references organizations,
  created_at      timestamptz not null default now(),
  version         int not null default 1,
  closed_at       timestamptz,
  sort_name       text not null generated always as (lower(name)) stored
);
create index on profiles (organization_id);
create index on profiles (sort_name, id);
create index on profiles (created_at, id) where requested_role is not null;
create index on profiles (created_at, id);

-- Apart from the profile, because the people of a case read each other's names and not each other's addresses.
create table contact_details (
  user_id           uuid primary key references profiles on delete cascade,
  email             text not null,
  phone             text check (length(phone) <= 40),
  safe_channels     text[] not null default '{}'
                    check (safe_channels <@ array['app', 'email', 'phone', 'sms', 'post'] and cardinality(safe_channels) <= 5
                    and coalesce(array_ndims(safe_channels), 1) = 1),
  safe_hours        text not null default '' check (length(safe_hours) <= 200),
  safe_voicemail    boolean not null default false,
  safe_neutral      boolean not null default true,
  safe_code_word    text not null default '' check (length(safe_code_word) <= 60),
  safe_confirmed_at timestamptz
);
create index on contact_details (email);

create table person_settings (
  user_id        uuid primary key references profiles on delete cascade,
  language       text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 35),
  time_zone      text check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  theme          text not null default 'system' check (theme in ('light', 'dark', 'system')),
  hide_presence  boolean not null default false,
  quick_exit_url text check (quick_exit_url ~ '^https://[^[:space:]]+$' and length(quick_exit_url) <= 500)
);

-- The role chosen at registration is a request. Open registration grants it and puts a new mediator into the first
-- organization with open registration, or into a new one when there is none at all. Otherwise everybody starts as a
-- divorcee and the request waits for an admin.
create function private.add_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  email text := coalesce(new.email, '');
  asked text := new.raw_user_meta_data ->> 'requested_role';
  is_open boolean := (select registration = 'open' from private.settings);
  home uuid;
begin
  if asked is null or asked not in ('mediator', 'lawyer', 'admin') then asked := null; end if;
  if is_open and asked = 'mediator' then
    select o.id into home from public.organizations o
      join public.organization_settings s on s.organization_id = o.id and s.registration = 'open'
      order by o.created_at, o.id limit 1;
    if home is null and not exists (select from public.organizations) then
      insert into public.organizations (name, display_name) values ('Mediation Platform', 'Mediation Platform')
        returning id into home;
    end if;
    is_open := home is not null;
  end if;
  insert into public.profiles (id, name, role, requested_role, organization_id) values (
    new.id,
    left(coalesce(nullif(btrim(new.raw_user_meta_data ->> 'name'), ''), nullif(split_part(email, '@', 1), ''), 'Someone'), 120),
    case when is_open then coalesce(asked, 'divorcee') else 'divorcee' end,
    case when is_open then null else asked end,
    home);
  insert into public.contact_details (user_id, email) values (new.id, lower(email));
  return new;
end $$;
create trigger add_profile after insert on auth.users for each row execute function private.add_profile();

-- Invitations look for the confirmed address.
create function private.follow_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_details set email = lower(coalesce(new.email, '')) where user_id = new.id;
  return new;
end $$;
create trigger follow_email after update of email on auth.users for each row execute function private.follow_email();

create function private.add_person_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.person_settings (user_id) values (new.id);
  return null;
end $$;
create trigger add_settings after insert on profiles for each row execute function private.add_person_settings();

-- The caller's whole profile. Of other people the caller reads only name and role.
create function private.my_profile() returns setof public.profiles
  language sql stable security definer set search_path = '' as $$
  select * from public.profiles where id = auth.uid()
$$;

-- The people of the caller's cases. A mediator also reads those of the organization and of all its cases.
create function private.my_people_ids() returns setof uuid
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

-- A mediator reads how to reach the people of the cases that they mediate.
create function private.my_contact_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p
  where p.user_id is not null and private.my_role() = 'mediator'
    and p.case_id in (select private.my_mediated_case_ids())
$$;

-- The members of an organization, for its mediators and for admins.
create function private.member_ids(of_organization uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.profiles
  where organization_id = of_organization
    and (private.is_admin() or (private.my_role() = 'mediator' and private.my_organization_id() = of_organization))
$$;

-- The code words that the caller may know. Nobody reads the column itself, not even admins.
create function private.code_words_of(people uuid[]) returns table (user_id uuid, code_word text)
  language sql stable security definer set search_path = '' as $$
  select d.user_id, d.safe_code_word from public.contact_details d
  where d.user_id = any (people)
    and (d.user_id = auth.uid() or d.user_id in (select private.my_contact_ids()))
$$;

-- Changing how to be reached confirms it.
create function private.stamp_safe_contact() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.safe_confirmed_at := now();
  return new;
end $$;
create trigger stamp_safe_contact
  before update of safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word on contact_details
  for each row execute function private.stamp_safe_contact();

-- A person's own time zone, else that of their organization.
create function private.time_zone_of(person uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select coalesce(mine.time_zone, ours.time_zone) from public.profiles p
    left join public.person_settings mine on mine.user_id = p.id
    left join public.organization_settings ours on ours.organization_id = p.organization_id
    where p.id = person), 'UTC')
$$;

-- One admin always remains. The lock lets two of them leave only one after the other.
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

-- What admins read of an account beside the name, and everybody of their own.
create function private.accounts_of(people uuid[])
  returns table (user_id uuid, organization_id uuid, requested_role text, created_at timestamptz, closed_at timestamptz,
                 last_sign_in_at timestamptz, version int)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.organization_id, p.requested_role, p.created_at, p.closed_at, u.last_sign_in_at, p.version
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = any (people) and (p.id = auth.uid() or private.is_admin())
$$;

-- Changes a person's name or organization, for admins. Returns false when the version is not the newest.
create function private.change_person(person uuid, expected_version int, changes jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.profiles;
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  update public.profiles set
    name = coalesce(changes ->> 'name', name),
    organization_id = case when changes ? 'organization_id' then (changes ->> 'organization_id')::uuid else organization_id end
    where id = person and version = expected_version returning * into it;
  if not found then return false; end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $$;

-- Closes an account for good: the person can no longer sign in and leaves all cases. What they did and wrote stays. Not
-- every identity provider checks a ban when the password is right, so the password is replaced too.
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

-- People whose role waits for an admin.
create function private.approvals(before_at timestamptz, before_id uuid, wanted int)
  returns table (user_id uuid, name text, email text, requested_role text, since timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query
    select p.id, p.name, d.email, p.requested_role, p.created_at
    from public.profiles p join public.contact_details d on d.user_id = p.id
    where p.requested_role is not null and p.closed_at is null and (p.created_at, p.id) > (before_at, before_id)
    order by p.created_at, p.id limit wanted;
end $$;

-- Grants or refuses the requested role. To create an admin, an admin confirms with their password.
create function private.answer_approval(person uuid, is_granted boolean, home uuid, is_confirmed boolean) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  asked text;
begin
  perform private.must_be_admin();
  select requested_role into asked from public.profiles where id = person and closed_at is null for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if asked is null then raise 'This person does not wait for an answer.' using errcode = 'MP409'; end if;
  if is_granted and asked = 'admin' and not is_confirmed then
    raise 'Type your password to make somebody an admin.' using errcode = 'MP403';
  end if;
  if is_granted and asked = 'mediator' and home is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.profiles set requested_role = null,
    role = case when is_granted then asked else role end,
    organization_id = case when is_granted and asked = 'mediator' then home else organization_id end
    where id = person;
  perform private.notify_user(person, 'case_update',
    case when is_granted then 'Your account has been approved.' else 'We could not approve the role that you asked for.' end,
    null, null, null);
  perform private.queue_mail(person, null, case when is_granted then 'account_approved' else 'account_refused' end, '{}');
  return (select role from public.profiles where id = person);
end $$;

-- Everybody with their role, for admins.
create function private.role_list(before_at timestamptz, before_id uuid, wanted int)
  returns table (user_id uuid, name text, email text, role text, organization_id uuid, since timestamptz, version int)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.name, d.email, p.role, p.organization_id, p.created_at, p.version
  from public.profiles p join public.contact_details d on d.user_id = p.id
  where private.is_admin() and p.closed_at is null and (p.created_at, p.id) < (before_at, before_id)
  order by p.created_at desc, p.id desc limit wanted
$$;

-- Gives a person another role, from their next call on. Returns false when the version is not the newest.
create function private.change_role(person uuid, new_role text, home uuid, expected_version int) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.profiles;
begin
  perform private.must_be_admin();
  update public.profiles set role = new_role, requested_role = null, organization_id = coalesce(home, organization_id)
    where id = person and version = expected_version and closed_at is null returning * into it;
  if not found then
    if not exists (select from public.profiles where id = person and closed_at is null) then
      raise 'Not found.' using errcode = 'MP404';
    end if;
    return false;
  end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $$;

-- Makes the caller the first admin, with the code that the server printed. The row lock lets only one through.
create function private.claim_first_admin(code text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform from private.settings where first_admin_code_hash = private.token_hash(code) for update;
  if not found or exists (select from public.profiles where role = 'admin') then return false; end if;
  update public.profiles set role = 'admin', requested_role = null where id = auth.uid() and requested_role = 'admin';
  if not found then return false; end if;
  update private.settings set first_admin_code_hash = null;
  return true;
end $$;

create trigger audit after insert or update or delete on profiles for each row execute function private.audit();
create trigger audit after insert or update or delete on contact_details for each row execute function private.audit();
create trigger next_version before update on profiles for each row execute function private.next_version();
create trigger audit after insert or update or delete on person_settings for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.my_profile(), private.my_people_ids(), private.my_contact_ids(),
  private.member_ids(uuid), private.code_words_of(uuid[]), private.accounts_of(uuid[]),
  private.change_person(uuid, int, jsonb), private.close_account(uuid), private.approvals(timestamptz, uuid, int),
  private.answer_approval(uuid, boolean, uuid, boolean), private.role_list(timestamptz, uuid, int),
  private.change_role(uuid, text, uuid, int), private.claim_first_admin(text) to authenticated;

-- Name and role: one's own, and those of the people in one's cases.
alter table profiles enable row level security;
create policy acquaintance_reads on profiles for select to authenticated
  using (id = (select auth.uid()) or id in (select private.my_people_ids()) or (select private.is_admin()));
create policy owner_changes on profiles for update to authenticated
  using (id = (select auth.uid()));
revoke all on profiles from anon, authenticated;
grant select (id, name, role, sort_name), update (name) on profiles to authenticated;
select private.refuse_direct_writes('profiles');

-- Read by the person, the mediators of their cases and admins. Never by the other party. The e-mail address follows the
-- account.
alter table contact_details enable row level security;
create policy owner_or_mediator_reads on contact_details for select to authenticated
  using (user_id = (select auth.uid()) or user_id in (select private.my_contact_ids()) or (select private.is_admin()));
create policy owner_changes on contact_details for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on contact_details from anon, authenticated;
grant select (user_id, email, phone, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_confirmed_at),
  update (phone, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word)
  on contact_details to authenticated;
select private.refuse_direct_writes('contact_details');

-- A person's own.
alter table person_settings enable row level security;
create policy owner_reads on person_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_changes on person_settings for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on person_settings from anon, authenticated;
grant select, update (language, time_zone, theme, hide_presence, quick_exit_url) on person_settings to authenticated;
select private.refuse_direct_writes('person_settings');

reset check_function_bodies;
