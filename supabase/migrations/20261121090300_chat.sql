-- Chat. A channel is its name: case-{case} is everyone in the case, private-{case}-{party} is that party, their
-- confirmed lawyer and the mediator. Ids are random: a counter would tell one party how much the other writes.

create table chat_messages (
  id           uuid primary key default gen_random_uuid(),
  channel_id   text not null check (channel_id ~ '^(case-[0-9a-f-]{36}|private-[0-9a-f-]{36}-[0-9a-f-]{36})$'),
  case_id      uuid not null generated always as (substring(channel_id from '^[a-z]+-(.{36})')::uuid) stored
               references cases on delete cascade,
  sender_id    uuid not null default auth.uid() references profiles,
  sender_role  text not null,
  content      text not null check (length(content) between 1 and 8000),
  client_nonce uuid,
  created_at   timestamptz not null default clock_timestamp(),
  unique (sender_id, channel_id, client_nonce)
);
create index on chat_messages (channel_id, created_at, id);
create index on chat_messages (case_id, created_at);

create table chat_read_marks (
  user_id    uuid not null default auth.uid() references profiles on delete cascade,
  channel_id text not null,
  read_at    timestamptz not null,
  primary key (user_id, channel_id)
);

-- Who is in which channel: the one place that says so.
create view private.channel_members as
  select 'case-' || p.case_id as channel_id, p.case_id, null::uuid as party_id, p.user_id
  from public.case_participants p
  where p.status = 'active'
  union all
  select 'private-' || party.case_id || '-' || party.user_id, party.case_id, party.user_id, member.user_id
  from public.case_participants party
  join public.case_participants member on member.case_id = party.case_id and member.status = 'active' and (
    member.id = party.id
    or member.role = 'mediator'
    or member.represents_participant_id = party.id and member.confirmed_by_client_at is not null
  )
  where party.role = 'divorcee' and party.status in ('active', 'removed') and party.user_id is not null;

create function private.my_channel_ids() returns setof text
  language sql stable security definer set search_path = '' as $$
  select channel_id from private.channel_members where user_id = auth.uid()
$$;

-- The channels of a case that the caller reads, a row for each person who is in them.
create function private.my_channel_members(of_case uuid)
  returns table (channel_id text, party_id uuid, user_id uuid, name text, role text)
  language sql stable security definer set search_path = '' as $$
  select m.channel_id, m.party_id, m.user_id, p.name, seat.role
  from private.channel_members m
  join public.profiles p on p.id = m.user_id
  join public.case_participants seat on seat.case_id = m.case_id and seat.user_id = m.user_id and seat.status = 'active'
  where m.case_id = of_case
    and (m.channel_id in (select private.my_channel_ids()) or (m.party_id is null and private.is_admin()))
  order by m.channel_id, seat.created_at
$$;

-- A message carries the part its sender has in the case, not what the sender claims.
create function private.stamp_sender_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.sender_role := coalesce(
    (select role from public.case_participants
      where case_id = substring(new.channel_id from '^[a-z]+-(.{36})')::uuid and user_id = new.sender_id and status = 'active'),
    (select role from public.profiles where id = new.sender_id));
  return new;
end $$;
create trigger stamp_sender_role before insert on chat_messages
  for each row execute function private.stamp_sender_role();

revoke execute on all functions in schema private from public;
grant execute on function private.my_channel_ids(), private.my_channel_members(uuid) to authenticated;

-- Read and written by the members of the channel; admins read and write in the open channel of any case.
alter table chat_messages enable row level security;
create policy member_reads on chat_messages for select to authenticated
  using (
    channel_id in (select private.my_channel_ids())
    or (channel_id like 'case-%' and (select private.is_admin()))
  );
create policy member_writes on chat_messages for insert to authenticated
  with check (
    sender_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id like 'case-%' and (select private.is_admin()))
    )
  );
revoke all on chat_messages from anon, authenticated;
grant select, insert (channel_id, content, client_nonce) on chat_messages to authenticated;

-- How far each person has read, in channels that they read: their own business.
alter table chat_read_marks enable row level security;
create policy owner_reads on chat_read_marks for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_adds on chat_read_marks for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id like 'case-%' and (select private.is_admin()))
    )
  );
create policy owner_moves on chat_read_marks for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on chat_read_marks from anon, authenticated;
grant select, insert (channel_id, read_at), update (read_at) on chat_read_marks to authenticated;

-- For counts: every message the caller may read, and whether the caller has.
create view messages with (security_invoker = true) as
  select m.id, m.case_id, m.channel_id, m.sender_id, m.created_at,
    m.sender_id = (select auth.uid()) or coalesce(m.created_at <= r.read_at, false) as read
  from chat_messages m
  left join chat_read_marks r on r.channel_id = m.channel_id and r.user_id = (select auth.uid());
revoke all on messages from anon, authenticated;
grant select on messages to authenticated;

alter publication supabase_realtime add table chat_messages;
