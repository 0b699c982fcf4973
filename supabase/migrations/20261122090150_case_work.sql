-- Cases as they are worked on: held, closed and reopened, with the documents that each party is asked for.

alter table cases
  add column close_reason text
    check (close_reason in ('agreed_full', 'agreed_part', 'no_agreement', 'withdrawn', 'not_proceeding')),
  add column closed_at    timestamptz,
  add column issues       jsonb not null default '[]' check (issues = jsonb_path_query_array(issues, '$[*] ? (
    (@.issue == "parenting" || @.issue == "home" || @.issue == "pensions" || @.issue == "debts" || @.issue == "support"
      || @.issue == "other")
    && (@.state == "not_started" || @.state == "in_discussion" || @.state == "agreed" || @.state == "parked"))')),
  add column legal_hold   boolean not null default false,
  add column updated_at   timestamptz not null default now(),
  add check ((status = 'closed') = (close_reason is not null));
create index on cases (created_at, id);

-- Eight characters: of six, two cases of a year among a few thousand would have been alike, and one of them refused.
alter table cases alter column reference
  set default to_char(now(), 'YYYY') || '-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 8));

-- What a party may be asked for, in the order of the checklist; and anything else. The contract holds the same list.
create table private.document_types (
  code     text primary key,
  position int not null unique,
  label    text not null,
  help     text not null
);
insert into private.document_types (code, position, label, help) values
  ('identity_document', 1, 'Identity document', 'A passport, an identity card or a driving licence.'),
  ('marriage_certificate', 2, 'Marriage certificate', 'The certificate itself, or a certified copy.'),
  ('prenuptial_agreement', 3, 'Prenuptial or postnuptial agreement', 'Any agreement about money that you made before or during the marriage.'),
  ('tax_returns', 4, 'Last three tax returns', 'The last three years, with the answers of the tax office.'),
  ('pay_slips', 5, 'Recent pay slips', 'The last three months. If you work for yourself, your latest accounts.'),
  ('bank_statements', 6, 'Bank statements', 'The last twelve months, of every account in your name or in both names.'),
  ('investment_statements', 7, 'Investment statements', 'Shares, funds, bonds and savings plans, as of this year.'),
  ('pension_statements', 8, 'Pension and retirement statements', 'The newest statement of each pension or retirement account.'),
  ('property_deeds', 9, 'Property deeds and valuations', 'For each home or piece of land: who owns it, and what it is worth.'),
  ('mortgage_statements', 10, 'Mortgage statements', 'What is still owed on each home, and what you pay each month.'),
  ('vehicle_titles', 11, 'Vehicle titles and loans', 'Who owns each vehicle, and what is still owed on it.'),
  ('credit_card_statements', 12, 'Credit-card statements', 'The newest statement of each card.'),
  ('loans_and_debts', 13, 'Loans and other debts', 'Anything else that you owe, also to family and friends.'),
  ('insurance_policies', 14, 'Insurance policies', 'Life, health, home and car insurance.'),
  ('childrens_records', 15, 'Children’s records', 'Birth certificates, and what school and childcare cost.'),
  ('monthly_budget', 16, 'Monthly budget', 'What comes in and what goes out in a month. If you have a business, its accounts too.'),
  ('other', 17, 'Another document', 'Anything else that your mediator asks for.');

-- One paper that one party is asked for. Whether it is there follows from the party's uploads.
create table requirements (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  participant_id uuid not null,
  user_id        uuid not null references profiles,
  circle         text not null generated always as ('private-' || case_id::text || '-' || user_id::text) stored,
  doc_type       text not null default 'other' references private.document_types,
  label          text not null check (length(label) between 1 and 120),
  help           text not null default '' check (length(help) <= 500),
  na_reason      text check (length(na_reason) between 1 and 500),
  due_on         date check (due_on between '0001-01-01' and '9999-12-31'),
  position       int not null default 17,
  version        int not null default 1,
  created_at     timestamptz not null default clock_timestamp(),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on requirements (case_id, participant_id);
create index on requirements (case_id, created_at, id);
create index on requirements (user_id);
create index on requirements (circle);
create index on requirements (doc_type);
create unique index one_of_a_kind on requirements (participant_id, doc_type) where doc_type <> 'other';

-- Only the ways that lead somewhere: open and on hold, closed with a reason, and open again. What is closed stays as it is.
create function private.guard_case() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if old.status = 'closed' and new.status = 'on_hold' then
    raise 'This case is closed. Reopen it first.' using errcode = 'MP409';
  end if;
  if old.status = 'closed' and new.status = 'closed' and (new.title, new.description, new.issues, new.close_reason)
    is distinct from (old.title, old.description, old.issues, old.close_reason) then
    raise 'This case is closed.' using errcode = 'MP409';
  end if;
  if new.status <> 'closed' then
    new.close_reason := null;
    new.closed_at := null;
  elsif old.status <> 'closed' then
    new.closed_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_case before update on cases for each row execute function private.guard_case();

-- For every table of a case that rests while the case is closed. It runs after a row passed the policies, so that nobody
-- else learns what is closed; what the system does by itself passes.
create function private.refuse_when_closed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and exists (select from public.cases where id = new.case_id and status = 'closed') then
    raise 'This case is closed.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger refuse_when_closed after insert or update on requirements
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert on chat_messages
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert on case_participants
  for each row execute function private.refuse_when_closed();
create trigger refuse_seat_when_closed after update of status on case_participants
  for each row when (new.status = 'active' and old.status <> 'active') execute function private.refuse_when_closed();

-- Whose requirement it is follows from the place in the case.
create function private.stamp_requirement() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select user_id into new.user_id from public.case_participants
  where id = new.participant_id and case_id = new.case_id and role = 'divorcee' and status = 'active';
  return new;
end $$;
create trigger stamp_requirement before insert on requirements
  for each row execute function private.stamp_requirement();

create function private.guard_requirement() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and new.due_on is distinct from old.due_on
    and new.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator sets this date.' using errcode = 'MP403';
  end if;
  return new;
end $$;
create trigger guard_requirement before update on requirements
  for each row execute function private.guard_requirement();
create trigger next_version before update on requirements for each row execute function private.next_version();
create trigger audit after insert or update or delete on requirements
  for each row execute function private.audit();

-- Whoever takes a party's place is asked for the standard documents. Their times keep them in the order of the checklist.
create function private.ask_for_documents() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.requirements (case_id, participant_id, doc_type, label, help, position, created_at)
  select new.case_id, new.id, code, label, help, position, now() + position * interval '1 microsecond'
  from private.document_types where code <> 'other'
  on conflict (participant_id, doc_type) where doc_type <> 'other' do nothing;
  return null;
end $$;
create trigger ask_for_documents after insert or update of status on case_participants
  for each row when (new.role = 'divorcee' and new.status = 'active') execute function private.ask_for_documents();
insert into requirements (case_id, participant_id, doc_type, label, help, position, created_at)
select seat.case_id, seat.id, t.code, t.label, t.help, t.position, now() + t.position * interval '1 microsecond'
from case_participants seat cross join private.document_types t
where seat.role = 'divorcee' and seat.status = 'active' and t.code <> 'other';

-- needed, not_applicable, uploaded, confirmed or rejected: the one place that says so. Before there are uploads nothing
-- is uploaded.
create function private.requirement_states(of_case uuid) returns table (requirement_id uuid, state text)
  language sql stable security definer set search_path = '' as $$
  select id, case when na_reason is null then 'needed' else 'not_applicable' end
  from public.requirements where case_id = of_case
$$;

create function private.my_requirement_states(of_case uuid) returns table (requirement_id uuid, state text)
  language sql stable security definer set search_path = '' as $$
  select s.requirement_id, s.state
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where r.circle in (select private.my_circle_ids())
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_requirement_states(uuid) to authenticated;

-- Changed, held, closed and reopened by the case's mediator and by admins.
create policy mediator_changes on cases for update to authenticated
  using (id in (select private.my_mediated_case_ids()) or (select private.is_admin()));
grant update (title, description, issues, status, close_reason) on cases to authenticated;

-- Read by that party, the confirmed lawyer and the mediator, who all may say that a paper does not exist. The mediator
-- asks for more and sets dates.
alter table requirements enable row level security;
create policy circle_reads on requirements for select to authenticated
  using (circle in (select private.my_circle_ids()));
create policy mediator_adds on requirements for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy circle_changes on requirements for update to authenticated
  using (circle in (select private.my_circle_ids()));
revoke all on requirements from anon, authenticated;
grant select, insert (case_id, participant_id, doc_type, label, help, due_on), update (na_reason, due_on)
  on requirements to authenticated;
