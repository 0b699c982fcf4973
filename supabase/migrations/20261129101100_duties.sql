-- Duties that follow from a signed agreement.

set check_function_bodies = off;

-- Duties: what a clause makes a party do, and by when. They are frozen with the words of a released version, and live
-- once both parties have signed it. A party marks their own as done.

create table duty_marks (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  version_id     uuid not null,
  participant_id uuid not null,
  duty_id        uuid not null,
  due_on         date not null,
  visible_to     text not null,
  done_at        timestamptz not null default now(),
  unique (participant_id, duty_id, due_on),
  foreign key (case_id, version_id) references agreement_versions (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on duty_marks (case_id, version_id);
create index on duty_marks (case_id, participant_id);
create index on duty_marks (visible_to);

create function private.is_signed_by_both(of_version uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select jsonb_array_length(v.parties) > 1 and not exists (
    select from jsonb_array_elements(v.parties) as party
    where not exists (select from public.agreement_signatures s
      where s.version_id = v.id and s.participant_id = (party ->> 'id')::uuid and private.counts(s)))
  from public.agreement_versions v where v.id = of_version
$$;

-- Of each document the newest version that both parties signed. It is replaced by the last signature under a later one,
-- never by its release.
create function private.versions_in_force(of_case uuid) returns setof public.agreement_versions
  language sql stable security definer set search_path = '' as $$
  select distinct on (v.document) v.* from public.agreement_versions v
  where v.case_id = of_case and private.is_signed_by_both(v.id)
  order by v.document, v.number desc
$$;

create function private.duties_in_force(of_case uuid)
  returns table (id uuid, case_id uuid, version_id uuid, version_number int, document text, visible_to text, clause_id uuid,
                 clause_number int, heading text, kind text, who text, what text, first_on date, repeats text)
  language sql stable security definer set search_path = '' as $$
  select (duty ->> 'id')::uuid, v.case_id, v.id, v.number, v.document, v.visible_to, (clause.value ->> 'id')::uuid,
    clause.ordinality::int, clause.value ->> 'heading', duty ->> 'kind', duty ->> 'who', duty ->> 'what',
    (duty ->> 'due_on')::date, duty ->> 'repeats'
  from private.versions_in_force(of_case) v
  cross join jsonb_array_elements(v.clauses) with ordinality as clause
  cross join jsonb_array_elements(coalesce(clause.value -> 'duties', '[]')) as duty
$$;

-- The days of a duty: the first one, and those that follow until a day. A month without that day takes its last one.
create function private.duty_days(first_on date, repeats text, until date) returns setof date
  language sql immutable set search_path = '' as $$
  select first_on
  union
  select day from (
    select (first_on + n * case repeats when 'weekly' then interval '1 week' when 'fortnightly' then interval '2 weeks'
      when 'monthly' then interval '1 month' when 'quarterly' then interval '3 months' else interval '1 year' end)::date as day
    from generate_series(1, (until - first_on) / 7) as n where repeats <> 'none') as later
  where day <= until
$$;

create function private.today_of(of_case uuid) returns date
  language sql stable security definer set search_path = '' as $$
  select (now() at time zone office.time_zone)::date from public.cases c
  join public.organization_settings office on office.organization_id = c.organization_id where c.id = of_case
$$;

-- The days that matter now: the last one until today, and the next.
create function private.current_duty_days(first_on date, repeats text, today date) returns setof date
  language sql immutable set search_path = '' as $$
  select max(day) from private.duty_days(first_on, repeats, today) day where day <= today having max(day) is not null
  union all
  select min(day) from private.duty_days(first_on, repeats, today + 366) day where day > today having min(day) is not null
$$;

-- Each party marks their own part of a duty as done, and takes it back. It holds in a closed case too: that is when
-- people live by their agreement.
create function private.mark_duty(of_case uuid, of_duty uuid, on_day date, is_done boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  me public.case_participants := private.my_participant(of_case);
  it record;
begin
  select * into it from private.duties_in_force(of_case)
    where id = of_duty and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if me.role is distinct from 'divorcee' or it.who not in ('both', me.side) then
    raise 'Only the person whose part it is marks it.' using errcode = 'MP403';
  end if;
  if on_day not in (select private.duty_days(it.first_on, it.repeats, private.today_of(of_case) + 366)) then
    raise 'It is not due on this day.' using errcode = 'MP422';
  end if;
  if is_done then
    insert into public.duty_marks (case_id, version_id, participant_id, duty_id, due_on, visible_to)
      values (of_case, it.version_id, me.id, of_duty, on_day, it.visible_to)
      on conflict (participant_id, duty_id, due_on) do nothing;
  else
    delete from public.duty_marks where participant_id = me.id and duty_id = of_duty and due_on = on_day;
  end if;
  if not found then return; end if;
  perform private.record(of_case, it.visible_to,
    case when is_done then 'agreement_duty_done' else 'agreement_duty_undone' end, of_duty);
end $$;
create trigger audit after insert or update or delete on duty_marks
  for each row execute function private.audit();

-- What the owner of a calendar feed has still to do, alone or with the other party.
create function private.duties_by_token(token text)
  returns table (duty_id uuid, due_on text, what text, is_neutral boolean, language text)
  language sql stable security definer set search_path = '' as $$
  select d.id, day::text, d.what, coalesce(contact.safe_neutral, true), private.mail_language(feed.user_id, null)
  from public.calendar_feeds feed
  join public.case_participants me on me.user_id = feed.user_id and me.role = 'divorcee' and me.status = 'active'
  cross join private.duties_in_force(me.case_id) d
  cross join private.duty_days(d.first_on, d.repeats, private.today_of(me.case_id) + 366) as day
  left join public.contact_details contact on contact.user_id = feed.user_id
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null
    and d.who in ('both', me.side) and day > private.today_of(me.case_id) - 366
    and not exists (
      select from public.duty_marks m where m.participant_id = me.id and m.duty_id = d.id and m.due_on = day)
  order by day, d.id
$$;

grant execute on function private.mark_duty(uuid, uuid, date, boolean), private.duties_in_force(uuid),
  private.versions_in_force(uuid), private.current_duty_days(date, text, date), private.duty_days(date, text, date),
  private.today_of(uuid), private.are_duties(jsonb) to authenticated;
grant execute on function private.duties_by_token(text) to anon, authenticated;

-- Read by the readers of the version.
alter table duty_marks enable row level security;
create policy audience_reads on duty_marks for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on duty_marks from anon, authenticated;
grant select on duty_marks to authenticated;

-- The private calendar feed of a party can show when the children are with them, by the signed parenting plan.

alter table calendar_feeds add column shows_nights boolean not null default false;
create trigger audit_choice after update of shows_nights on calendar_feeds
  for each row execute function private.audit();

create function private.show_nights(is_shown boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update public.calendar_feeds set shows_nights = is_shown where user_id = auth.uid() and revoked_at is null;
  if not found then raise 'Make an address for your calendar first.' using errcode = 'MP409'; end if;
end $$;

-- Creates a new address, which shows what the old one showed; the old one stops working.
create or replace function private.renew_calendar(hash text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  had_nights boolean := (select shows_nights from public.calendar_feeds where user_id = auth.uid() and revoked_at is null);
begin
  perform private.revoke_calendar();
  insert into public.calendar_feeds (user_id, token_hash, shows_nights) values (auth.uid(), hash, coalesce(had_nights, false));
end $$;

-- The signed schedules of the feed's owner, if the feed shows nights, with the side whose nights are theirs.
create function private.nights_by_token(token text)
  returns table (case_id uuid, side text, schedule jsonb, is_neutral boolean, language text)
  language sql stable security definer set search_path = '' as $$
  select me.case_id, me.side, plan.annex, coalesce(contact.safe_neutral, true), private.mail_language(feed.user_id, null)
  from public.calendar_feeds feed
  join public.case_participants me on me.user_id = feed.user_id and me.role = 'divorcee' and me.status = 'active'
  cross join private.versions_in_force(me.case_id) plan
  left join public.contact_details contact on contact.user_id = feed.user_id
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null and feed.shows_nights
    and plan.document = 'parenting' and plan.annex is not null
  order by me.case_id
$$;
grant select (shows_nights) on calendar_feeds to authenticated;
grant execute on function private.show_nights(boolean) to authenticated;
grant execute on function private.nights_by_token(text) to anon, authenticated;

-- Reminders of duties before their day, and what became of the duties of a signed version that a newer one follows.

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

revoke execute on all functions in schema private from public;

reset check_function_bodies;
