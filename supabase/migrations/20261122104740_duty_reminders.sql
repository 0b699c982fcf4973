-- Reminders of duties before their day, and what became of the duties of a signed version that a newer one follows.

set check_function_bodies = off;

-- Sent once for each person, duty and day, however many servers run.
create table private.duty_reminders (
  participant_id uuid not null references case_participants on delete cascade,
  duty_id        uuid not null,
  due_on         date not null,
  primary key (participant_id, duty_id, due_on)
);

-- Reminds parties of their part of a duty, from nine o'clock three days before its day on and never in their quiet hours,
-- and returns how many. A closed case reminds, too: that is when people live by their agreement.
create function private.remind_of_duties(at timestamptz) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
  reminded int := 0;
begin
  for due in
    with made as (
      insert into private.duty_reminders (participant_id, duty_id, due_on)
      select p.id, d.id, day
      from public.case_participants p
      left join public.notification_preferences wish on wish.user_id = p.user_id
      cross join lateral (select private.time_zone_of(p.user_id) as zone) as place
      cross join lateral (select at at time zone place.zone as time) as here
      cross join lateral private.duties_in_force(p.case_id) d
      cross join lateral private.duty_days(d.first_on, d.repeats, here.time::date + 3) as day
      where p.role = 'divorcee' and p.status = 'active' and p.user_id is not null
        and exists (select from public.agreement_signatures s where s.case_id = p.case_id)
        and private.after_quiet_hours(at, place.zone, wish.quiet_from, wish.quiet_to) = at
        and d.who in ('both', p.side) and here.time::date <= day and here.time >= day - 3 + time '09:00'
        and not exists (
          select from public.duty_marks m where m.participant_id = p.id and m.duty_id = d.id and m.due_on = day)
      on conflict do nothing
      returning participant_id
    )
    select p.case_id, p.user_id, count(*)::int as count
    from made join public.case_participants p on p.id = made.participant_id group by p.id
  loop
    perform private.notify_user(due.user_id, 'case_update', 'Something from your agreement is due soon. Look at your case.',
      due.case_id, 'user-' || due.user_id, due.case_id);
    reminded := reminded + due.count;
  end loop;
  return reminded;
end $$;

-- The documents whose newest version waits for a signature while an earlier one that both parties signed has duties, which
-- count until then.
create function private.replaced_duties(of_case uuid) returns table (version_id uuid, signed_number int)
  language sql stable security definer set search_path = '' as $$
  select newest.id, signed.number
  from private.newest_versions(of_case) newest
  join private.versions_in_force(of_case) signed on signed.document = newest.document and signed.number < newest.number
  where signed.clauses @? '$[*].duties[*]'
$$;

revoke execute on function private.remind_of_duties(timestamptz), private.replaced_duties(uuid) from public;
grant execute on function private.replaced_duties(uuid) to authenticated;

reset check_function_bodies;
