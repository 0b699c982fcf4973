-- Consent to AI: one answer per case and person, and the switches of the mediator and the organization.

set check_function_bodies = off;

alter table organization_settings add column safety_screening_enabled boolean not null default true;
grant select (safety_screening_enabled), update (safety_screening_enabled) on organization_settings to authenticated;

alter table cases add column ai_enabled boolean not null default true;
grant select (ai_enabled) on cases to authenticated;

-- Answers are added and never change. The newest of a person counts; none counts as no.
create table ai_consents (
  id          uuid primary key default gen_random_uuid(),
  case_id     uuid not null references cases on delete cascade,
  user_id     uuid not null default auth.uid() references profiles on delete cascade,
  answer      text not null check (answer in ('yes', 'no')),
  answered_at timestamptz not null default clock_timestamp()
);
create index on ai_consents (case_id, user_id, answered_at);
create index on ai_consents (user_id);

-- Whether the assistant is on for a case: for its organization and by its mediator; without a case for the caller's own
-- organization.
create or replace function private.ai_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select s.ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), true)
    and coalesce((select c.ai_enabled from public.cases c where c.id = of_case), true)
$$;

create function private.assistance_of(of_case uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case when not coalesce(s.ai_enabled, true) then 'off_organization' when not c.ai_enabled then 'off_case' else 'on' end
  from public.cases c left join public.organization_settings s on s.organization_id = c.organization_id
  where c.id = of_case
$$;

create function private.screening_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(s.safety_screening_enabled, true)
  from public.cases c left join public.organization_settings s on s.organization_id = c.organization_id
  where c.id = of_case
$$;

-- The participants whose words AI may read: those whose newest answer is yes, and mediators unless theirs is no.
create function private.consenting_ids(of_case uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p
  left join lateral (
    select answer from public.ai_consents c
    where c.case_id = of_case and c.user_id = p.user_id order by c.answered_at desc, c.id desc limit 1
  ) newest on true
  where p.case_id = of_case and p.status = 'active' and coalesce(newest.answer = 'yes', p.role = 'mediator')
$$;

-- Whose words AI may read for the caller: their own, and for the case's mediator those of everybody who said yes.
create function private.analysable_ids(of_case uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select auth.uid()
  union
  select private.consenting_ids(of_case) where of_case in (select private.my_mediated_case_ids())
$$;

-- Whose words a proposal has: of those who made it and what it answers.
create function private.writers_of(of_proposal uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  with recursive answered as (
    select id, parent_id, from_participant_id from public.proposals where id = of_proposal
    union
    select p.id, p.parent_id, p.from_participant_id from public.proposals p join answered on p.id = answered.parent_id
  )
  select p.user_id from answered join public.case_participants p on p.id = answered.from_participant_id
$$;

-- What the caller reads of the proposals and released clauses of a case, as passages to translate, and whether AI may read
-- it: everybody else whose words these are said yes. The words of a clause are those of the mediators of the case, of who
-- released it, and of the proposal that it comes from.
create function private.translatable(of_case uuid)
  returns table (id uuid, version_id uuid, passages jsonb, ai_reads boolean)
  language sql stable security definer set search_path = '' as $$
  with readable as (
    select p.id, null::uuid as version_id, array(select private.writers_of(p.id)) as writers,
      (select jsonb_agg(concat_ws(': ', nullif(term ->> 'label', ''), nullif(term ->> 'words', '')) order by at)
        from jsonb_array_elements(p.terms) with ordinality as listed (term, at)) as passages
    from public.proposals p
    where p.case_id = of_case and p.visible_to in (select private.my_audience_ids())
    union all
    select (clause ->> 'id')::uuid, v.id,
      array(
        select v.released_by
        union
        select user_id from public.case_participants where case_id = of_case and role = 'mediator' and status = 'active'
        union
        select private.writers_of((clause ->> 'source_proposal_id')::uuid)),
      jsonb_build_array(clause -> 'heading',
          -- Older plain words may say something else than what is signed.
          case when clause ? 'plain_is_older' then '""' else clause -> 'plain_text' end, clause -> 'text')
        || jsonb_path_query_array(clause, '$.duties[*].what')
    from public.agreement_versions v, jsonb_array_elements(v.clauses) as clause
    where v.case_id = of_case and v.visible_to in (select private.my_audience_ids())
  )
  select id, version_id, jsonb_path_query_array(passages, '$[*] ? (@ != "")'),
    private.assistance_of(of_case) = 'on' and not exists (
      select from unnest(writers) as writer where writer is distinct from auth.uid()
        and (writer is null or writer not in (select private.consenting_ids(of_case))))
  from readable
$$;

-- Only the case's mediators learn of an answer.
create function private.record_consent() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, 'mediator-' || new.case_id, 'consent_answered', new.id);
  return null;
end $$;
create trigger record_consent after insert on ai_consents for each row execute function private.record_consent();

create function private.switch_assistance(of_case uuid, is_on boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if of_case not in (select private.my_case_ids()) then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_mediate(of_case);
  update public.cases set ai_enabled = is_on where id = of_case and ai_enabled <> is_on;
  if found then
    perform private.record(of_case, 'case-' || of_case,
      case when is_on then 'assistance_switched_on' else 'assistance_switched_off' end, of_case);
  end if;
end $$;

create trigger audit after insert or update or delete on ai_consents for each row execute function private.audit();
-- A consent can be taken back at any time.
create trigger refuse_when_closed after insert on ai_consents
  for each row when (new.answer = 'yes') execute function private.refuse_when_closed();

insert into private.retention_tables (position, table_name, class)
  select max(position) + 1, 'ai_consents', 'audit' from private.retention_tables;

revoke execute on all functions in schema private from public;
grant execute on function private.assistance_of(uuid), private.screening_is_on(uuid), private.analysable_ids(uuid),
  private.translatable(uuid), private.switch_assistance(uuid, boolean) to authenticated;

-- A person's own answers, and for the mediator those in the case. Participants answer for themselves.
alter table ai_consents enable row level security;
create policy owner_or_mediator_reads on ai_consents for select to authenticated
  using (user_id = (select auth.uid()) or case_id in (select private.my_mediated_case_ids()));
create policy participant_answers on ai_consents for insert to authenticated
  with check (user_id = (select auth.uid()) and case_id in (select private.my_case_ids()));
revoke all on ai_consents from anon, authenticated;
grant select, insert (case_id, answer) on ai_consents to authenticated;
select private.refuse_direct_writes('ai_consents');

reset check_function_bodies;
