-- Messages. A channel is its name: those of a case are audiences, support-{user} is that person and the admins,
-- ai-{user} is the person's own assistant, whose messages are in ai_chat_history.

set check_function_bodies = off;

-- Ids are random: a counter would tell one party how much the other writes.
create table chat_messages (
  id              uuid primary key default gen_random_uuid(),
  channel_id      text not null
                  check (channel_id ~ '^(case-[0-9a-f-]{36}|private-[0-9a-f-]{36}-[0-9a-f-]{36}|support-[0-9a-f-]{36})$'),
  sender_id       uuid not null default auth.uid() references profiles,
  sender_role     text not null,
  content         text not null,
  client_nonce    uuid,
  created_at      timestamptz not null default clock_timestamp(),
  case_id         uuid generated always as (substring(channel_id from '^(?:case|private)-(.{36})')::uuid) stored
                  references cases on delete cascade,
  redacted_at     timestamptz,
  redacted_by     uuid references profiles,
  redacted_reason text check (redacted_reason in ('mistake', 'private_information', 'abusive', 'other')),
  unique (sender_id, channel_id, client_nonce),
  check (length(content) between 1 and 8000 or redacted_at is not null and content = ''),
  check ((redacted_at is null) = (redacted_reason is null)),
  check (private.is_text(content) or redacted_at is not null)
);
create index on chat_messages (channel_id, created_at, id);
create index on chat_messages (case_id, created_at, id);
create index on chat_messages (redacted_by);
create index on chat_messages using brin (created_at);

create table chat_read_marks (
  user_id    uuid not null default auth.uid() references profiles on delete cascade,
  channel_id text not null,
  read_at    timestamptz not null,
  primary key (user_id, channel_id)
);

-- The caller's channels. Admins also read those of whole cases and of support.
create function private.my_channel_ids() returns setof text
  language sql stable security definer set search_path = '' as $$
  select channel_id from private.channel_members where user_id = auth.uid()
  union all
  select kind || auth.uid() from unnest(array['ai-', 'support-']) as kind
$$;

-- The caller's list of channels; for an admin also each support channel with messages.
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

-- One row for each member of a channel of these cases that the caller reads.
create function private.my_channel_members(of_cases uuid[])
  returns table (channel_id text, case_id uuid, party_id uuid, user_id uuid, name text, role text)
  language sql stable security definer set search_path = '' as $$
  select m.channel_id, m.case_id, m.party_id, m.user_id, p.name, participant.role
  from private.channel_members m
  join public.profiles p on p.id = m.user_id
  join public.case_participants participant on participant.case_id = m.case_id and participant.user_id = m.user_id and participant.status = 'active'
  where m.case_id = any (of_cases)
    and (m.channel_id in (select private.my_channel_ids()) or (m.party_id is null and (select private.is_admin())))
  order by m.channel_id, participant.created_at
$$;

-- How many of the next `most` messages after a point are not the caller's. It walks the index from there: without that,
-- the planner would sort the whole of a long channel.
create function private.count_unread(of_channel text, since timestamptz, most int) returns int
  language sql stable set search_path = '' set enable_bitmapscan = off as $$
  select count(*) filter (where sender_id <> auth.uid())::int from (
    select sender_id from public.chat_messages
    where channel_id = of_channel and created_at > case when since is null then '-infinity' else since end
    order by created_at limit most) it
$$;

-- The role in the case, not what the sender claims.
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

-- Redaction deletes the text for good and leaves a tombstone.
create function private.redact_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.redacted_at is not null then return old; end if;
  if exists (select from public.cases where id = old.case_id and legal_hold) then
    raise 'This case is on legal hold, so its messages must stay as they are.' using errcode = 'MP409';
  end if;
  new.content := '';
  new.redacted_at := clock_timestamp();
  new.redacted_by := auth.uid();
  new.redacted_reason := coalesce(new.redacted_reason, 'other');
  return new;
end $$;
create trigger redact_message before update of redacted_reason on chat_messages
  for each row execute function private.redact_message();

-- The text also goes from the stored answer of the idempotency key, and open pages learn of it.
create function private.finish_redaction() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.idempotency_keys set answer = jsonb_build_object('message', answer -> 'message' || jsonb_build_object(
      'content', '', 'redacted_at', new.redacted_at, 'redacted_by', new.redacted_by, 'redacted_reason', new.redacted_reason))
    where user_id = new.sender_id and call = 'postMessage' and answer #>> '{message,id}' = new.id::text;
  if new.case_id is not null then
    perform private.record(new.case_id, new.channel_id, 'message_redacted', new.id,
      jsonb_build_object('reason', new.redacted_reason));
  end if;
  return null;
end $$;
create trigger finish_redaction after update of redacted_reason on chat_messages
  for each row when (old.redacted_at is null and new.redacted_at is not null)
  execute function private.finish_redaction();

create function private.notify_of_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_user(member, 'message', 'There is a new message for you.', new.case_id, new.channel_id, new.id)
    from private.members_of(new.channel_id) as member where member <> new.sender_id;
  return null;
end $$;
create trigger notify_of_message after insert on chat_messages
  for each row execute function private.notify_of_message();

-- For counts: each message the caller may read, and whether they have.
create view messages with (security_invoker = true) as
  select m.id, m.case_id, m.channel_id, m.sender_id, m.created_at,
    m.sender_id = (select auth.uid()) or coalesce(m.created_at <= r.read_at, false) as read
  from chat_messages m
  left join chat_read_marks r on r.channel_id = m.channel_id and r.user_id = (select auth.uid());
revoke all on messages from anon, authenticated;
grant select on messages to authenticated;

create trigger audit after insert or update or delete on chat_messages for each row execute function private.audit();
create trigger refuse_when_closed after insert on chat_messages
  for each row execute function private.refuse_when_closed();
create trigger settle_notifications after insert or update on chat_read_marks
  for each row execute function private.settle_notifications();

revoke execute on all functions in schema private from public;
grant execute on function private.my_channel_ids(), private.my_channels(), private.my_channel_members(uuid[]),
  private.count_unread(text, timestamptz, int) to authenticated;

-- Read and written by the channel's members, and by admins in channels of whole cases and of support. Redacted by the
-- author or the case's mediator.
alter table chat_messages enable row level security;
create policy member_reads on chat_messages for select to authenticated
  using (
    channel_id in (select private.my_channel_ids())
    or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
  );
create policy member_writes on chat_messages for insert to authenticated
  with check (
    sender_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
    )
  );
create policy author_or_mediator_redacts on chat_messages for update to authenticated
  using (
    case_id in (select private.my_mediated_case_ids())
    or (
      sender_id = (select auth.uid())
      and (
        channel_id in (select private.my_channel_ids())
        or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
      )
    )
  );
revoke all on chat_messages from anon, authenticated;
grant select, insert (channel_id, content, client_nonce), update (redacted_reason) on chat_messages to authenticated;
select private.refuse_direct_writes('chat_messages');

-- How far a person has read: their own business.
alter table chat_read_marks enable row level security;
create policy owner_reads on chat_read_marks for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_adds on chat_read_marks for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
    )
  );
create policy owner_moves on chat_read_marks for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on chat_read_marks from anon, authenticated;
grant select, insert (channel_id, read_at), update (read_at) on chat_read_marks to authenticated;
select private.refuse_direct_writes('chat_read_marks');

alter publication supabase_realtime add table chat_messages;

reset check_function_bodies;
