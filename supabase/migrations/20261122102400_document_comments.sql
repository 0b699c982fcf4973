-- Comments on a page of a document. Each has an audience of its own, which is never wider than the document's.

set check_function_bodies = off;

create table document_comments (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  upload_id  uuid not null references uploads on delete cascade,
  author_id  uuid not null default auth.uid() references profiles,
  page       int not null check (page between 1 and 10000),
  audience   text not null check (audience in ('private', 'mediator', 'my_side', 'everyone')),
  visible_to text not null,
  text       text not null check (length(text) between 1 and 2000) check (private.is_text(text)),
  created_at timestamptz not null default clock_timestamp()
);
create index on document_comments (upload_id, page, created_at, id);
create index on document_comments (case_id);
create index on document_comments (author_id);
create index on document_comments (visible_to);

-- "My side" is the author's own side; for a mediator it is the side of the document's owner.
create function private.comment_audience(of_upload public.uploads, of_audience text) returns text
  language sql stable security definer set search_path = '' as $$
  select case of_audience
    when 'private' then 'user-' || auth.uid()
    when 'everyone' then 'case-' || of_upload.case_id
    else case of_audience when 'mediator' then 'party-' else 'private-' end || of_upload.case_id || '-'
      || coalesce(private.my_document_owner(of_upload.case_id), of_upload.owner_id)
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

insert into private.retention_tables (position, table_name, class)
  select max(position) + 1, 'document_comments', 'financial_documents' from private.retention_tables;

revoke execute on all functions in schema private from public;
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

reset check_function_bodies;
