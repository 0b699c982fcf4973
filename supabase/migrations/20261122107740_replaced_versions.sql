-- The files of a version name the one that it replaces: the one that both parties had signed at the release, and on which
-- day the second of them did.

set check_function_bodies = off;

create or replace function private.keep_release_facts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.parties := coalesce(new.parties, private.parties_of(new.case_id));
  new.file_facts := coalesce(new.file_facts, private.file_facts_of(new.case_id) || coalesce((
    select jsonb_build_object('replaces', jsonb_build_object('number', v.number, 'signed_on', (
      select max(coalesce(s.signed_on, (s.signed_at at time zone office.time_zone)::date))
      from public.agreement_signatures s where s.version_id = v.id)))
    from private.versions_in_force(new.case_id) v
    join public.cases c on c.id = v.case_id
    join public.organization_settings office on office.organization_id = c.organization_id
    where v.document = new.document), '{}'));
  return new;
end $$;

reset check_function_bodies;
