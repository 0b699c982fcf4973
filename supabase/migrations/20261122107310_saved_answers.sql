-- Answers that admins use again and again in the support inbox: a list for each organization, and one for people without
-- an organization.

create table saved_answers (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid references organizations on delete cascade,
  title           text not null check (length(title) between 1 and 120 and private.is_text(title)),
  content         text not null check (length(content) between 1 and 8000 and private.is_text(content)),
  version         int not null default 1
);
create index on saved_answers (organization_id, title);

create trigger next_version before update on saved_answers for each row execute function private.next_version();
create trigger audit after insert or update or delete on saved_answers for each row execute function private.audit();

-- The answers for the questions of a person, and a new one for the same organization; for admins.
create function private.saved_answers_for(person uuid) returns setof public.saved_answers
  language sql stable security definer set search_path = '' as $$
  select a.* from public.profiles p
  join public.saved_answers a on a.organization_id is not distinct from p.organization_id
  where p.id = person and private.is_admin() order by lower(a.title), a.id
$$;

create function private.add_saved_answer(person uuid, called text, words text) returns setof public.saved_answers
  language sql security definer set search_path = '' as $$
  insert into public.saved_answers (organization_id, title, content)
  select p.organization_id, called, words from public.profiles p where p.id = person and private.is_admin() returning *
$$;

-- Deletes an answer and says whether there was one; for admins.
create function private.delete_saved_answer(answer uuid) returns boolean
  language sql security definer set search_path = '' as $$
  with gone as (delete from public.saved_answers where id = answer and private.is_admin() returning id)
  select exists (select from gone)
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.saved_answers_for(uuid), private.add_saved_answer(uuid, text, text),
  private.delete_saved_answer(uuid) to authenticated;

-- Of admins alone: people meet the words only in the answers to their own questions.
alter table saved_answers enable row level security;
create policy admin_reads on saved_answers for select to authenticated using ((select private.is_admin()));
create policy admin_changes on saved_answers for update to authenticated using ((select private.is_admin()));
revoke all on saved_answers from anon, authenticated;
grant select, update (title, content) on saved_answers to authenticated;
select private.refuse_direct_writes('saved_answers');
