-- The working hours of a mediator, in their organization's time zone, and the time that they keep free between sessions.

set check_function_bodies = off;

create table mediator_hours (
  user_id       uuid primary key default auth.uid() references profiles on delete cascade,
  -- Null is the organization's hours.
  working_hours jsonb check (private.are_working_hours(working_hours)),
  gap_minutes   int not null default 0 check (gap_minutes between 0 and 120)
);

-- The organization's hours and time zone, with the hours that this mediator set.
create function private.hours_of(of_mediator uuid, of_organization uuid)
  returns table (working_hours jsonb, time_zone text)
  language sql stable security definer set search_path = '' as $$
  select coalesce(own.working_hours, office.working_hours), office.time_zone
  from public.organization_settings office
  left join public.mediator_hours own on own.user_id = of_mediator
  where office.organization_id = of_organization
$$;

-- Whether a time is outside the working hours of a mediator of the case, or of the organization while nobody mediates it.
-- It is allowed, with a warning.
create or replace function private.is_outside_hours(of_case uuid, starts timestamptz, lasting int) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.cases c
    left join public.case_participants mediator
      on mediator.case_id = c.id and mediator.role = 'mediator' and mediator.status = 'active'
    cross join lateral private.hours_of(mediator.user_id, c.organization_id) as hours
    cross join lateral (select starts at time zone hours.time_zone as opens,
      (starts + make_interval(mins => lasting)) at time zone hours.time_zone as ends) as local
    where c.id = of_case and not exists (
      select from jsonb_array_elements(hours.working_hours -> to_char(local.opens, 'dy')) as span
      where local.opens::date = local.ends::date
        and to_char(local.opens, 'HH24:MI') >= span ->> 'from' and to_char(local.ends, 'HH24:MI') <= span ->> 'to'))
$$;

create trigger audit after insert or update or delete on mediator_hours for each row execute function private.audit();

revoke execute on all functions in schema private from public;

-- A mediator's own.
alter table mediator_hours enable row level security;
create policy owner_reads on mediator_hours for select to authenticated
  using (user_id = (select auth.uid()));
create policy mediator_adds on mediator_hours for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.my_role()) = 'mediator');
create policy mediator_changes on mediator_hours for update to authenticated
  using (user_id = (select auth.uid()) and (select private.my_role()) = 'mediator');
revoke all on mediator_hours from anon, authenticated;
grant select, insert (working_hours, gap_minutes), update (working_hours, gap_minutes)
  on mediator_hours to authenticated;
select private.refuse_direct_writes('mediator_hours');

reset check_function_bodies;
