-- Places in a case, whole: they end, they come back, and admins give them too.

-- Ends somebody's place in a case at once. The reason is a code, for the mediators of the case alone.
create function private.remove_participant(place uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  seat public.case_participants;
  is_admin boolean := private.is_admin();
begin
  select * into seat from public.case_participants p
    where p.id = place and (is_admin or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if seat.user_id = auth.uid() and seat.role = 'mediator' and seat.status = 'active' then
    raise 'You cannot remove yourself. Ask an admin to give the case to somebody else.' using errcode = 'MP409';
  end if;
  if not (is_admin or (seat.role <> 'mediator' and seat.case_id in (select private.my_mediated_case_ids()))) then
    raise 'You may not do this.' using errcode = 'MP403';
  end if;
  if seat.status not in ('invited', 'active') then
    raise 'This person is not in the case any more.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where participant_id = place and status = 'pending';
  update public.case_participants set status = 'removed' where id = place;
  perform private.record(seat.case_id, 'mediator-' || seat.case_id, 'removal_reason', place,
    jsonb_build_object('reason', reason));
end $$;

-- Brings somebody back who was removed. A lawyer waits for the client's word again.
create function private.activate_participant(place uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  seat public.case_participants;
  is_admin boolean := private.is_admin();
begin
  select * into seat from public.case_participants p
    where p.id = place and (is_admin or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if not (is_admin or (seat.role <> 'mediator' and seat.case_id in (select private.my_mediated_case_ids()))) then
    raise 'You may not do this.' using errcode = 'MP403';
  end if;
  if seat.status = 'active' then raise 'This person is in the case already.' using errcode = 'MP409'; end if;
  if seat.status <> 'removed' or seat.user_id is null then
    raise 'This person never joined. Invite them again.' using errcode = 'MP409';
  end if;
  if exists (select from public.profiles where id = seat.user_id and closed_at is not null) then
    raise 'The account of this person is closed.' using errcode = 'MP409';
  end if;
  if exists (
    select from public.case_participants other
    where other.case_id = seat.case_id and other.id <> place and other.status in ('invited', 'active')
      and (other.user_id = seat.user_id or (seat.role = 'divorcee' and other.role = 'divorcee' and other.side = seat.side))
  ) then raise 'Somebody else has this place now.' using errcode = 'MP409'; end if;
  update public.case_participants set status = 'active', confirmed_by_client_at = null where id = place;
end $$;

-- Tells somebody whose place in a case has ended. The others are told by the case.
create function private.tell_removed_person() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_user(new.user_id, 'case_update', 'You are no longer part of a case.', null, null, null);
  return null;
end $$;
create trigger tell_removed_person after update of status on case_participants
  for each row when (old.status = 'active' and new.status = 'removed') execute function private.tell_removed_person();

-- Gives a place that nobody has taken to another person; only the case's mediator and admins may.
create or replace function private.rename_place(place uuid, new_name text) returns void
  language sql security definer set search_path = '' as $$
  update public.case_participants set name = new_name, status = 'invited'
  where id = place and user_id is null and (private.is_admin() or case_id in (select private.my_mediated_case_ids()))
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.remove_participant(uuid, text), private.activate_participant(uuid) to authenticated;

-- Admins add places as the case's mediator does.
drop policy mediator_invites on case_participants;
create policy mediator_or_admin_invites on case_participants for insert to authenticated
  with check (
    (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()))
    and role in ('divorcee', 'lawyer')
  );
