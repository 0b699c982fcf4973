-- What people and organizations set for themselves, and how a person can be reached without harm.

-- How a person can be reached without harm. Beside the address, because the same people may know it.
alter table contact_details
  add column safe_channels text[] not null default '{}'
    check (safe_channels <@ array['app', 'email', 'phone', 'sms', 'post'] and cardinality(safe_channels) <= 5
      and coalesce(array_ndims(safe_channels), 1) = 1),
  add column safe_hours text not null default '' check (length(safe_hours) <= 200),
  add column safe_voicemail boolean not null default false,
  add column safe_neutral boolean not null default true,
  add column safe_code_word text not null default '' check (length(safe_code_word) <= 60),
  add column safe_confirmed_at timestamptz;

create function private.is_time_zone(zone text) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone zone;
  return zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$';
exception when others then
  return false;
end $$;

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

create table person_settings (
  user_id        uuid primary key references profiles on delete cascade,
  language       text not null default 'en' check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 35),
  time_zone      text check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  theme          text not null default 'system' check (theme in ('light', 'dark', 'system')),
  hide_presence  boolean not null default false,
  quick_exit_url text check (quick_exit_url ~ '^https://[^[:space:]]+$' and length(quick_exit_url) <= 500)
);
insert into person_settings (user_id) select id from profiles;

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
  time_zone                     text not null default 'UTC' check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  locale                        text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(locale) <= 35),
  working_hours                 jsonb not null
    default '{"mon": [{"from": "09:00", "to": "17:00"}], "tue": [{"from": "09:00", "to": "17:00"}],
              "wed": [{"from": "09:00", "to": "17:00"}], "thu": [{"from": "09:00", "to": "17:00"}],
              "fri": [{"from": "09:00", "to": "17:00"}]}'
    check (private.are_working_hours(working_hours)),
  version                       int not null default 1
);
insert into organization_settings (organization_id) select id from organizations;

create function private.add_organization_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.organization_settings (organization_id) values (new.id);
  return null;
end $$;
create trigger add_settings after insert on organizations
  for each row execute function private.add_organization_settings();

create function private.add_person_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.person_settings (user_id) values (new.id);
  return null;
end $$;
create trigger add_settings after insert on profiles for each row execute function private.add_person_settings();

-- Whoever changes how they are reached has confirmed it.
create function private.stamp_safe_contact() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.safe_confirmed_at := now();
  return new;
end $$;
create trigger stamp_safe_contact
  before update of safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word on contact_details
  for each row execute function private.stamp_safe_contact();

-- Whether an organization lets people see the title of their case beside the news, if they ask for it.
create function private.may_show_titles(of_organization uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not neutral_notifications from public.organization_settings where organization_id = of_organization
$$;

-- The settings of an organization that only admins need to know.
create function private.inner_settings(of_organization uuid) returns table (registration text, neutral_notifications boolean)
  language sql stable security definer set search_path = '' as $$
  select registration, neutral_notifications from public.organization_settings
  where organization_id = of_organization and private.is_admin()
$$;

-- Whether the organization of a case has assistance; without a case, that of the caller.
create or replace function private.ai_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select s.ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), true)
$$;

create trigger audit after insert or update or delete on person_settings for each row execute function private.audit();
create trigger audit after insert or update or delete on organization_settings
  for each row execute function private.audit();
create trigger next_version before update on organization_settings for each row execute function private.next_version();

revoke execute on all functions in schema private from public;
grant execute on function private.is_time_zone(text), private.are_working_hours(jsonb), private.may_show_titles(uuid),
  private.inner_settings(uuid) to authenticated;

-- A person says how they are reached. The address itself follows the account.
create policy owner_changes on contact_details for update to authenticated
  using (user_id = (select auth.uid()));
grant update (phone, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word)
  on contact_details to authenticated;

-- A person's own business.
alter table person_settings enable row level security;
create policy owner_reads on person_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_changes on person_settings for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on person_settings from anon, authenticated;
grant select, update (language, time_zone, theme, hide_presence, quick_exit_url) on person_settings to authenticated;

-- What concerns the people of an organization they read; admins change it.
alter table organization_settings enable row level security;
create policy member_reads on organization_settings for select to authenticated
  using (organization_id in (select private.my_organization_ids()) or (select private.is_admin()));
create policy admin_changes on organization_settings for update to authenticated
  using ((select private.is_admin()));
revoke all on organization_settings from anon, authenticated;
grant select (organization_id, idle_minutes, warning_seconds, retention_messages, retention_financial_documents,
    retention_notes, retention_agreement, retention_audit, ai_enabled, time_zone, locale, working_hours, version),
  update (registration, idle_minutes, warning_seconds, retention_messages, retention_financial_documents, retention_notes,
    retention_agreement, retention_audit, neutral_notifications, ai_enabled, time_zone, locale, working_hours)
  on organization_settings to authenticated;
