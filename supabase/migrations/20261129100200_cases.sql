-- Cases: concerns and safety answers that were dealt with, answers to requests, and what a closed case still allows.

set check_function_bodies = off;

-- The mediator marks a concern of an invited person as dealt with. New words of that person open it again.

alter table invitation_concerns
  add column handled_at timestamptz,
  add column handled_by uuid references profiles;
create index on invitation_concerns (handled_by);

create function private.reopen_concern() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.handled_at := null;
  new.handled_by := null;
  return new;
end $$;
create trigger reopen_concern before update of note on invitation_concerns
  for each row execute function private.reopen_concern();

create trigger stamp_handling before update of handled_at on invitation_concerns
  for each row when (new.handled_at is not null) execute function private.stamp_handling();

create policy mediator_handles on invitation_concerns for update to authenticated
  using (case_id in (select private.my_mediated_case_ids())) with check (handled_at is not null);
grant update (handled_at) on invitation_concerns to authenticated;
select private.refuse_direct_writes('invitation_concerns');

-- The mediator marks what a party answered about their safety as dealt with, also in a closed case. Other answers open it
-- again. Who is notified of an intake with such answers is asked to read them first.

alter table safety_answers
  add column handled_at timestamptz,
  add column handled_by uuid references profiles;
create index on safety_answers (handled_by);

-- How urgent safety answers are: null where they say nothing that their mediator needs to know. No column, which the
-- audit would name to admins.
create function private.safety_urgency(answers jsonb, prefers_to_talk boolean) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select case
    when prefers_to_talk or answers ->> 'safe' = 'no' then 'danger'
    when answers ->> 'safe' = 'unsure' or btrim(answers ->> 'text') <> '' then 'open' end
$$;

-- Marks the answers of a party, as the mediator read them, who may not have read what was changed since. The first to
-- handle them, and when, stays.
create function private.handle_safety_answers(of_intake uuid, answered timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.safety_answers;
begin
  select s.* into it from public.safety_answers s
    join public.case_intakes i on i.case_id = s.case_id and i.user_id = s.user_id
    where i.id = of_intake and i.status <> 'draft' and s.case_id in (select private.my_mediated_case_ids())
    for update of s;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.updated_at <> answered then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
  update public.safety_answers
    set handled_at = coalesce(handled_at, now()), handled_by = coalesce(handled_by, auth.uid()) where id = it.id;
end $$;

create trigger reopen_answers before update of answers, prefers_to_talk on safety_answers for each row
  when ((old.answers, old.prefers_to_talk) is distinct from (new.answers, new.prefers_to_talk))
  execute function private.reopen_concern();

-- The date is that of the answers, and what is said in a case that is closed now can still be handled.
drop trigger stamp_update on safety_answers;
create trigger stamp_update before update of answers, prefers_to_talk on safety_answers
  for each row execute function private.stamp_update();
drop trigger refuse_when_closed on safety_answers;
create trigger refuse_when_closed after insert or update of answers, prefers_to_talk on safety_answers
  for each row execute function private.refuse_when_closed();

create or replace function private.notify_of_intake() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  visible_to text := 'party-' || new.case_id || '-' || new.user_id;
begin
  if new.user_id is null or new.status = old.status then return null; end if;
  perform private.record(new.case_id, visible_to, 'intake_' || new.status, new.id);
  if new.status = 'submitted' then
    perform private.notify('mediator-' || new.case_id, 'case_update', case when exists (
        select from public.safety_answers s
        where s.case_id = new.case_id and s.user_id = new.user_id and s.handled_at is null
          and private.safety_urgency(s.answers, s.prefers_to_talk) is not null)
      then 'An intake was sent to you. Read its safety answers first.' else 'An intake was sent to you.' end,
      new.case_id, new.id);
    if old.submitted_at is null then
      perform private.record(new.case_id, 'case-' || new.case_id, 'intake_submitted', p.id)
      from public.case_participants p
      where p.case_id = new.case_id and p.user_id = new.user_id and p.role = 'divorcee' and p.status = 'active';
    end if;
  elsif new.status = 'returned' then
    perform private.notify(visible_to, 'case_update', 'Your mediator has a question about your intake.', new.case_id, new.id);
  else
    perform private.notify(visible_to, 'case_update', 'Your mediator has accepted your intake.', new.case_id, new.id);
  end if;
  return null;
end $$;
grant execute on function private.safety_urgency(jsonb, boolean), private.handle_safety_answers(uuid, timestamptz)
  to authenticated;

-- A word of the mediator to the party whose request they dealt with, and a notification about it in neutral words.

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

-- In a closed case a document stays what it is, with its audience, and a request stays as it was left. A safety concern can
-- still be raised, so it can still be handled. Only mediators of a case and admins learn that it is on legal hold.

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
grant execute on function private.my_held_case_ids() to authenticated;

revoke select on cases from authenticated;
grant select (id, organization_id, reference, title, description, status, step, created_by, created_at, version, close_reason,
  closed_at, issues, updated_at) on cases to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
