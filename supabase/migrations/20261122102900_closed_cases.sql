-- In a closed case a document stays what it is, with its audience, and a request stays as it was left. A safety concern can
-- still be raised, so it can still be handled. Only mediators of a case and admins learn that it is on legal hold.

set check_function_bodies = off;

create index on cases (id) where legal_hold;

-- The cases on legal hold of whoever works with them.
create function private.my_held_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.cases
  where legal_hold and (private.is_admin() or id in (select private.my_mediated_case_ids()))
$$;

create trigger refuse_changes_when_closed
  after update of audience, doc_type, requirement_id, period_from, period_to on uploads
  for each row execute function private.refuse_when_closed();

create trigger refuse_handling_when_closed after update of handled_at on case_requests
  for each row when (new.kind <> 'safety_concern') execute function private.refuse_when_closed();

revoke execute on all functions in schema private from public;
grant execute on function private.my_held_case_ids() to authenticated;

revoke select on cases from authenticated;
grant select (id, organization_id, reference, title, description, status, step, created_by, created_at, version, close_reason,
  closed_at, issues, updated_at) on cases to authenticated;

reset check_function_bodies;
