-- Open registration counts where the server and the organization both say so. A new organization begins with what the
-- server says; those that are there keep taking people in as they did.

update organization_settings set registration = 'open' where 'open' = (select registration from private.settings);

create or replace function private.add_organization_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.organization_settings (organization_id, registration, idle_minutes, retention_messages,
    retention_financial_documents, retention_notes, retention_agreement, retention_audit)
  select new.id, registration, idle_minutes, retention_messages, retention_financial_documents, retention_notes,
    retention_agreement, retention_audit
  from private.settings;
  return null;
end $$;

-- The role picked at registration is a request. Open registration grants it, and seats a new mediator in the first
-- organization that is open, or in one that is made when there is none at all; otherwise everybody starts as a divorcee
-- and the request waits.
create or replace function private.add_profile() returns trigger
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

revoke execute on function private.add_organization_settings(), private.add_profile() from public;
