-- Around a case: the mediator's own notes, what a party asks of the mediator in private, and handover notes.

set check_function_bodies = off;

create table case_notes (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  author_id  uuid not null default auth.uid() references profiles,
  text       text not null check (length(text) between 1 and 8000) check (private.is_text(text)),
  kind       text not null default 'joint' check (kind in ('joint', 'caucus_a', 'caucus_b', 'admin')),
  tags       text[] not null default '{}' check (cardinality(tags) <= 20
             and coalesce(array_ndims(tags), 1) = 1 and array_position(tags, null) is null),
  purge_on   date check (purge_on between '0001-01-01' and '9999-12-31'),
  version    int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now()
);
create index on case_notes (case_id, author_id, created_at, id);
create index on case_notes (author_id);
create index on case_notes (purge_on) where purge_on is not null;

-- A party asks for a pause, for a private conversation, or reports a safety concern.
create table case_requests (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  user_id    uuid not null default auth.uid() references profiles,
  visible_to text not null generated always as ('party-' || case_id::text || '-' || user_id::text) stored,
  kind       text not null check (kind in ('pause', 'private_conversation', 'safety_concern')),
  note       text check (length(note) between 1 and 4000) check (private.is_text(note)),
  created_at timestamptz not null default clock_timestamp(),
  handled_at timestamptz,
  handled_by uuid references profiles
);
create index on case_requests (case_id, created_at, id);
create index on case_requests (user_id);
create index on case_requests (visible_to);
create index on case_requests (handled_by);

-- From a mediator who leaves a case to the next one.
create table handover_notes (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  visible_to text not null generated always as ('mediator-' || case_id::text) stored,
  note       text not null check (length(note) between 1 and 4000) check (private.is_text(note)),
  written_by uuid not null references profiles,
  created_at timestamptz not null default clock_timestamp()
);
create index on handover_notes (case_id, created_at, id);
create index on handover_notes (visible_to);
create index on handover_notes (written_by);

create function private.delete_note(of_note uuid, of_case uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.case_notes
    where id = of_note and case_id = of_case and author_id = auth.uid() and case_id in (select private.my_mediated_case_ids());
  return found;
end $$;

-- Deletes the notes whose date has come.
create function private.purge_notes(today date) returns int
  language sql security definer set search_path = '' as $$
  with purged as (
    delete from public.case_notes n using public.cases c
    where n.purge_on <= today and c.id = n.case_id and not c.legal_hold returning n.id
  )
  select count(*)::int from purged
$$;

create function private.notify_of_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.visible_to, 'request_made', new.id, jsonb_build_object('kind', new.kind));
  perform private.notify('mediator-' || new.case_id, 'case_update', 'Somebody in your case asks for something.', new.case_id, new.id);
  return null;
end $$;
create trigger notify_of_request after insert on case_requests for each row execute function private.notify_of_request();

-- The first to handle a request, and when, stays.
create function private.stamp_handling() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.handled_at := coalesce(old.handled_at, now());
  new.handled_by := coalesce(old.handled_by, auth.uid());
  return new;
end $$;
create trigger stamp_handling before update of handled_at on case_requests
  for each row execute function private.stamp_handling();

-- Notifies the party, except about a safety concern: somebody else may look at their notifications.
create function private.notify_of_handling() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.visible_to, 'request_handled', new.id, jsonb_build_object('kind', new.kind));
  if new.kind <> 'safety_concern' and exists (select from public.case_participants
      where case_id = new.case_id and user_id = new.user_id and status = 'active') then
    perform private.notify_user(new.user_id, 'case_update', 'There is news about something you asked for.',
      new.case_id, new.visible_to, new.id);
  end if;
  return null;
end $$;
create trigger notify_of_handling after update of handled_at on case_requests
  for each row when (old.handled_at is null and new.handled_at is not null) execute function private.notify_of_handling();

create trigger next_version before update on case_notes for each row execute function private.next_version();
create trigger stamp_update before update on case_notes for each row execute function private.stamp_update();
create trigger refuse_when_closed after insert or update on case_notes
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on case_notes for each row execute function private.audit();
create trigger audit after insert or update or delete on case_requests for each row execute function private.audit();
create trigger audit after insert or update or delete on handover_notes for each row execute function private.audit();
create trigger refuse_when_closed after insert on case_requests
  for each row when (new.kind <> 'safety_concern') execute function private.refuse_when_closed();

revoke execute on all functions in schema private from public;
grant execute on function private.delete_note(uuid, uuid) to authenticated;

-- The author's own, while they mediate the case. No other mediator and no admin reads them.
alter table case_notes enable row level security;
create policy author_reads on case_notes for select to authenticated
  using (author_id = (select auth.uid()) and case_id in (select private.my_mediated_case_ids()));
create policy author_adds on case_notes for insert to authenticated
  with check (author_id = (select auth.uid()) and case_id in (select private.my_mediated_case_ids()));
create policy author_changes on case_notes for update to authenticated
  using (author_id = (select auth.uid()) and case_id in (select private.my_mediated_case_ids()));
revoke all on case_notes from anon, authenticated;
grant select, insert (case_id, text, kind, tags, purge_on), update (text, kind, tags, purge_on)
  on case_notes to authenticated;
select private.refuse_direct_writes('case_notes');

-- Between the party who asks and the mediator.
alter table case_requests enable row level security;
create policy audience_reads on case_requests for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy party_asks on case_requests for insert to authenticated
  with check (user_id = (select auth.uid()) and case_id in (select private.my_party_case_ids()));
create policy mediator_handles on case_requests for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on case_requests from anon, authenticated;
grant select, insert (case_id, kind, note), update (handled_at) on case_requests to authenticated;
select private.refuse_direct_writes('case_requests');

-- For the mediators of the case.
alter table handover_notes enable row level security;
create policy mediator_reads on handover_notes for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on handover_notes from anon, authenticated;
grant select on handover_notes to authenticated;

reset check_function_bodies;
