-- Organizations: their branding, which everybody sees, and their settings.

set check_function_bodies = off;

create function private.are_working_hours(hours jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(hours) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(hours) when 'object' then hours else '{}' end) as day
    where day.key not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')
      or jsonb_typeof(day.value) <> 'array'
      or jsonb_array_length(case jsonb_typeof(day.value) when 'array' then day.value else '[]' end) > 4
      or exists (
        select from jsonb_array_elements(case jsonb_typeof(day.value) when 'array' then day.value else '[]' end) as span
        where not coalesce(span ->> 'from' ~ '^([01]\d|2[0-3]):[0-5]\d$' and span ->> 'to' ~ '^([01]\d|2[0-3]):[0-5]\d$'
          and span ->> 'from' < span ->> 'to', false)))
$$;

-- A logo is one of ours, so that no page asks another server for it.
create table organizations (
  id              uuid primary key default gen_random_uuid(),
  name            text not null check (length(name) between 1 and 120) check (private.is_name(name)),
  display_name    text not null check (length(display_name) between 1 and 120) check (private.is_name(display_name)),
  tagline         text not null default 'Professional Mediation for Family Matters' check (length(tagline) <= 200),
  primary_color   text not null default '#3b82f6' check (primary_color ~ '^#[0-9a-f]{6}$'),
  secondary_color text not null default '#10b981' check (secondary_color ~ '^#[0-9a-f]{6}$'),
  logo_url        text,
  website         text check (website ~ '^https://') check (length(website) <= 300),
  email           text check (length(email) <= 254),
  phone           text check (length(phone) <= 40),
  created_at      timestamptz not null default now(),
  version         int not null default 1,
  slug            text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  suspended       boolean not null default false,
  check (logo_url ~ ('^/api/organizations/' || id::text || '/logo\?v=[0-9a-f]{8}$'))
);
create index on organizations (created_at, id);

create table organization_settings (
  organization_id               uuid primary key references organizations on delete cascade,
  registration                  text not null default 'approval' check (registration in ('open', 'approval')),
  idle_minutes                  int not null default 15 check (idle_minutes between 5 and 60),
  warning_seconds               int not null default 120 check (warning_seconds in (60, 120)),
  retention_messages            int not null default 7 check (retention_messages between 1 and 30),
  retention_financial_documents int not null default 7 check (retention_financial_documents between 1 and 30),
  retention_notes               int not null default 7 check (retention_notes between 1 and 30),
  retention_agreement           int not null default 7 check (retention_agreement between 1 and 30),
  retention_audit               int not null default 7 check (retention_audit between 1 and 30),
  neutral_notifications         boolean not null default true,
  ai_enabled                    boolean not null default true,
  time_zone                     text not null default 'UTC'
                                check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  locale                        text not null default 'en'
                                check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(locale) <= 35),
  working_hours                 jsonb not null
                                default '{"mon": [{"from": "09:00", "to": "17:00"}], "tue": [{"from": "09:00", "to": "17:00"}],
                                "wed": [{"from": "09:00", "to": "17:00"}], "thu": [{"from": "09:00", "to": "17:00"}],
                                "fri": [{"from": "09:00", "to": "17:00"}]}'
                                check (private.are_working_hours(working_hours)),
  version                       int not null default 1
);

-- An organization without a slug gets one from its name.
create function private.give_slug() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  base text := coalesce(nullif(btrim(left(regexp_replace(lower(new.name), '[^a-z0-9]+', '-', 'g'), 50), '-'), ''), 'organization');
begin
  if new.slug is not null then return new; end if;
  new.slug := case when exists (select from public.organizations where slug = base)
    then base || '-' || substr(gen_random_uuid()::text, 1, 8) else base end;
  return new;
end $$;
create trigger give_slug before insert on organizations for each row execute function private.give_slug();

-- In a suspended organization nothing new begins. What is there stays readable.
create function private.refuse_when_suspended() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it jsonb := to_jsonb(new);
  home uuid := coalesce((it ->> 'organization_id')::uuid,
    (select organization_id from public.cases where id = (it ->> 'case_id')::uuid));
begin
  if exists (select from public.organizations where id = home and suspended) then
    raise 'This organization is paused, so nothing new can begin in it. Ask an admin.' using errcode = 'MP409';
  end if;
  return null;
end $$;

-- A new organization starts with the platform's settings.
create function private.add_organization_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.organization_settings (organization_id, registration, idle_minutes, retention_messages,
    retention_financial_documents, retention_notes, retention_agreement, retention_audit)
  select new.id, registration, idle_minutes, retention_messages, retention_financial_documents, retention_notes,
    retention_agreement, retention_audit
  from private.settings;
  return null;
end $$;
create trigger add_settings after insert on organizations
  for each row execute function private.add_organization_settings();

create function private.my_organization_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select private.my_organization_id()
  union
  select organization_id from public.cases where id in (select private.my_case_ids())
$$;

-- What a sign-in page shows. Guests read nothing else of an organization.
create function private.branding_of(organization uuid)
  returns table (name text, display_name text, tagline text, primary_color text, secondary_color text, logo_url text,
                 website text, email text, phone text)
  language sql stable security definer set search_path = '' as $$
  select name, display_name, tagline, primary_color, secondary_color, logo_url, website, email, phone
  from public.organizations where id = organization
$$;

create function private.branding_by_slug(address text)
  returns table (id uuid, name text, display_name text, tagline text, primary_color text, secondary_color text,
                 logo_url text, website text, email text, phone text)
  language sql stable security definer set search_path = '' as $$
  select id, name, display_name, tagline, primary_color, secondary_color, logo_url, website, email, phone
  from public.organizations where slug = address
$$;

create function private.logo_of(organization uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select logo_url from public.organizations where id = organization
$$;

-- Whether notifications may show the titles of cases to people who ask for it.
create function private.may_show_titles(of_organization uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not neutral_notifications from public.organization_settings where organization_id = of_organization
$$;

-- The settings that only admins read.
create function private.inner_settings(of_organization uuid) returns table (registration text, neutral_notifications boolean)
  language sql stable security definer set search_path = '' as $$
  select registration, neutral_notifications from public.organization_settings
  where organization_id = of_organization and private.is_admin()
$$;

-- Whether the assistant is on for the organization of a case, or for the caller's own.
create function private.ai_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select s.ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), true)
$$;

create trigger audit after insert or update or delete on organizations for each row execute function private.audit();
create trigger next_version before update on organizations for each row execute function private.next_version();
create trigger audit after insert or update or delete on organization_settings
  for each row execute function private.audit();
create trigger next_version before update on organization_settings for each row execute function private.next_version();

revoke execute on all functions in schema private from public;
grant execute on function private.branding_of(uuid), private.branding_by_slug(text), private.logo_of(uuid)
  to anon, authenticated;
grant execute on function private.are_working_hours(jsonb), private.my_organization_ids(),
  private.may_show_titles(uuid), private.inner_settings(uuid), private.ai_is_on(uuid) to authenticated;

-- Read by its people, created and changed by admins. Nobody deletes one.
alter table organizations enable row level security;
create policy member_reads on organizations for select to authenticated
  using (id in (select private.my_organization_ids()) or (select private.is_admin()));
create policy admin_founds on organizations for insert to authenticated
  with check ((select private.is_admin()));
create policy admin_changes on organizations for update to authenticated
  using ((select private.is_admin()));
revoke all on organizations from anon, authenticated;
grant select, insert (id, name, display_name, tagline, primary_color, secondary_color, website, email, phone, slug),
    update (name, display_name, tagline, primary_color, secondary_color, logo_url, website, email, phone, slug,
    suspended) on organizations to authenticated;
select private.refuse_direct_writes('organizations');

-- Its people read what concerns them. Admins change it.
alter table organization_settings enable row level security;
create policy member_reads on organization_settings for select to authenticated
  using (organization_id in (select private.my_organization_ids()) or (select private.is_admin()));
create policy admin_changes on organization_settings for update to authenticated
  using ((select private.is_admin()));
revoke all on organization_settings from anon, authenticated;
grant select (organization_id, idle_minutes, warning_seconds, retention_messages, retention_financial_documents,
    retention_notes, retention_agreement, retention_audit, ai_enabled, time_zone, locale, working_hours, version),
    update (registration, idle_minutes, warning_seconds, retention_messages, retention_financial_documents,
    retention_notes, retention_agreement, retention_audit, neutral_notifications, ai_enabled, time_zone, locale,
    working_hours) on organization_settings to authenticated;
select private.refuse_direct_writes('organization_settings');

reset check_function_bodies;
