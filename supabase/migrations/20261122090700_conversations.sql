-- Conversations beyond a case, with support, and what of them somebody has not read.

-- A channel is its name. Beside those of a case: support-{person} is that person and the admins. The channel
-- ai-{person} is the person's own assistant; what is said there is ai_chat_history.
drop view messages;
alter table chat_messages drop column case_id;
alter table chat_messages drop constraint chat_messages_channel_id_check;
alter table chat_messages drop constraint chat_messages_content_check;
alter table chat_messages
  add column case_id uuid generated always as (substring(channel_id from '^(?:case|private)-(.{36})')::uuid) stored
    references cases on delete cascade,
  add column redacted_at timestamptz,
  add column redacted_by uuid references profiles,
  add column redacted_reason text check (redacted_reason in ('mistake', 'private_information', 'abusive', 'other')),
  add check (channel_id ~ '^(case-[0-9a-f-]{36}|private-[0-9a-f-]{36}-[0-9a-f-]{36}|support-[0-9a-f-]{36})$'),
  add check (length(content) between 1 and 8000 or redacted_at is not null and content = ''),
  add check ((redacted_at is null) = (redacted_reason is null));
create index on chat_messages (case_id, created_at, id);
create index on chat_messages (redacted_by);

-- The channels that the caller reads as a member. Admins read the open one of any case and every support channel besides.
create or replace function private.my_channel_ids() returns setof text
  language sql stable security definer set search_path = '' as $$
  select channel_id from private.channel_members where user_id = auth.uid()
  union all
  select kind || auth.uid() from unnest(array['ai-', 'support-']) as kind
$$;

-- What the caller's list of channels shows; for an admin also every support channel in which something was said.
create function private.my_channels() returns table (channel_id text, case_id uuid, party_id uuid)
  language sql stable security definer set search_path = '' as $$
  select m.channel_id, m.case_id, m.party_id from private.channel_members m where m.user_id = auth.uid()
  union all
  select kind || auth.uid(), null, null from unnest(array['ai-', 'support-']) as kind
  union all
  select 'support-' || p.id, null, null from public.profiles p
  where (select private.is_admin()) and p.id <> auth.uid()
    and exists (select from public.chat_messages m where m.channel_id = 'support-' || p.id)
$$;

-- The channels of these cases that the caller reads, a row for each person who is in them.
drop function private.my_channel_members(uuid);
create function private.my_channel_members(of_cases uuid[])
  returns table (channel_id text, case_id uuid, party_id uuid, user_id uuid, name text, role text)
  language sql stable security definer set search_path = '' as $$
  select m.channel_id, m.case_id, m.party_id, m.user_id, p.name, seat.role
  from private.channel_members m
  join public.profiles p on p.id = m.user_id
  join public.case_participants seat on seat.case_id = m.case_id and seat.user_id = m.user_id and seat.status = 'active'
  where m.case_id = any (of_cases)
    and (m.channel_id in (select private.my_channel_ids()) or (m.party_id is null and (select private.is_admin())))
  order by m.channel_id, seat.created_at
$$;

-- How much of a channel the caller has not read, among so many messages after the last one that they have. It walks along
-- the index from there: for a channel much longer than most, the planner would gather and sort all of it instead.
create function private.count_unread(of_channel text, since timestamptz, most int) returns int
  language sql stable set search_path = '' set enable_bitmapscan = off as $$
  select count(*) filter (where sender_id <> auth.uid())::int from (
    select sender_id from public.chat_messages
    where channel_id = of_channel and created_at > case when since is null then '-infinity' else since end
    order by created_at limit most) it
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_channels(), private.my_channel_members(uuid[]),
  private.count_unread(text, timestamptz, int) to authenticated;

-- Read and written by the members of the channel; admins read and write in the open channel of any case and in support.
alter policy member_reads on chat_messages
  using (
    channel_id in (select private.my_channel_ids())
    or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
  );
alter policy member_writes on chat_messages
  with check (
    sender_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
    )
  );

-- How far each person has read, in channels that they read: their own business.
alter policy owner_adds on chat_read_marks
  with check (
    user_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
    )
  );

-- For counts: every message the caller may read, and whether the caller has.
create view messages with (security_invoker = true) as
  select m.id, m.case_id, m.channel_id, m.sender_id, m.created_at,
    m.sender_id = (select auth.uid()) or coalesce(m.created_at <= r.read_at, false) as read
  from chat_messages m
  left join chat_read_marks r on r.channel_id = m.channel_id and r.user_id = (select auth.uid());
revoke all on messages from anon, authenticated;
grant select on messages to authenticated;
