-- Templates: an organization's own court forms and letters, in versions, which mediators fill in from a case.

set check_function_bodies = off;

create table office_templates (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  kind            text not null check (kind in ('form', 'letter')),
  name            text not null default '' check (length(name) <= 120),
  retired_at      timestamptz,
  created_at      timestamptz not null default now(),
  version         int not null default 1,
  unique (id, organization_id)
);
create index on office_templates (organization_id);
create trigger next_version before update on office_templates for each row execute function private.next_version();
create trigger audit after insert or update or delete on office_templates for each row execute function private.audit();

create function private.is_list(it jsonb, most int) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(it) = 'array' and jsonb_array_length(it) <= most
$$;

-- One row for each saved version, and one without a number for a file whose fields are not matched yet. `mapping` says
-- what each field holds.
create table office_template_versions (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  template_id     uuid not null,
  number          int check (number > 0),
  language        text not null check (language in ('en', 'es')),
  file_key        text not null check (length(file_key) <= 200),
  bytes           int not null check (bytes > 0),
  sha256          text not null check (length(sha256) = 64),
  pages           int,
  fields          jsonb not null check (private.is_list(fields, 500)),
  mapping         jsonb not null check (private.is_list(mapping, 500)),
  saved_at        timestamptz,
  saved_by        uuid references profiles,
  used_at         timestamptz,
  unique (template_id, number),
  foreign key (template_id, organization_id) references office_templates (id, organization_id) on delete cascade,
  check ((number is null) = (saved_at is null))
);
create unique index on office_template_versions (template_id) where number is null;
create index on office_template_versions (template_id, organization_id);
create index on office_template_versions (organization_id);
create index on office_template_versions (saved_by);

-- A saved version only learns that it was used.
create function private.refuse_saved_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and old.number is not null
    and to_jsonb(new) - 'used_at' is distinct from to_jsonb(old) - 'used_at' then
    raise 'A saved version does not change.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger refuse_saved_change before update on office_template_versions
  for each row execute function private.refuse_saved_change();
create trigger audit after insert or update or delete on office_template_versions
  for each row execute function private.audit();

-- Locks a template for an admin of its organization.
create function private.lock_template(of_template uuid) returns public.office_templates
  language plpgsql security definer set search_path = '' as $$
declare
  it public.office_templates;
begin
  select * into it from public.office_templates where id = of_template for update;
  perform private.must_administer(it.organization_id);
  return it;
end $$;

create function private.add_template(of_organization uuid, of_kind text, file jsonb) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform private.must_administer(of_organization);
  insert into public.office_templates (organization_id, kind) values (of_organization, of_kind) returning id into made;
  perform private.keep_template_file(made, of_organization, file);
  return made;
end $$;

create function private.keep_template_file(of_template uuid, of_organization uuid, file jsonb) returns void
  language sql security definer set search_path = '' as $$
  insert into public.office_template_versions
      (organization_id, template_id, language, file_key, bytes, sha256, pages, fields, mapping)
    select of_organization, of_template, it.language, it.file_key, it.bytes, it.sha256, it.pages, it.fields, it.mapping
    from jsonb_populate_record(null::public.office_template_versions, file) it
    on conflict (template_id) where number is null do update set file_key = excluded.file_key, bytes = excluded.bytes,
      sha256 = excluded.sha256, pages = excluded.pages, fields = excluded.fields, mapping = excluded.mapping
$$;

-- Keeps a newer file of a template. It counts once its fields are matched and it is saved.
create function private.replace_template_file(of_template uuid, of_kind text, file jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.office_templates := private.lock_template(of_template);
begin
  if it.kind <> of_kind then
    raise 'Choose a file of the same kind: a PDF for a form, a DOCX for a letter.' using errcode = 'MP422';
  end if;
  perform private.keep_template_file(of_template, it.organization_id, file);
  update public.office_templates set name = name where id = of_template;
end $$;

-- Saves what the fields hold, as the next version.
create function private.save_template(of_template uuid, new_name text, in_language text, new_mapping jsonb, known_version int)
  returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.office_templates := private.lock_template(of_template);
  newest public.office_template_versions;
  draft public.office_template_versions;
begin
  if it.version is distinct from known_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
  if exists (select from public.office_templates other where other.organization_id = it.organization_id
      and other.id <> of_template and other.retired_at is null and lower(other.name) = lower(btrim(new_name))) then
    raise 'Another template has this name.' using errcode = 'MP422';
  end if;
  select * into newest from public.office_template_versions
    where template_id = of_template and number is not null order by number desc limit 1;
  select * into draft from public.office_template_versions where template_id = of_template and number is null;
  if draft.id is null and (it.name, newest.language, newest.mapping) is not distinct from
    (btrim(new_name), in_language, new_mapping) then
    raise 'Nothing has changed since the last version.' using errcode = 'MP409';
  end if;
  update public.office_templates set name = btrim(new_name) where id = of_template;
  if draft.id is not null then
    update public.office_template_versions set number = coalesce(newest.number, 0) + 1, language = in_language,
      mapping = new_mapping, saved_at = now(), saved_by = auth.uid() where id = draft.id;
  elsif (newest.language, newest.mapping) is distinct from (in_language, new_mapping) then
    insert into public.office_template_versions (organization_id, template_id, number, language, file_key, bytes, sha256, pages,
        fields, mapping, saved_at, saved_by)
      values (it.organization_id, of_template, newest.number + 1, in_language, newest.file_key, newest.bytes, newest.sha256,
        newest.pages, newest.fields, new_mapping, now(), auth.uid());
  end if;
end $$;

-- A retired template stays for the copies that were made of it, and is offered to nobody.
create function private.retire_template(of_template uuid, is_retired boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_template(of_template);
  update public.office_templates set retired_at = case when is_retired then coalesce(retired_at, now()) end
    where id = of_template;
end $$;

-- Removes a file that was not saved yet, or a template that nobody used.
create function private.remove_template(of_template uuid, only_unsaved boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_template(of_template);
  if only_unsaved then
    delete from public.office_template_versions where template_id = of_template and number is null;
    update public.office_templates set name = name where id = of_template;
  elsif exists (select from public.office_template_versions where template_id = of_template and used_at is not null) then
    raise 'This template has been used. Retire it instead.' using errcode = 'MP409';
  end if;
  delete from public.office_templates t where t.id = of_template and (not only_unsaved
    or not exists (select from public.office_template_versions where template_id = of_template));
end $$;

-- Where the file of a version is, for its readers.
create function private.template_key(of_version uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select file_key from public.office_template_versions
  where id = of_version and (private.administers(organization_id)
    or number is not null and private.my_role() = 'mediator' and organization_id = private.my_organization_id())
$$;

-- Notes that a mediator fills in a template for a case, and returns where its file is.
create function private.use_template(of_case uuid, of_version uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  it public.office_template_versions;
begin
  perform private.must_mediate(of_case);
  select v.* into it from public.office_template_versions v join public.cases c on c.organization_id = v.organization_id
    where v.id = of_version and v.number is not null and c.id = of_case for update of v;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if exists (select from public.office_templates where id = it.template_id and retired_at is not null) then
    raise 'This template is retired. Choose another one.' using errcode = 'MP409';
  end if;
  if exists (select from public.office_template_versions where template_id = it.template_id and number > it.number) then
    raise 'There is a newer version of this template. Look at it first.' using errcode = 'MP409';
  end if;
  if it.used_at is null then
    update public.office_template_versions set used_at = now() where id = of_version;
  end if;
  perform private.add_to_audit('download', 'office_template_versions', of_version, of_case, it.organization_id, '{}');
  return it.file_key;
end $$;

-- All files that belong to a row. The others are orphans.
create or replace function private.stored_keys() returns setof text
  language sql stable security definer set search_path = '' as $$
  select storage_key from private.upload_files
  union all
  select 'logos/' || id || '/' || substring(logo_url from 'v=([0-9a-f]{8})$') || '.png' from public.organizations
  where logo_url is not null
  union all
  select file_key from public.office_template_versions
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_list(jsonb, int), private.add_template(uuid, text, jsonb),
  private.replace_template_file(uuid, text, jsonb), private.save_template(uuid, text, text, jsonb, int),
  private.retire_template(uuid, boolean), private.remove_template(uuid, boolean), private.template_key(uuid),
  private.use_template(uuid, uuid) to authenticated;

-- Admins of the organization read all, its mediators what was saved.
alter table office_templates enable row level security;
create policy office_reads on office_templates for select to authenticated
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())
    or (select private.my_role()) = 'mediator' and organization_id = (select private.my_organization_id()));
revoke all on office_templates from anon, authenticated;
grant select on office_templates to authenticated;
select private.refuse_ended_reads('office_templates');

alter table office_template_versions enable row level security;
create policy office_reads on office_template_versions for select to authenticated
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())
    or number is not null and (select private.my_role()) = 'mediator'
      and organization_id = (select private.my_organization_id()));
revoke all on office_template_versions from anon, authenticated;
grant select (id, organization_id, template_id, number, language, bytes, sha256, pages, fields, mapping, saved_at, saved_by, used_at)
  on office_template_versions to authenticated;
select private.refuse_ended_reads('office_template_versions');

insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (360, 'public.office_templates', 'none', '{name}', 'Words of an organization.'),
  (361, 'public.office_template_versions', 'none', '{language,file_key,sha256,fields,mapping}', 'Files of an organization.');

reset check_function_bodies;
