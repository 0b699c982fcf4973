-- Admins open cases too: in the organization that they choose, with what the client told them. They have no part in them.

create or replace function private.seat_opener() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
  select new.id, id, name,
    case role when 'divorcee' then role else 'mediator' end, case role when 'divorcee' then 'A' else 'neutral' end,
    'active', now()
  from public.profiles where id = new.created_by and role <> 'admin';
  return new;
end $$;

-- Whoever mediates a case, or is an admin, writes down what a client told them, as sent. Everybody else begins a draft of
-- their own.
create or replace function private.stamp_intake() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.case_id in (select private.my_mediated_case_ids()) or private.is_admin() then
    if exists (select from public.case_intakes where case_id = new.case_id and email = new.email) then
      raise 'There is an intake for this person already.' using errcode = 'MP409';
    end if;
    new.status := 'submitted';
    new.submitted_at := now();
  elsif auth.uid() is not null then
    new.user_id := private.my_intake_owner(new.case_id);
  end if;
  return new;
end $$;

-- Opens a case for an admin, which waits for a mediator: in the organization that they choose, else in the only one.
-- False where it is not clear which.
create function private.open_case_anywhere(new_id uuid, new_title text, new_description text, chosen uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
begin
  perform private.must_be_admin();
  select o.id into home from public.organizations o
    where o.id = coalesce(chosen, (select (array_agg(it.id))[1] from public.organizations it having count(*) = 1));
  if home is not null then
    insert into public.cases (id, organization_id, title, description, created_by)
      values (new_id, home, new_title, new_description, auth.uid());
  end if;
  return home is not null;
end $$;

-- Divorcees open their own case, admins one anywhere, everybody else one that the policies allow. False where an
-- organization must be chosen.
create or replace function private.open_case(new_id uuid, new_title text, new_description text, chosen uuid) returns boolean
  language plpgsql set search_path = '' as $$
begin
  if private.my_role() = 'divorcee' then
    return private.open_own_case(new_id, new_title, new_description, chosen);
  end if;
  if private.my_role() = 'admin' then
    return private.open_case_anywhere(new_id, new_title, new_description, chosen);
  end if;
  insert into public.cases (id, title, description) values (new_id, new_title, new_description);
  return true;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.open_case_anywhere(uuid, text, text, uuid) to authenticated;

alter policy writer_adds on case_intakes
  with check (
    case_id in (select private.my_mediated_case_ids())
    or circle in (select private.my_intake_circles())
    or (select private.is_admin())
  );
