-- Documents: whose they are, their audience, their review and their files.

set check_function_bodies = off;

create table uploads (
  id               uuid primary key default gen_random_uuid(),
  case_id          uuid not null references cases on delete cascade,
  owner_id         uuid not null default auth.uid() references profiles,
  uploaded_by      uuid not null default auth.uid() references profiles,
  requirement_id   uuid references requirements on delete set null,
  doc_type         text not null references private.document_types,
  period_from      date,
  period_to        date,
  file_name        text not null check (length(file_name) between 1 and 200),
  mime             text not null check (mime in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes            int not null check (bytes between 1 and 10 * 1024 * 1024),
  sha256           text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pages            int,
  audience         text not null default 'mediator' check (audience in ('private', 'mediator', 'my_side', 'everyone')),
  visible_to       text not null generated always as (case audience
                   when 'private' then 'user-' || owner_id::text
                   when 'mediator' then 'party-' || case_id::text || '-' || owner_id::text
                   when 'my_side' then 'private-' || case_id::text || '-' || owner_id::text
                   else 'case-' || case_id::text end) stored,
  status           text not null default 'pending' check (status in ('pending', 'confirmed', 'rejected', 'superseded')),
  reject_code      text check (reject_code in ('unreadable', 'wrong_document', 'pages_missing', 'out_of_date', 'wrong_person')),
  reviewed_by      uuid references profiles,
  reviewed_at      timestamptz,
  superseded_by_id uuid,
  scanned_at       timestamptz,
  version          int not null default 1,
  created_at       timestamptz not null default clock_timestamp(),
  scan_status      text not null default 'off'
                   check (scan_status in ('off', 'pending', 'clean', 'quarantined')),
  check (period_from <= period_to),
  check (period_from >= '0001-01-01' and period_to <= '9999-12-31'),
  check (period_from <= '9999-12-31' and period_to >= '0001-01-01'),
  check (status <> 'rejected' or reject_code is not null),
  unique (case_id, owner_id, id),
  foreign key (case_id, owner_id, superseded_by_id) references uploads (case_id, owner_id, id),
  check ((scanned_at is not null) = (scan_status in ('clean', 'quarantined')))
);
create index on uploads (case_id, created_at, id);
create index on uploads (case_id, owner_id, superseded_by_id);
create index on uploads (visible_to, created_at, id);
create index on uploads (created_at, id);
create index on uploads (owner_id);
create index on uploads (uploaded_by);
create index on uploads (reviewed_by);
create index on uploads (requirement_id);
create index on uploads (doc_type);
create index on uploads (case_id, created_at, id) where status = 'pending';
-- Counted for each sender: that somebody else sent the same document would reveal what they keep private.
create unique index one_copy on uploads (case_id, owner_id, uploaded_by, sha256) where status in ('pending', 'confirmed');
create index on uploads (id) where scan_status in ('off', 'pending');

-- Where the file is. Apart, because nobody reads it and `select *` must work for everybody.
create table private.upload_files (
  upload_id   uuid primary key references public.uploads on delete cascade,
  storage_key text not null unique
);

-- What the mediator writes about a rejected document. Fewer people read it than read the document: admins see the
-- document's state, and the other party sees documents for everyone.
create table upload_review_notes (
  id         uuid primary key default gen_random_uuid(),
  upload_id  uuid not null unique references uploads on delete cascade,
  case_id    uuid not null references cases on delete cascade,
  visible_to text not null,
  note       text not null check (length(note) between 1 and 1000) check (private.is_text(note))
);
create index on upload_review_notes (case_id);
create index on upload_review_notes (visible_to);

-- The caller's own documents, as "case/party".
create function private.my_folders() returns setof text
  language sql stable security definer set search_path = '' as $$
  select case_id || '/' || user_id from public.case_participants
  where user_id = auth.uid() and status = 'active' and role = 'divorcee'
$$;

-- Those of the parties whom the caller represents.
create function private.my_client_folders() returns setof text
  language sql stable security definer set search_path = '' as $$
  select case_id || '/' || user_id from public.case_participants
  where id in (select private.my_client_participant_ids()) and status = 'active'
$$;

-- Whose documents the caller uploads in a case: their own, or their client's.
create function private.my_document_owner(of_case uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select split_part(folder, '/', 2)::uuid
  from (select private.my_folders() as folder union all select private.my_client_folders()) mine
  where folder like of_case || '/%' limit 1
$$;

-- How many documents each party was asked for, has uploaded and had accepted, as far as the caller reads their
-- checklist. A document that does not exist is not counted; a rejected one counts again after the next upload.
create function private.my_document_counts(of_case uuid)
  returns table (participant_id uuid, asked int, sent int, accepted int)
  language sql stable security definer set search_path = '' as $$
  select r.participant_id,
    count(*) filter (where s.state <> 'not_applicable')::int,
    count(*) filter (where s.state in ('uploaded', 'confirmed'))::int,
    count(*) filter (where s.state = 'confirmed')::int
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where r.visible_to in (select private.my_audience_ids())
  group by r.participant_id
$$;

-- Uploads

create function private.audience_width(of_audience text) returns int
  language sql immutable set search_path = '' as $$
  select array_position(array['private', 'mediator', 'my_side', 'everyone'], of_audience)
$$;

-- With the caller's rights: to somebody who cannot see a case it is not closed either.
create function private.check_upload() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if exists (select from public.cases where id = new.case_id and status = 'closed') then
    raise 'This case is closed. It takes no more documents.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger check_upload before insert on uploads for each row execute function private.check_upload();

-- A document answers the requirement that it names, or the one of its type.
create function private.match_requirement() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select id into new.requirement_id from public.requirements
  where case_id = new.case_id and user_id = new.owner_id
    and (id = new.requirement_id or new.requirement_id is null and doc_type = new.doc_type and doc_type <> 'other');
  return new;
end $$;
create trigger match_requirement before insert or update of requirement_id, doc_type on uploads
  for each row execute function private.match_requirement();

create function private.check_upload_change() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if old.status = 'superseded' and (new.audience, new.doc_type, new.requirement_id, new.period_from, new.period_to)
      is distinct from (old.audience, old.doc_type, old.requirement_id, old.period_from, old.period_to) then
    raise 'There is a newer version of this document. Change that one.' using errcode = 'MP409';
  end if;
  if old.status <> 'pending' and (new.doc_type, new.requirement_id, new.period_from, new.period_to)
      is distinct from (old.doc_type, old.requirement_id, old.period_from, old.period_to) then
    raise 'This document was reviewed as what it is. Send a new version instead.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger check_upload_change before update on uploads for each row execute function private.check_upload_change();

-- A document and its file come in one transaction, through the API alone.
create function private.check_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.uploads where id = new.id)
      and not exists (select from private.upload_files where upload_id = new.id) then
    raise 'A document comes with its file.' using errcode = 'MP403';
  end if;
  return null;
end $$;
create constraint trigger check_file after insert on uploads deferrable initially deferred
  for each row execute function private.check_file();

create function private.attach_file(upload uuid, key text) returns void
  language sql security definer set search_path = '' as $$
  insert into private.upload_files (upload_id, storage_key)
  select id, key from public.uploads where id = upload and uploaded_by = auth.uid()
$$;

-- Where the file is, for those who read the document. Admins see that it exists, not what is in it. Opening is audited;
-- reading on within ten minutes is the same opening. Nobody opens a quarantined document.
create function private.open_file(upload uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
begin
  select * into it from public.uploads where id = upload and visible_to in (select private.my_audience_ids());
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

-- All files that belong to a row. The others are orphans.
create function private.stored_keys() returns setof text
  language sql stable security definer set search_path = '' as $$
  select storage_key from private.upload_files
  union all
  select 'logos/' || id || '/' || substring(logo_url from 'v=([0-9a-f]{8})$') || '.png' from public.organizations
  where logo_url is not null
$$;

-- The result of a later scan, for the server alone. A quarantined document counts as unreadable, so that a new copy is
-- asked for.
create function private.record_scan(upload uuid, is_clean boolean) returns void
  language sql security definer set search_path = '' as $$
  update public.uploads set
    scanned_at = now(),
    scan_status = case when is_clean then 'clean' else 'quarantined' end,
    status = case when is_clean or status = 'superseded' then status else 'rejected' end,
    reject_code = case when is_clean or status = 'superseded' then reject_code else 'unreadable' end
  where id = upload and scan_status in ('off', 'pending')
$$;

-- Review

-- Replaces a document with a newer version. The older one names the newer: its readers may be fewer, and readers of the
-- newer must not learn of the older. A version with a smaller audience is refused, because the older one's state would
-- reveal it to the rest.
create function private.replace_upload(older uuid, newer uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was public.uploads;
  it public.uploads;
begin
  select * into it from public.uploads where id = newer and uploaded_by = auth.uid();
  select * into was from public.uploads
    where id = older and case_id = it.case_id and owner_id = it.owner_id and id <> it.id
      and visible_to in (select private.my_audience_ids()) for update;
  if not found then raise 'The document to replace does not exist.' using errcode = 'MP404'; end if;
  if was.superseded_by_id is not null then
    raise 'There is a newer version of this document already.' using errcode = 'MP409';
  end if;
  if private.audience_width(it.audience) < private.audience_width(was.audience) then
    raise 'A new version is for everybody who reads the one before. Change who reads that one first.' using errcode = 'MP409';
  end if;
  update public.uploads set status = 'superseded', superseded_by_id = newer where id = older;
end $$;

-- The mediator confirms or rejects a pending document, or asks for a newer version.
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
  update public.uploads set status = new_status, reject_code = code,
    reviewed_by = case when new_status = 'superseded' then it.reviewed_by else auth.uid() end,
    reviewed_at = case when new_status = 'superseded' then it.reviewed_at else now() end
    where id = upload;
  if note <> '' then
    insert into public.upload_review_notes (upload_id, case_id, visible_to, note)
      values (upload, it.case_id, private.review_audience(it), note);
  end if;
end $$;

-- A document that was marked as not existing and is uploaded after all, exists.
create function private.ask_again_for_sent_document() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.requirements set na_reason = null where id = new.requirement_id and na_reason is not null;
  return null;
end $$;
create trigger ask_again_for_sent_document after insert on uploads
  for each row when (new.requirement_id is not null and new.audience <> 'private')
  execute function private.ask_again_for_sent_document();

-- The mediator, and the owner's side as far as it reads the document.
create function private.review_audience(of_upload public.uploads) returns text
  language sql immutable set search_path = '' as $$
  select case of_upload.audience when 'everyone' then 'private-' || of_upload.case_id || '-' || of_upload.owner_id
    else of_upload.visible_to end
$$;

-- Review notes follow the audience of their document.
create function private.follow_audience() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.upload_review_notes set visible_to = private.review_audience(new) where upload_id = new.id;
  return null;
end $$;
create trigger follow_audience after update of audience on uploads
  for each row when (old.audience <> new.audience) execute function private.follow_audience();

-- Notifications

create function private.notify_of_upload() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.visible_to, 'document_uploaded', new.id,
    jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id));
  if new.audience <> 'private' then
    perform private.notify(new.visible_to, 'document_uploaded', 'A document was added to your case.', new.case_id, new.id);
  end if;
  return null;
end $$;
create trigger notify_of_upload after insert on uploads for each row execute function private.notify_of_upload();

-- Notifies the owner, and the owner's lawyer when the document's audience includes them.
create function private.notify_document_owner(of_upload public.uploads, words text) returns void
  language sql security definer set search_path = '' as $$
  select private.notify_user(member, 'document_reviewed', words, of_upload.case_id, of_upload.visible_to, of_upload.id)
  from private.members_of('private-' || of_upload.case_id || '-' || of_upload.owner_id) as member
  where member = of_upload.owner_id
    or private.audience_width(of_upload.audience) >= private.audience_width('my_side')
      and member not in (select private.members_of('mediator-' || of_upload.case_id))
$$;

-- A quarantined document is reported to its sender, its owner and the mediator, as far as they read it.
create function private.notify_of_upload_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_wider boolean := private.audience_width(new.audience) > private.audience_width(old.audience);
begin
  if new.scan_status = 'quarantined' and old.scan_status <> 'quarantined' then
    perform private.record(new.case_id, new.visible_to, 'document_quarantined', new.id,
      jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id));
    perform private.notify_user(member, 'document_reviewed',
      'A document may harm a computer, so nobody can open it. Another copy is needed.', new.case_id, new.visible_to, new.id)
      from private.members_of(new.visible_to) as member
      where member in (new.uploaded_by, new.owner_id)
        or member in (select private.members_of('mediator-' || new.case_id));
    return null;
  end if;
  if new.visible_to <> old.visible_to then
    perform private.record(new.case_id, new.visible_to, case when is_wider then 'document_shared' else 'document_narrowed' end,
      new.id, jsonb_build_object('audience', new.audience));
    if is_wider then
      perform private.notify(new.visible_to, 'document_uploaded', 'A document was shared in your case.', new.case_id, new.id);
    end if;
  end if;
  if new.status = old.status or new.superseded_by_id is not null then return null; end if;
  perform private.record(new.case_id, new.visible_to, 'document_' || new.status, new.id,
    jsonb_strip_nulls(jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id, 'reject_code', new.reject_code)));
  perform private.notify_document_owner(new, case when new.status = 'superseded'
    then 'Your mediator asks for a newer version of a document.' else 'Your mediator has looked at a document.' end);
  return null;
end $$;
create trigger notify_of_upload_change after update on uploads
  for each row execute function private.notify_of_upload_change();

create trigger next_version before update on uploads for each row execute function private.next_version();
create trigger audit after insert or update or delete on uploads for each row execute function private.audit();
create trigger audit after insert or update or delete on upload_review_notes
  for each row execute function private.audit();
create trigger refuse_when_closed after update of status on uploads
  for each row when (new.status <> old.status) execute function private.refuse_when_closed();

revoke execute on all functions in schema private from public;
grant execute on function private.my_folders(), private.my_client_folders(), private.my_document_owner(uuid),
  private.my_document_counts(uuid), private.attach_file(uuid, text), private.open_file(uuid),
  private.replace_upload(uuid, uuid), private.review_upload(uuid, text, text, text) to authenticated;

-- Read by their audience, and by admins as a row without the file. Uploaded by the party, or by their lawyer for an
-- audience that includes the lawyer. The sender changes type and audience. Nobody deletes one.
alter table uploads enable row level security;
create policy audience_reads on uploads for select to authenticated
  using (visible_to in (select private.my_audience_ids()) or (select private.is_admin()));
create policy owner_sends on uploads for insert to authenticated
  with check (
    case_id || '/' || owner_id in (select private.my_folders())
    or (
      case_id || '/' || owner_id in (select private.my_client_folders())
      and audience in ('my_side', 'everyone')
    )
  );
create policy owner_changes on uploads for update to authenticated
  using (
    case_id || '/' || owner_id in (select private.my_folders())
    or (
      uploaded_by = (select auth.uid())
      and case_id || '/' || owner_id in (select private.my_client_folders())
      and audience in ('my_side', 'everyone')
    )
  );
revoke all on uploads from anon, authenticated;
grant select,
    insert (id, case_id, owner_id, requirement_id, doc_type, period_from, period_to, file_name, mime, bytes, sha256,
    audience, scanned_at, scan_status), update (requirement_id, doc_type, period_from, period_to, audience)
  on uploads to authenticated;
select private.refuse_direct_writes('uploads');

-- Read by their audience; written by the review alone.
alter table upload_review_notes enable row level security;
create policy audience_reads on upload_review_notes for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on upload_review_notes from anon, authenticated;
grant select on upload_review_notes to authenticated;

reset check_function_bodies;
