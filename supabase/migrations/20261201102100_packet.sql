-- A packet for filing: what both parties signed, with documents that everybody in the case reads.

set check_function_bodies = off;

-- The versions that both have signed, where the caller may read them, with the day of the last signature.
create function private.packet_versions(of_case uuid)
  returns table (id uuid, document text, number int, signed_on date)
  language sql stable security definer set search_path = '' as $$
  select v.id, v.document, v.number, (
    select max(coalesce(s.signed_on, (s.signed_at at time zone private.zone_of_case(of_case))::date))
    from public.agreement_signatures s where s.version_id = v.id)
  from private.versions_in_force(of_case) v where v.visible_to in (select private.my_audience_ids())
$$;

-- Only documents that everybody in the case reads: whoever is handed a packet sees nothing that was one side’s alone.
create function private.packet_uploads(of_case uuid) returns setof public.uploads
  language sql stable security definer set search_path = '' as $$
  select * from public.uploads
  where case_id = of_case and audience = 'everyone' and visible_to in (select private.my_audience_ids())
    and status in ('pending', 'confirmed') and scan_status <> 'quarantined'
$$;

-- Where a document for a packet is stored; null for everybody who may not put it into one.
create function private.packet_file(of_case uuid, upload uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select f.storage_key from private.upload_files f
  where f.upload_id = upload and upload in (select id from private.packet_uploads(of_case))
$$;

-- Notes a download in the audit log, and returns the documents among the parts with where they are stored.
create function private.open_packet(of_case uuid, parts uuid[], as_format text)
  returns table (upload_id uuid, storage_key text)
  language plpgsql security definer set search_path = '' as $$
declare
  versions uuid[] := array(select it.id from private.packet_versions(of_case) it where it.id = any (parts));
  documents uuid[] := array(select it.id from private.packet_uploads(of_case) it where it.id = any (parts));
begin
  if cardinality(versions) + cardinality(documents) < cardinality(parts) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if cardinality(versions) = 0 then
    raise 'A packet holds at least one document that both parties have signed.' using errcode = 'MP409';
  end if;
  perform private.add_to_audit('download', 'packet', null, of_case, null,
    jsonb_build_object('format', as_format, 'versions', to_jsonb(versions), 'documents', to_jsonb(documents)));
  return query select it, private.open_file(it, true) from unnest(documents) as it;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.packet_versions(uuid), private.packet_uploads(uuid), private.packet_file(uuid, uuid),
  private.open_packet(uuid, uuid[], text) to authenticated;

reset check_function_bodies;
