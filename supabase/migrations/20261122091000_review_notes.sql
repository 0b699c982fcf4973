-- What a mediator writes to whoever sent a document that goes back. More people know of a document than this is for: admins
-- see its state, and what is for everybody is seen by the other party.

create table upload_review_notes (
  id        uuid primary key default gen_random_uuid(),
  upload_id uuid not null unique references uploads on delete cascade,
  case_id   uuid not null references cases on delete cascade,
  circle    text not null,
  note      text not null check (length(note) between 1 and 1000)
);
create index on upload_review_notes (case_id);
create index on upload_review_notes (circle);

-- The owner's side as far as it reads the document, and the mediator.
create function private.review_circle(of_upload public.uploads) returns text
  language sql immutable set search_path = '' as $$
  select case of_upload.audience when 'everyone' then 'private-' || of_upload.case_id || '-' || of_upload.owner_id
    else of_upload.circle end
$$;

insert into upload_review_notes (upload_id, case_id, circle, note)
select u.id, u.case_id, private.review_circle(u), u.reject_note from uploads u where u.reject_note <> '';
alter table uploads drop column reject_note;

-- Whoever no longer reads a document no longer reads what was written about it either.
create function private.follow_audience() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.upload_review_notes set circle = private.review_circle(new) where upload_id = new.id;
  return null;
end $$;
create trigger follow_audience after update of audience on uploads
  for each row when (old.audience <> new.audience) execute function private.follow_audience();
create trigger audit after insert or update or delete on upload_review_notes
  for each row execute function private.audit();

-- The one way from `pending` to `confirmed` or `rejected`, and from there to asking for a newer version; for the
-- mediator of the case.
create or replace function private.review_upload(upload uuid, new_status text, code text, note text) returns void
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
  update public.uploads set status = new_status, reject_code = code,
    reviewed_by = case when new_status = 'superseded' then it.reviewed_by else auth.uid() end,
    reviewed_at = case when new_status = 'superseded' then it.reviewed_at else now() end
    where id = upload;
  if note <> '' then
    insert into public.upload_review_notes (upload_id, case_id, circle, note)
      values (upload, it.case_id, private.review_circle(it), note);
  end if;
end $$;

insert into private.retention_tables (table_name, class, position) values ('upload_review_notes', 'financial_documents', 16);

revoke execute on all functions in schema private from public;

-- Read in its circle; written by review_upload alone.
alter table upload_review_notes enable row level security;
create policy circle_reads on upload_review_notes for select to authenticated
  using (circle in (select private.my_circle_ids()));
revoke all on upload_review_notes from anon, authenticated;
grant select on upload_review_notes to authenticated;
