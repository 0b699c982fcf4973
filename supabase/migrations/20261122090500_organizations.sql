-- Organizations, whole: founded and changed by admins, with an address and a face for everybody, and paused at times.

-- A name in the address of an organization's sign-in page, and whether anything new may begin in it.
alter table organizations
  add column slug text,
  add column suspended boolean not null default false;
update organizations set slug = 'organization-' || substr(id::text, 1, 8);
-- A logo is one of ours, so that no page asks another server for it.
update organizations set logo_url = null;
alter table organizations
  alter column slug set not null,
  add unique (slug),
  add check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  add check (logo_url ~ ('^/api/organizations/' || id::text || '/logo\?v=[0-9a-f]{8}$')),
  add check (length(website) <= 300),
  add check (length(email) <= 254),
  add check (length(phone) <= 40);
create index on organizations (created_at, id);

-- An organization that named no address of its own gets one from its name.
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

-- In an organization that is suspended nothing new begins; what is there can be read.
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
create trigger refuse_when_suspended after insert on cases
  for each row execute function private.refuse_when_suspended();
create trigger refuse_when_suspended after insert on invitations
  for each row execute function private.refuse_when_suspended();

-- What a sign-in page shows of an organization; nothing else of it is for everybody.
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

revoke execute on all functions in schema private from public;
grant execute on function private.branding_of(uuid), private.branding_by_slug(text) to anon, authenticated;

-- Founded and changed by admins. Nobody deletes one.
create policy admin_founds on organizations for insert to authenticated
  with check ((select private.is_admin()));
create policy admin_changes on organizations for update to authenticated
  using ((select private.is_admin()));
grant insert (id, name, display_name, tagline, slug, primary_color, secondary_color, website, email, phone),
  update (name, display_name, tagline, slug, primary_color, secondary_color, logo_url, website, email, phone, suspended)
  on organizations to authenticated;
