-- Documents: comments, the review, the upkeep, and documents of a mediator.

set check_function_bodies = off;

-- Comments on a page of a document. Each has an audience of its own, which is never wider than the document's.

create table document_comments (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  upload_id  uuid not null references uploads on delete cascade,
  author_id  uuid not null default auth.uid() references profiles,
  -- None: the comment is on the document as a whole.
  page       int check (page between 1 and 10000),
  audience   text not null check (audience in ('private', 'mediator', 'my_side', 'everyone')),
  visible_to text not null,
  text       text not null check (length(text) between 1 and 2000) check (private.is_text(text)),
  created_at timestamptz not null default clock_timestamp()
);
create index on document_comments (upload_id, page, created_at, id);
create index on document_comments (case_id);
create index on document_comments (author_id);
create index on document_comments (visible_to);

-- The side of a document of the mediator is that of the channel.
create function private.comment_audience(of_upload public.uploads, of_audience text) returns text
  language sql stable security definer set search_path = '' as $$
  select case of_audience
    when 'private' then 'user-' || auth.uid()
    when 'everyone' then 'case-' || of_upload.case_id
    else case of_audience when 'mediator' then 'party-' else 'private-' end || of_upload.case_id || '-'
      || coalesce(private.my_document_owner(of_upload.case_id), of_upload.party_id, of_upload.owner_id)
    end
$$;

create function private.place_comment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
begin
  if auth.uid() is null then return new; end if;
  select * into it from public.uploads where id = new.upload_id;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if private.audience_width(new.audience) > private.audience_width(it.audience) then
    raise 'A comment is for nobody who cannot read the document.' using errcode = 'MP403';
  end if;
  new.case_id := it.case_id;
  new.visible_to := private.comment_audience(it, new.audience);
  return new;
end $$;
create trigger place_comment before insert on document_comments for each row execute function private.place_comment();

-- Deletes the caller's own.
create function private.delete_comment(of_comment uuid, upload uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.document_comments where id = of_comment and upload_id = upload and author_id = auth.uid();
  return found;
end $$;

create function private.notify_of_comment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.visible_to, 'document_commented', new.upload_id);
  perform private.notify(new.visible_to, 'document_reviewed', 'There is a comment on a document.', new.case_id, new.upload_id);
  return null;
end $$;
create trigger notify_of_comment after insert on document_comments
  for each row execute function private.notify_of_comment();

create trigger refuse_when_closed after insert on document_comments
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on document_comments
  for each row execute function private.audit();

grant execute on function private.delete_comment(uuid, uuid) to authenticated;

-- Read and written by its audience, as far as that still reads the document.
alter table document_comments enable row level security;
create policy audience_reads on document_comments for select to authenticated
  using (
    visible_to in (select private.my_audience_ids())
    and upload_id in (select id from uploads where visible_to in (select private.my_audience_ids()))
  );
create policy reader_adds on document_comments for insert to authenticated
  with check (
    visible_to in (select private.my_audience_ids())
    and upload_id in (select id from uploads where visible_to in (select private.my_audience_ids()))
  );
revoke all on document_comments from anon, authenticated;
grant select, insert (upload_id, page, audience, text) on document_comments to authenticated;
select private.refuse_direct_writes('document_comments');

-- A review can be undone for a moment, and looking at a document is told from downloading it.

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

-- Undoes what the caller has just decided. The notifications of it, and of a step that it led to, go with it.
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
grant execute on function private.undo_review(uuid), private.open_file(uuid, boolean) to authenticated;

-- A document can be removed until it is reviewed, a party learns of the date of a document requirement, and a mediator
-- decides whether a case goes on without a document.

-- A document of the mediator was never reviewed, so the mediator can remove it, but not the scan of a signed agreement.
create function private.remove_upload(upload uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
  key text;
begin
  select * into it from public.uploads where id = upload for update;
  if it.case_id || '/' || it.owner_id not in (select private.my_folders())
      and not (it.uploaded_by = auth.uid() and it.audience in ('my_side', 'everyone')
        and it.case_id || '/' || it.owner_id in (select private.my_client_folders()))
      and not (it.owner_id = auth.uid() and it.case_id in (select private.my_mediated_case_ids())) then
    raise 'Only the person who sent a document can remove it.' using errcode = 'MP403';
  end if;
  if it.status = 'rejected' or it.reviewed_at is not null then
    raise 'This document was reviewed. Send a newer version instead.' using errcode = 'MP409';
  end if;
  if exists (select from public.cases where id = it.case_id and (status = 'closed' or legal_hold))
      or exists (select from public.agreement_signatures where upload_id = upload) then
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
grant execute on function private.remove_upload(uuid) to authenticated;

-- Documents of a mediator: the mediator owns them, and their audience is exactly one channel of the case, that of everyone
-- or that of one party. They need no review, and their audience never changes.

-- The party in whose private channel a document of the mediator is; null for all other documents.
alter table uploads
  add column party_id uuid references profiles,
  add check (party_id is null or audience = 'my_side');
create index on uploads (party_id);

drop index one_copy;
create unique index one_copy on uploads (case_id, owner_id, uploaded_by, party_id, sha256) nulls not distinct
  where status in ('pending', 'confirmed');

-- Postgres 15 cannot change the expression of a generated column, so a trigger computes the audience.
alter table uploads alter column visible_to drop expression;
create function private.place_upload() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.visible_to := case new.audience
    when 'private' then 'user-' || new.owner_id
    when 'mediator' then 'party-' || new.case_id || '-' || new.owner_id
    when 'my_side' then 'private-' || new.case_id || '-' || coalesce(new.party_id, new.owner_id)
    else 'case-' || new.case_id end;
  if tg_op = 'INSERT' and new.owner_id in (select private.members_of('mediator-' || new.case_id)) then
    new.status := 'confirmed';
  end if;
  return new;
end $$;
create trigger place_upload before insert or update on uploads for each row execute function private.place_upload();

-- A new version stays in its channel.
create or replace function private.replace_upload(older uuid, newer uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was public.uploads;
  it public.uploads;
begin
  select * into it from public.uploads where id = newer and uploaded_by = auth.uid();
  select * into was from public.uploads
    where id = older and case_id = it.case_id and owner_id = it.owner_id and party_id is not distinct from it.party_id
      and id <> it.id and visible_to in (select private.my_audience_ids()) for update;
  if not found then raise 'The document to replace does not exist.' using errcode = 'MP404'; end if;
  if was.superseded_by_id is not null then
    raise 'There is a newer version of this document already.' using errcode = 'MP409';
  end if;
  if private.audience_width(it.audience) < private.audience_width(was.audience) then
    raise 'A new version is for everybody who reads the one before. Change who reads that one first.' using errcode = 'MP409';
  end if;
  update public.uploads set status = 'superseded', superseded_by_id = newer where id = older;
end $$;

alter policy owner_sends on uploads
  with check (
    party_id is null and (
      case_id || '/' || owner_id in (select private.my_folders())
      or (
        case_id || '/' || owner_id in (select private.my_client_folders())
        and audience in ('my_side', 'everyone')
      )
    )
    or (
      owner_id = (select auth.uid())
      and case_id in (select private.my_mediated_case_ids())
      and audience <> 'private'
      and visible_to in (select private.my_audience_ids())
    )
  );
grant insert (party_id, pages) on uploads to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
