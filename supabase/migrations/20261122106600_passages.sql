-- Passages of the assistant that an organization writes: in place of a built-in one with the same id, or beside them.

set check_function_bodies = off;

create function private.are_questions(list text[]) returns boolean
  language sql immutable set search_path = '' as $$
  select cardinality(list) between 1 and 20
    and (select bool_and(length(it) between 1 and 200 and private.is_text(it)) from unnest(list) as it)
$$;

create table organization_passages (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  language        text not null check (language in ('en', 'es')),
  passage_id      text not null check (passage_id ~ '^[a-z0-9-]{1,60}$'),
  roles           text[] not null check (cardinality(roles) > 0 and roles <@ array['divorcee', 'mediator', 'lawyer', 'admin']),
  title           text not null check (length(title) between 1 and 120 and private.is_text(title)),
  content         text not null check (length(content) between 1 and 2000 and private.is_text(content)),
  questions       text[] not null check (private.are_questions(questions)),
  reviewed_on     date not null default current_date,
  version         int not null default 1,
  unique (organization_id, language, passage_id)
);

-- Those of the organization of a case, or of the caller's own.
create function private.passages_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.passage_id), '[]') from public.organization_passages p
  where p.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
    private.my_organization_id())
$$;

-- Adds a passage and returns it; nothing when there is one with this id, and for people who are no admins.
create function private.add_passage(
  of_organization uuid, in_language text, with_id text, for_roles text[], called text, words text, answering text[]
) returns setof public.organization_passages
  language sql security definer set search_path = '' as $$
  insert into public.organization_passages (organization_id, language, passage_id, roles, title, content, questions)
  select o.id, in_language, with_id, for_roles, called, words, answering
  from public.organizations o where o.id = of_organization and private.is_admin()
  on conflict (organization_id, language, passage_id) do nothing returning *
$$;

-- Removes a passage and says whether there was one; for admins.
create function private.remove_passage(of_organization uuid, in_language text, with_id text) returns boolean
  language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.organization_passages
    where organization_id = of_organization and language = in_language and passage_id = with_id and private.is_admin()
    returning id
  )
  select exists (select from gone)
$$;

create trigger next_version before update on organization_passages
  for each row execute function private.next_version();
create trigger audit after insert or update or delete on organization_passages
  for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.are_questions(text[]), private.passages_of(uuid),
  private.add_passage(uuid, text, text, text[], text, text, text[]), private.remove_passage(uuid, text, text) to authenticated;

-- Written by admins. Everybody else meets them in the answers of the assistant.
alter table organization_passages enable row level security;
create policy admin_reads on organization_passages for select to authenticated
  using ((select private.is_admin()));
create policy admin_changes on organization_passages for update to authenticated
  using ((select private.is_admin()));
revoke all on organization_passages from anon, authenticated;
grant select, update (roles, title, content, questions, reviewed_on) on organization_passages to authenticated;
select private.refuse_direct_writes('organization_passages');

reset check_function_bodies;
