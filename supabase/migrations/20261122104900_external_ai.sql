-- Whether texts of an organization's people may be sent to a language model outside of a private network.

set check_function_bodies = off;

alter table organization_settings add column external_ai_enabled boolean not null default false;
grant select (external_ai_enabled), update (external_ai_enabled) on organization_settings to authenticated;

-- Whether that is on for the organization of a case, or for the caller's own. Without an organization it is off.
create function private.external_ai_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select s.external_ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), false)
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.external_ai_is_on(uuid) to authenticated;

reset check_function_bodies;
