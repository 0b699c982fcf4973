-- A calendar program reads its owner's sessions.

-- A secret address under which a calendar program reads its owner's sessions. Only its hash is kept.
create table calendar_feeds (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references profiles on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index on calendar_feeds (user_id);
create unique index one_feed_a_person on calendar_feeds (user_id) where revoked_at is null;

-- Ends the caller's calendar address, for good.
create function private.revoke_calendar() returns void
  language sql security definer set search_path = '' as $$
  update public.calendar_feeds set revoked_at = now() where user_id = auth.uid() and revoked_at is null
$$;

-- Gives the caller a new calendar address; the one before stops working.
create function private.renew_calendar(hash text) returns void
  language sql security definer set search_path = '' as $$
  select private.revoke_calendar();
  insert into public.calendar_feeds (user_id, token_hash) values (auth.uid(), hash)
$$;

-- The sessions of the person whose calendar address this is, each as that person has it. An address that works gives at
-- least one row, if an empty one.
create function private.calendar_by_token(token text)
  returns table (ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int, neutral_title boolean,
                 arrives_minutes int, place text, link text)
  language sql stable security definer set search_path = '' as $$
  select mine.* from public.calendar_feeds feed
  left join lateral (
    select s.ics_uid, s.ics_sequence + a.revision, s.status, s.starts_at, s.minutes, s.neutral_title,
      a.arrives_minutes, a.place, a.link
    from public.case_participants seat
    join public.session_attendees a on a.participant_id = seat.id
    join public.sessions s on s.id = a.session_id
    where seat.user_id = feed.user_id and seat.status = 'active' and s.starts_at > now() - interval '1 year'
    order by s.starts_at, s.id
  ) as mine on true
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null
$$;

create trigger audit after insert or update or delete on calendar_feeds for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.revoke_calendar(), private.renew_calendar(text) to authenticated;
grant execute on function private.calendar_by_token(text) to anon, authenticated;

-- A person's own: to see that it is there. Nobody reads the hash.
alter table calendar_feeds enable row level security;
create policy owner_reads on calendar_feeds for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on calendar_feeds from anon, authenticated;
grant select (id, user_id, created_at, revoked_at) on calendar_feeds to authenticated;
