-- Documents: whose they are, who reads them, and who learns that one has come or changed.

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
  circle           text not null generated always as (case audience
                     when 'private' then 'user-' || owner_id::text
                     when 'mediator' then 'party-' || case_id::text || '-' || owner_id::text
                     when 'my_side' then 'private-' || case_id::text || '-' || owner_id::text
                     else 'case-' || case_id::text end) stored,
  status           text not null default 'pending' check (status in ('pending', 'confirmed', 'rejected', 'superseded')),
  reject_code      text check (reject_code in ('unreadable', 'wrong_document', 'pages_missing', 'out_of_date', 'wrong_person')),
  reject_note      text check (length(reject_note) <= 1000),
  reviewed_by      uuid references profiles,
  reviewed_at      timestamptz,
  superseded_by_id uuid,
  scanned_at       timestamptz,
  version          int not null default 1,
  created_at       timestamptz not null default clock_timestamp(),
  check (period_from <= period_to),
  check (period_from >= '0001-01-01' and period_to <= '9999-12-31'),
  check (period_from <= '9999-12-31' and period_to >= '0001-01-01'),
  check (status <> 'rejected' or reject_code is not null),
  unique (case_id, owner_id, id),
  foreign key (case_id, owner_id, superseded_by_id) references uploads (case_id, owner_id, id)
);
create index on uploads (case_id, created_at, id);
create index on uploads (case_id, owner_id, superseded_by_id);
create index on uploads (circle, created_at, id);
create index on uploads (created_at, id);
create index on uploads (owner_id);
create index on uploads (uploaded_by);
create index on uploads (reviewed_by);
create index on uploads (requirement_id);
create index on uploads (doc_type);
create index on uploads (case_id, created_at, id) where status = 'pending';

-- By who sent it: that somebody else sent the same would tell what they keep to themselves.
create unique index one_copy on uploads (case_id, owner_id, uploaded_by, sha256) where status in ('pending', 'confirmed');

-- The cases in which the caller is a party, as "case/party": whose documents the caller sends.
create function private.my_folders() returns setof text
  language sql stable security definer set search_path = '' as $$
  select case_id || '/' || user_id from public.case_participants
  where user_id = auth.uid() and status = 'active' and role = 'divorcee'
$$;

-- The same of the parties whom the caller represents.
create function private.my_client_folders() returns setof text
  language sql stable security definer set search_path = '' as $$
  select case_id || '/' || user_id from public.case_participants
  where id in (select private.my_client_participant_ids()) and status = 'active'
$$;

-- Whose documents the caller sends in a case: their own, or their client's.
create function private.my_document_owner(of_case uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select split_part(folder, '/', 2)::uuid
  from (select private.my_folders() as folder union all select private.my_client_folders()) mine
  where folder like of_case || '/%' limit 1
$$;

create function private.audience_width(of_audience text) returns int
  language sql immutable set search_path = '' as $$
  select array_position(array['private', 'mediator', 'my_side', 'everyone'], of_audience)
$$;

-- With the caller's rights: a case that the caller cannot see is not closed either.
create function private.check_upload() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if exists (select from public.cases where id = new.case_id and status = 'closed') then
    raise 'This case is closed. It takes no more documents.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger check_upload before insert on uploads for each row execute function private.check_upload();

-- A document answers the item of the owner's checklist that asks for its kind, or the one that it names.
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

-- Takes the place of the states without documents: the best of the documents that the mediator may see decides.
create or replace function private.requirement_states(of_case uuid) returns table (requirement_id uuid, state text)
  language sql stable security definer set search_path = '' as $$
  select r.id, case
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
create trigger settle_step after insert or update of status, requirement_id, doc_type, audience on uploads
  for each row execute function private.settle_step_of_row();

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
create trigger next_version before update on uploads for each row execute function private.next_version();

-- Tells those who read it that a document has come.
create function private.tell_of_upload() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.circle, 'document_uploaded', new.id,
    jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id));
  if new.audience <> 'private' then
    perform private.notify(new.circle, 'document_uploaded', 'A document was added to your case.', new.case_id, new.id);
  end if;
  return null;
end $$;
create trigger tell_of_upload after insert on uploads for each row execute function private.tell_of_upload();

-- Tells the owner, and the owner's lawyer who reads the document, something about it.
create function private.tell_owner(of_upload public.uploads, words text) returns void
  language sql security definer set search_path = '' as $$
  select private.notify_user(member, 'document_reviewed', words, of_upload.case_id, of_upload.circle, of_upload.id)
  from private.members_of('private-' || of_upload.case_id || '-' || of_upload.owner_id) as member
  where member = of_upload.owner_id
    or private.audience_width(of_upload.audience) >= private.audience_width('my_side')
      and member not in (select private.members_of('mediator-' || of_upload.case_id))
$$;

create function private.tell_of_upload_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_wider boolean := private.audience_width(new.audience) > private.audience_width(old.audience);
begin
  if new.circle <> old.circle then
    perform private.record(new.case_id, new.circle, case when is_wider then 'document_shared' else 'document_narrowed' end,
      new.id, jsonb_build_object('audience', new.audience));
    if is_wider then
      perform private.notify(new.circle, 'document_uploaded', 'A document was shared in your case.', new.case_id, new.id);
    end if;
  end if;
  if new.status = old.status or new.superseded_by_id is not null then return null; end if;
  perform private.record(new.case_id, new.circle, 'document_' || new.status, new.id,
    jsonb_strip_nulls(jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id, 'reject_code', new.reject_code)));
  perform private.tell_owner(new, case when new.status = 'superseded'
    then 'Your mediator asks for a newer version of a document.' else 'Your mediator has looked at a document.' end);
  return null;
end $$;
create trigger tell_of_upload_change after update on uploads
  for each row execute function private.tell_of_upload_change();

create trigger audit after insert or update or delete on uploads for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.my_folders(), private.my_client_folders(),
  private.my_document_owner(uuid) to authenticated;

-- Read in its circle, and by admins, who get no further than this row. Sent by the party it is of, or by their lawyer,
-- who must be able to read it; whoever sent it changes what it is about and who reads it. Nobody deletes one.
alter table uploads enable row level security;
create policy circle_reads on uploads for select to authenticated
  using (circle in (select private.my_circle_ids()) or (select private.is_admin()));
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
  insert (id, case_id, owner_id, requirement_id, doc_type, period_from, period_to, file_name, mime, bytes, sha256, audience,
    scanned_at),
  update (requirement_id, doc_type, period_from, period_to, audience) on uploads to authenticated;
