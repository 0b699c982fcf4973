-- The documents that the mediator wants at hand in a session.

set check_function_bodies = off;

create table session_documents (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null,
  session_id uuid not null,
  upload_id  uuid not null references uploads on delete cascade,
  unique (session_id, upload_id),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);
create index on session_documents (case_id, session_id);
create index on session_documents (upload_id);

-- Replaces the documents of a session. It changes nothing else, so that people who cannot read a document do not learn
-- that one was chosen.
create function private.choose_session_documents(of_session uuid, wanted uuid[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions := private.arrange_session(of_session);
begin
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator chooses the documents of a session.' using errcode = 'MP403';
  end if;
  if exists (select from unnest(wanted) as upload where upload not in (
    select id from public.uploads where case_id = it.case_id and visible_to in (select private.my_audience_ids()))) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  delete from public.session_documents where session_id = it.id and upload_id <> all (wanted);
  insert into public.session_documents (case_id, session_id, upload_id)
  select it.case_id, it.id, upload from unnest(wanted) as upload on conflict do nothing;
end $$;

create trigger refuse_when_closed after insert on session_documents
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on session_documents
  for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.choose_session_documents(uuid, uuid[]) to authenticated;

-- Read by those who attend and the mediator, each as far as they may read the document.
alter table session_documents enable row level security;
create policy reader_reads on session_documents for select to authenticated
  using (
    (session_id in (select private.my_session_ids()) or case_id in (select private.my_mediated_case_ids()))
    -- As a value it is looked up by its key; as a set Postgres would read all documents.
    and upload_id = (select id from uploads where id = upload_id and visible_to in (select private.my_audience_ids()))
  );
revoke all on session_documents from anon, authenticated;
grant select on session_documents to authenticated;
select private.refuse_direct_writes('session_documents');

reset check_function_bodies;
