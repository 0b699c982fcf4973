-- Document requirements: the checklist of each party.

set check_function_bodies = off;

-- The standard list in its order, and `other`. The contract holds the same list.
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

-- One document that one party is asked for. Its state follows from the uploads.
create table requirements (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  participant_id uuid not null,
  user_id        uuid not null references profiles,
  visible_to     text not null generated always as ('private-' || case_id::text || '-' || user_id::text) stored,
  doc_type       text not null default 'other' references private.document_types,
  label          text not null check (length(label) between 1 and 120) check (private.is_text(label)),
  help           text not null default '' check (length(help) <= 500),
  na_reason      text check (length(na_reason) between 1 and 500) check (private.is_text(na_reason)),
  due_on         date check (due_on between '0001-01-01' and '9999-12-31'),
  position       int not null default 17,
  version        int not null default 1,
  created_at     timestamptz not null default clock_timestamp(),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on requirements (case_id, participant_id);
create index on requirements (case_id, created_at, id);
create index on requirements (user_id);
create index on requirements (visible_to);
create index on requirements (doc_type);
create unique index one_of_a_kind on requirements (participant_id, doc_type) where doc_type <> 'other';

-- The owner follows from the participant.
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

-- A party who joins gets the standard checklist, with times that keep its order.
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

create function private.notify_of_requirement() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record(new.case_id, new.visible_to, 'requirement_added', new.id);
    perform private.notify(new.visible_to, 'case_update', 'There is a new paper on your list.', new.case_id, new.id);
  elsif (new.na_reason is null) <> (old.na_reason is null) then
    perform private.record(new.case_id, new.visible_to, 'requirement_changed', new.id,
      jsonb_build_object('state', case when new.na_reason is null then 'needed' else 'not_applicable' end));
  end if;
  return null;
end $$;
create trigger notify_of_added_requirement after insert on requirements
  for each row when (new.doc_type = 'other') execute function private.notify_of_requirement();
create trigger notify_of_requirement after update of na_reason on requirements
  for each row execute function private.notify_of_requirement();

-- The best document that the mediator may see decides.
create function private.requirement_states(of_case uuid) returns table (requirement_id uuid, state text)
  language sql stable security definer set search_path = '' as $$
  select r.id, case
      when r.na_reason is not null then 'not_applicable'
      when bool_or(u.status = 'confirmed') then 'confirmed'
      when bool_or(u.status = 'pending') then 'uploaded'
      when bool_or(u.status = 'rejected') then 'rejected'
      else 'needed' end
  from public.requirements r
  left join public.uploads u on u.requirement_id = r.id and u.audience <> 'private'
  where r.case_id = of_case
  group by r.id
$$;

create function private.my_requirement_states(of_case uuid) returns table (requirement_id uuid, state text)
  language sql stable security definer set search_path = '' as $$
  select s.requirement_id, s.state
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where r.visible_to in (select private.my_audience_ids())
$$;

create trigger refuse_when_closed after insert or update on requirements
  for each row execute function private.refuse_when_closed();
create trigger next_version before update on requirements for each row execute function private.next_version();
create trigger audit after insert or update or delete on requirements for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.my_requirement_states(uuid) to authenticated;

-- Read by the party, the confirmed lawyer and the mediator, who all may say that a document does not exist. The
-- mediator asks for more and sets dates.
alter table requirements enable row level security;
create policy audience_reads on requirements for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy mediator_adds on requirements for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy audience_changes on requirements for update to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on requirements from anon, authenticated;
grant select, insert (case_id, participant_id, doc_type, label, help, due_on), update (na_reason, due_on)
  on requirements to authenticated;
select private.refuse_direct_writes('requirements');

reset check_function_bodies;
