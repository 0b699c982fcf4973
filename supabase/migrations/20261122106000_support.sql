-- The support inbox: one row for each support channel with messages. Its person never reads the row.

set check_function_bodies = off;

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

revoke execute on all functions in schema private from public;

alter table support_threads enable row level security;
create policy admin_reads on support_threads for select to authenticated
  using ((select private.is_admin()));
create policy admin_marks_done on support_threads for update to authenticated
  using ((select private.is_admin()));
revoke all on support_threads from anon, authenticated;
grant select, update (done_at) on support_threads to authenticated;
select private.refuse_direct_writes('support_threads');

reset check_function_bodies;
