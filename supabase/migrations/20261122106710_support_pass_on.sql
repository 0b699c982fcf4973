-- An admin passes a question of the support on to the mediators of its person's cases: they learn that there is one, and
-- not its words, because the support channel promises that nobody in the case reads it.

set check_function_bodies = off;

-- Notifies the mediators of the open cases in which this person is a party, and returns how many there are.
create function private.pass_on_question(person uuid) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  mediator record;
  notified int := 0;
begin
  perform private.must_be_admin();
  for mediator in
    select member as id, c.id as case_id
    from public.case_participants p
    join public.cases c on c.id = p.case_id and c.status <> 'closed'
    cross join lateral private.members_of('mediator-' || c.id) as member
    where p.user_id = person and p.role = 'divorcee' and p.status = 'active'
  loop
    perform private.notify_user(mediator.id, 'case_update', 'A party has a question for you that the support cannot answer.',
      mediator.case_id, 'private-' || mediator.case_id || '-' || person, null);
    notified := notified + 1;
  end loop;
  return notified;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.pass_on_question(uuid) to authenticated;

reset check_function_bodies;
