-- The parenting schedule of a case: the draft that its mediators write. A released parenting plan holds a copy.

set check_function_bodies = off;

create table parenting_schedules (
  case_id    uuid primary key references cases on delete cascade,
  schedule   jsonb not null check (jsonb_typeof(schedule) = 'object' and octet_length(schedule::text) <= 200000),
  visible_to text not null generated always as ('mediator-' || case_id::text) stored,
  version    int not null default 1,
  updated_at timestamptz not null default now()
);
create index on parenting_schedules (visible_to);

-- The times of a schedule are in the time zone of the case.
create function private.put_schedule_in_case_zone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.schedule := new.schedule || jsonb_build_object('time_zone', private.zone_of_case(new.case_id));
  return new;
end $$;
create trigger put_in_case_zone before insert or update of schedule on parenting_schedules
  for each row execute function private.put_schedule_in_case_zone();
create trigger next_version before update on parenting_schedules for each row execute function private.next_version();
create trigger stamp_update before update on parenting_schedules for each row execute function private.stamp_update();
create trigger refuse_when_closed after insert or update on parenting_schedules
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on parenting_schedules
  for each row execute function private.audit();

insert into private.retention_tables (position, table_name, class)
  select max(position) + 1, 'parenting_schedules', 'agreement' from private.retention_tables;

-- Written and read by the mediators of the case.
alter table parenting_schedules enable row level security;
create policy mediator_reads on parenting_schedules for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_adds on parenting_schedules for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on parenting_schedules for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on parenting_schedules from anon, authenticated;
grant select, insert (case_id, schedule), update (schedule) on parenting_schedules to authenticated;
select private.refuse_direct_writes('parenting_schedules');

revoke execute on all functions in schema private from public;

reset check_function_bodies;
