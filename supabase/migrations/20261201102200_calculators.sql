-- Calculators of support: which of them an office switched on, the tables that it brought, and an estimate beside a clause.

set check_function_bodies = off;

-- A calculator is off where there is no row. Which ones there are is in the program.
create table office_calculators (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  calculator      text not null check (calculator ~ '^[a-z0-9-]{1,60}$'),
  is_on           boolean not null,
  switched_at     timestamptz not null default now(),
  unique (organization_id, calculator)
);
create trigger audit after insert or update or delete on office_calculators
  for each row execute function private.audit();

-- The tables of an office for a calculator. None changes, so that an old estimate still names the one that it was made with.
create table support_tables (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  calculator      text not null check (calculator ~ '^[a-z0-9-]{1,60}$'),
  number          int not null check (number > 0),
  source          text not null check (length(source) between 1 and 200) check (private.is_name(source)),
  valid_from      date not null,
  rows            jsonb not null check (private.is_list(rows, 2000)),
  added_at        timestamptz not null default now(),
  added_by        uuid default auth.uid() references profiles,
  unique (organization_id, calculator, number)
);
create index on support_tables (added_by);
create trigger audit after insert or update or delete on support_tables for each row execute function private.audit();

create function private.switch_calculator(of_organization uuid, named text, becomes_on boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_administer(of_organization);
  insert into public.office_calculators (organization_id, calculator, is_on) values (of_organization, named, becomes_on)
    on conflict (organization_id, calculator) do update set is_on = excluded.is_on, switched_at = now()
      where office_calculators.is_on <> excluded.is_on;
end $$;

create function private.add_support_table(of_organization uuid, named text, it jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_administer(of_organization);
  perform from public.organizations where id = of_organization for update;
  insert into public.support_tables (organization_id, calculator, number, source, valid_from, rows)
    select of_organization, named, coalesce((select max(number) from public.support_tables
        where organization_id = of_organization and calculator = named), 0) + 1,
      it ->> 'source', (it ->> 'valid_from')::date, it -> 'rows';
end $$;

-- The calculators that are on for a case, with the newest table of each, for the people of the case.
create function private.case_calculators(of_case uuid)
  returns table (calculator text, number int, source text, valid_from date, rows jsonb)
  language sql stable security definer set search_path = '' as $$
  select office.calculator, newest.number, newest.source, newest.valid_from, newest.rows
  from public.cases c
  join public.office_calculators office on office.organization_id = c.organization_id and office.is_on
  left join lateral (
    select it.* from public.support_tables it
    where it.organization_id = office.organization_id and it.calculator = office.calculator
    order by it.number desc limit 1
  ) newest on true
  where c.id = of_case and c.id in (select private.my_case_ids())
$$;

-- The day at the office of a case, for the people of the case.
create function private.today_of_case(of_case uuid) returns date
  language sql stable security definer set search_path = '' as $$
  select private.office_today(organization_id) from public.cases
  where id = of_case and id in (select private.my_case_ids())
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.switch_calculator(uuid, text, boolean), private.add_support_table(uuid, text, jsonb),
  private.case_calculators(uuid), private.today_of_case(uuid) to authenticated;

-- Admins of the organization read both; people of a case get what is on for it through a function.
alter table office_calculators enable row level security;
create policy office_reads on office_calculators for select to authenticated
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
revoke all on office_calculators from anon, authenticated;
grant select on office_calculators to authenticated;
select private.refuse_ended_reads('office_calculators');

alter table support_tables enable row level security;
create policy office_reads on support_tables for select to authenticated
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
revoke all on support_tables from anon, authenticated;
grant select on support_tables to authenticated;
select private.refuse_ended_reads('support_tables');

insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (370, 'public.office_calculators', 'none', '{calculator}', 'Settings of an organization.'),
  (371, 'public.support_tables', 'none', '{calculator,source,valid_from,rows}', 'A public table that an organization chose.');

-- The estimate beside a clause, as it is printed. It is part of what a release keeps and of what is signed.
alter table agreement_clauses add column estimate jsonb
  check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 40000);
grant update (estimate) on agreement_clauses to authenticated;
update private.erasure_rules set columns = columns || '{estimate}' where table_name = 'public.agreement_clauses' and treatment = 'keep';

create or replace trigger stamp_clause before update of issue, heading, text, plain_text, state, duties, estimate on agreement_clauses
  for each row execute function private.stamp_clause();
create or replace trigger next_version before update of issue, heading, text, plain_text, state, duties, estimate on agreement_clauses
  for each row execute function private.next_version();
create or replace trigger stamp_update before update of issue, heading, text, plain_text, state, duties, estimate on agreement_clauses
  for each row execute function private.stamp_update();

create or replace function private.draft_words(of_case uuid, of_document text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('id', id, 'issue', issue, 'heading', heading, 'text', text, 'plain_text', plain_text,
      'state', state, 'source_proposal_id', source_proposal_id, 'duties', duties)
      || case when plain_is_older then '{"plain_is_older": true}' else '{}' end::jsonb
      || case when estimate is not null then jsonb_build_object('estimate', estimate) else '{}' end order by position, created_at)
  from public.agreement_clauses where case_id = of_case and document = of_document
$$;

create or replace function private.restore_draft(of_case uuid, of_document text) returns void
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
    (id, case_id, document, position, issue, heading, text, plain_text, explained_text, state, source_proposal_id, duties, estimate)
    select (c.value ->> 'id')::uuid, it.case_id, it.document, c.ordinality, c.value ->> 'issue', c.value ->> 'heading',
      c.value ->> 'text', c.value ->> 'plain_text', case when c.value ? 'plain_is_older' then '' else c.value ->> 'text' end,
      c.value ->> 'state',
      (select p.id from public.proposals p where p.case_id = it.case_id and p.id = (c.value ->> 'source_proposal_id')::uuid),
      coalesce(c.value -> 'duties', '[]'), c.value -> 'estimate'
    from jsonb_array_elements(it.clauses) with ordinality as c
    on conflict (id) do update set position = excluded.position, issue = excluded.issue, heading = excluded.heading,
      text = excluded.text, plain_text = excluded.plain_text, explained_text = excluded.explained_text,
      state = excluded.state, duties = excluded.duties, estimate = excluded.estimate;
end $$;

reset check_function_bodies;
