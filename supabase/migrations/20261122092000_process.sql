-- The process as rows. `process.ts` of the API client holds the same ones, and a test compares them.

create table private.process_steps (
  id       text primary key,
  position int not null unique
);

create table private.conditions (
  code      text primary key,
  met_by    text not null check (met_by in ('party', 'parties', 'mediator')),
  is_stated boolean not null default false
);

create table private.step_conditions (
  step text not null references private.process_steps,
  code text not null references private.conditions,
  primary key (step, code)
);
create index on private.step_conditions (code);

insert into private.process_steps (id, position) values
  ('intake', 1), ('document_upload', 2), ('mediator_review', 3), ('first_session', 4), ('negotiation_sessions', 5),
  ('agreement_draft', 6), ('final_agreement', 7);
insert into private.conditions (code, met_by, is_stated) values
  ('parties_joined', 'parties', false), ('intake', 'party', false), ('documents', 'party', false),
  ('review_completed', 'mediator', true), ('session_held', 'parties', false), ('draft_shared', 'mediator', false),
  ('signatures_in', 'party', false);
insert into private.step_conditions (step, code) values
  ('intake', 'parties_joined'), ('intake', 'intake'), ('document_upload', 'documents'),
  ('mediator_review', 'review_completed'), ('first_session', 'session_held'), ('negotiation_sessions', 'draft_shared'),
  ('agreement_draft', 'parties_joined'), ('agreement_draft', 'signatures_in');

alter table cases drop constraint cases_step_check, add foreign key (step) references private.process_steps;
create index on cases (step);

create or replace function private.steps() returns text[]
  language sql stable set search_path = '' as $$
  select array_agg(id order by position) from private.process_steps
$$;

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

create or replace function private.step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int)
  language sql stable security definer set search_path = '' as $$
  select c.step, f.code, f.participant_id, f.done, f.total
  from private.condition_facts(of_case) f join private.step_conditions c on c.code = f.code
$$;

-- The first step that is not over. What the mediator has stated closes its step and those before it: what is asked for
-- later does not undo it.
create or replace function private.computed_step(of_case uuid) returns text
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
create or replace function private.advance_case(of_case uuid, to_step text) returns void
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

revoke execute on all functions in schema private from public;
grant execute on function private.can_advance(uuid) to authenticated;
