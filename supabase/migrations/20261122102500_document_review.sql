-- A review can be undone for a moment, and looking at a document is told from downloading it.

set check_function_bodies = off;

-- A newer note about a document replaces the one before.
create function private.replace_review_note() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.upload_review_notes where upload_id = new.upload_id;
  return new;
end $$;
create trigger replace_review_note before insert on upload_review_notes
  for each row execute function private.replace_review_note();

-- For ten seconds, and a few more for a slow network. Until then no mail leaves.
create function private.review_undo_window() returns interval
  language sql immutable set search_path = '' as $$ select interval '15 seconds' $$;

-- Takes back what the caller has just decided. The notifications of it, and of a step that it led to, go with it.
create function private.undo_review(upload uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
begin
  select * into it from public.uploads
    where id = upload and audience <> 'private' and case_id in (select private.my_mediated_case_ids()) for update;
  if not found then raise 'Only the mediator of the case reviews documents.' using errcode = 'MP403'; end if;
  if it.status not in ('confirmed', 'rejected') or it.reviewed_by is distinct from auth.uid()
      or it.reviewed_at < now() - private.review_undo_window() then
    raise 'This decision can no longer be undone.' using errcode = 'MP409';
  end if;
  update public.uploads set status = 'pending', reject_code = null, reviewed_by = null, reviewed_at = null where id = upload;
  delete from public.upload_review_notes where upload_id = upload;
  delete from public.notifications
    where case_id = it.case_id and subject_id in (upload, it.case_id) and created_at >= it.reviewed_at
      and message in ('Your mediator has looked at a document.', 'Your case has moved to another step.');
  delete from private.mails
    where created_at in (it.reviewed_at, now()) and sent_at is null and facts ->> 'visible_to' like '%' || it.case_id || '%';
  perform private.record(it.case_id, it.visible_to, 'document_review_undone', upload);
end $$;

-- An undone review notifies nobody.
drop trigger notify_of_upload_change on uploads;
create trigger notify_of_upload_change after update on uploads
  for each row when (new.status <> 'pending' or old.status not in ('confirmed', 'rejected'))
  execute function private.notify_of_upload_change();

create function private.postpone_review_mails() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.mails set next_attempt_at = greatest(next_attempt_at, now() + private.review_undo_window())
    where created_at = now() and sent_at is null and facts ->> 'visible_to' like '%' || new.case_id || '%';
  return null;
end $$;
-- Triggers run in the order of their names: this one after the notifications.
create trigger postpone_review_mails after update of status on uploads
  for each row when (new.status in ('confirmed', 'rejected')) execute function private.postpone_review_mails();

-- Where the file is, for those who read the document. Admins see that it exists, not what is in it. Looking and downloading
-- are audited, each once within ten minutes. Nobody opens a quarantined document.
drop function private.open_file(uuid);
create function private.open_file(upload uuid, is_download boolean) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
  what text := case when is_download then 'download' else 'view' end;
begin
  select * into it from public.uploads where id = upload and visible_to in (select private.my_audience_ids());
  if not found then return null; end if;
  if it.scan_status = 'quarantined' then
    raise 'This document may harm a computer, so nobody can open it.' using errcode = 'MP403';
  end if;
  if not exists (select from private.audit_log where object_id = upload and action = what and actor_id = auth.uid()
      and at > now() - interval '10 minutes') then
    perform private.add_to_audit(what, 'uploads', upload, it.case_id, null, '{}');
  end if;
  return (select storage_key from private.upload_files where upload_id = upload);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.undo_review(uuid), private.open_file(uuid, boolean) to authenticated;

reset check_function_bodies;
