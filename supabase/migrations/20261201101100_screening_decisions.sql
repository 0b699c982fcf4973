-- Before the first session: what the mediator decides about each party, and the first session that waits for it.

set check_function_bodies = off;

-- What a mediator decided after the private answers and a talk. The newest one of a party counts; it holds no answer.
create table screening_decisions (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  participant_id uuid not null,
  visible_to     text not null generated always as ('mediator-' || case_id) stored,
  instrument     text not null check (length(instrument) between 1 and 120) check (private.is_text(instrument)),
  screened_on    date not null,
  outcome        text not null check (outcome in ('proceed', 'adapt', 'stop')),
  adaptations    text[] not null default '{}' check (adaptations <@ array['separate_rooms', 'staggered_arrival',
                 'interpreter', 'support_person', 'by_phone']),
  own_words      text not null default '' check (length(own_words) <= 1000),
  next_review_on date,
  decided_by     uuid not null default auth.uid() references profiles,
  decided_at     timestamptz not null default clock_timestamp(),
  check ((outcome = 'adapt') = (cardinality(adaptations) > 0 or own_words <> '')),
  -- Today can be a day later where the mediator is.
  check (screened_on <= (decided_at at time zone 'UTC')::date + 1),
  check (next_review_on > screened_on),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on screening_decisions (case_id, participant_id, decided_at);
create index on screening_decisions (visible_to);
create index on screening_decisions (decided_by);

create function private.check_screening() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.case_participants
    where id = new.participant_id and case_id = new.case_id and role = 'divorcee') then
    raise 'Choose a party who has joined the case.' using errcode = 'MP422';
  end if;
  return null;
end $$;
create trigger check_screening after insert on screening_decisions
  for each row execute function private.check_screening();
create trigger refuse_when_closed after insert on screening_decisions
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on screening_decisions
  for each row execute function private.audit();

-- Why a first session started although something was missing, or why two parties meet although one of them is not to.
create table early_starts (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null,
  session_id uuid not null,
  visible_to text not null generated always as ('mediator-' || case_id) stored,
  about      text not null default 'start' check (about in ('start', 'meeting')),
  reason     text not null check (length(btrim(reason)) >= 10 and length(reason) <= 1000) check (private.is_text(reason)),
  started_by uuid not null default auth.uid() references profiles,
  started_at timestamptz not null default clock_timestamp(),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);
create index on early_starts (case_id, session_id);
create unique index one_start on early_starts (session_id, case_id) where about = 'start';
create index on early_starts (visible_to);
create index on early_starts (started_by);
create trigger refuse_when_closed after insert on early_starts
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on early_starts for each row execute function private.audit();

-- The newest decision about a party, unless the mediator wrote after it why the parties meet in this session.
create function private.decided_for(of_session uuid, of_party uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case when newest.outcome = 'stop' and exists (select from public.early_starts e
      where e.session_id = of_session and e.about = 'meeting' and e.started_at > newest.decided_at)
    then 'proceed' else newest.outcome end
  from public.screening_decisions newest where newest.participant_id = of_party
  order by newest.decided_at desc, newest.id limit 1
$$;

-- The parties of an open session that brings them to the other party although the decision is that they do not meet.
create function private.kept_apart(of_session uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  with parties as (
    select p.id from public.sessions s join public.session_attendees a on a.session_id = s.id
    join public.case_participants p on p.id = a.participant_id and p.role = 'divorcee' and p.status = 'active'
    where s.id = of_session and s.kind <> 'shuttle' and s.status in ('proposed', 'scheduled')
  )
  select id from parties
  where (select count(*) from parties) > 1 and private.decided_for(of_session, id) = 'stop'
$$;

-- The same for the mediators of the case alone.
create function private.my_kept_apart(of_session uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select private.kept_apart(s.id) from public.sessions s
  where s.id = of_session and s.case_id in (select private.my_mediated_case_ids())
$$;

-- Checked at the end of a call, when the reason is there. Others may still propose: a refusal would tell them the decision.
create function private.refuse_meeting() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.my_kept_apart((case tg_table_name when 'sessions' then to_jsonb(new) ->> 'id'
    else to_jsonb(new) ->> 'session_id' end)::uuid)) then
    raise 'You decided that the parties do not meet. Choose separate rooms or one party alone, or write why they meet.'
      using errcode = 'MP409';
  end if;
  return null;
end $$;
create constraint trigger refuse_meeting after update on sessions deferrable initially deferred for each row
  when ((new.kind, new.status, new.starts_at) is distinct from (old.kind, old.status, old.starts_at))
  execute function private.refuse_meeting();
create constraint trigger refuse_meeting after insert on session_attendees deferrable initially deferred
  for each row execute function private.refuse_meeting();
create constraint trigger refuse_meeting after insert on session_slots deferrable initially deferred
  for each row execute function private.refuse_meeting();

-- What is missing before a session in which the two parties of a case meet for the first time: a signature under the
-- published terms, or a decision to go on. An organization without published terms has none to sign.
create function private.missing_before(of_session uuid) returns table (what text, participant_id uuid)
  language sql stable security definer set search_path = '' as $$
  with it as (
    select s.* from public.sessions s where s.id = of_session and not exists (
      select from private.condition_facts(s.case_id) f where f.code = 'session_held' and f.done > 0)
  ), parties as (
    select p.* from it join public.session_attendees a on a.session_id = it.id
    join public.case_participants p on p.id = a.participant_id and p.role = 'divorcee' and p.status = 'active'
  ), first as (
    select it.case_id from it where (select count(*) from parties) > 1
  ), terms as (
    select t.* from first cross join lateral private.terms_of_case(first.case_id) t where t.id is not null
  )
  select 'terms', p.id from parties p join terms on not exists (
    select from public.terms_signatures s where s.terms_id = terms.id and s.participant_id = p.id)
  union all
  select 'mediator_terms', null from first join terms on not exists (
    select from public.terms_signatures s join public.case_participants m on m.id = s.participant_id
    where s.terms_id = terms.id and m.case_id = first.case_id and m.role = 'mediator' and m.status = 'active')
  union all
  select case decided.outcome when 'stop' then 'stopped' else 'screening' end, p.id
  from first join parties p on true
  cross join lateral (select private.decided_for(of_session, p.id) as outcome) decided
  where coalesce(decided.outcome, 'stop') = 'stop'
$$;

-- The same for the mediators of the case alone.
create function private.my_missing_before(of_session uuid) returns table (what text, participant_id uuid)
  language sql stable security definer set search_path = '' as $$
  select missing.* from private.missing_before(of_session) missing
  where exists (select from public.sessions s
    where s.id = of_session and s.case_id in (select private.my_mediated_case_ids()))
$$;

-- A session that was not started cannot have been held. The system's own changes pass.
create function private.refuse_unprepared() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not exists (select from public.early_starts where session_id = new.id and about = 'start')
    and exists (select from private.missing_before(new.id)) then
    raise 'Something is missing before the first session. Add it, or write why you start without it.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger refuse_unprepared before update of status on sessions
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function private.refuse_unprepared();

revoke execute on all functions in schema private from public;
grant execute on function private.my_missing_before(uuid), private.my_kept_apart(uuid) to authenticated;

-- The mediators of the case, and nobody else.
alter table screening_decisions enable row level security;
create policy mediator_reads on screening_decisions for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_adds on screening_decisions for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
revoke all on screening_decisions from anon, authenticated;
grant select, insert (case_id, participant_id, instrument, screened_on, outcome, adaptations, own_words, next_review_on)
  on screening_decisions to authenticated;
select private.refuse_direct_writes('screening_decisions');
select private.refuse_ended_reads('screening_decisions');

alter table early_starts enable row level security;
create policy mediator_reads on early_starts for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_adds on early_starts for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
revoke all on early_starts from anon, authenticated;
grant select, insert (case_id, session_id, about, reason) on early_starts to authenticated;
select private.refuse_direct_writes('early_starts');
select private.refuse_ended_reads('early_starts');

insert into private.retention_tables (position, table_name, class) values
  (321, 'screening_decisions', 'notes'), (322, 'early_starts', 'notes');
insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (322, 'public.screening_decisions', 'keep', '{instrument,adaptations,own_words,screened_on,next_review_on}', 'The mediator’s own record of the case.'),
  (323, 'public.early_starts', 'keep', '{reason}', 'Why the mediator began a session, or let the parties meet in it.');

reset check_function_bodies;
