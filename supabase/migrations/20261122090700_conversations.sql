-- Conversations beyond a case, words that can be taken back, and how a person wants to be told of things.

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

-- How a person wants to be told: which kinds not on the page, which not by mail, and when mail has to wait. The names
-- of cases are shown beside what happened only to those who ask for it; mail never has them.
create table notification_preferences (
  user_id     uuid primary key references profiles on delete cascade,
  not_in_app  text[] not null default '{}',
  not_by_mail text[] not null default '{}',
  quiet_from  time,
  quiet_to    time,
  wording     text not null default 'neutral' check (wording in ('neutral', 'full')),
  version     int not null default 1,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);
insert into notification_preferences (user_id) select id from profiles;

-- When a notification was also sent by mail: until it has been read, the next one of its circle is not.
alter table notifications add column mailed_at timestamptz;

create function private.add_notification_preferences() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_preferences (user_id) values (new.id);
  return null;
end $$;
create trigger add_notification_preferences after insert on profiles
  for each row execute function private.add_notification_preferences();
create trigger next_version before update on notification_preferences
  for each row execute function private.next_version();
create trigger audit after insert or update or delete on notification_preferences
  for each row execute function private.audit();

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

-- Words that are taken back are gone; that something was said, by whom and when, stays. It is done once and for good.
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

-- The words also go from the answer that is kept for a repeated request, and open pages learn that they are gone.
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

-- Everybody in the channel but the sender is told that there is something new, not what.
create function private.tell_of_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_user(member, 'message', 'There is a new message for you.', new.case_id, new.channel_id, new.id)
    from private.members_of(new.channel_id) as member where member <> new.sender_id;
  return null;
end $$;
create trigger tell_of_message after insert on chat_messages
  for each row execute function private.tell_of_message();

-- Who has read everything in a channel need not be told of it any more.
create function private.settle_notifications() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications set status = 'read'
    where user_id = new.user_id and circle = new.channel_id and type = 'message' and status = 'unread'
      and not exists (
        select from public.chat_messages m
        where m.channel_id = new.channel_id and m.created_at > new.read_at and m.sender_id <> new.user_id);
  return null;
end $$;
create trigger settle_notifications after insert or update on chat_read_marks
  for each row execute function private.settle_notifications();

-- When somebody was last there: at the screen, where that is noted, else as far as the sign-ins tell.
create function private.last_active_at(person uuid) returns timestamptz
  language plpgsql stable security definer set search_path = '' as $$
declare
  found_at timestamptz;
begin
  if to_regclass('private.session_activity') is null then
    select max(greatest(s.created_at, s.refreshed_at at time zone 'UTC')) into found_at
      from auth.sessions s where s.user_id = person;
  else
    execute 'select max(greatest(s.created_at, a.last_active_at)) from auth.sessions s
      left join private.session_activity a on a.session_id = s.id where s.user_id = $1' into found_at using person;
  end if;
  return found_at;
end $$;

-- A person's own time zone, else that of their organization.
create function private.time_zone_of(person uuid) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  zone text;
begin
  if to_regclass('public.person_settings') is not null then
    execute 'select coalesce(mine.time_zone, ours.time_zone) from public.profiles p
      left join public.person_settings mine on mine.user_id = p.id
      left join public.organization_settings ours on ours.organization_id = p.organization_id
      where p.id = $1' into zone using person;
  end if;
  return coalesce(zone, 'UTC');
end $$;

-- The end of the quiet hours that this moment falls into, in that time zone; the moment itself outside of them.
create function private.after_quiet_hours(moment timestamptz, zone text, quiet_from time, quiet_to time) returns timestamptz
  language plpgsql stable set search_path = '' as $$
declare
  here timestamp := moment at time zone zone;
  ends timestamp := here::date + quiet_to;
  is_quiet boolean := case when quiet_from < quiet_to then here::time >= quiet_from and here::time < quiet_to
    else here::time >= quiet_from or here::time < quiet_to end;
begin
  if not coalesce(is_quiet, false) then return moment; end if;
  return (case when ends > here then ends else ends + interval '1 day' end) at time zone zone;
end $$;

-- Whether mail may go to a person or an address: not to somebody who named other ways to be reached and left mail out,
-- because somebody else may read it. Whoever named none gets mail.
create function private.may_mail(person uuid, address text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.contact_details d
    where (d.user_id = person or d.email = lower(address)) and cardinality(d.safe_channels) > 0
      and 'email' <> all (d.safe_channels))
$$;

-- Puts a mail among those that wait, as before, unless mail is no safe way to reach somebody. One about an appointment is one of those that people may not want, and it
-- takes the place of the neutral mail about the same news.
create or replace function private.queue_mail(receiver uuid, address text, template text, facts jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  known text := coalesce(address, (select d.email from public.contact_details d where d.user_id = receiver));
  kind text := case template when 'session_changed' then 'session_scheduled' when 'session_reminder' then template end;
begin
  if coalesce(known, '') = '' or not private.may_mail(receiver, known) or exists (
    select from public.notification_preferences p
    where p.user_id = receiver and kind = any (p.not_by_mail)) then return; end if;
  delete from private.mails m
    where kind is not null and m.receiver = queue_mail.receiver and m.template = 'notification' and m.created_at = now()
      and m.facts ->> 'type' like 'session\_%';
  insert into private.mails (receiver, address, template, facts)
    values (queue_mail.receiver, known, queue_mail.template, coalesce(queue_mail.facts, '{}'));
end $$;

-- Sends a neutral mail about news to somebody who is away, one for each circle until they have looked, and not in
-- their quiet hours. An invitation is a mail itself, and some appointments have one that says more.
create function private.mail_news(receiver uuid, kind text, in_circle text, wish public.notification_preferences) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if kind = 'user_invited' or kind = any (wish.not_by_mail) or not private.may_mail(receiver, null)
    or private.last_active_at(receiver) > now() - interval '10 minutes'
    or exists (
      select from public.notifications n
      where n.user_id = receiver and n.type = kind and n.circle is not distinct from in_circle
        and n.status = 'unread' and n.deleted_at is null and n.mailed_at is not null)
    or exists (
      select from private.mails m
      where m.receiver = mail_news.receiver and m.template = 'notification' and m.sent_at is null
        and m.given_up_at is null and m.facts ->> 'circle' is not distinct from in_circle)
    or exists (
      select from private.mails m
      where kind like 'session\_%' and m.receiver = mail_news.receiver and m.template like 'session\_%' and m.created_at = now())
  then return; end if;
  perform private.queue_mail(receiver, null, 'notification', jsonb_build_object('type', kind, 'circle', in_circle));
  update private.mails m set next_attempt_at =
      private.after_quiet_hours(m.next_attempt_at, private.time_zone_of(mail_news.receiver), wish.quiet_from, wish.quiet_to)
    where m.receiver = mail_news.receiver and m.template = 'notification' and m.attempts = 0 and m.sent_at is null;
  update public.notifications n set mailed_at = now()
    where n.user_id = receiver and n.type = kind and n.circle is not distinct from in_circle
      and n.status = 'unread' and n.deleted_at is null;
end $$;

-- Tells one person, as they want to be told, unless it is their own doing. Of messages in the same circle only the
-- first unread one is told.
create or replace function private.notify_user(receiver uuid, kind text, words text, of_case uuid, in_circle text, subject uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  wish public.notification_preferences;
begin
  if receiver is not distinct from auth.uid()
    or exists (select from auth.users u where u.id = receiver and u.banned_until > now()) then return; end if;
  select * into wish from public.notification_preferences p where p.user_id = receiver;
  if not coalesce(kind = any (wish.not_in_app), false) then
    insert into public.notifications (user_id, type, message, case_id, circle, subject_id)
    select receiver, kind, words, of_case, in_circle, subject
    where not exists (
      select from public.notifications n
      where kind = 'message' and n.user_id = receiver and n.type = kind and n.circle = in_circle
        and n.status = 'unread' and n.deleted_at is null);
  end if;
  perform private.mail_news(receiver, kind, in_circle, wish);
end $$;

-- Read notifications go after a season, those that were put away after the day in which they can be brought back.
create function private.prune_notifications() returns void
  language sql security definer set search_path = '' as $$
  delete from public.notifications
  where (status = 'read' and read_at < now() - interval '90 days') or deleted_at < now() - interval '1 day'
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_channels(), private.my_channel_members(uuid[]),
  private.count_unread(text, timestamptz, int) to authenticated;

-- Read and written by the members of the channel; admins read and write in the open channel of any case and in support.
-- Taken back by whoever wrote it, or by the case's mediator.
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
grant update (redacted_reason) on chat_messages to authenticated;

-- How far each person has read, in channels that they read: their own business.
alter policy owner_adds on chat_read_marks
  with check (
    user_id = (select auth.uid())
    and (
      channel_id in (select private.my_channel_ids())
      or (channel_id ~ '^(case|support)-' and (select private.is_admin()))
    )
  );

-- A person's own wishes. The row is made with the person.
alter table notification_preferences enable row level security;
create policy owner_reads on notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_changes on notification_preferences for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on notification_preferences from anon, authenticated;
grant select, update (not_in_app, not_by_mail, quiet_from, quiet_to, wording) on notification_preferences to authenticated;

-- For counts: every message the caller may read, and whether the caller has.
create view messages with (security_invoker = true) as
  select m.id, m.case_id, m.channel_id, m.sender_id, m.created_at,
    m.sender_id = (select auth.uid()) or coalesce(m.created_at <= r.read_at, false) as read
  from chat_messages m
  left join chat_read_marks r on r.channel_id = m.channel_id and r.user_id = (select auth.uid());
revoke all on messages from anon, authenticated;
grant select on messages to authenticated;
