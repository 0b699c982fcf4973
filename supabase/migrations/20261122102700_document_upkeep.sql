-- A document can be removed until it is reviewed, and a party learns of the date of a document requirement.

set check_function_bodies = off;

-- Removes a pending document, for its owner and for the lawyer who sent it, and returns where its file is. A version
-- before it stays replaced: the requirement is open again.
create function private.remove_upload(upload uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
  key text;
begin
  select * into it from public.uploads where id = upload for update;
  if it.case_id || '/' || it.owner_id not in (select private.my_folders())
      and not (it.uploaded_by = auth.uid() and it.audience in ('my_side', 'everyone')
        and it.case_id || '/' || it.owner_id in (select private.my_client_folders())) then
    raise 'Only the person who sent a document can remove it.' using errcode = 'MP403';
  end if;
  if it.status not in ('pending', 'superseded') or it.reviewed_at is not null then
    raise 'This document was reviewed. Send a newer version instead.' using errcode = 'MP409';
  end if;
  if exists (select from public.cases where id = it.case_id and (status = 'closed' or legal_hold)) then
    raise 'This case is kept as it is. Nothing can be removed from it now.' using errcode = 'MP409';
  end if;
  select storage_key into key from private.upload_files where upload_id = upload;
  update public.uploads set superseded_by_id = null where superseded_by_id = upload;
  delete from public.uploads where id = upload;
  perform private.record(it.case_id, it.visible_to, 'document_removed', upload,
    jsonb_build_object('doc_type', it.doc_type, 'owner_id', it.owner_id));
  return key;
end $$;

-- Several dates that are set one after the other make one notification.
create function private.notify_of_due_date() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  words text := 'There is a new date on your list of documents.';
begin
  perform private.record(new.case_id, new.visible_to, 'requirement_dated', new.id);
  if not exists (
    select from public.notifications n
    where n.visible_to = new.visible_to and n.message = words and n.status = 'unread' and n.deleted_at is null) then
    perform private.notify(new.visible_to, 'case_update', words, new.case_id, new.id);
  end if;
  return null;
end $$;
create trigger notify_of_due_date after update of due_on on requirements
  for each row when (new.due_on is distinct from old.due_on and new.due_on is not null)
  execute function private.notify_of_due_date();

revoke execute on all functions in schema private from public;
grant execute on function private.remove_upload(uuid) to authenticated;

reset check_function_bodies;
