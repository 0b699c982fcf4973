-- Reminders of sessions, and calendar feeds: a secret address at which a calendar program reads its owner's sessions.

set check_function_bodies = off;

-- Sent once for each person and time, however many servers run.
create table private.session_reminders (
  session_id uuid not null references sessions on delete cascade,
  user_id    uuid not null references profiles on delete cascade,
  kind       text not null check (kind in ('48h', '2h')),
  starts_at  timestamptz not null,
  primary key (session_id, user_id, kind, starts_at)
);
create index on private.session_reminders (user_id);

-- Reminds attendees 48 hours and 2 hours before, and returns how many. A time that was set later than that gets no
-- reminder.
create function private.remind_of_sessions(at timestamptz) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
  reminded int := 0;
begin
  for due in
    insert into private.session_reminders (session_id, user_id, kind, starts_at)
    select s.id, participant.user_id, reminder.kind, s.starts_at
    from public.sessions s
    join public.session_attendees a on a.session_id = s.id
    join public.case_participants participant on participant.id = a.participant_id and participant.status = 'active'
    join (values ('48h', interval '48 hours', interval '2 hours'), ('2h', interval '2 hours', interval '0'))
      as reminder (kind, before, until)
      on s.starts_at > at + reminder.until and s.starts_at <= at + reminder.before
        and s.timed_at <= s.starts_at - reminder.before
    where s.status = 'scheduled' and s.starts_at between at and at + interval '48 hours'
    on conflict do nothing
    returning *
  loop
    perform private.notify_user(due.user_id, 'session_reminder',
      'You have a session on ' || private.session_time(s.starts_at, s.minutes, s.time_zone) || '.',
      s.case_id, 'user-' || due.user_id, s.id)
    from public.sessions s where s.id = due.session_id;
    perform private.queue_mail(due.user_id, null, 'session_reminder', jsonb_build_object(
      'starts_at', s.starts_at, 'time_zone', s.time_zone))
    from public.sessions s where s.id = due.session_id;
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

-- Calendar feeds

create table calendar_feeds (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references profiles on delete cascade,
  token_hash   text not null unique,
  created_at   timestamptz not null default now(),
  revoked_at   timestamptz,
  last_read_at timestamptz
);
create index on calendar_feeds (user_id);
create unique index one_feed_per_person on calendar_feeds (user_id) where revoked_at is null;

create function private.revoke_calendar() returns void
  language sql security definer set search_path = '' as $$
  update public.calendar_feeds set revoked_at = now() where user_id = auth.uid() and revoked_at is null
$$;

-- Creates a new address; the old one stops working.
create function private.renew_calendar(hash text) returns void
  language sql security definer set search_path = '' as $$
  select private.revoke_calendar();
  insert into public.calendar_feeds (user_id, token_hash) values (auth.uid(), hash)
$$;

-- The sessions of the feed's owner, as that person has them. A valid address returns at least one row, which may be
-- empty.
create function private.calendar_by_token(token text)
  returns table (ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int, neutral_title boolean,
                 arrives_minutes int, place text, link text)
  language sql stable security definer set search_path = '' as $$
  select mine.* from public.calendar_feeds feed
  left join lateral (
    select s.ics_uid, s.ics_sequence + a.revision, s.status, s.starts_at, s.minutes, s.neutral_title,
      a.arrives_minutes, a.place, a.link
    from public.case_participants participant
    join public.session_attendees a on a.participant_id = participant.id
    join public.sessions s on s.id = a.session_id
    where participant.user_id = feed.user_id and participant.status = 'active' and s.starts_at > now() - interval '1 year'
    order by s.starts_at, s.id
  ) as mine on true
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null
$$;

-- A feed ends with what may have been stolen: the password, the other sign-in sessions, the account.
create function private.revoke_calendar_of(person uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.calendar_feeds set revoked_at = now() where user_id = person and revoked_at is null
$$;

create function private.revoke_calendar_on_new_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.revoke_calendar_of(new.id);
  return null;
end $$;
create trigger revoke_calendar after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.revoke_calendar_on_new_password();

-- Noted once an hour, so that the owner sees whether a program still reads it.
create function private.note_calendar_read(token text) returns void
  language sql security definer set search_path = '' as $$
  update public.calendar_feeds set last_read_at = now()
  where token_hash = private.token_hash(token) and revoked_at is null
    and coalesce(last_read_at, '-infinity') < now() - interval '1 hour'
$$;

create trigger audit after insert or delete or update of user_id, token_hash, revoked_at on calendar_feeds
  for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.calendar_by_token(text), private.note_calendar_read(text) to anon, authenticated;
grant execute on function private.revoke_calendar(), private.renew_calendar(text) to authenticated;

-- A person's own. Nobody reads the hash.
alter table calendar_feeds enable row level security;
create policy owner_reads on calendar_feeds for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on calendar_feeds from anon, authenticated;
grant select (id, user_id, created_at, revoked_at, last_read_at) on calendar_feeds to authenticated;

reset check_function_bodies;
