-- Who asks people into a case is told apart from everybody else before anything is said about its places.

create function private.must_invite(of_case uuid) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if of_case not in (select private.my_mediated_case_ids()) and not private.is_admin() then
    raise 'Only the mediator of the case invites people.' using errcode = 'MP403';
  end if;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.must_invite(uuid) to authenticated;
