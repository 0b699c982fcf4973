-- The time to think: a version can be signed from a moment that the mediator can move later, never earlier.

set check_function_bodies = off;

alter table organization_settings
  add column cooling_off_hours int not null default 48 check (cooling_off_hours between 0 and 720);
grant select (cooling_off_hours), update (cooling_off_hours) on organization_settings to authenticated;

alter table agreement_versions add column signable_at timestamptz;
update agreement_versions set signable_at = released_at;
alter table agreement_versions
  alter column signable_at set not null,
  add unique (id, hash);

-- A new version never takes back the time that the one before was given.
create function private.start_cooling_off() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.signable_at := greatest(new.released_at + make_interval(hours => (
    select office.cooling_off_hours from public.cases c
    join public.organization_settings office on office.organization_id = c.organization_id where c.id = new.case_id)), (
    select max(signable_at) from public.agreement_versions
    where case_id = new.case_id and document = new.document and number < new.number));
  return new;
end $$;
create trigger start_cooling_off before insert on agreement_versions
  for each row execute function private.start_cooling_off();

-- The newest version of a document, for its readers, in an open case. It locks the case, so that a release and a
-- signature at once have one outcome.
create function private.lock_newest_version(of_version uuid) returns public.agreement_versions
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case((select case_id from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids())));
  select * into it from public.agreement_versions where id = of_version;
  if it.id not in (select id from private.newest_versions(it.case_id)) then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  return it;
end $$;

create function private.extend_cooling_off(of_version uuid, until timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
begin
  perform private.must_mediate(it.case_id);
  if until <= greatest(it.signable_at, now()) then
    raise 'The time to think can only become longer.' using errcode = 'MP422';
  end if;
  if until > now() + interval '1 year' then raise 'Choose a time within a year.' using errcode = 'MP422'; end if;
  update public.agreement_versions set signable_at = until where id = it.id;
  perform private.record(it.case_id, it.visible_to, 'agreement_time_extended', it.id,
    jsonb_build_object('document', it.document, 'number', it.number));
  perform private.notify(it.visible_to, 'case_update', 'There is more time before you sign.', it.case_id, it.id);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.extend_cooling_off(uuid, timestamptz) to authenticated;

reset check_function_bodies;
