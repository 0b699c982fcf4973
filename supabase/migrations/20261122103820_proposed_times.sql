-- Times that a party or a lawyer proposes suit them: their own answer is yes. Whom no offered time suits says so.

set check_function_bodies = off;

-- What a person said about the offered times that are still to come, in words; null as long as they say no to some and
-- nothing to the others.
create function private.said_of_times(of_session uuid, person uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when bool_or(given.answer in ('yes', 'maybe')) then 'Somebody said which times suit them.'
    when bool_and(given.answer is not null) then 'Somebody said that none of the offered times suits them.' end
  from public.session_slots slot
  left join public.slot_answers given on given.slot_id = slot.id and given.participant_id = person
  where slot.session_id = of_session and slot.starts_at > now()
$$;

-- A changed answer notifies only when it leaves no time. The mediator is notified of a new session already, so the answers
-- to one's own times notify nobody.
create or replace function private.follow_answers() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  for it in
    select distinct case_id, session_id, participant_id, private.said_of_times(session_id, participant_id) as said from fresh
  loop
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'session_answered', it.session_id);
    if it.said is not null and (tg_op = 'INSERT' or it.said like '%none of%') and not exists (
        select from public.sessions where id = it.session_id and proposed_by = auth.uid() and created_at >= now()) then
      perform private.notify('mediator-' || it.case_id, 'session_scheduled', it.said, it.case_id, it.session_id);
    end if;
  end loop;
  return null;
end $$;

revoke execute on function private.said_of_times(uuid, uuid) from public;

reset check_function_bodies;
