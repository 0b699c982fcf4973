-- Whether a document was scanned for malware. Without a scanner it is `off`; what came while the scanner was out of reach is
-- `pending` and scanned later. What is found then is quarantined: it stays where it is, and nobody opens it.

alter table uploads add column scan_status text not null default 'off'
  check (scan_status in ('off', 'pending', 'clean', 'quarantined'));
alter table uploads disable trigger user;
update uploads set scan_status = 'clean' where scanned_at is not null;
alter table uploads enable trigger user;
alter table uploads add check ((scanned_at is not null) = (scan_status in ('clean', 'quarantined')));
create index on uploads (id) where scan_status in ('off', 'pending');

-- What a later scan found, for the server alone. A quarantined document counts as one that cannot be read, so that a new
-- copy is asked for.
create function private.record_scan(upload uuid, is_clean boolean) returns void
  language sql security definer set search_path = '' as $$
  update public.uploads set
    scanned_at = now(),
    scan_status = case when is_clean then 'clean' else 'quarantined' end,
    status = case when is_clean or status = 'superseded' then status else 'rejected' end,
    reject_code = case when is_clean or status = 'superseded' then reject_code else 'unreadable' end
  where id = upload and scan_status in ('off', 'pending')
$$;

-- As before; and tells whoever sent a quarantined document, its owner and the mediator, as far as they read it.
create or replace function private.tell_of_upload_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_wider boolean := private.audience_width(new.audience) > private.audience_width(old.audience);
begin
  if new.scan_status = 'quarantined' and old.scan_status <> 'quarantined' then
    perform private.record(new.case_id, new.circle, 'document_quarantined', new.id,
      jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id));
    perform private.notify_user(member, 'document_reviewed',
      'A document may harm a computer, so nobody can open it. Another copy is needed.', new.case_id, new.circle, new.id)
      from private.members_of(new.circle) as member
      where member in (new.uploaded_by, new.owner_id)
        or member in (select private.members_of('mediator-' || new.case_id));
    return null;
  end if;
  if new.circle <> old.circle then
    perform private.record(new.case_id, new.circle, case when is_wider then 'document_shared' else 'document_narrowed' end,
      new.id, jsonb_build_object('audience', new.audience));
    if is_wider then
      perform private.notify(new.circle, 'document_uploaded', 'A document was shared in your case.', new.case_id, new.id);
    end if;
  end if;
  if new.status = old.status or new.superseded_by_id is not null then return null; end if;
  perform private.record(new.case_id, new.circle, 'document_' || new.status, new.id,
    jsonb_strip_nulls(jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id, 'reject_code', new.reject_code)));
  perform private.tell_owner(new, case when new.status = 'superseded'
    then 'Your mediator asks for a newer version of a document.' else 'Your mediator has looked at a document.' end);
  return null;
end $$;

-- As before; and nobody opens what is quarantined.
create or replace function private.open_file(upload uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
begin
  select * into it from public.uploads where id = upload and circle in (select private.my_circle_ids());
  if not found then return null; end if;
  if it.scan_status = 'quarantined' then
    raise 'This document may harm a computer, so nobody can open it.' using errcode = 'MP403';
  end if;
  if not exists (select from private.audit_log where object_id = upload and action = 'download' and actor_id = auth.uid()
      and at > now() - interval '10 minutes') then
    perform private.add_to_audit('download', 'uploads', upload, it.case_id, null, '{}');
  end if;
  return (select storage_key from private.upload_files where upload_id = upload);
end $$;

revoke execute on all functions in schema private from public;
grant insert (scan_status) on uploads to authenticated;
