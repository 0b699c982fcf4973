-- Notifications and mails: what happened, in neutral words, the way each person wants to learn of it.

set check_function_bodies = off;

-- One row for each receiver. A deleted one can be restored for a day. Texts hold times in English; starts_at and
-- ends_at let a page say them in the reader's language and time zone.
create table notifications (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references profiles on delete cascade,
  type         text not null check (type ~ '^[a-z_]{1,40}$'),
  status       text not null default 'unread' check (status in ('unread', 'read')),
  message      text not null check (length(message) between 1 and 300),
  case_id      uuid references cases on delete cascade,
  visible_to   text,
  subject_id   uuid,
  created_at   timestamptz not null default clock_timestamp(),
  read_at      timestamptz,
  deleted_at   timestamptz,
  mailed_at    timestamptz,
  starts_at    timestamptz,
  ends_at      timestamptz,
  subject_type text check (subject_type ~ '^[a-z_]{1,40}$')
);
create index on notifications (user_id, created_at, id);
create index on notifications (user_id, visible_to) where status = 'unread' and deleted_at is null;
create index on notifications (case_id);

-- What not to show in the app, what not to mail, and when mail waits. Titles of cases appear only for those who ask for
-- them, and never in mail.
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

-- The outbox. Facts may hold a link, so they go once a mail is sent.
create table private.mails (
  id              uuid primary key default gen_random_uuid(),
  receiver        uuid references public.profiles on delete cascade,
  address         text not null,
  template        text not null,
  facts           jsonb not null default '{}',
  created_at      timestamptz not null default now(),
  attempts        int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at         timestamptz,
  given_up_at     timestamptz,
  last_error      text
);
create index on private.mails (receiver);
create index on private.mails (next_attempt_at) where sent_at is null and given_up_at is null;

create function private.add_notification_preferences() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_preferences (user_id) values (new.id);
  return null;
end $$;
create trigger add_notification_preferences after insert on profiles
  for each row execute function private.add_notification_preferences();

-- Notifies one person in the way they prefer, unless they did it themselves. Several unread messages of one channel
-- make one notification.
create function private.notify_user(receiver uuid, kind text, words text, of_case uuid, for_audience text, subject uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  wish public.notification_preferences;
begin
  if receiver is not distinct from auth.uid()
    or exists (select from auth.users u where u.id = receiver and u.banned_until > now()) then return; end if;
  select * into wish from public.notification_preferences p where p.user_id = receiver;
  if not coalesce(kind = any (wish.not_in_app), false) then
    insert into public.notifications (user_id, type, message, case_id, visible_to, subject_id)
    select receiver, kind, words, of_case, for_audience, subject
    where not exists (
      select from public.notifications n
      where kind = 'message' and n.user_id = receiver and n.type = kind and n.visible_to = for_audience
        and n.status = 'unread' and n.deleted_at is null);
  end if;
  perform private.mail_notification(receiver, kind, for_audience, wish);
end $$;

-- Notifies an audience, except whoever did it.
create function private.notify(for_audience text, kind text, words text, of_case uuid, subject uuid) returns void
  language sql security definer set search_path = '' as $$
  select private.notify_user(member, kind, words, of_case, for_audience, subject) from private.members_of(for_audience) as member
$$;

create function private.stamp_reading() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.read_at := case when new.status = 'read' then coalesce(old.read_at, now()) end;
  return new;
end $$;
create trigger stamp_reading before update of status on notifications
  for each row execute function private.stamp_reading();

-- Whoever has read a channel needs no notification about it.
create function private.settle_notifications() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications set status = 'read'
    where user_id = new.user_id and visible_to = new.channel_id and type = 'message' and status = 'unread'
      and not exists (
        select from public.chat_messages m
        where m.channel_id = new.channel_id and m.created_at > new.read_at and m.sender_id <> new.user_id);
  return null;
end $$;

-- The moment itself, or the end of the quiet hours that it falls into.
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

-- Whether mail may go to a person or an address. Not to those who listed other ways to be reached: somebody else may
-- read their mail.
create function private.may_mail(person uuid, address text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.contact_details d
    where (d.user_id = person or d.email = lower(address)) and cardinality(d.safe_channels) > 0
      and 'email' <> all (d.safe_channels))
$$;

-- Adds a mail to the outbox, unless mail is not a safe way to reach the person or they turned it off. A mail about a
-- session replaces the neutral one about the same change.
create function private.queue_mail(receiver uuid, address text, template text, facts jsonb) returns void
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

-- Wakes the job that sends mails when the transaction commits.
create function private.wake_send_mails() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_notify('jobs', 'send_mails');
  return null;
end $$;
create trigger wake_send_mails after insert on private.mails
  for each statement execute function private.wake_send_mails();

-- The person's language, else that of their organization; for an invited address that of the inviting organization.
-- Null when nothing is known.
create function private.mail_language(person uuid, address text) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select coalesce(s.language, o.locale)
      from public.contact_details d
      join public.profiles p on p.id = d.user_id
      left join public.person_settings s on s.user_id = d.user_id
      left join public.organization_settings o on o.organization_id = p.organization_id
      where d.user_id = person or d.email = lower(address)
      order by d.user_id = person desc nulls last limit 1),
    (select o.locale
      from public.invitations i
      left join public.cases c on c.id = i.case_id
      join public.organization_settings o on o.organization_id = coalesce(c.organization_id, i.organization_id)
      where i.email = lower(address) and i.status = 'pending'
      order by i.created_at desc limit 1))
$$;

-- Mails somebody who is away that there is something new: once for each audience until they look, and not in their
-- quiet hours. Invitations and session times have mails of their own.
create function private.mail_notification(receiver uuid, kind text, for_audience text, wish public.notification_preferences) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if kind = 'user_invited' or kind = any (wish.not_by_mail) or not private.may_mail(receiver, null)
    or private.last_active_at(receiver) > now() - interval '10 minutes'
    or exists (
      select from public.notifications n
      where n.user_id = receiver and n.type = kind and n.visible_to is not distinct from for_audience
        and n.status = 'unread' and n.deleted_at is null and n.mailed_at is not null)
    or exists (
      select from private.mails m
      where m.receiver = mail_notification.receiver and m.template = 'notification' and m.sent_at is null
        and m.given_up_at is null and m.facts ->> 'visible_to' is not distinct from for_audience)
    or exists (
      select from private.mails m
      where kind like 'session\_%' and m.receiver = mail_notification.receiver and m.template like 'session\_%' and m.created_at = now())
  then return; end if;
  perform private.queue_mail(receiver, null, 'notification', jsonb_build_object('type', kind, 'visible_to', for_audience));
  update private.mails m set next_attempt_at =
      private.after_quiet_hours(m.next_attempt_at, private.time_zone_of(mail_notification.receiver), wish.quiet_from, wish.quiet_to)
    where m.receiver = mail_notification.receiver and m.template = 'notification' and m.attempts = 0 and m.sent_at is null;
  update public.notifications n set mailed_at = now()
    where n.user_id = receiver and n.type = kind and n.visible_to is not distinct from for_audience
      and n.status = 'unread' and n.deleted_at is null;
end $$;

-- Read notifications go after 90 days, deleted ones after the day in which they can be restored.
create function private.purge_notifications() returns void
  language sql security definer set search_path = '' as $$
  delete from public.notifications
  where (status = 'read' and read_at < now() - interval '90 days') or deleted_at < now() - interval '1 day'
$$;

-- The title of a case beside its notification, for its participants, unless the organization keeps notifications
-- neutral. It is plpgsql so that the planner does not expand the policies of cases for each query.
create function private.title_of(of_case uuid) returns text
  language plpgsql stable set search_path = '' as $$
begin
  return (select title from public.cases where id = of_case and private.may_show_titles(organization_id));
end $$;

create function private.note_session_time() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select s.starts_at, s.starts_at + make_interval(mins => s.minutes) into new.starts_at, new.ends_at
    from public.sessions s where s.id = new.subject_id;
  return new;
end $$;
create trigger note_session_time before insert on notifications
  for each row when (new.type in ('session_scheduled', 'session_reminder')) execute function private.note_session_time();

-- Lets a notification link to what it is about.
create function private.name_subject() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.subject_type := case
    when exists (select from public.case_intakes where id = new.subject_id) then 'intake'
    when exists (select from public.requirements where id = new.subject_id) then 'requirement'
    when exists (select from public.agreement_versions where id = new.subject_id) then 'agreement'
    when exists (select from public.erasure_requests where id = new.subject_id) then 'erasure_request'
  end;
  return new;
end $$;
create trigger name_subject before insert on notifications
  for each row when (new.type = 'case_update') execute function private.name_subject();

create trigger next_version before update on notification_preferences
  for each row execute function private.next_version();
create trigger audit after insert or update or delete on notification_preferences
  for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.title_of(uuid) to authenticated;

-- A person's own, to read, mark as read and delete.
alter table notifications enable row level security;
create policy owner_reads on notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_changes on notifications for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on notifications from anon, authenticated;
grant select, update (status, deleted_at) on notifications to authenticated;
select private.refuse_direct_writes('notifications');

-- A person's own. The row is created with the profile.
alter table notification_preferences enable row level security;
create policy owner_reads on notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_changes on notification_preferences for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on notification_preferences from anon, authenticated;
grant select, update (not_in_app, not_by_mail, quiet_from, quiet_to, wording)
  on notification_preferences to authenticated;
select private.refuse_direct_writes('notification_preferences');

alter publication supabase_realtime add table notifications;

reset check_function_bodies;
