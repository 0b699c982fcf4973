-- The agreement of a case: a draft that the mediator writes, versions that everybody in the case reads, and who signed
-- which of them.

create table agreement_versions (
  id          uuid primary key default gen_random_uuid(),
  case_id     uuid not null references cases on delete cascade,
  number      int not null,
  clauses     jsonb not null default '[]' check (octet_length(clauses::text) <= 800000
              and jsonb_typeof(clauses) = 'array' and jsonb_array_length(clauses) <= 100
              and clauses = jsonb_path_query_array(clauses, '$[*] ? (
                @.type() == "object" && @.heading.type() == "string" && @.text.type() == "string"
                && @.plain_text.type() == "string"
                && (@.state == "draft" || @.state == "discussing" || @.state == "agreed" || @.state == "parked"))')),
  hash        text check (hash ~ '^[0-9a-f]{64}$'),
  released_at timestamptz,
  released_by uuid references profiles,
  circle      text not null generated always as (
              case when released_at is null then 'mediator-' else 'case-' end || case_id::text) stored,
  version     int not null default 1,
  created_at  timestamptz not null default clock_timestamp(),
  updated_at  timestamptz not null default now(),
  check ((released_at is null) = (hash is null)),
  unique (case_id, number),
  unique (case_id, id)
);
create unique index one_draft_a_case on agreement_versions (case_id) where released_at is null;
create index on agreement_versions (circle);
create index on agreement_versions (released_by);

-- That a party signed exactly these words. It is never changed: another version has signatures of its own.
create table agreement_signatures (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  version_id     uuid not null,
  participant_id uuid not null,
  circle         text not null generated always as ('case-' || case_id::text) stored,
  name           text not null,
  hash           text not null,
  method         text not null default 'platform' check (method in ('platform')),
  signed_at      timestamptz not null default clock_timestamp(),
  unique (version_id, participant_id),
  foreign key (case_id, version_id) references agreement_versions (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on agreement_signatures (case_id, version_id);
create index on agreement_signatures (case_id, participant_id);
create index on agreement_signatures (circle);

create function private.number_agreement() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.number := coalesce((select max(number) from public.agreement_versions where case_id = new.case_id), 0) + 1;
  return new;
end $$;
create trigger number_agreement before insert on agreement_versions
  for each row execute function private.number_agreement();
create trigger next_version before update on agreement_versions for each row execute function private.next_version();
create trigger stamp_update before update on agreement_versions for each row execute function private.stamp_update();
create trigger refuse_when_closed after insert or update on agreement_versions
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert on agreement_signatures
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on agreement_versions
  for each row execute function private.audit();
create trigger audit after insert or update or delete on agreement_signatures
  for each row execute function private.audit();

-- Shows the draft to everybody in the case, for good. Signatures of an earlier version count no more.
create function private.share_agreement(of_case uuid, seen int) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  if of_case not in (select private.my_mediated_case_ids()) then
    if of_case in (select private.my_case_ids()) or private.is_admin() and exists (select from public.cases where id = of_case) then
      raise 'Only the mediator shares a draft.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case for no key update;
  select * into it from public.agreement_versions where case_id = of_case and released_at is null for update;
  if not found then raise 'There is no draft to share.' using errcode = 'MP409'; end if;
  if it.version <> seen then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  if jsonb_array_length(it.clauses) = 0 then raise 'This draft is empty.' using errcode = 'MP409'; end if;
  if (select array_position(private.steps(), step) from public.cases where id = of_case)
      < array_position(private.steps(), 'negotiation_sessions') then
    raise 'A draft is shared after the first session.' using errcode = 'MP409';
  end if;
  update public.agreement_versions set released_at = now(), released_by = auth.uid(),
    hash = encode(sha256(convert_to(of_case || ' ' || it.number || ' ' || it.clauses::text, 'UTF8')), 'hex')
    where id = it.id;
  delete from public.case_milestones where case_id = of_case and milestone = 'signatures_in';
  insert into public.case_milestones (case_id, milestone) values (of_case, 'draft_shared') on conflict do nothing;
  if not found then
    perform private.record(of_case, 'case-' || of_case, 'agreement_shared', it.id, jsonb_build_object('number', it.number));
  end if;
  perform private.notify('case-' || of_case, 'case_update', 'There is a draft of your agreement to read.', of_case, it.id);
  return it.id;
end $$;

-- A party signs the newest version, as they read it. With the last signature the agreement is signed.
create function private.sign_agreement(of_version uuid, of_case uuid, seen_hash text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
  seat public.case_participants;
begin
  select * into it from public.agreement_versions
    where id = of_version and case_id = of_case and circle in (select private.my_circle_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform from public.cases where id = it.case_id for no key update;
  select * into seat from public.case_participants
    where case_id = it.case_id and user_id = auth.uid() and status = 'active' and role = 'divorcee';
  if not found then raise 'Only the two parties sign.' using errcode = 'MP403'; end if;
  if it.hash is distinct from seen_hash or exists (select from public.agreement_versions newer
      where newer.case_id = it.case_id and newer.number > it.number and newer.released_at is not null) then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  insert into public.agreement_signatures (case_id, version_id, participant_id, name, hash)
    select it.case_id, it.id, seat.id, p.name, it.hash from public.profiles p where p.id = auth.uid()
    on conflict do nothing;
  if not found then return; end if;
  perform private.record(it.case_id, 'case-' || it.case_id, 'agreement_signed', seat.id, jsonb_build_object('number', it.number));
  perform private.notify('case-' || it.case_id, 'case_update', 'Somebody has signed your agreement.', it.case_id, it.id);
  if (select count(*) >= 2 and count(*) = count(s.id) from public.case_participants p
      left join public.agreement_signatures s on s.participant_id = p.id and s.version_id = it.id
      where p.case_id = it.case_id and p.role = 'divorcee' and p.status = 'active') then
    insert into public.case_milestones (case_id, milestone) values (it.case_id, 'signatures_in') on conflict do nothing;
  end if;
end $$;

-- Deletes a case that was opened by mistake: an admin may, as long as nobody has put anything into it.
create or replace function private.delete_case(of_case uuid) returns void
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
    ('agreement_versions', 'an agreement'), ('case_notes', 'other records'), ('case_requests', 'other records'),
    ('safety_answers', 'other records')) as kind (of_table, words) loop
    execute format('select exists (select from public.%I where case_id = $1)', it.of_table) into is_there using of_case;
    if is_there and it.words <> all (held) then held := held || it.words; end if;
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

insert into private.retention_tables (table_name, class, position) values
  ('agreement_signatures', 'agreement', 17), ('agreement_versions', 'agreement', 18);

revoke execute on all functions in schema private from public;
grant execute on function private.share_agreement(uuid, int), private.sign_agreement(uuid, uuid, text) to authenticated;

-- A draft is the mediators' of the case, what was shared is everybody's in it. Written as a draft, by them; shared and
-- signed through functions.
alter table agreement_versions enable row level security;
create policy circle_reads on agreement_versions for select to authenticated
  using (circle in (select private.my_circle_ids()));
create policy mediator_drafts on agreement_versions for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on agreement_versions for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()) and released_at is null);
revoke all on agreement_versions from anon, authenticated;
grant select, insert (case_id, clauses), update (clauses) on agreement_versions to authenticated;

alter table agreement_signatures enable row level security;
create policy circle_reads on agreement_signatures for select to authenticated
  using (circle in (select private.my_circle_ids()));
revoke all on agreement_signatures from anon, authenticated;
grant select on agreement_signatures to authenticated;
