-- How a person wants to be told of things, and how they are: on the page, by mail, not at night, and not twice.

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

-- Puts a mail among those that wait, as before, unless mail is no safe way to reach somebody. One about an appointment is
-- one of those that people may not want, and it takes the place of the neutral mail about the same news.
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

-- The title of a case beside its news, for those who read the case, unless its organization keeps all news neutral. Not in
-- SQL: so that a query over news, which seldom needs it, does not plan for the policies of cases each time.
create function private.title_of(of_case uuid) returns text
  language plpgsql stable set search_path = '' as $$
begin
  return (select title from public.cases where id = of_case and private.may_show_titles(organization_id));
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.title_of(uuid) to authenticated;

-- A person's own wishes. The row is made with the person.
alter table notification_preferences enable row level security;
create policy owner_reads on notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_changes on notification_preferences for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on notification_preferences from anon, authenticated;
grant select, update (not_in_app, not_by_mail, quiet_from, quiet_to, wording) on notification_preferences to authenticated;
