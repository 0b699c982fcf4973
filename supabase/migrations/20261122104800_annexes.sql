-- What a released version holds beside its clauses: a parenting plan its schedule, a financial statement the open figures.

set check_function_bodies = off;

create or replace function private.annex_of(of_case uuid, of_document text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case of_document
    when 'parenting' then (select schedule from public.parenting_schedules where case_id = of_case)
    when 'finances' then private.statement_of(of_case)
  end
$$;

reset check_function_bodies;
