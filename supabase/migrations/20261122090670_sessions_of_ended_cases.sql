-- What the end of a case does to its sessions, and the end of somebody's place in it.

-- A case that closes cancels what was still to come.
create function private.cancel_sessions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.sessions set status = 'cancelled'
  where case_id = new.id and (status = 'proposed' or status = 'scheduled' and starts_at > now());
  return null;
end $$;
create trigger cancel_sessions after update of status on cases
  for each row when (new.status = 'closed' and old.status <> 'closed') execute function private.cancel_sessions();

-- A party who leaves cancels what was to come with them alone. With another party it takes place without them.
create function private.cancel_sessions_alone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.sessions it set status = 'cancelled'
  where it.case_id = new.case_id and (it.status = 'proposed' or it.status = 'scheduled' and it.starts_at > now())
    and exists (select from public.session_attendees a where a.session_id = it.id and a.participant_id = new.id)
    and not exists (
      select from public.session_attendees a
      join public.case_participants other on other.id = a.participant_id
      where a.session_id = it.id and other.role = 'divorcee' and other.status = 'active');
  return null;
end $$;
create trigger cancel_sessions_alone after update of status on case_participants
  for each row when (old.status = 'active' and new.status = 'removed' and new.role = 'divorcee')
  execute function private.cancel_sessions_alone();

-- A closed case plans nothing more. What was held before can still be written down.
create trigger refuse_when_closed after insert on sessions for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert on session_slots
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert on slot_answers
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert on session_requests
  for each row execute function private.refuse_when_closed();

revoke execute on all functions in schema private from public;
