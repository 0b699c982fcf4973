-- Reminders of sessions, which leave people their quiet hours.

set check_function_bodies = off;

-- The moment itself, or shortly before the quiet hours that it falls into.
create function private.before_quiet_hours(moment timestamptz, zone text, quiet_from time, quiet_to time)
  returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  here timestamp := moment at time zone zone;
  begins timestamp := here::date + quiet_from;
begin
  if private.after_quiet_hours(moment, zone, quiet_from, quiet_to) = moment then return moment; end if;
  return (case when begins <= here then begins else begins - interval '1 day' end at time zone zone)
    - interval '15 minutes';
end $$;

-- Reminds attendees 48 hours and 2 hours before of the time at which they come and leave, and returns how many. A time that was set later than that gets no
-- reminder. The mail of the first waits for the end of the quiet hours; the second would come too late then, so it goes
-- before them.
create or replace function private.remind_of_sessions(at timestamptz) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
  reminded int := 0;
begin
  for due in
    with made as (
      insert into private.session_reminders (session_id, user_id, kind, starts_at)
      select s.id, participant.user_id, reminder.kind, s.starts_at
      from public.sessions s
      join public.session_attendees a on a.session_id = s.id
      join public.case_participants participant on participant.id = a.participant_id and participant.status = 'active'
      left join public.notification_preferences wish on wish.user_id = participant.user_id
      cross join lateral (values
        ('48h', s.starts_at - interval '48 hours', s.starts_at - interval '2 hours'),
        ('2h', private.before_quiet_hours(s.starts_at - interval '2 hours', private.time_zone_of(participant.user_id),
          wish.quiet_from, wish.quiet_to), s.starts_at)) as reminder (kind, due_at, until)
      where s.status = 'scheduled' and s.starts_at between at and at + interval '48 hours'
        and reminder.due_at <= at and at < reminder.until and s.timed_at <= reminder.due_at
      on conflict do nothing
      returning *
    )
    select own.*, made.user_id,
      private.after_quiet_hours(at, private.time_zone_of(made.user_id), wish.quiet_from, wish.quiet_to) as mailed_at
    from made join public.sessions s on s.id = made.session_id
    cross join lateral private.session_of(s, made.user_id) as own
    left join public.notification_preferences wish on wish.user_id = made.user_id
  loop
    perform private.notify_user(due.user_id, 'session_reminder',
      'You have a session on ' || private.session_time(due.starts_at, due.minutes, due.time_zone) || '.',
      due.case_id, 'user-' || due.user_id, due.id);
    perform private.queue_mail(due.user_id, null, 'session_reminder', jsonb_build_object(
      'starts_at', due.starts_at, 'ends_at', due.starts_at + make_interval(mins => due.minutes),
      'time_zone', due.time_zone));
    if due.mailed_at > at then
      update private.mails m set next_attempt_at = due.mailed_at
        where m.receiver = due.user_id and m.template = 'session_reminder' and m.created_at = now()
          and (m.facts ->> 'starts_at')::timestamptz = due.starts_at;
    end if;
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

revoke execute on function private.before_quiet_hours(timestamptz, text, time, time) from public;

reset check_function_bodies;
