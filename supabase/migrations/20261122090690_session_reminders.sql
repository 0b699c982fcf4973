-- Reminders of sessions, once for each person and time.

-- Who was reminded of which time, so that nobody is reminded twice, however many servers run.
create table private.session_reminders (
  session_id uuid not null references sessions on delete cascade,
  user_id    uuid not null references profiles on delete cascade,
  kind       text not null check (kind in ('48h', '2h')),
  starts_at  timestamptz not null,
  primary key (session_id, user_id, kind, starts_at)
);
create index on private.session_reminders (user_id);

-- Reminds everybody who comes, 48 hours and 2 hours before, and gives how many were reminded. Whoever heard of the time
-- later than that is not reminded of it at once.
create function private.remind_of_sessions(at timestamptz) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
  reminded int := 0;
begin
  for due in
    insert into private.session_reminders (session_id, user_id, kind, starts_at)
    select s.id, seat.user_id, reminder.kind, s.starts_at
    from public.sessions s
    join public.session_attendees a on a.session_id = s.id
    join public.case_participants seat on seat.id = a.participant_id and seat.status = 'active'
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

revoke execute on all functions in schema private from public;
