-- The seven steps of a case. The step follows from facts: what people sent, held, released and signed. A mediator
-- states one thing only, that the review is complete. The steps and their conditions are in the process file.

set check_function_bodies = off;

create table case_milestones (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  milestone  text not null check (milestone = 'review_completed'),
  reached_at timestamptz not null default now(),
  reached_by uuid default auth.uid() references profiles,
  unique (case_id, milestone)
);
create index on case_milestones (reached_by);

-- How far each condition is met, of how much; for one party, or for the case as a whole.
create function private.condition_facts(of_case uuid)
  returns table (code text, participant_id uuid, done int, total int)
  language sql stable security definer set search_path = '' as $$
  with parties as (
    select p.id, p.user_id from public.case_participants p
    where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
  ), newest as (
    select v.id, v.hash from public.agreement_versions v
    where v.case_id = of_case and v.released_at is not null order by v.number desc limit 1
  )
  select 'parties_joined', null::uuid, count(*)::int, 2 from parties
  union all
  select 'intake', p.id, count(i.id)::int, 1
  from parties p
  left join public.case_intakes i on i.case_id = of_case and i.user_id = p.user_id and i.submitted_at is not null
  group by p.id
  union all
  select 'documents', p.id,
    count(*) filter (where s.state in ('confirmed', 'not_applicable'))::int, count(s.state)::int
  from parties p
  left join public.requirements r on r.participant_id = p.id
  left join private.requirement_states(of_case) s on s.requirement_id = r.id
  group by p.id
  union all
  select k.code, null, count(m.id)::int, 1
  from private.conditions k left join public.case_milestones m on m.case_id = of_case and m.milestone = k.code
  where k.is_stated
  group by k.code
  union all
  -- A session counts when every party was invited to it: those who were not must not learn of it.
  select 'session_held', null, exists (
    select from public.sessions s
    where s.case_id = of_case and s.status = 'completed' and not exists (
      select from parties p where p.id not in (
        select a.participant_id from public.session_attendees a where a.session_id = s.id)))::int, 1
  union all
  select 'draft_shared', null, count(*)::int, 1 from newest
  union all
  select 'signatures_in', p.id, count(n.id)::int, 1
  from parties p
  left join public.agreement_signatures s on s.participant_id = p.id
  left join newest n on n.id = s.version_id and n.hash = s.hash
  group by p.id
$$;

create function private.step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int)
  language sql stable security definer set search_path = '' as $$
  select c.step, f.code, f.participant_id, f.done, f.total
  from private.condition_facts(of_case) f join private.step_conditions c on c.code = f.code
$$;

-- The first step with a condition that is not met. What the mediator stated closes its step and those before it:
-- documents that are asked for later do not undo it.
create function private.computed_step(of_case uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select s.id from private.process_steps s
    where exists (select from private.step_facts(of_case) f where f.step = s.id and f.done < f.total)
      and not exists (
        select from public.case_milestones m
        join private.step_conditions c on c.code = m.milestone
        join private.process_steps stated on stated.id = c.step
        where m.case_id = of_case and stated.position >= s.position)
    order by s.position limit 1), (select id from private.process_steps order by position desc limit 1))
$$;

-- Stores the computed step. Whatever changes a fact calls it. It locks the case first, so that of two facts at once the
-- second sees the first.
create function private.derive_step(of_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was text;
  becomes text;
begin
  select step into was from public.cases where id = of_case and status <> 'closed' for no key update;
  if not found then return; end if;
  becomes := private.computed_step(of_case);
  if becomes = was then return; end if;
  update public.cases set step = becomes where id = of_case;
  perform private.record(of_case, 'case-' || of_case, 'step_changed', null, jsonb_build_object('from', was, 'to', becomes));
  perform private.notify('case-' || of_case, 'case_update', 'Your case has moved to another step.', of_case, of_case);
end $$;

create function private.derive_step_of_row() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.derive_step(coalesce(new.case_id, old.case_id));
  return null;
end $$;

create function private.derive_step_of_added() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.derive_step(of_case.case_id) from (select distinct case_id from added) as of_case;
  return null;
end $$;
create trigger derive_step_of_added after insert on requirements
  referencing new table as added for each statement execute function private.derive_step_of_added();

create function private.derive_step_of_case() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.derive_step(new.id);
  return null;
end $$;
create trigger derive_step after update of status on cases
  for each row when (old.status = 'closed' and new.status <> 'closed') execute function private.derive_step_of_case();

-- The mediator reads all conditions; a party and their lawyer read their own, those of the case and who has signed. Of
-- the other party they learn only whether something is missing.
create function private.my_step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int)
  language sql stable security definer set search_path = '' as $$
  select f.step, case when it.is_known then f.code else 'other_party' end, f.participant_id,
    case when it.is_known then f.done else (f.done >= f.total)::int end, case when it.is_known then f.total else 1 end
  from private.step_facts(of_case) f
  left join public.case_participants p on p.id = f.participant_id
  cross join lateral (
    select f.participant_id is null or f.code = 'signatures_in'
      or of_case in (select private.my_mediated_case_ids())
      or f.participant_id in (select private.my_participant_ids())
      or f.participant_id in (select private.my_client_participant_ids()) as is_known) as it
  where of_case in (select private.my_case_ids()) or private.is_admin()
  order by array_position(private.steps(), f.step), p.side nulls first
$$;

-- Whether only the statement of the caller, the mediator of the case, is missing for the next step.
create function private.can_advance(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select of_case in (select private.my_mediated_case_ids()) and coalesce(bool_and(k.is_stated), false)
  from public.cases c
  join private.step_facts(of_case) f on f.step = c.step and f.done < f.total
  join private.conditions k on k.code = f.code
  where c.id = of_case and c.status <> 'closed'
$$;

-- The mediator states what is left of the current step, which takes the case to the next one.
create function private.advance_case(of_case uuid, to_step text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was text;
begin
  if of_case not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator takes a case to its next step.' using errcode = 'MP403';
  end if;
  select step into was from public.cases where id = of_case for no key update;
  if array_position(private.steps(), to_step) is distinct from array_position(private.steps(), was) + 1 then
    raise 'This is not the next step of the case.' using errcode = 'MP409';
  end if;
  if not private.can_advance(of_case) then
    raise 'Something is still missing for the next step.' using errcode = 'MP409';
  end if;
  insert into public.case_milestones (case_id, milestone)
    select of_case, k.code from private.step_conditions c join private.conditions k on k.code = c.code
    where c.step = was and k.is_stated;
end $$;

create function private.record_milestone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, 'case-' || new.case_id, new.milestone, new.id);
  return null;
end $$;
create trigger record_milestone after insert on case_milestones
  for each row execute function private.record_milestone();

create trigger derive_step after insert or update of status, user_id on case_intakes
  for each row execute function private.derive_step_of_row();
create trigger derive_step after insert or update of status on case_participants
  for each row when (new.role = 'divorcee') execute function private.derive_step_of_row();
create trigger derive_step after insert or delete on case_milestones
  for each row execute function private.derive_step_of_row();
create trigger derive_step after update of na_reason on requirements
  for each row execute function private.derive_step_of_row();
create trigger audit after insert or update or delete on case_milestones for each row execute function private.audit();
create trigger refuse_when_closed after insert on case_milestones
  for each row execute function private.refuse_when_closed();
create trigger derive_step after insert or update of status, requirement_id, doc_type, audience on uploads
  for each row execute function private.derive_step_of_row();
create trigger derive_step after update of released_at on agreement_versions
  for each row execute function private.derive_step_of_row();
create trigger derive_step after insert on agreement_signatures
  for each row execute function private.derive_step_of_row();

revoke execute on all functions in schema private from public;
grant execute on function private.my_step_facts(uuid), private.can_advance(uuid), private.advance_case(uuid, text)
  to authenticated;

-- Read by everybody in the case.
alter table case_milestones enable row level security;
create policy participant_reads on case_milestones for select to authenticated
  using (case_id in (select private.my_case_ids()) or (select private.is_admin()));
revoke all on case_milestones from anon, authenticated;
grant select on case_milestones to authenticated;

reset check_function_bodies;
