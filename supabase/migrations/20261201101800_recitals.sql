-- Recitals: who signs, since when and on which ground. The mediators of a case write them, and a version keeps what it says.

set check_function_bodies = off;

-- How a paper writes the birth dates of children.
alter table organization_settings add column birth_dates text not null default 'year'
  check (birth_dates in ('full', 'year', 'initials'));
grant select (birth_dates), update (birth_dates) on organization_settings to authenticated;
update private.erasure_rules set columns = columns || '{birth_dates}' where table_name = 'public.organization_settings' and treatment = 'none';

create table recitals (
  case_id      uuid primary key references cases on delete cascade,
  content      jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 60000)
    check (coalesce(content ->> 'wedding_on' <= content ->> 'separation_on', true)),
  -- Only what is confirmed goes into a paper.
  is_confirmed boolean not null default false,
  visible_to   text not null generated always as ('mediator-' || case_id::text) stored,
  version      int not null default 1,
  updated_at   timestamptz not null default now()
);
create index on recitals (visible_to);

create trigger next_version before update on recitals for each row execute function private.next_version();
create trigger stamp_update before update on recitals for each row execute function private.stamp_update();
create trigger refuse_when_closed after insert or update on recitals for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on recitals for each row execute function private.audit();

-- Null in versions that have none.
alter table agreement_versions add column recitals jsonb;
update private.erasure_rules set columns = columns || '{recitals}' where table_name = 'public.agreement_versions' and treatment = 'keep';

-- What a paper would say now; null before the mediator has confirmed it. An address is in it only where both parties have
-- theirs printed, so that one that is left out says nothing about either. Of a birth date only what the paper shows goes in.
create function private.recitals_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with it as (
    select r.content, office.birth_dates from public.recitals r join public.cases c on c.id = r.case_id
    join public.organization_settings office on office.organization_id = c.organization_id
    where r.case_id = of_case and r.is_confirmed
  ), party as (
    select p.id, p.side, coalesce(nullif(said.full_name, ''), person.name) as name, said.advice,
      case when said.address_use = 'printed' then nullif(said.address, '') end as address
    from it join public.case_participants p on p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    join public.profiles person on person.id = p.user_id
    left join lateral jsonb_to_recordset(it.content -> 'parties')
      as said (participant_id uuid, full_name text, address text, address_use text, advice text) on said.participant_id = p.id
  ), printed as (
    select count(*) > 1 and bool_and(address is not null) as are_both from party
  )
  select jsonb_build_object(
    'parties', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'advice', advice,
      'address', case when are_both then address end) order by side, id), '[]') from party, printed),
    'wedding_on', it.content -> 'wedding_on', 'separation_on', it.content -> 'separation_on',
    'has_children', it.content -> 'has_children',
    'children', (select coalesce(jsonb_agg(jsonb_build_object(
        'name', case it.birth_dates when 'initials' then private.initials_of(child ->> 'name') else child ->> 'name' end,
        'born', case it.birth_dates when 'full' then child ->> 'born' else left(child ->> 'born', 4) end) order by place), '[]')
      from jsonb_array_elements(it.content -> 'children') with ordinality as listed (child, place)),
    'disclosure', it.content -> 'disclosure', 'disclosed_on', it.content -> 'disclosed_on',
    'mediators', (select coalesce(jsonb_agg(person.name order by person.name, person.id), '[]')
      from public.case_participants p join public.profiles person on person.id = p.user_id
      where p.case_id = of_case and p.role = 'mediator' and p.status = 'active'))
  from it
$$;

create function private.initials_of(name text) returns text
  language sql immutable set search_path = '' as $$
  select string_agg(upper(left(word, 1)) || '.', ' ') from regexp_split_to_table(trim(name), '\s+') as word
$$;

create or replace function private.draft_tag(of_case uuid, of_document text) returns text
  language sql stable security definer set search_path = '' as $$
  select md5(concat(string_agg(concat_ws(' ', id, version), ',' order by position, created_at), private.annex_of(of_case, of_document),
    private.recitals_of(of_case)))
  from public.agreement_clauses
  where case_id = of_case and document = of_document and case_id in (select private.my_mediated_case_ids())
$$;

-- Another mediator in the case is no change of the draft.
create or replace function private.is_draft_changed(of_case uuid, of_document text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (
    select from private.newest_versions(of_case) v
    where v.document = of_document and v.clauses = private.draft_words(of_case, of_document)
      and v.annex is not distinct from private.annex_of(of_case, of_document)
      and v.recitals - 'mediators' is not distinct from private.recitals_of(of_case) - 'mediators'
      and v.parties @> private.parties_of(of_case))
  where of_case in (select private.my_mediated_case_ids())
$$;

-- What a release would state, for the mediators of the case.
create function private.mediated_recitals(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select private.recitals_of(of_case) where of_case in (select private.my_mediated_case_ids())
$$;

-- When both statements of a case were opened, as a day in its time zone.
create function private.disclosed_on(of_case uuid) returns date
  language sql stable security definer set search_path = '' as $$
  select (opened_at at time zone private.zone_of_case(of_case))::date from public.case_money
  where case_id = of_case and of_case in (select private.my_mediated_case_ids())
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.mediated_recitals(uuid), private.disclosed_on(uuid) to authenticated;

-- Written and read by the mediators of the case.
alter table recitals enable row level security;
create policy mediator_reads on recitals for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_adds on recitals for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on recitals for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on recitals from anon, authenticated;
grant select, insert (case_id, content, is_confirmed), update (content, is_confirmed) on recitals to authenticated;
select private.refuse_direct_writes('recitals');
select private.refuse_ended_reads('recitals');

insert into private.retention_tables (position, table_name, class) values (350, 'recitals', 'agreement');
insert into private.erasure_rules (position, table_name, treatment, whose) values
  (350, 'public.recitals', 'delete',
    'case_id in (select case_id from public.case_participants where user_id = $1 and role = ''divorcee'')');

reset check_function_bodies;
