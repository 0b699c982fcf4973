-- Documents of a mediator: the mediator owns them, and their audience is exactly one channel of the case, that of everyone
-- or that of one party. They need no review, and their audience never changes.

set check_function_bodies = off;

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

-- A document of the mediator was never reviewed, so the mediator can remove it, but not the scan of a signed agreement.
create or replace function private.remove_upload(upload uuid) returns text
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

-- The side of a document of the mediator is that of the channel.
create or replace function private.comment_audience(of_upload public.uploads, of_audience text) returns text
  language sql stable security definer set search_path = '' as $$
  select case of_audience
    when 'private' then 'user-' || auth.uid()
    when 'everyone' then 'case-' || of_upload.case_id
    else case of_audience when 'mediator' then 'party-' else 'private-' end || of_upload.case_id || '-'
      || coalesce(private.my_document_owner(of_upload.case_id), of_upload.party_id, of_upload.owner_id)
    end
$$;

revoke execute on all functions in schema private from public;

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

reset check_function_bodies;
