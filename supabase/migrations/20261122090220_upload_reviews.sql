-- What becomes of a document: it is reviewed, and a new version takes its place.

-- Puts a new version in the place of an older one. The older one names the newer, not the other way round: who may read
-- the newer alone must not learn that there was one before. And a version that fewer people read would tell the others,
-- by the state of the older one, that there is something they may not see.
create function private.replace_upload(older uuid, newer uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was public.uploads;
  it public.uploads;
begin
  select * into it from public.uploads where id = newer and uploaded_by = auth.uid();
  select * into was from public.uploads
    where id = older and case_id = it.case_id and owner_id = it.owner_id and id <> it.id
      and circle in (select private.my_circle_ids()) for update;
  if not found then raise 'The document to replace does not exist.' using errcode = 'MP404'; end if;
  if was.superseded_by_id is not null then
    raise 'There is a newer version of this document already.' using errcode = 'MP409';
  end if;
  if private.audience_width(it.audience) < private.audience_width(was.audience) then
    raise 'A new version is for everybody who reads the one before. Change who reads that one first.' using errcode = 'MP409';
  end if;
  update public.uploads set status = 'superseded', superseded_by_id = newer where id = older;
end $$;

-- The one way from `pending` to `confirmed` or `rejected`, and from there to asking for a newer version; for the
-- mediator of the case.
create function private.review_upload(upload uuid, new_status text, code text, note text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
begin
  select * into it from public.uploads
    where id = upload and audience <> 'private' and case_id in (select private.my_mediated_case_ids()) for update;
  if not found then raise 'Only the mediator of the case reviews documents.' using errcode = 'MP403'; end if;
  if it.status = 'superseded' then
    raise 'A newer version of this document is there, or was asked for.' using errcode = 'MP409';
  end if;
  if it.status = 'rejected' or it.status = 'confirmed' and new_status <> 'superseded' then
    raise 'This document was reviewed already.' using errcode = 'MP409';
  end if;
  update public.uploads set status = new_status, reject_code = code, reject_note = note,
    reviewed_by = case when new_status = 'superseded' then it.reviewed_by else auth.uid() end,
    reviewed_at = case when new_status = 'superseded' then it.reviewed_at else now() end
    where id = upload;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.replace_upload(uuid, uuid),
  private.review_upload(uuid, text, text, text) to authenticated;
