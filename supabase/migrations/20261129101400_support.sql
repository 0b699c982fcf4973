-- The support inbox.

set check_function_bodies = off;

-- The support inbox: one row for each support channel with messages. Its person never reads the row.

create table support_threads (
  user_id         uuid primary key references profiles,
  last_message_id uuid not null references chat_messages,
  last_message_at timestamptz not null,
  -- The person's first message that no admin has answered or marked as done.
  waiting_since   timestamptz,
  done_at         timestamptz,
  done_by         uuid references profiles,
  state           text generated always as (
                    case when waiting_since is not null then 'open' when done_at is not null then 'done' else 'answered' end) stored
);
create index on support_threads (state, waiting_since, user_id);
create index on support_threads (state, last_message_at, user_id);
create index on support_threads (last_message_id);
create index on support_threads (done_by);

-- A message of the person opens the thread again; an answer leaves a thread that is done as it is.
create function private.follow_support_thread() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := substring(new.channel_id from '^support-(.+)$')::uuid;
  asks boolean := new.sender_id = person;
begin
  insert into public.support_threads as it (user_id, last_message_id, last_message_at, waiting_since)
  values (person, new.id, new.created_at, case when asks then new.created_at end)
  on conflict (user_id) do update set
    last_message_id = new.id,
    last_message_at = new.created_at,
    waiting_since = case when asks then coalesce(it.waiting_since, new.created_at) end,
    done_at = case when not asks then it.done_at end,
    done_by = case when not asks then it.done_by end;
  return null;
end $$;
create trigger follow_support_thread after insert on chat_messages
  for each row when (new.channel_id like 'support-%') execute function private.follow_support_thread();

create function private.stamp_support_done() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.waiting_since := null;
  new.done_at := now();
  new.done_by := auth.uid();
  return new;
end $$;
create trigger stamp_support_done before update of done_at on support_threads
  for each row when (new.last_message_id = old.last_message_id)
  execute function private.stamp_support_done();

create trigger audit after insert or update or delete on support_threads
  for each row execute function private.audit();

insert into support_threads (user_id, last_message_id, last_message_at, waiting_since)
select distinct on (p.id) p.id, m.id, m.created_at,
  (select min(asked.created_at) from chat_messages asked
    where asked.channel_id = m.channel_id and asked.sender_id = p.id
      and not exists (select from chat_messages answer
        where answer.channel_id = m.channel_id and answer.sender_id <> p.id and answer.created_at > asked.created_at))
from profiles p join chat_messages m on m.channel_id = 'support-' || p.id
order by p.id, m.created_at desc, m.id desc;

alter table support_threads enable row level security;
create policy admin_reads on support_threads for select to authenticated
  using ((select private.is_admin()));
create policy admin_marks_done on support_threads for update to authenticated
  using ((select private.is_admin()));
revoke all on support_threads from anon, authenticated;
grant select, update (done_at) on support_threads to authenticated;
select private.refuse_direct_writes('support_threads');

-- An admin forwards a question of the support to the mediators of its person's cases: they learn that there is one, and
-- not its words, because the support channel promises that nobody in the case reads it.

-- Notifies the mediators of the open cases in which this person is a party, and returns how many there are.
create function private.forward_question(person uuid) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  mediator record;
  notified int := 0;
begin
  perform private.must_be_admin();
  for mediator in
    select member as id, c.id as case_id
    from public.case_participants p
    join public.cases c on c.id = p.case_id and c.status <> 'closed'
    cross join lateral private.members_of('mediator-' || c.id) as member
    where p.user_id = person and p.role = 'divorcee' and p.status = 'active'
  loop
    perform private.notify_user(mediator.id, 'case_update', 'A party has a question for you that the support cannot answer.',
      mediator.case_id, 'private-' || mediator.case_id || '-' || person, null);
    notified := notified + 1;
  end loop;
  return notified;
end $$;
grant execute on function private.forward_question(uuid) to authenticated;

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
grant execute on function private.saved_answers_for(uuid), private.add_saved_answer(uuid, text, text),
  private.delete_saved_answer(uuid) to authenticated;

-- Of admins alone: people meet the words only in the answers to their own questions.
alter table saved_answers enable row level security;
create policy admin_reads on saved_answers for select to authenticated using ((select private.is_admin()));
create policy admin_changes on saved_answers for update to authenticated using ((select private.is_admin()));
revoke all on saved_answers from anon, authenticated;
grant select, update (title, content) on saved_answers to authenticated;
select private.refuse_direct_writes('saved_answers');

revoke execute on all functions in schema private from public;

reset check_function_bodies;
