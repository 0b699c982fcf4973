-- After a session: its length, what both parties settled for now, and next actions that their owners tick.

set check_function_bodies = off;

alter table sessions
  add column held_minutes int check (held_minutes between 0 and 600),
  add column settled text[] not null default '{}' check (cardinality(settled) <= 20
    and coalesce(array_ndims(settled), 1) = 1 and array_position(settled, null) is null);
grant update (held_minutes, settled) on sessions to authenticated;

-- A mediator may empty a note that they wrote.
alter table session_outcomes drop constraint session_outcomes_outcome_note_check,
  add constraint session_outcomes_outcome_note_check check (length(outcome_note) <= 8000);
alter table session_outcomes drop constraint session_outcomes_outcome_note_check1,
  add constraint session_outcomes_outcome_note_check1 check (outcome_note = '' or private.is_text(outcome_note));

-- For the owner of an action and the mediator. The action is named by its place and its text, because the mediator may
-- have changed the list in the meantime.
create function private.tick_action(of_session uuid, place int, words text, done boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
  action jsonb;
begin
  select * into it from public.sessions where id = of_session
    and (id in (select private.my_session_ids()) or case_id in (select private.my_mediated_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  action := it.next_actions -> place;
  if action is null or action ->> 'text' <> words then
    raise 'The actions have changed. Look at the newest ones.' using errcode = 'MP409';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids())
    and not exists (select from private.my_participant_ids() as mine where mine::text = action ->> 'participant_id') then
    raise 'Only the person who does this, or the mediator, can say that it is done.' using errcode = 'MP403';
  end if;
  if exists (select from public.cases where id = it.case_id and status = 'closed') then
    raise 'This case is closed.' using errcode = 'MP409';
  end if;
  action := action - 'done_on' || jsonb_build_object('is_done', done) || case when done
    then jsonb_build_object('done_on', (now() at time zone it.time_zone)::date) else '{}' end;
  update public.sessions set next_actions = jsonb_set(next_actions, array[place::text], action) where id = it.id;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.tick_action(uuid, int, text, boolean) to authenticated;

reset check_function_bodies;
