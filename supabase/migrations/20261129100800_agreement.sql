-- The agreement: its documents, their drafts and versions.

set check_function_bodies = off;

-- The three documents of an agreement, kept apart: the memorandum of understanding, the open financial statement and the
-- parenting plan. Each has a draft of clauses that only mediators read, its own released versions, readers and signatures.

create or replace function private.members_of(of_audience text) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select user_id from private.audience_members
  where visible_to = of_audience
    and case_id = substring(of_audience from '^(?:case|private|party|parties|mediator)-(.{36})')::uuid
  union
  select substring(of_audience from '^(?:user|ai|support)-(.{36})$')::uuid
  where of_audience ~ '^(user|ai|support)-'
  union
  select id from public.profiles where of_audience like 'support-%' and role = 'admin'
$$;

-- The duties of a clause. In a draft, the words and the day may still be missing.
create function private.are_duties(duties jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(duties) = 'array' then jsonb_array_length(duties) <= 20
    and (select count(distinct it ->> 'id') = count(*) from jsonb_array_elements(duties) as it)
    and not exists (
      select from jsonb_array_elements(duties) as it
      where coalesce(
        it ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and it ->> 'kind' in ('handover', 'payment', 'review', 'other')
        and it ->> 'who' in ('A', 'B', 'both')
        and it ->> 'repeats' in ('none', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly')
        and length(it ->> 'what') <= 200 and (it ->> 'what' = '' or private.is_name(it ->> 'what'))
        and (it -> 'due_on' = 'null' or it ->> 'due_on' ~ '^\d{4}-\d\d-\d\d$'), false) is not true)
    else false end
$$;

-- The clauses of a draft, one row each, so that two mediators can write at once.
create table agreement_clauses (
  id                 uuid primary key default gen_random_uuid(),
  case_id            uuid not null references cases on delete cascade,
  document           text not null check (document in ('memorandum', 'finances', 'parenting')),
  position           int not null default 0,
  issue              text check (issue in ('parenting', 'home', 'pensions', 'debts', 'support', 'other')),
  heading            text not null check (length(heading) between 1 and 120) check (private.is_name(heading)),
  text               text not null default '' check (text = '' or length(text) <= 8000 and private.is_text(text)),
  plain_text         text not null default ''
                     check (plain_text = '' or length(plain_text) <= 8000 and private.is_text(plain_text)),
  -- The words to sign as they were when the plain words were saved, or when a mediator said that these still fit.
  explained_text     text not null default '',
  plain_is_older     boolean not null generated always as (plain_text <> '' and explained_text <> text) stored,
  state              text not null default 'draft' check (state in ('draft', 'discussing', 'agreed', 'parked')),
  duties             jsonb not null default '[]' check (private.are_duties(duties)),
  source_proposal_id uuid,
  visible_to         text not null generated always as ('mediator-' || case_id::text) stored,
  version            int not null default 1,
  updated_by         uuid default auth.uid() references profiles,
  updated_at         timestamptz not null default now(),
  created_at         timestamptz not null default clock_timestamp(),
  foreign key (case_id, source_proposal_id) references proposals (case_id, id) on delete set null (source_proposal_id)
);
create index on agreement_clauses (case_id, document, position);
create index on agreement_clauses (case_id, source_proposal_id);
create index on agreement_clauses (visible_to);
create index on agreement_clauses (updated_by);

insert into agreement_clauses (case_id, document, position, heading, text, plain_text, explained_text, state, updated_by)
  select v.case_id, 'memorandum', it.ordinality, left(it.value ->> 'heading', 120), it.value ->> 'text',
    it.value ->> 'plain_text', it.value ->> 'text', it.value ->> 'state', null
  from agreement_versions v, jsonb_array_elements(v.clauses) with ordinality as it
  where v.released_at is null;

-- A version is a released document, immutable.
drop policy mediator_drafts on agreement_versions;
drop policy mediator_changes on agreement_versions;
drop policy server_adds on agreement_versions;
drop policy server_changes on agreement_versions;
drop policy audience_reads on agreement_versions;
revoke all on agreement_versions from anon, authenticated;
drop trigger next_version on agreement_versions;
drop trigger stamp_update on agreement_versions;
drop trigger derive_step on agreement_versions;
drop trigger number_agreement on agreement_versions;
drop function private.number_agreement();
drop function private.share_agreement(uuid, int);
delete from agreement_versions where released_at is null;
alter table agreement_versions
  drop column visible_to,
  drop column version,
  drop column updated_at,
  drop constraint agreement_versions_case_id_number_key,
  alter column hash set not null,
  alter column released_at set not null,
  add column document text not null default 'memorandum' check (document in ('memorandum', 'finances', 'parenting')),
  add column readers text not null default 'everyone' check (readers in ('everyone', 'parties')),
  add column annex jsonb,
  add column open_points jsonb not null default '[]' check (jsonb_typeof(open_points) = 'array'
    and jsonb_array_length(open_points) <= 100 and octet_length(open_points::text) <= 100000),
  -- What the mediator does not count as open, with the reason and the mediator's name.
  add column struck_points jsonb not null default '[]' check (jsonb_typeof(struck_points) = 'array'
    and jsonb_array_length(struck_points) <= 100 and octet_length(struck_points::text) <= 200000
    and not struck_points @? '$[*] ? (!(@.point != "" && @.reason != "" && @.by != ""))'),
  add unique (case_id, document, number);
alter table agreement_versions alter column document drop default, alter column readers drop default,
  add column visible_to text not null
    generated always as (case readers when 'parties' then 'parties-' else 'case-' end || case_id::text) stored;
create index on agreement_versions (visible_to);

-- The parties of a case, as a version names them.
create function private.parties_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'side', p.side, 'name', person.name) order by p.side, p.id), '[]')
  from public.case_participants p join public.profiles person on person.id = p.user_id
  where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
$$;

-- A version keeps the parties and their names as they were at its release. Of an older one, who signed it is a party, too.
alter table agreement_versions add column parties jsonb;
update agreement_versions v set parties = coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'side', p.side, 'name', coalesce(s.name, person.name)) order by p.side, p.id)
  from case_participants p
  join profiles person on person.id = p.user_id
  left join agreement_signatures s on s.version_id = v.id and s.participant_id = p.id
  where p.case_id = v.case_id and p.role = 'divorcee' and (p.status = 'active' or s.id is not null)), '[]');
alter table agreement_versions alter column parties set not null,
  add check (jsonb_typeof(parties) = 'array' and jsonb_array_length(parties) <= 10);

-- Who signed is read by the readers of the version.
drop policy audience_reads on agreement_signatures;
alter table agreement_signatures drop column visible_to;
alter table agreement_signatures add column visible_to text;
update agreement_signatures set visible_to = 'case-' || case_id;
alter table agreement_signatures alter column visible_to set not null;
create index on agreement_signatures (visible_to);

-- The documents of the agreement that the mediator said the case does without.
alter table cases add column skipped_documents text[] not null default '{}'
  check (skipped_documents <@ '{memorandum,finances,parenting}' and cardinality(skipped_documents) < 3);
grant select (skipped_documents) on cases to authenticated;

-- The documents that a case needs: the memorandum and those that its topics call for, without those that it does without,
-- and all that were released.
create function private.needed_documents(of_case uuid) returns setof text
  language sql stable security definer set search_path = '' as $$
  select called.document from (
    select 'memorandum' as document
    union
    select case t.issue when 'parenting' then 'parenting' else 'finances' end
    from public.topics t where t.case_id = of_case and t.issue <> 'other'
  ) called
  where called.document not in (select unnest(c.skipped_documents) from public.cases c where c.id = of_case)
  union
  select v.document from public.agreement_versions v where v.case_id = of_case
$$;

-- Says that a case does without a document, or that it needs it after all.
create function private.set_document_need(of_case uuid, of_document text, needs_it boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  if needs_it = (of_document not in (select unnest(skipped_documents) from public.cases where id = of_case)) then return; end if;
  if exists (select from public.agreement_versions v where v.case_id = of_case and v.document = of_document) then
    raise 'This document is released, so both parties sign it.' using errcode = 'MP409';
  end if;
  if not needs_it and not exists (select from private.needed_documents(of_case) as document where document <> of_document) then
    raise 'A case needs at least one document of the agreement.' using errcode = 'MP409';
  end if;
  update public.cases set skipped_documents = array_remove(skipped_documents, of_document)
    || case when needs_it then '{}'::text[] else array[of_document] end where id = of_case;
  perform private.record(of_case, 'case-' || of_case,
    case when needs_it then 'agreement_document_needed' else 'agreement_document_skipped' end, null,
    jsonb_build_object('document', of_document));
  perform private.derive_step(of_case);
end $$;

create function private.newest_versions(of_case uuid) returns setof public.agreement_versions
  language sql stable security definer set search_path = '' as $$
  select distinct on (document) * from public.agreement_versions where case_id = of_case order by document, number desc
$$;

-- What a released version holds beside its clauses.
create function private.annex_of(of_case uuid, of_document text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case of_document
    when 'parenting' then (select schedule from public.parenting_schedules where case_id = of_case)
    when 'finances' then private.statement_of(of_case)
  end
$$;

-- A signature on paper counts unless its party says that it is not right, until the mediator has dealt with that.
create function private.counts(it public.agreement_signatures) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (select from public.case_requests where signature_id = it.id and handled_at is null)
$$;

-- A draft is shared when a version is released. A party's signatures are in when they have signed the newest version of
-- every document that the case needs.
create or replace function private.condition_facts(of_case uuid)
  returns table (code text, participant_id uuid, done int, total int)
  language sql stable security definer set search_path = '' as $$
  with parties as (
    select p.id, p.user_id from public.case_participants p
    where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
  ), needed as (
    select document from private.needed_documents(of_case) as document
  )
  select 'parties_joined', null::uuid, count(*)::int, 2 from parties
  union all
  select 'intake', p.id, count(i.id)::int, 1
  from parties p
  left join public.case_intakes i on i.case_id = of_case and i.user_id = p.user_id and i.submitted_at is not null
  group by p.id
  union all
  select 'documents', p.id,
    count(*) filter (where s.state in ('confirmed', 'not_applicable'))::int, count(s.state)::int
  from parties p
  left join public.requirements r on r.participant_id = p.id
  left join private.requirement_states(of_case) s on s.requirement_id = r.id
  group by p.id
  union all
  select k.code, null, count(m.id)::int, 1
  from private.conditions k left join public.case_milestones m on m.case_id = of_case and m.milestone = k.code
  where k.is_stated
  group by k.code
  union all
  -- A session counts when every party was invited to it: those who were not must not learn of it.
  select 'session_held', null, exists (
    select from public.sessions s
    where s.case_id = of_case and s.status = 'completed' and not exists (
      select from parties p where p.id not in (
        select a.participant_id from public.session_attendees a where a.session_id = s.id)))::int, 1
  union all
  select 'draft_shared', null, exists (select from private.newest_versions(of_case))::int, 1
  union all
  select 'signatures_in', p.id, count(s.id)::int, count(*)::int
  from parties p
  cross join needed n
  left join private.newest_versions(of_case) v on v.document = n.document
  left join public.agreement_signatures s on s.version_id = v.id and s.hash = v.hash and s.participant_id = p.id
    and private.counts(s)
  group by p.id
$$;

create trigger derive_step after insert on agreement_versions for each row execute function private.derive_step_of_row();
create trigger derive_step after insert or delete on topics for each row execute function private.derive_step_of_row();

create function private.stamp_clause() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_by := auth.uid();
  return new;
end $$;
create trigger stamp_clause before update of issue, heading, text, plain_text, state, duties on agreement_clauses
  for each row execute function private.stamp_clause();
create trigger next_version before update of issue, heading, text, plain_text, state, duties on agreement_clauses
  for each row execute function private.next_version();
create trigger stamp_update before update of issue, heading, text, plain_text, state, duties on agreement_clauses
  for each row execute function private.stamp_update();
create trigger refuse_when_closed after insert or update on agreement_clauses
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on agreement_clauses
  for each row execute function private.audit();

grant execute on function private.needed_documents(uuid), private.newest_versions(uuid),
  private.set_document_need(uuid, text, boolean) to authenticated;

-- Written and read by the mediators of the case.
alter table agreement_clauses enable row level security;
create policy mediator_reads on agreement_clauses for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_adds on agreement_clauses for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on agreement_clauses for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on agreement_clauses from anon, authenticated;
grant select,
  insert (case_id, document, position, issue, heading, text, plain_text, explained_text, state, duties,
    source_proposal_id),
  update (position, issue, heading, text, plain_text, explained_text, state, duties) on agreement_clauses to authenticated;
select private.refuse_direct_writes('agreement_clauses');

create policy audience_reads on agreement_versions for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
grant select on agreement_versions to authenticated;

create policy audience_reads on agreement_signatures for select to authenticated
  using (visible_to in (select private.my_audience_ids()));

-- The parenting schedule of a case: the draft that its mediators write. A released parenting plan holds a copy.

create table parenting_schedules (
  case_id    uuid primary key references cases on delete cascade,
  schedule   jsonb not null check (jsonb_typeof(schedule) = 'object' and octet_length(schedule::text) <= 200000),
  visible_to text not null generated always as ('mediator-' || case_id::text) stored,
  version    int not null default 1,
  updated_at timestamptz not null default now()
);
create index on parenting_schedules (visible_to);

-- The times of a schedule are in the time zone of the case.
create function private.put_schedule_in_case_zone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.schedule := new.schedule || jsonb_build_object('time_zone', private.zone_of_case(new.case_id));
  return new;
end $$;
create trigger put_in_case_zone before insert or update of schedule on parenting_schedules
  for each row execute function private.put_schedule_in_case_zone();
create trigger next_version before update on parenting_schedules for each row execute function private.next_version();
create trigger stamp_update before update on parenting_schedules for each row execute function private.stamp_update();
create trigger refuse_when_closed after insert or update on parenting_schedules
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on parenting_schedules
  for each row execute function private.audit();

-- Written and read by the mediators of the case.
alter table parenting_schedules enable row level security;
create policy mediator_reads on parenting_schedules for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_adds on parenting_schedules for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on parenting_schedules for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on parenting_schedules from anon, authenticated;
grant select, insert (case_id, schedule), update (schedule) on parenting_schedules to authenticated;
select private.refuse_direct_writes('parenting_schedules');

-- The clauses of a draft: taken out, and put back to the words that both parties signed.

create function private.remove_clause(of_clause uuid, expected_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_clauses;
begin
  select * into it from public.agreement_clauses
    where id = of_clause and case_id in (select private.my_mediated_case_ids());
  perform private.lock_open_case(it.case_id);
  delete from public.agreement_clauses where id = of_clause and version = expected_version;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
end $$;

-- Puts a draft back to the signed words, which count for as long as both parties have not signed others.
create function private.restore_draft(of_case uuid, of_document text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  select * into it from private.versions_in_force(of_case) v where v.document = of_document;
  if not found then raise 'Both parties have not signed this document yet.' using errcode = 'MP409'; end if;
  delete from public.agreement_clauses where case_id = it.case_id and document = it.document
    and id not in (select (c ->> 'id')::uuid from jsonb_array_elements(it.clauses) as c);
  insert into public.agreement_clauses
    (id, case_id, document, position, issue, heading, text, plain_text, explained_text, state, source_proposal_id, duties)
    select (c.value ->> 'id')::uuid, it.case_id, it.document, c.ordinality, c.value ->> 'issue', c.value ->> 'heading',
      c.value ->> 'text', c.value ->> 'plain_text', case when c.value ? 'plain_is_older' then '' else c.value ->> 'text' end,
      c.value ->> 'state',
      (select p.id from public.proposals p where p.case_id = it.case_id and p.id = (c.value ->> 'source_proposal_id')::uuid),
      coalesce(c.value -> 'duties', '[]')
    from jsonb_array_elements(it.clauses) with ordinality as c
    on conflict (id) do update set position = excluded.position, issue = excluded.issue, heading = excluded.heading,
      text = excluded.text, plain_text = excluded.plain_text, explained_text = excluded.explained_text,
      state = excluded.state, duties = excluded.duties;
end $$;
grant execute on function private.remove_clause(uuid, int), private.restore_draft(uuid, text) to authenticated;

-- Releases: a draft becomes a version that never changes.

-- The clauses that a release would freeze. Those with plain words older than the words to sign say so.
create function private.draft_words(of_case uuid, of_document text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('id', id, 'issue', issue, 'heading', heading, 'text', text, 'plain_text', plain_text,
      'state', state, 'source_proposal_id', source_proposal_id, 'duties', duties)
      || case when plain_is_older then '{"plain_is_older": true}' else '{}' end::jsonb order by position, created_at)
  from public.agreement_clauses where case_id = of_case and document = of_document
$$;

-- What a release would attach, for the mediators of the case, who compare it with what was released; null for everybody
-- else.
create function private.mediated_draft_annex(of_case uuid, of_document text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select private.annex_of(of_case, of_document) where of_case in (select private.my_mediated_case_ids())
$$;

-- Names the state of a draft, for the mediators of the case: another one after every change.
create function private.draft_tag(of_case uuid, of_document text) returns text
  language sql stable security definer set search_path = '' as $$
  select md5(concat(string_agg(concat_ws(' ', id, version), ',' order by position, created_at), private.annex_of(of_case, of_document)))
  from public.agreement_clauses
  where case_id = of_case and document = of_document and case_id in (select private.my_mediated_case_ids())
$$;

-- Whether a draft differs from the newest version, or a party has another name than there, for the mediators of the case.
create function private.is_draft_changed(of_case uuid, of_document text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (
    select from private.newest_versions(of_case) v
    where v.document = of_document and v.clauses = private.draft_words(of_case, of_document)
      and v.annex is not distinct from private.annex_of(of_case, of_document)
      and v.parties @> private.parties_of(of_case))
  where of_case in (select private.my_mediated_case_ids())
$$;

-- Whether words have a place that somebody has to fill in: [date], ____ or ..... A bracket with digits cites: [2010] UKSC 42.
create function private.has_blank(words text) returns boolean
  language sql immutable set search_path = '' as $$
  select words ~ '\[(?!sic\])[^\[\]0-9]*\]|_{2,}|\.{4,}'
$$;

-- Refuses a draft that nobody could follow, and names the clause.
create function private.must_be_whole(words jsonb) returns void
  language plpgsql stable security definer set search_path = '' as $$
declare
  clause jsonb;
  named text;
begin
  if words is null then raise 'This draft is empty.' using errcode = 'MP409'; end if;
  for clause, named in
    select it, format('Clause %s, “%s”,', at, it ->> 'heading')
    from jsonb_array_elements(words) with ordinality as listed (it, at) order by at
  loop
    if clause ->> 'text' = '' then raise '% has no words yet.', named using errcode = 'MP409'; end if;
    if clause @? '$.duties[*] ? (@.what == "" || @.due_on == null)' then
      raise '% has something to do without words or a day.', named using errcode = 'MP409';
    end if;
    if private.has_blank(clause ->> 'heading') or private.has_blank(clause ->> 'text') or private.has_blank(clause ->> 'plain_text')
        or exists (select from jsonb_array_elements(clause -> 'duties') as duty where private.has_blank(duty ->> 'what')) then
      raise '% has a place that is not filled in yet.', named using errcode = 'MP409';
    end if;
  end loop;
end $$;

-- Releases a draft to its readers, for good. The draft stays, as the start of the next version. The questions about the
-- version before are asked again, and its lawyer round ends.
create function private.release_agreement(
  of_case uuid, of_document text, expected_tag text, for_readers text, points jsonb, struck jsonb
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  words jsonb;
  annex_now jsonb := private.annex_of(of_case, of_document);
  named jsonb := private.parties_of(of_case);
  taken_out jsonb := (select coalesce(jsonb_agg(it || jsonb_build_object('by', me.name)), '[]')
    from jsonb_array_elements(struck) as it, public.profiles me where me.id = auth.uid());
  before public.agreement_versions;
  next int;
  made uuid;
  read_by text := case for_readers when 'parties' then 'parties-' else 'case-' end || of_case;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  -- Before the tag: what changes while this runs is a conflict, and never a part of the version.
  words := private.draft_words(of_case, of_document);
  if private.draft_tag(of_case, of_document) is distinct from expected_tag then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  perform private.must_be_whole(words);
  if exists (
    select from jsonb_array_elements(struck) as it
    where it ? 'clause_id' and not exists (
      select from jsonb_array_elements(words) as clause where clause ->> 'id' = it ->> 'clause_id')) then
    raise 'Choose a clause of this draft.' using errcode = 'MP422';
  end if;
  if (select array_position(private.steps(), step) from public.cases where id = of_case)
      < array_position(private.steps(), 'negotiation_sessions') then
    raise 'A draft is released once the case is at the negotiation sessions.' using errcode = 'MP409';
  end if;
  if not private.is_draft_changed(of_case, of_document) and exists (
    select from private.newest_versions(of_case) v where v.document = of_document and v.readers = for_readers) then
    raise 'Nothing has changed since the last version.' using errcode = 'MP409';
  end if;
  select * into before from private.newest_versions(of_case) v where v.document = of_document;
  next := coalesce(before.number, 0) + 1;
  insert into public.agreement_versions
    (case_id, document, number, readers, parties, clauses, annex, open_points, struck_points, released_at, released_by, hash)
    values (of_case, of_document, next, for_readers, named, words, annex_now, points, taken_out, now(), auth.uid(), encode(
      sha256(convert_to(concat_ws(' ', of_case, of_document, next, named, words, annex_now), 'UTF8')), 'hex'))
    returning id into made;
  perform private.carry_signing_questions(before.id, made);
  perform private.close_round_of_version(before.id);
  perform private.record(of_case, read_by, 'agreement_shared', made,
    jsonb_build_object('document', of_document, 'number', next));
  perform private.notify_user(reader, 'case_update', case when reader in (
        select p.user_id from public.case_participants p where p.case_id = of_case and p.role = 'lawyer')
      then 'A version of the agreement was released. You can read it.'
      else 'Your mediator has shared a draft of your agreement.' end, of_case, read_by, made)
    from private.members_of(read_by) as reader;
  return made;
end $$;

-- A version that both parties signed stands until both have signed the next one, and they are asked to. Signatures under
-- one that was not complete end with the next one. Those who read both are notified.
create function private.void_signatures() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before public.agreement_versions;
  lasting public.agreement_versions;
  readers text;
  stays boolean;
begin
  select * into before from public.agreement_versions
    where case_id = new.case_id and document = new.document and number < new.number order by number desc limit 1;
  select * into lasting from private.versions_in_force(new.case_id) v where v.document = new.document;
  stays := lasting.id is not null;
  if not stays and not exists (select from public.agreement_signatures where version_id = before.id) then return null; end if;
  readers := case when 'parties' in (before.readers, new.readers) then 'parties-' else 'case-' end || new.case_id;
  perform private.record(new.case_id, readers,
    case when stays then 'agreement_stays_in_force' else 'agreement_signatures_void' end, new.id,
    jsonb_build_object('document', new.document, 'number', coalesce(lasting.number, before.number)));
  perform private.notify_user(reader, 'case_update',
      case when stays and reader in (
          select p.user_id from public.case_participants p where p.case_id = new.case_id and p.role = 'divorcee')
        then 'Your mediator asks you to read a new version of your agreement, and to sign it if you agree. The signed version stays as it is until both of you have signed the new one.'
        when stays
        then 'A new version of the agreement waits for its signatures. The signed version stays as it is until both parties have signed the new one.'
        when reader in (
          select p.user_id from public.agreement_signatures signed
          join public.case_participants p on p.id = signed.participant_id where signed.version_id = before.id)
        then 'A new version of your agreement was released, and your signature no longer counts. Read what changed and sign again.'
        else 'Your agreement has changed. Earlier signatures no longer count.' end,
      new.case_id, readers, new.id)
    from private.members_of(readers) as reader;
  return null;
end $$;
create trigger void_signatures after insert on agreement_versions
  for each row execute function private.void_signatures();
grant execute on function private.release_agreement(uuid, text, text, text, jsonb, jsonb), private.draft_tag(uuid, text),
  private.is_draft_changed(uuid, text), private.mediated_draft_annex(uuid, text) to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
