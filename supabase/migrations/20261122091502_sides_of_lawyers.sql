-- Whoever was on one side of a case never acts for the other: they know what was said there in private.

-- Whether a person ever took a place on the other side. A party who was put on the wrong side may be moved.
create function private.was_on_other_side(of_case uuid, person uuid, as_role text, on_side text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.case_participants p
    where p.case_id = of_case and p.user_id = person and p.side <> on_side and p.side <> 'neutral'
      and 'lawyer' in (p.role, as_role) and p.status in ('active', 'removed'))
$$;

create function private.keep_sides_apart() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.was_on_other_side(new.case_id, new.user_id, new.role, new.side) then
    raise 'You were on the other side of this case, so you cannot join this side.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger keep_sides_apart before insert or update of user_id, status, side, role on case_participants
  for each row when (new.side <> 'neutral' and new.status = 'active' and new.user_id is not null)
  execute function private.keep_sides_apart();

-- Raises MP409 for somebody whom the caller must not invite to this side.
create function private.must_not_change_sides(of_case uuid, address text, as_role text, on_side text) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if of_case in (select private.my_mediated_case_ids()) or private.is_admin() then
    if exists (select from public.contact_details d where d.email = lower(address)
      and private.was_on_other_side(of_case, d.user_id, as_role, on_side)) then
      raise 'This person is or was on the other side of this case, so they cannot join this side. Invite somebody else.'
        using errcode = 'MP409';
    end if;
  end if;
end $$;

revoke execute on function private.was_on_other_side(uuid, uuid, text, text), private.keep_sides_apart(),
  private.must_not_change_sides(uuid, text, text, text) from public;
grant execute on function private.must_not_change_sides(uuid, text, text, text) to authenticated;
