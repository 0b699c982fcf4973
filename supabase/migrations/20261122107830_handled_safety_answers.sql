-- The mediator marks what a party answered about their safety as dealt with, also in a closed case. Other answers open it
-- again. Who is told of an intake with such answers is told to read them first.

set check_function_bodies = off;

alter table safety_answers
  add column handled_at timestamptz,
  add column handled_by uuid references profiles;
create index on safety_answers (handled_by);

-- How urgent safety answers are: null where they say nothing that their mediator has to hear. No column, which the audit
-- would name to admins.
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

revoke execute on all functions in schema private from public;
grant execute on function private.safety_urgency(jsonb, boolean), private.handle_safety_answers(uuid, timestamptz)
  to authenticated;

reset check_function_bodies;
