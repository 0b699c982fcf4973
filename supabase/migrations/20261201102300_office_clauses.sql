-- Clauses that an organization wrote for its mediators, in the languages of its papers.

set check_function_bodies = off;

-- The words of a clause in one language.
create function private.are_clause_words(it jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(it) = 'object' and it - array['heading', 'text', 'plain_text'] = '{}'
    and length(it ->> 'heading') between 1 and 120 and private.is_name(it ->> 'heading')
    and length(it ->> 'text') between 1 and 8000 and private.is_text(it ->> 'text')
    and (it ->> 'plain_text' = '' or length(it ->> 'plain_text') <= 8000 and private.is_text(it ->> 'plain_text')), false)
$$;

create table office_clauses (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  document        text not null check (document in ('memorandum', 'finances', 'parenting')),
  issue           text check (issue in ('parenting', 'home', 'pensions', 'debts', 'support', 'other')),
  words_en        jsonb check (words_en is null or private.are_clause_words(words_en)),
  words_es        jsonb check (words_es is null or private.are_clause_words(words_es)),
  created_at      timestamptz not null default now(),
  version         int not null default 1,
  check (words_en is not null or words_es is not null)
);
create index on office_clauses (organization_id);
create trigger next_version before update on office_clauses for each row execute function private.next_version();
create trigger audit after insert or update or delete on office_clauses for each row execute function private.audit();

-- Adds a clause without an id, or saves one over the version that its admin knows.
create function private.save_office_clause(of_organization uuid, of_clause uuid, clause jsonb, known_version int) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.office_clauses;
begin
  if of_clause is not null then
    select * into it from public.office_clauses where id = of_clause for update;
    of_organization := it.organization_id;
  end if;
  perform private.must_administer(of_organization);
  if of_clause is null then
    perform from public.organizations where id = of_organization for update;
    if (select count(*) from public.office_clauses where organization_id = of_organization) > 199 then
      raise 'An office keeps up to 200 clauses. Remove one first.' using errcode = 'MP409';
    end if;
    insert into public.office_clauses (organization_id, document, issue, words_en, words_es)
      select of_organization, c.document, c.issue, nullif(c.words_en, 'null'), nullif(c.words_es, 'null')
      from jsonb_populate_record(null::public.office_clauses, clause) c returning * into it;
  elsif it.version is distinct from known_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  else
    update public.office_clauses o set document = c.document, issue = c.issue, words_en = nullif(c.words_en, 'null'),
        words_es = nullif(c.words_es, 'null')
      from jsonb_populate_record(null::public.office_clauses, clause) c where o.id = of_clause;
  end if;
  return it.id;
end $$;

-- Removes a clause from the office. Papers that hold its words keep them.
create function private.remove_office_clause(of_clause uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_administer((select organization_id from public.office_clauses where id = of_clause));
  delete from public.office_clauses where id = of_clause;
end $$;

alter table office_clauses enable row level security;
create policy office_reads on office_clauses for select to authenticated
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())
    or (select private.my_role()) = 'mediator' and organization_id = (select private.my_organization_id()));
revoke all on office_clauses from anon, authenticated;
grant select on office_clauses to authenticated;
select private.refuse_ended_reads('office_clauses');

revoke execute on all functions in schema private from public;
grant execute on function private.are_clause_words(jsonb), private.save_office_clause(uuid, uuid, jsonb, int),
  private.remove_office_clause(uuid) to authenticated;

insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (380, 'public.office_clauses', 'none', '{words_en,words_es}', 'Words of an organization.');

reset check_function_bodies;
