-- What is remembered of a case and who is told: in the transaction of what happened, in the circle that may know it, in
-- words that hold nothing of what people wrote.

create function private.tell_case() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  circle text := 'case-' || new.id;
  words text;
begin
  if tg_op = 'INSERT' then
    perform private.record(new.id, circle, 'case_opened', new.id);
    if not exists (select from public.case_participants p where p.case_id = new.id and p.role = 'mediator') then
      perform private.notify_user(id, 'case_update', 'A new case waits for a mediator.', new.id, null, new.id)
      from public.profiles where role = 'admin';
    end if;
  elsif new.status <> old.status then
    perform private.record(new.id, circle,
      case when new.status = 'closed' then 'case_closed' when new.status = 'on_hold' then 'case_held'
        when old.status = 'closed' then 'case_reopened' else 'case_resumed' end,
      new.id, case when new.status = 'closed' then jsonb_build_object('reason', new.close_reason) else '{}' end);
    words := case when new.status = 'closed' then 'Your case is closed.' when new.status = 'on_hold' then 'Your case is on hold.'
      else 'Your case is open again.' end;
    perform private.notify(circle, 'case_update', words, new.id, new.id);
  elsif (new.title, new.description, new.issues) is distinct from (old.title, old.description, old.issues) then
    perform private.record(new.id, circle, 'case_changed', new.id, jsonb_build_object('changed', array_remove(array[
      case when new.title <> old.title then 'title' end,
      case when new.description <> old.description then 'description' end,
      case when new.issues <> old.issues then 'issues' end], null)));
  end if;
  return null;
end $$;
create trigger tell_case after insert or update on cases for each row execute function private.tell_case();

create function private.tell_participant() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  everyone text := 'case-' || new.case_id;
  mediator text := 'mediator-' || new.case_id;
begin
  if new.status <> old.status and new.status = 'active' then
    perform private.record(new.case_id, everyone, 'participant_joined', new.id, jsonb_build_object('role', new.role));
    perform private.notify(everyone, 'case_update', 'Somebody has joined your case.', new.case_id, new.id);
  elsif old.status = 'active' and new.status = 'removed' then
    perform private.record(new.case_id, everyone, 'participant_removed', new.id, jsonb_build_object('role', new.role));
    perform private.notify(everyone, 'case_update', 'Somebody has left your case.', new.case_id, new.id);
  elsif new.status <> old.status and new.status = 'declined' then
    perform private.record(new.case_id, mediator, 'invitation_declined', new.id, jsonb_build_object('role', new.role));
    perform private.notify(mediator, 'case_update', 'An invitation was declined.', new.case_id, new.id);
  end if;
  if old.confirmed_by_client_at is null and new.confirmed_by_client_at is not null then
    perform private.record(new.case_id, 'private-' || new.case_id || '-' || client.user_id, 'lawyer_confirmed', new.id)
    from public.case_participants client where client.id = new.represents_participant_id;
    perform private.notify_user(new.user_id, 'case_update', 'Your client has confirmed you.', new.case_id, null, new.id);
  end if;
  return null;
end $$;
create trigger tell_participant after update on case_participants
  for each row execute function private.tell_participant();

-- Everybody may know that an intake was sent, once. What the mediator asked back is between the two of them.
create function private.tell_intake() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  circle text := 'party-' || new.case_id || '-' || new.user_id;
begin
  if new.user_id is null or new.status = old.status then return null; end if;
  perform private.record(new.case_id, circle, 'intake_' || new.status, new.id);
  if new.status = 'submitted' then
    perform private.notify('mediator-' || new.case_id, 'case_update', 'An intake was sent to you.', new.case_id, new.id);
    if old.submitted_at is null then
      perform private.record(new.case_id, 'case-' || new.case_id, 'intake_submitted', p.id)
      from public.case_participants p
      where p.case_id = new.case_id and p.user_id = new.user_id and p.role = 'divorcee' and p.status = 'active';
    end if;
  elsif new.status = 'returned' then
    perform private.notify(circle, 'case_update', 'Your mediator has a question about your intake.', new.case_id, new.id);
  else
    perform private.notify(circle, 'case_update', 'Your mediator has accepted your intake.', new.case_id, new.id);
  end if;
  return null;
end $$;
create trigger tell_intake after update of status on case_intakes
  for each row execute function private.tell_intake();

create function private.tell_requirement() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record(new.case_id, new.circle, 'requirement_added', new.id);
    perform private.notify(new.circle, 'case_update', 'There is a new paper on your list.', new.case_id, new.id);
  elsif (new.na_reason is null) <> (old.na_reason is null) then
    perform private.record(new.case_id, new.circle, 'requirement_changed', new.id,
      jsonb_build_object('state', case when new.na_reason is null then 'needed' else 'not_applicable' end));
  end if;
  return null;
end $$;
create trigger tell_added_requirement after insert on requirements
  for each row when (new.doc_type = 'other') execute function private.tell_requirement();
create trigger tell_requirement after update of na_reason on requirements
  for each row execute function private.tell_requirement();

create function private.tell_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.circle, 'request_made', new.id, jsonb_build_object('kind', new.kind));
  perform private.notify('mediator-' || new.case_id, 'case_update', 'Somebody in your case asks for something.', new.case_id, new.id);
  return null;
end $$;
create trigger tell_request after insert on case_requests for each row execute function private.tell_request();

create function private.tell_milestone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, 'case-' || new.case_id, new.milestone, new.id);
  return null;
end $$;
create trigger tell_milestone after insert on case_milestones
  for each row execute function private.tell_milestone();

revoke execute on all functions in schema private from public;
