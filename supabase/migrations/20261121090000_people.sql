-- Organizations and the people in them. What others may read of a person is apart from how to reach that person.

create schema if not exists private;
grant usage on schema private to anon, authenticated;

-- Settings that the policies read. One row, written by the server when it starts.
create table private.settings (
  one_row      boolean primary key default true check (one_row),
  registration text not null default 'approval' check (registration in ('open', 'approval')),
  demo         text check (demo in ('filling', 'filled'))
);
insert into private.settings default values;

create table organizations (
  id              uuid primary key default gen_random_uuid(),
  name            text not null check (length(name) between 1 and 120),
  display_name    text not null check (length(display_name) between 1 and 120),
  tagline         text not null default 'Professional Mediation for Family Matters' check (length(tagline) <= 200),
  primary_color   text not null default '#3b82f6' check (primary_color ~ '^#[0-9a-f]{6}$'),
  secondary_color text not null default '#10b981' check (secondary_color ~ '^#[0-9a-f]{6}$'),
  logo_url        text,
  website         text check (website ~ '^https://'),
  email           text,
  phone           text,
  created_at      timestamptz not null default now()
);

create table profiles (
  id              uuid primary key references auth.users on delete cascade,
  name            text not null check (length(name) between 1 and 120),
  role            text not null default 'divorcee' check (role in ('divorcee', 'mediator', 'lawyer', 'admin')),
  requested_role  text check (requested_role in ('mediator', 'lawyer', 'admin')),
  organization_id uuid references organizations,
  created_at      timestamptz not null default now()
);
create index on profiles (organization_id);

create table contact_details (
  user_id uuid primary key references profiles on delete cascade,
  email   text not null,
  phone   text check (length(phone) <= 40)
);
create index on contact_details (email);

-- The role picked at registration is a request. Open registration grants it, and seats a new mediator in the first
-- organization, which is made when there is none; otherwise everybody starts as a divorcee and the request waits.
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
    select id into home from public.organizations order by created_at, id limit 1;
    if home is null then
      insert into public.organizations (name, display_name) values ('Mediation Platform', 'Mediation Platform')
        returning id into home;
    end if;
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

-- An address that was changed and confirmed is the one that invitations look for.
create function private.follow_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_details set email = lower(coalesce(new.email, '')) where user_id = new.id;
  return new;
end $$;
create trigger follow_email after update of email on auth.users for each row execute function private.follow_email();

create function private.my_role() returns text
  language sql stable security definer set search_path = '' as $$
  select role from public.profiles where id = auth.uid()
$$;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where id = auth.uid() and role = 'admin')
$$;

create function private.my_organization_id() returns uuid
  language sql stable security definer set search_path = '' as $$
  select organization_id from public.profiles where id = auth.uid()
$$;

-- The caller's own profile, whole: of other people only the name and the role are readable.
create function private.my_profile() returns setof public.profiles
  language sql stable security definer set search_path = '' as $$
  select * from public.profiles where id = auth.uid()
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_role(), private.is_admin(), private.my_organization_id(), private.my_profile()
  to authenticated;
