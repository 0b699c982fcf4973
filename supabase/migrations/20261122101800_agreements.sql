-- The agreement of a case: the mediator's draft, the released versions that everybody in the case reads, and the
-- signatures.

set check_function_bodies = off;

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
  visible_to  text not null generated always as (
              case when released_at is null then 'mediator-' else 'case-' end || case_id::text) stored,
  version     int not null default 1,
  created_at  timestamptz not null default clock_timestamp(),
  updated_at  timestamptz not null default now(),
  check ((released_at is null) = (hash is null)),
  unique (case_id, number),
  unique (case_id, id)
);
create unique index one_draft_per_case on agreement_versions (case_id) where released_at is null;
create index on agreement_versions (visible_to);
create index on agreement_versions (released_by);

-- A party's signature under exactly this text. A new version needs new ones.
create table agreement_signatures (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  version_id     uuid not null,
  participant_id uuid not null,
  visible_to     text not null generated always as ('case-' || case_id::text) stored,
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
create index on agreement_signatures (visible_to);

create function private.number_agreement() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.number := coalesce((select max(number) from public.agreement_versions where case_id = new.case_id), 0) + 1;
  return new;
end $$;
create trigger number_agreement before insert on agreement_versions
  for each row execute function private.number_agreement();

-- Releases the draft to the whole case, for good.
create function private.share_agreement(of_case uuid, expected_version int) returns uuid
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
  if it.version <> expected_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  if jsonb_array_length(it.clauses) = 0 then raise 'This draft is empty.' using errcode = 'MP409'; end if;
  if (select array_position(private.steps(), step) from public.cases where id = of_case)
      < array_position(private.steps(), 'negotiation_sessions') then
    raise 'A draft is shared after the first session.' using errcode = 'MP409';
  end if;
  perform private.record(of_case, 'case-' || of_case, 'agreement_shared', it.id, jsonb_build_object('number', it.number));
  update public.agreement_versions set released_at = now(), released_by = auth.uid(),
    hash = encode(sha256(convert_to(of_case || ' ' || it.number || ' ' || it.clauses::text, 'UTF8')), 'hex')
    where id = it.id;
  perform private.notify('case-' || of_case, 'case_update', 'Your mediator has shared a draft of your agreement.', of_case, it.id);
  return it.id;
end $$;

-- A party signs the newest version, as they read it. The last signature completes the agreement.
create function private.sign_agreement(of_version uuid, of_case uuid, expected_hash text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
  participant public.case_participants;
begin
  select * into it from public.agreement_versions
    where id = of_version and case_id = of_case and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform from public.cases where id = it.case_id for no key update;
  select * into participant from public.case_participants
    where case_id = it.case_id and user_id = auth.uid() and status = 'active' and role = 'divorcee';
  if not found then raise 'Only the two parties sign.' using errcode = 'MP403'; end if;
  if it.hash is distinct from expected_hash or exists (select from public.agreement_versions newer
      where newer.case_id = it.case_id and newer.number > it.number and newer.released_at is not null) then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  insert into public.agreement_signatures (case_id, version_id, participant_id, name, hash)
    select it.case_id, it.id, participant.id, p.name, it.hash from public.profiles p where p.id = auth.uid()
    on conflict do nothing;
  if not found then return; end if;
  perform private.record(it.case_id, 'case-' || it.case_id, 'agreement_signed', participant.id, jsonb_build_object('number', it.number));
  if (select step from public.cases where id = it.case_id) = 'final_agreement' then
    perform private.record(it.case_id, 'case-' || it.case_id, 'signatures_in', it.id, jsonb_build_object('number', it.number));
  end if;
  perform private.notify('case-' || it.case_id, 'case_update', 'Somebody has signed your agreement.', it.case_id, it.id);
end $$;

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

revoke execute on all functions in schema private from public;
grant execute on function private.share_agreement(uuid, int), private.sign_agreement(uuid, uuid, text)
  to authenticated;

-- The mediators of the case read and write the draft; everybody in the case reads what was released. Releasing and
-- signing go through functions.
alter table agreement_versions enable row level security;
create policy audience_reads on agreement_versions for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_drafts on agreement_versions for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on agreement_versions for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()) and released_at is null);
revoke all on agreement_versions from anon, authenticated;
grant select, insert (case_id, clauses), update (clauses) on agreement_versions to authenticated;
select private.refuse_direct_writes('agreement_versions');

alter table agreement_signatures enable row level security;
create policy audience_reads on agreement_signatures for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on agreement_signatures from anon, authenticated;
grant select on agreement_signatures to authenticated;

reset check_function_bodies;
