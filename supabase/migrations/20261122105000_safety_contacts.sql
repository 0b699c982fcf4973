-- Whom people are told to call in danger, per language: names and numbers that the organization sets.

set check_function_bodies = off;

alter table organization_settings add column safety_contacts jsonb not null default
  '{"en": {"emergency": "", "violence_line": "", "crisis_line": ""}, "es": {"emergency": "", "violence_line": "", "crisis_line": ""}}'
  check (coalesce(jsonb_typeof(safety_contacts -> 'en'), '') = 'object'
    and coalesce(jsonb_typeof(safety_contacts -> 'es'), '') = 'object' and length(safety_contacts::text) <= 2000);
grant select (safety_contacts), update (safety_contacts) on organization_settings to authenticated;

-- Those of the organization of a case, or of the caller's own; null without an organization.
create function private.safety_contacts_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select s.safety_contacts from public.organization_settings s
  where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
    private.my_organization_id())
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.safety_contacts_of(uuid) to authenticated;

reset check_function_bodies;
