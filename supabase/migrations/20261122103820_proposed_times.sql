-- Times that a party or a lawyer proposes suit them: their own answer is yes.

-- The mediator is notified of the new session already, so these answers notify nobody.
create or replace function private.follow_answers() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  for it in select distinct case_id, session_id from fresh loop
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'session_answered', it.session_id);
    if tg_op = 'INSERT' and not exists (
        select from public.sessions where id = it.session_id and proposed_by = auth.uid() and created_at >= now()) then
      perform private.notify('mediator-' || it.case_id, 'session_scheduled', 'Somebody said which times suit them.',
        it.case_id, it.session_id);
    end if;
  end loop;
  return null;
end $$;
