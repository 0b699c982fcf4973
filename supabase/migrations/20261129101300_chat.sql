-- Messages: documents, search, export, delivery, readers.

set check_function_bodies = off;

-- The newest tombstones of a channel, for pages that show older messages.
create index on chat_messages (channel_id, redacted_at) where redacted_at is not null;

-- A message can carry a document whose audience is the channel's own, no wider and no narrower. Redaction takes it away;
-- the document itself stays in the case.
alter table chat_messages add column upload_id uuid references uploads on delete set null;
create index on chat_messages (upload_id);

-- The documents that the caller reads, as "audience/document".
create function private.my_documents_by_audience() returns setof text
  language sql stable security definer set search_path = '' as $$
  select visible_to || '/' || id from public.uploads where visible_to in (select private.my_audience_ids())
$$;

alter policy member_writes on chat_messages
  with check (
    sender_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
    )
    and (upload_id is null or channel_id || '/' || upload_id in (select private.my_documents_by_audience()))
  );
grant insert (upload_id) on chat_messages to authenticated;

create or replace function private.redact_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.redacted_at is not null then return old; end if;
  if exists (select from public.cases where id = old.case_id and legal_hold) then
    raise 'The messages of this case must stay as they are.' using errcode = 'MP409';
  end if;
  new.content := '';
  new.upload_id := null;
  new.redacted_at := clock_timestamp();
  new.redacted_by := auth.uid();
  new.redacted_reason := coalesce(new.redacted_reason, 'other');
  return new;
end $$;

create or replace function private.finish_redaction() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.idempotency_keys set answer = jsonb_build_object('message', answer -> 'message' || jsonb_build_object(
      'content', '', 'document', null, 'redacted_at', new.redacted_at, 'redacted_by', new.redacted_by,
      'redacted_reason', new.redacted_reason))
    where user_id = new.sender_id and call = 'postMessage' and answer #>> '{message,id}' = new.id::text;
  if new.case_id is not null then
    perform private.record(new.case_id, new.channel_id, 'message_redacted', new.id,
      jsonb_build_object('reason', new.redacted_reason));
  end if;
  return null;
end $$;
grant execute on function private.my_documents_by_audience() to authenticated;

-- Who may read a channel may take it out. That is audited; the audit names the channel and the format, and no words.
create function private.export_channel(of_channel text, as_format text)
  returns table (reference text, title text, party text, organization text, color text, time_zone text,
    locale text)
  language plpgsql security definer set search_path = '' as $$
declare
  of_case uuid := substring(of_channel from '^(?:case|private)-(.{36})')::uuid;
begin
  if of_channel like 'ai-%' or not (of_channel in (select private.my_channel_ids()) or private.is_admin() and (
      exists (select from public.cases where id = substring(of_channel from '^case-(.+)')::uuid)
      or exists (select from public.profiles where id = substring(of_channel from '^support-(.+)')::uuid))) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform private.add_to_audit('export', 'channel', null, of_case, null,
    jsonb_build_object('channel', of_channel, 'format', as_format));
  return query
    select c.reference, c.title, p.name, o.display_name, o.primary_color,
      coalesce(private.zone_of_case(of_case), private.time_zone_of(auth.uid())), coalesce(office.locale, 'en')
    from (select) here
    left join public.profiles reader on reader.id = auth.uid()
    left join public.cases c on c.id = of_case
    left join public.organizations o on o.id = c.organization_id
    left join public.organization_settings office
      on office.organization_id = coalesce(c.organization_id, reader.organization_id)
    left join public.profiles p on p.id = substring(of_channel from '^(?:private-.{36}|support)-(.{36})$')::uuid;
end $$;
grant execute on function private.export_channel(text, text) to authenticated;

-- A party may receive messages of the other party at chosen hours, or after the mediator has looked at a harsh one. The
-- sender cannot tell: everything that they read stays the same.

create table delivery_preferences (
  user_id       uuid not null default auth.uid() references profiles on delete cascade,
  case_id       uuid not null references cases on delete cascade,
  delivers_from time,
  delivers_to   time,
  holds_from    int check (holds_from in (4, 6, 8)),
  primary key (user_id, case_id),
  check ((delivers_from is null) = (delivers_to is null)),
  check (delivers_from <> delivers_to)
);
create index on delivery_preferences (case_id);

-- A message held for its tone has no due time: it waits for the mediator.
create table held_messages (
  message_id   uuid not null references chat_messages on delete cascade,
  receiver_id  uuid not null references profiles on delete cascade,
  case_id      uuid not null references cases on delete cascade,
  reason       text not null check (reason in ('hours', 'tone')),
  due_at       timestamptz,
  delivered_at timestamptz,
  delivered_by uuid references profiles,
  seen_at      timestamptz,
  primary key (message_id, receiver_id),
  check ((reason = 'hours') = (due_at is not null))
);
create index on held_messages (case_id);
create index on held_messages (receiver_id);
create index on held_messages (delivered_by);
create index on held_messages (due_at) where delivered_at is null;

create function private.my_held_message_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select message_id from public.held_messages
  where receiver_id = auth.uid() and delivered_at is null and (due_at is null or due_at > now())
$$;

-- What was delivered to the caller after its own time, until they look into the channel again.
create function private.my_late_messages() returns table (id uuid, channel_id text, sender_id uuid, created_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select m.id, m.channel_id, m.sender_id, m.created_at
  from public.held_messages h join public.chat_messages m on m.id = h.message_id
  where h.receiver_id = auth.uid() and h.seen_at is null and (h.delivered_at is not null or h.due_at <= now())
$$;

-- Holds what a party says to everybody in the case. The server names the tone of the message, unless the safety screening is off.
create function private.hold_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  tone int := nullif(current_setting('mediation.message_tone', true), '')::int;
begin
  if new.channel_id = 'case-' || new.case_id and new.sender_role = 'divorcee' then
    insert into public.held_messages (message_id, receiver_id, case_id, reason, due_at)
    select new.id, p.user_id, new.case_id, case when harsh.is_harsh then 'tone' else 'hours' end,
      case when not harsh.is_harsh then due.at end
    from public.delivery_preferences p
    join public.case_participants seat on seat.case_id = p.case_id and seat.user_id = p.user_id
      and seat.role = 'divorcee' and seat.status = 'active'
    cross join lateral (select coalesce(tone >= p.holds_from, false) as is_harsh) harsh
    cross join lateral (select private.after_quiet_hours(
      new.created_at, private.time_zone_of(p.user_id), p.delivers_to, p.delivers_from) as at) due
    where p.case_id = new.case_id and p.user_id <> new.sender_id and (harsh.is_harsh or due.at > new.created_at);
  end if;
  return null;
end $$;
-- Its name is before notify_of_message: triggers run in the order of their names.
create trigger hold_message after insert on chat_messages
  for each row execute function private.hold_message();

create or replace function private.notify_of_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_user(member, 'message', 'There is a new message for you.', new.case_id, new.channel_id, new.id)
    from private.members_of(new.channel_id) as member
    where member <> new.sender_id
      and not exists (select from public.held_messages h where h.message_id = new.id and h.receiver_id = member);
  return null;
end $$;

-- A tombstone has nothing to hold.
create function private.end_hold() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.held_messages where message_id = new.id;
  return null;
end $$;
create trigger end_hold after update of redacted_reason on chat_messages
  for each row when (old.redacted_at is null and new.redacted_at is not null) execute function private.end_hold();

create function private.stamp_delivery() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.delivered_at := coalesce(old.delivered_at, clock_timestamp());
  new.delivered_by := case when old.delivered_at is null then auth.uid() else old.delivered_by end;
  return new;
end $$;
create trigger stamp_delivery before update of delivered_at on held_messages
  for each row execute function private.stamp_delivery();

create function private.announce_delivery() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_user(new.receiver_id, 'message', 'There is a new message for you.', m.case_id, m.channel_id, m.id),
    private.record(m.case_id, 'user-' || new.receiver_id, 'message_delivered', m.id)
  from public.chat_messages m where m.id = new.message_id;
  return null;
end $$;
create trigger announce_delivery after update of delivered_at on held_messages
  for each row when (old.delivered_at is null) execute function private.announce_delivery();

-- Looking into a channel settles its notifications and what came late. A message that is still held does not count.
create or replace function private.settle_notifications() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.held_messages h set seen_at = now()
    from public.chat_messages m
    where h.receiver_id = new.user_id and h.seen_at is null and (h.delivered_at is not null or h.due_at <= now())
      and m.id = h.message_id and m.channel_id = new.channel_id and m.created_at <= new.read_at;
  update public.notifications set status = 'read'
    where user_id = new.user_id and visible_to = new.channel_id and type = 'message' and status = 'unread'
      and not exists (
        select from public.chat_messages m
        where m.channel_id = new.channel_id and m.created_at > new.read_at and m.sender_id <> new.user_id
          and not exists (
            select from public.held_messages h
            where h.message_id = m.id and h.receiver_id = new.user_id and h.delivered_at is null
              and (h.due_at is null or h.due_at > now())));
  return null;
end $$;

create or replace function private.count_unread(of_channel text, since timestamptz, most int) returns int
  language sql stable set search_path = '' set enable_bitmapscan = off as $$
  select count(*) filter (where sender_id <> auth.uid())::int
    + (select count(*)::int from private.my_late_messages() late where late.channel_id = of_channel and late.created_at <= since)
  from (
    select sender_id from public.chat_messages
    where channel_id = of_channel and created_at > case when since is null then '-infinity' else since end
    order by created_at limit most) it
$$;

create or replace view messages with (security_invoker = true) as
  select m.id, m.case_id, m.channel_id, m.sender_id, m.created_at,
    m.sender_id = (select auth.uid())
      or coalesce(m.created_at <= r.read_at and m.id not in (select late.id from private.my_late_messages() late), false) as read
  from chat_messages m
  left join chat_read_marks r on r.channel_id = m.channel_id and r.user_id = (select auth.uid());

create trigger audit after insert or update or delete on delivery_preferences
  for each row execute function private.audit();
create trigger audit after insert or update or delete on held_messages
  for each row execute function private.audit();

-- Whether the tone of what the caller writes to everybody in a case is measured: a party's, as by the safety screening. Their
-- consent does not count, because whom a hold protects must not depend on whom it protects from.
create function private.measures_my_tone(in_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select in_case in (select private.my_party_case_ids()) and private.screening_is_on(in_case)
$$;
grant execute on function private.my_held_message_ids(), private.my_late_messages(), private.measures_my_tone(uuid)
  to authenticated;

alter policy member_reads on chat_messages using (
  (
    channel_id in (select private.my_channel_ids())
    or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
  )
  and id not in (select private.my_held_message_ids())
);

-- A party's own; the case's mediator sees what is on.
alter table delivery_preferences enable row level security;
create policy owner_or_mediator_reads on delivery_preferences for select to authenticated
  using (user_id = (select auth.uid()) or case_id in (select private.my_mediated_case_ids()));
create policy party_adds on delivery_preferences for insert to authenticated
  with check (user_id = (select auth.uid()) and case_id in (select private.my_party_case_ids()));
create policy party_changes on delivery_preferences for update to authenticated
  using (user_id = (select auth.uid()) and case_id in (select private.my_party_case_ids()));
revoke all on delivery_preferences from anon, authenticated;
grant select, insert (case_id, delivers_from, delivers_to, holds_from), update (delivers_from, delivers_to, holds_from)
  on delivery_preferences to authenticated;
select private.refuse_direct_writes('delivery_preferences');

-- For the case's mediator alone: neither the sender nor the receiver learns that a message is held.
alter table held_messages enable row level security;
create policy mediator_reads on held_messages for select to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
create policy mediator_delivers on held_messages for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on held_messages from anon, authenticated;
grant select, update (delivered_at) on held_messages to authenticated;
select private.refuse_direct_writes('held_messages');

-- When a person reads what the other side writes reaches the other side only if they chose so: some are in danger from
-- the other party.
alter table person_settings add column shares_read_receipts boolean not null default false;
grant update (shares_read_receipts) on person_settings to authenticated;

create function private.are_on_two_sides(of_case uuid, one uuid, other uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.case_participants mine join public.case_participants theirs on theirs.case_id = mine.case_id
    where mine.case_id = of_case and mine.user_id = one and theirs.user_id = other
      and mine.side <> theirs.side and 'neutral' not in (mine.side, theirs.side))
$$;

-- Who has read a message, for its sender: members of the channel who do not hide it. Between the sides the reader must
-- share it and the sender must not hide their own. A message that is held, or that its receiver has not seen since it was
-- delivered, is not read, whatever their mark says.
create function private.message_readers(of_message uuid) returns table (user_id uuid, name text)
  language sql stable security definer set search_path = '' as $$
  select member.user_id, p.name
  from public.chat_messages m
  join private.channel_members member on member.channel_id = m.channel_id and member.user_id <> m.sender_id
  join public.chat_read_marks mark on mark.channel_id = m.channel_id and mark.user_id = member.user_id
    and mark.read_at >= m.created_at
  join public.profiles p on p.id = member.user_id
  join public.person_settings theirs on theirs.user_id = member.user_id and not theirs.hide_presence
  join public.person_settings mine on mine.user_id = m.sender_id
  where m.id = of_message and m.sender_id = auth.uid() and m.channel_id in (select private.my_channel_ids())
    and ((theirs.shares_read_receipts and not mine.hide_presence)
      or not private.are_on_two_sides(m.case_id, m.sender_id, member.user_id))
    and not exists (
      select from public.held_messages h
      where h.message_id = m.id and h.receiver_id = member.user_id and h.seen_at is null)
  order by p.name
$$;
grant execute on function private.message_readers(uuid) to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
