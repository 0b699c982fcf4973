-- The seven steps. Facts in the case decide the step; three of them are what the mediator states. All of it is here.

-- What the mediator states about a case, once.
create table case_milestones (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  milestone  text not null check (milestone in ('review_completed', 'draft_shared', 'signatures_in')),
  reached_at timestamptz not null default now(),
  reached_by uuid default auth.uid() references profiles,
  unique (case_id, milestone)
);
create index on case_milestones (reached_by);

create function private.steps() returns text[]
  language sql immutable set search_path = '' as $$
  select array['intake', 'document_upload', 'mediator_review', 'first_session', 'negotiation_sessions', 'agreement_draft',
    'final_agreement']
$$;

-- What must be true before a step is over: how much of it is, of how much; for one party, or for the case as a whole.
-- A session counts when every party was invited to it: the others must not be noticed by those who were not.
create function private.step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int)
  language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_held boolean := false;
begin
  if to_regclass('public.sessions') is not null then
    is_held := exists (
      select from public.sessions s
      where s.case_id = of_case and s.status = 'completed' and not exists (
        select from public.case_participants p
        where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active' and p.id not in (
          select a.participant_id from public.session_attendees a where a.session_id = s.id)));
  end if;
  return query
    with parties as (
      select p.id, p.user_id from public.case_participants p
      where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    )
    select 'intake', 'parties_joined', null::uuid, count(*)::int, 2 from parties
    union all
    select 'intake', 'intake', p.id, count(i.id)::int, 1
    from parties p
    left join public.case_intakes i on i.case_id = of_case and i.user_id = p.user_id and i.submitted_at is not null
    group by p.id
    union all
    select 'document_upload', 'documents', p.id,
      count(*) filter (where s.state in ('confirmed', 'not_applicable'))::int, count(s.state)::int
    from parties p
    left join public.requirements r on r.participant_id = p.id
    left join private.requirement_states(of_case) s on s.requirement_id = r.id
    group by p.id
    union all
    select * from (values ('mediator_review', 'review_completed'), ('negotiation_sessions', 'draft_shared'),
        ('agreement_draft', 'signatures_in')) as act (step, code)
      cross join lateral (
        select null::uuid, count(*)::int, 1 from public.case_milestones m
        where m.case_id = of_case and m.milestone = act.code) as reached
    union all
    select 'first_session', 'session_held', null, is_held::int, 1;
end $$;

-- The first step that is not over. A review that was completed stays so: what is asked for later does not undo it.
create function private.computed_step(of_case uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select it.step
    from unnest(private.steps()) with ordinality as it (step, place)
    where exists (select from private.step_facts(of_case) f where f.step = it.step and f.done < f.total)
      and (it.place > 2 or not exists (
        select from public.case_milestones where case_id = of_case and milestone = 'review_completed'))
    order by it.place limit 1), 'final_agreement')
$$;

-- Brings the stored step up to the facts. Whatever changes a fact calls it. The case is locked first, so that of two
-- facts at once the second one sees the first.
create function private.settle_step(of_case uuid) returns void
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

create function private.settle_step_of_row() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_step(coalesce(new.case_id, old.case_id));
  return null;
end $$;
create trigger settle_step after insert or update of status, user_id on case_intakes
  for each row execute function private.settle_step_of_row();
create trigger settle_step after insert or update of status on case_participants
  for each row when (new.role = 'divorcee') execute function private.settle_step_of_row();
create trigger settle_step after insert or delete on case_milestones
  for each row execute function private.settle_step_of_row();
create trigger settle_step after update of na_reason on requirements
  for each row execute function private.settle_step_of_row();

create function private.settle_step_of_added() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_step(of_case.case_id) from (select distinct case_id from added) as of_case;
  return null;
end $$;
create trigger settle_step_of_added after insert on requirements
  referencing new table as added for each statement execute function private.settle_step_of_added();

create function private.settle_step_of_case() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_step(new.id);
  return null;
end $$;
create trigger settle_step after update of status on cases
  for each row when (old.status = 'closed' and new.status <> 'closed') execute function private.settle_step_of_case();
create trigger audit after insert or update or delete on case_milestones
  for each row execute function private.audit();
create trigger refuse_when_closed after insert on case_milestones
  for each row execute function private.refuse_when_closed();

update cases set step = private.computed_step(id) where status <> 'closed' and step <> private.computed_step(id);

-- The facts as the caller may know them: all of them for the mediator; for a party, and for the lawyer of one, their own
-- and those of the whole case. Of everybody else only whether they are still waited for.
create function private.my_step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int)
  language sql stable security definer set search_path = '' as $$
  select f.step, case when it.is_known then f.code else 'other_party' end, f.participant_id,
    case when it.is_known then f.done else (f.done >= f.total)::int end, case when it.is_known then f.total else 1 end
  from private.step_facts(of_case) f
  left join public.case_participants p on p.id = f.participant_id
  cross join lateral (
    select f.participant_id is null or of_case in (select private.my_mediated_case_ids())
      or f.participant_id in (select private.my_participant_ids())
      or f.participant_id in (select private.my_client_participant_ids()) as is_known) as it
  where of_case in (select private.my_case_ids()) or private.is_admin()
  order by array_position(private.steps(), f.step), p.side nulls first
$$;

-- When each party sent their intake: the day, which everybody in the case may know.
create function private.my_case_intake_days(of_case uuid) returns table (participant_id uuid, submitted_on date)
  language sql stable security definer set search_path = '' as $$
  select p.id, (i.submitted_at at time zone 'UTC')::date
  from public.case_participants p
  left join public.case_intakes i on i.case_id = p.case_id and i.user_id = p.user_id
  where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    and (of_case in (select private.my_case_ids()) or private.is_admin())
  order by p.side
$$;

-- The mediator takes the case to the very next step, by stating the one fact that is left.
create function private.advance_case(of_case uuid, to_step text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was text;
  stated text := case to_step when 'first_session' then 'review_completed' when 'agreement_draft' then 'draft_shared'
    when 'final_agreement' then 'signatures_in' end;
begin
  if of_case not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator takes a case to its next step.' using errcode = 'MP403';
  end if;
  select step into was from public.cases where id = of_case for no key update;
  if array_position(private.steps(), to_step) is distinct from array_position(private.steps(), was) + 1 then
    raise 'This is not the next step of the case.' using errcode = 'MP409';
  end if;
  if stated is null or exists (
    select from private.step_facts(of_case) f where f.step = was and f.code <> stated and f.done < f.total) then
    raise 'Something is still missing for the next step.' using errcode = 'MP409';
  end if;
  insert into public.case_milestones (case_id, milestone) values (of_case, stated);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_step_facts(uuid), private.my_case_intake_days(uuid), private.advance_case(uuid, text)
  to authenticated;

-- Read by everyone in the case; written by advance_case alone.
alter table case_milestones enable row level security;
create policy participant_reads on case_milestones for select to authenticated
  using (case_id in (select private.my_case_ids()) or (select private.is_admin()));
revoke all on case_milestones from anon, authenticated;
grant select on case_milestones to authenticated;
