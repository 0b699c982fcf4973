-- The PDF and DOCX files of released versions, kept as they were first made, so that what somebody downloaded still
-- checks out after the libraries that make them have changed. Neither who downloaded a file nor when is kept.

set check_function_bodies = off;

create table private.agreement_files (
  version_id uuid not null references public.agreement_versions on delete cascade,
  format     text not null check (format in ('pdf', 'docx')),
  -- How many signatures the file shows.
  signatures int not null check (signatures >= 0),
  content    bytea not null check (octet_length(content) <= 20000000),
  sha256     text not null generated always as (encode(sha256(content), 'hex')) stored,
  primary key (version_id, format, signatures)
);

-- The bytes of a file in base64, for the readers of its version; null before the first download.
create function private.agreement_file(of_version uuid, of_format text, of_signatures int) returns text
  language sql stable security definer set search_path = '' as $$
  select encode(f.content, 'base64') from private.agreement_files f
  join public.agreement_versions v on v.id = f.version_id and v.visible_to in (select private.my_audience_ids())
  where f.version_id = of_version and f.format = of_format and f.signatures = of_signatures
$$;

-- Keeps the bytes of a file, unless it has been made in the meantime.
create function private.keep_agreement_file(of_version uuid, of_format text, of_signatures int, bytes text) returns void
  language sql security definer set search_path = '' as $$
  insert into private.agreement_files (version_id, format, signatures, content)
  select v.id, of_format, of_signatures, decode(bytes, 'base64') from public.agreement_versions v
  where v.id = of_version and v.visible_to in (select private.my_audience_ids())
    and of_signatures <= (select count(*) from public.agreement_signatures s where s.version_id = v.id)
  on conflict do nothing
$$;

-- What a file says beside the words of its version, as it was at the release: so its files are the same whenever they are
-- made.
create function private.file_facts_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reference', c.reference, 'organization_id', o.id, 'organization', o.display_name,
    'color', o.primary_color, 'logo_url', o.logo_url, 'time_zone', office.time_zone, 'locale', office.locale)
  from public.cases c
  join public.organizations o on o.id = c.organization_id
  join public.organization_settings office on office.organization_id = o.id
  where c.id = of_case
$$;

alter table agreement_versions add column file_facts jsonb;
update agreement_versions set file_facts = private.file_facts_of(case_id);
alter table agreement_versions alter column file_facts set not null;

create function private.keep_release_facts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.parties := coalesce(new.parties, private.parties_of(new.case_id));
  new.file_facts := coalesce(new.file_facts, private.file_facts_of(new.case_id));
  return new;
end $$;
create trigger keep_release_facts before insert on agreement_versions
  for each row execute function private.keep_release_facts();

-- A file is made when its version is released and when it is signed: at once, by a job.
create function private.make_agreement_files() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('jobs', 'make_agreement_files');
  return null;
end $$;
create trigger make_agreement_files after insert on agreement_versions
  for each statement execute function private.make_agreement_files();
create trigger make_agreement_files after insert on agreement_signatures
  for each statement execute function private.make_agreement_files();

-- The files that are still to be made, of versions that were released or signed within the last hour: an older one that
-- cannot be made is not tried for ever.
create function private.due_agreement_files()
  returns table (version_id uuid, format text, signatures int, facts jsonb)
  language sql stable security definer set search_path = '' as $$
  select v.id, made.format, signed.count, v.file_facts
  from public.agreement_versions v
  cross join lateral (
    select count(*)::int as count, max(s.signed_at) as newest
    from public.agreement_signatures s where s.version_id = v.id) as signed
  cross join unnest(array['pdf', 'docx']) as made (format)
  where greatest(v.released_at, signed.newest) > now() - interval '1 hour' and not exists (
    select from private.agreement_files f
    where f.version_id = v.id and f.format = made.format and f.signatures = signed.count)
  order by greatest(v.released_at, signed.newest) desc, v.id, made.format limit 20
$$;

-- The same facts for the readers of a version, with the title of the case, after which its files are called.
create function private.agreement_file_facts(of_version uuid) returns table (title text, facts jsonb)
  language sql stable security definer set search_path = '' as $$
  select c.title, v.file_facts from public.agreement_versions v join public.cases c on c.id = v.case_id
  where v.id = of_version and v.visible_to in (select private.my_audience_ids())
$$;

-- The files of a document that were made, with the signatures that they show, for the readers of their versions.
create function private.made_agreement_files(of_version uuid)
  returns table (sha256 text, format text, number int, is_newest boolean, released_at timestamptz, signatures jsonb)
  language sql stable security definer set search_path = '' as $$
  select f.sha256, f.format, v.number, v.id in (select id from private.newest_versions(v.case_id)), v.released_at,
    coalesce((select jsonb_agg(to_jsonb(shown) order by shown.signed_at) from (
      select s.name, s.method, s.signed_at, s.signed_on from public.agreement_signatures s
      where s.version_id = v.id order by s.signed_at, s.id limit f.signatures) as shown), '[]')
  from public.agreement_versions asked
  join public.agreement_versions v on v.case_id = asked.case_id and v.document = asked.document
    and v.visible_to in (select private.my_audience_ids())
  join private.agreement_files f on f.version_id = v.id
  where asked.id = of_version and asked.visible_to in (select private.my_audience_ids())
  order by v.number desc, f.signatures desc, f.format
$$;

revoke all on private.agreement_files from public, anon, authenticated;
revoke execute on all functions in schema private from public;
grant execute on function private.agreement_file(uuid, text, int), private.keep_agreement_file(uuid, text, int, text),
  private.agreement_file_facts(uuid), private.made_agreement_files(uuid) to authenticated;

reset check_function_bodies;
