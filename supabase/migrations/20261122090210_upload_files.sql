-- The bytes of documents and logos: where they are, and who opens them.

-- Where the bytes are. Apart, because nobody reads it, and `select *` must work for everybody.
create table private.upload_files (
  upload_id   uuid primary key references public.uploads on delete cascade,
  storage_key text not null unique
);

-- A document comes with its bytes, in one transaction, through the API alone.
create function private.check_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.uploads where id = new.id)
      and not exists (select from private.upload_files where upload_id = new.id) then
    raise 'A document comes with its file.' using errcode = 'MP403';
  end if;
  return null;
end $$;
create constraint trigger check_file after insert on uploads deferrable initially deferred
  for each row execute function private.check_file();

create function private.attach_file(upload uuid, key text) returns void
  language sql security definer set search_path = '' as $$
  insert into private.upload_files (upload_id, storage_key)
  select id, key from public.uploads where id = upload and uploaded_by = auth.uid()
$$;

-- Where the bytes are, for those who read the document: an admin sees that it is there, not what is in it. Who opens one
-- is written down; reading on in it within ten minutes is the same opening.
create function private.open_file(upload uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
begin
  select * into it from public.uploads where id = upload and circle in (select private.my_circle_ids());
  if not found then return null; end if;
  if not exists (select from private.audit_log where object_id = upload and action = 'download' and actor_id = auth.uid()
      and at > now() - interval '10 minutes') then
    perform private.add_to_audit('download', 'uploads', upload, it.case_id, null, '{}');
  end if;
  return (select storage_key from private.upload_files where upload_id = upload);
end $$;

-- The address of an organization's logo, for anybody.
create function private.logo_of(organization uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select logo_url from public.organizations where id = organization
$$;

-- Every file that something in the database stands for; all others are left over.
create function private.stored_keys() returns setof text
  language sql stable security definer set search_path = '' as $$
  select storage_key from private.upload_files
  union all
  select 'logos/' || id || '/' || substring(logo_url from 'v=([0-9a-f]{8})$') || '.png' from public.organizations
  where logo_url is not null
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.attach_file(uuid, text), private.open_file(uuid) to authenticated;
grant execute on function private.logo_of(uuid) to anon, authenticated;
