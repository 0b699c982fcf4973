-- A document can be removed until it is reviewed, a party learns of the date of a document requirement, and a mediator
-- decides whether a case goes on without a document.

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

-- What a party or their lawyer says not to exist waits for the mediator, who goes on without it or asks for it again.
alter table requirements add column na_waits_since timestamptz;

create function private.stamp_missing_document() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.na_waits_since := case
    when new.na_reason is null or auth.uid() is null or new.case_id in (select private.my_mediated_case_ids()) then null
    when new.na_reason = old.na_reason then old.na_waits_since
    else now() end;
  return new;
end $$;
create trigger stamp_missing_document before update of na_reason on requirements
  for each row execute function private.stamp_missing_document();

create or replace function private.requirement_states(of_case uuid) returns table (requirement_id uuid, state text)
  language sql stable security definer set search_path = '' as $$
  select r.id, case
      when r.na_waits_since is not null then 'not_available'
      when r.na_reason is not null then 'not_applicable'
      when bool_or(u.status = 'confirmed') then 'confirmed'
      when bool_or(u.status = 'pending') then 'uploaded'
      when bool_or(u.status = 'rejected') then 'rejected'
      else 'needed' end
  from public.requirements r
  left join public.uploads u on u.requirement_id = r.id and u.audience <> 'private'
  where r.case_id = of_case
  group by r.id
$$;

create or replace function private.my_document_counts(of_case uuid)
  returns table (participant_id uuid, asked int, sent int, accepted int)
  language sql stable security definer set search_path = '' as $$
  select r.participant_id,
    count(*) filter (where s.state not in ('not_applicable', 'not_available'))::int,
    count(*) filter (where s.state in ('uploaded', 'confirmed'))::int,
    count(*) filter (where s.state = 'confirmed')::int
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where r.visible_to in (select private.my_audience_ids())
  group by r.participant_id
$$;

create or replace function private.notify_of_requirement() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record(new.case_id, new.visible_to, 'requirement_added', new.id);
    perform private.notify(new.visible_to, 'case_update', 'There is a new paper on your list.', new.case_id, new.id);
    return null;
  end if;
  if (new.na_reason is null) = (old.na_reason is null)
    and (new.na_waits_since is null) = (old.na_waits_since is null) then return null; end if;
  perform private.record(new.case_id, new.visible_to, 'requirement_changed', new.id, jsonb_build_object('state', case
    when new.na_reason is null then 'needed' when new.na_waits_since is null then 'not_applicable' else 'not_available' end));
  if new.na_reason is null and old.na_waits_since is not null
    and new.case_id in (select private.my_mediated_case_ids()) then
    perform private.notify(new.visible_to, 'case_update', 'Your mediator asks for a document again.', new.case_id, new.id);
  end if;
  return null;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.remove_upload(uuid) to authenticated;

reset check_function_bodies;
