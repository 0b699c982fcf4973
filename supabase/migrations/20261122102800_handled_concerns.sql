-- The mediator marks a concern of an invited person as dealt with. New words of that person open it again.

set check_function_bodies = off;

alter table invitation_concerns
  add column handled_at timestamptz,
  add column handled_by uuid references profiles;
create index on invitation_concerns (handled_by);

create function private.reopen_concern() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.handled_at := null;
  new.handled_by := null;
  return new;
end $$;
create trigger reopen_concern before update of note on invitation_concerns
  for each row execute function private.reopen_concern();

create trigger stamp_handling before update of handled_at on invitation_concerns
  for each row when (new.handled_at is not null) execute function private.stamp_handling();

create policy mediator_handles on invitation_concerns for update to authenticated
  using (case_id in (select private.my_mediated_case_ids())) with check (handled_at is not null);
grant update (handled_at) on invitation_concerns to authenticated;
select private.refuse_direct_writes('invitation_concerns');

reset check_function_bodies;
