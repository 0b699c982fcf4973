-- The mediator's own notes, and what a party asks of the mediator alone.

create table case_notes (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  author_id  uuid not null default auth.uid() references profiles,
  text       text not null check (length(text) between 1 and 8000),
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

create table case_requests (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  user_id    uuid not null default auth.uid() references profiles,
  circle     text not null generated always as ('party-' || case_id::text || '-' || user_id::text) stored,
  kind       text not null check (kind in ('pause', 'private_conversation', 'safety_concern')),
  note       text check (length(note) between 1 and 4000),
  created_at timestamptz not null default clock_timestamp()
);
create index on case_requests (case_id, created_at, id);
create index on case_requests (user_id);
create index on case_requests (circle);

create trigger next_version before update on case_notes for each row execute function private.next_version();
create trigger stamp_update before update on case_notes for each row execute function private.stamp_update();
create trigger refuse_when_closed after insert or update on case_notes
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on case_notes for each row execute function private.audit();
create trigger audit after insert or update or delete on case_requests for each row execute function private.audit();

-- Deletes a note of the caller's own, in a case that they still mediate.
create function private.delete_note(of_note uuid, of_case uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.case_notes
    where id = of_note and case_id = of_case and author_id = auth.uid() and case_id in (select private.my_mediated_case_ids());
  return found;
end $$;

-- Deletes the notes whose day has come; called by a job.
create function private.purge_notes(today date) returns int
  language sql security definer set search_path = '' as $$
  with purged as (
    delete from public.case_notes n using public.cases c
    where n.purge_on <= today and c.id = n.case_id and not c.legal_hold returning n.id
  )
  select count(*)::int from purged
$$;

-- Deletes a case that was opened by mistake: an admin may, as long as nobody has put anything into it.
create function private.delete_case(of_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  held text[] := '{}';
  it record;
  is_there boolean;
begin
  if not private.is_admin() then
    if of_case in (select private.my_case_ids()) then
      raise 'Only an admin may delete a case.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  for it in select * from (values ('chat_messages', 'messages'), ('uploads', 'documents'), ('sessions', 'sessions'),
    ('case_notes', 'other records'), ('case_requests', 'other records'), ('safety_answers', 'other records'))
    as kind (of_table, words) loop
    if to_regclass('public.' || it.of_table) is not null then
      execute format('select exists (select from public.%I where case_id = $1)', it.of_table) into is_there using of_case;
      if is_there and it.words <> all (held) then held := held || it.words; end if;
    end if;
  end loop;
  if exists (select from public.case_intakes where case_id = of_case and user_id is not null) then
    held := held || 'an intake'::text;
  end if;
  if cardinality(held) > 0 then
    raise 'This case holds %. Close it instead.', array_to_string(held, ', ') using errcode = 'MP409';
  end if;
  if (select legal_hold from public.cases where id = of_case) then
    raise 'This case is on legal hold.' using errcode = 'MP409';
  end if;
  delete from public.cases where id = of_case;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.delete_note(uuid, uuid), private.delete_case(uuid) to authenticated;

-- The author's own, while they mediate the case. Nobody else's: no other mediator's, no admin's.
alter table case_notes enable row level security;
create policy author_reads on case_notes for select to authenticated
  using (author_id = (select auth.uid()) and case_id in (select private.my_mediated_case_ids()));
create policy author_adds on case_notes for insert to authenticated
  with check (author_id = (select auth.uid()) and case_id in (select private.my_mediated_case_ids()));
create policy author_changes on case_notes for update to authenticated
  using (author_id = (select auth.uid()) and case_id in (select private.my_mediated_case_ids()));
revoke all on case_notes from anon, authenticated;
grant select, insert (case_id, text, kind, tags, purge_on), update (text, kind, tags, purge_on) on case_notes
  to authenticated;

-- Between the party who asks and the mediator.
alter table case_requests enable row level security;
create policy circle_reads on case_requests for select to authenticated
  using (circle in (select private.my_circle_ids()));
create policy party_asks on case_requests for insert to authenticated
  with check (user_id = (select auth.uid()) and case_id in (select private.my_party_case_ids()));
revoke all on case_requests from anon, authenticated;
grant select, insert (case_id, kind, note) on case_requests to authenticated;
