-- A word of the mediator to the party whose request they dealt with, and a notification about it in neutral words.

set check_function_bodies = off;

alter table case_requests
  add column answer text check (length(answer) between 1 and 4000) check (private.is_text(answer));

-- Like the time and the person, the answer of whoever was first stays.
create function private.keep_answer() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.answer := old.answer;
  return new;
end $$;
create trigger keep_answer before update of answer on case_requests
  for each row when (old.handled_at is not null) execute function private.keep_answer();

-- Somebody else may look at a party's notifications: about a safety concern they say no more than that there is news.
create or replace function private.notify_of_handling() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, new.visible_to, 'request_handled', new.id, jsonb_build_object('kind', new.kind));
  if exists (select from public.case_participants
      where case_id = new.case_id and user_id = new.user_id and status = 'active') then
    perform private.notify_user(new.user_id, 'case_update', case new.kind
      when 'safety_concern' then 'There is news in your case.'
      else 'There is news about something you asked for.' end,
      new.case_id, new.visible_to, coalesce(new.session_id, new.id));
  end if;
  return null;
end $$;

-- Lets a notification link to the session that a request is about. It runs after name_subject.
create function private.name_subject_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.sessions where id = new.subject_id) then new.subject_type := 'session'; end if;
  return new;
end $$;
create trigger name_subject_session before insert on notifications
  for each row when (new.type = 'case_update') execute function private.name_subject_session();

revoke execute on function private.keep_answer(), private.name_subject_session() from public;

grant update (answer) on case_requests to authenticated;

reset check_function_bodies;
