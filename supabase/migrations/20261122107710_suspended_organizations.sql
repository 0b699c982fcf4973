-- Mediators read the state of an organization in the word that admins read.
create or replace function private.refuse_when_suspended() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it jsonb := to_jsonb(new);
  home uuid := coalesce((it ->> 'organization_id')::uuid,
    (select organization_id from public.cases where id = (it ->> 'case_id')::uuid));
begin
  if exists (select from public.organizations where id = home and suspended) then
    raise 'This organization is suspended: no new cases and invitations. Ask an admin.' using errcode = 'MP409';
  end if;
  return null;
end $$;
