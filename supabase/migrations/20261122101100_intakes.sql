-- Intakes: what each party tells about themselves. A draft over days, then submitted, returned with questions,
-- accepted.

set check_function_bodies = off;

create table case_intakes (
  id                  uuid primary key default gen_random_uuid(),
  case_id             uuid not null references cases on delete cascade,
  user_id             uuid references profiles,
  name                text check (length(name) between 1 and 120) check (private.is_name(name)),
  email               text,
  phone               text,
  date_of_birth       date,
  address             text check (length(address) between 1 and 500) check (private.is_text(address)),
  marriage_details    jsonb not null default '{}',
  children            jsonb not null default '[]',
  financial_situation jsonb not null default '{}',
  preferences         jsonb not null default '{}',
  created_at          timestamptz not null default now(),
  uploads             jsonb not null default '[]',
  access_needs        jsonb not null default '{}',
  status              text not null default 'draft' check (status in ('draft', 'submitted', 'returned', 'accepted')),
  questions           text check (length(questions) between 1 and 4000) check (private.is_text(questions)),
  submitted_at        timestamptz,
  updated_at          timestamptz not null default now(),
  version             int not null default 1,
  visible_to          text generated always as ('private-' || case_id::text || '-' || user_id::text) stored,
  check (status in ('draft', 'returned') or (name is not null and email is not null and phone is not null
    and date_of_birth is not null and address is not null)),
  check (status = 'draft' or submitted_at is not null),
  check (length(email) <= 254 and length(phone) <= 40),
  check (jsonb_typeof(marriage_details) = 'object' and jsonb_typeof(financial_situation) = 'object'
    and jsonb_typeof(preferences) = 'object' and jsonb_typeof(access_needs) = 'object'),
  check (children = jsonb_path_query_array(children, '$[*] ? (@.type() == "object")')
    and uploads = jsonb_path_query_array(uploads, '$[*] ? (@.type() == "object")')),
  check (octet_length(marriage_details::text) + octet_length(children::text) + octet_length(financial_situation::text)
    + octet_length(uploads::text) + octet_length(preferences::text) + octet_length(access_needs::text) <= 200000),
  constraint only_a_person_sends check (status = 'draft' or user_id is not null)
);
create index on case_intakes (case_id);
create index on case_intakes (user_id);
create index on case_intakes (visible_to);
create unique index one_intake_per_party on case_intakes (case_id, user_id);
create unique index one_intake_per_address on case_intakes (case_id, email) where user_id is null;

-- Apart from the intake, because a lawyer reads the intake and must not read these.
create table safety_answers (
  id              uuid primary key default gen_random_uuid(),
  case_id         uuid not null references cases on delete cascade,
  user_id         uuid not null default auth.uid() references profiles,
  visible_to      text not null generated always as ('party-' || case_id::text || '-' || user_id::text) stored,
  answers         jsonb not null default '{}'
                  check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 50000),
  prefers_to_talk boolean not null default false,
  updated_at      timestamptz not null default now(),
  unique (case_id, user_id)
);
create index on safety_answers (user_id);
create index on safety_answers (visible_to);

-- Whose intake the caller writes: their own, or that of the client who confirmed them.
create function private.my_intake_owner(of_case uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select coalesce(client.user_id, mine.user_id)
  from public.case_participants mine
  left join public.case_participants client on client.id = mine.represents_participant_id
  where mine.case_id = of_case and mine.user_id = auth.uid() and mine.status = 'active'
    and (mine.role = 'divorcee' or client.status = 'active' and mine.confirmed_by_client_at is not null)
$$;

create function private.my_intake_audiences() returns setof text
  language sql stable security definer set search_path = '' as $$
  select 'private-' || case_id || '-' || private.my_intake_owner(case_id) from private.my_case_ids() as case_id
$$;

-- A mediator or an admin enters what a client told them. Everybody else starts a draft of their own.
create function private.stamp_intake() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.case_id in (select private.my_mediated_case_ids()) or private.is_admin() then
    if exists (select from public.case_intakes where case_id = new.case_id and email = new.email) then
      raise 'There is an intake for this person already.' using errcode = 'MP409';
    end if;
  elsif auth.uid() is not null then
    new.user_id := private.my_intake_owner(new.case_id);
  end if;
  return new;
end $$;
create trigger stamp_intake before insert on case_intakes for each row execute function private.stamp_intake();

-- Submits an intake to the mediator, who reads it from then on. Submitting again keeps the first date.
create function private.submit_intake(of_intake uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes
    where id = of_intake and visible_to in (select private.my_intake_audiences()) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status not in ('draft', 'returned') then raise 'This intake has been sent.' using errcode = 'MP409'; end if;
  update public.case_intakes set status = 'submitted', submitted_at = coalesce(submitted_at, now()) where id = of_intake;
end $$;

-- The mediator returns an intake with questions, or accepts it.
create function private.answer_intake(of_intake uuid, asked text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes where id = of_intake for update;
  if not found or not coalesce(it.visible_to in (select private.my_intake_audiences()), false) and (it.status = 'draft'
    or it.case_id not in (select private.my_mediated_case_ids()) and not private.is_admin()) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator answers an intake.' using errcode = 'MP403';
  end if;
  if it.status <> 'submitted' then raise 'This intake does not wait for an answer.' using errcode = 'MP409'; end if;
  update public.case_intakes
    set status = case when asked is null then 'accepted' else 'returned' end, questions = coalesce(asked, questions)
    where id = of_intake;
end $$;

-- The day on which each party submitted, which everybody in the case may know.
create function private.my_case_intake_days(of_case uuid) returns table (participant_id uuid, submitted_on date)
  language sql stable security definer set search_path = '' as $$
  select p.id, (i.submitted_at at time zone 'UTC')::date
  from public.case_participants p
  left join public.case_intakes i on i.case_id = p.case_id and i.user_id = p.user_id
  where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    and (of_case in (select private.my_case_ids()) or private.is_admin())
  order by p.side
$$;

-- The case learns once that an intake was submitted. Questions stay between the party and the mediator.
create function private.notify_of_intake() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  visible_to text := 'party-' || new.case_id || '-' || new.user_id;
begin
  if new.user_id is null or new.status = old.status then return null; end if;
  perform private.record(new.case_id, visible_to, 'intake_' || new.status, new.id);
  if new.status = 'submitted' then
    perform private.notify('mediator-' || new.case_id, 'case_update', 'An intake was sent to you.', new.case_id, new.id);
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
create trigger notify_of_intake after update of status on case_intakes
  for each row execute function private.notify_of_intake();

create trigger audit after insert or update or delete on case_intakes for each row execute function private.audit();
create trigger stamp_update before update on case_intakes for each row execute function private.stamp_update();
create trigger stamp_update before update on safety_answers for each row execute function private.stamp_update();
create trigger next_version before update on case_intakes for each row execute function private.next_version();
create trigger audit after insert or update or delete on safety_answers for each row execute function private.audit();
create trigger refuse_when_closed after insert or update on case_intakes
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert or update on safety_answers
  for each row execute function private.refuse_when_closed();

revoke execute on all functions in schema private from public;
grant execute on function private.my_intake_owner(uuid), private.my_intake_audiences(), private.submit_intake(uuid),
  private.answer_intake(uuid, text), private.my_case_intake_days(uuid) to authenticated;

-- Written by the party, their confirmed lawyer, the mediator and admins; read by them from the time it is submitted.
alter table case_intakes enable row level security;
create policy confidant_reads on case_intakes for select to authenticated
  using (
    user_id = (select auth.uid())
    or visible_to in (select private.my_intake_audiences())
    or (status <> 'draft' and (
      visible_to in (select private.my_audience_ids())
      or case_id in (select private.my_mediated_case_ids())
      or (select private.is_admin())
    ))
  );
create policy writer_adds on case_intakes for insert to authenticated
  with check (
    case_id in (select private.my_mediated_case_ids())
    or visible_to in (select private.my_intake_audiences())
    or (select private.is_admin())
  );
create policy writer_changes on case_intakes for update to authenticated
  using (visible_to in (select private.my_intake_audiences()) and status in ('draft', 'returned'));
revoke all on case_intakes from anon, authenticated;
grant select,
    insert (case_id, name, email, phone, date_of_birth, address, marriage_details, children, financial_situation,
    preferences, uploads, access_needs),
    update (name, email, phone, date_of_birth, address, marriage_details, children, financial_situation, preferences,
    uploads, access_needs) on case_intakes to authenticated;
select private.refuse_direct_writes('case_intakes');

-- Between a party and the mediator: no lawyer, no admin.
alter table safety_answers enable row level security;
create policy audience_reads on safety_answers for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
create policy party_adds on safety_answers for insert to authenticated
  with check (user_id = (select auth.uid()) and case_id in (select private.my_party_case_ids()));
create policy party_changes on safety_answers for update to authenticated
  using (user_id = (select auth.uid()) and case_id in (select private.my_party_case_ids()));
revoke all on safety_answers from anon, authenticated;
grant select, insert (case_id, answers, prefers_to_talk), update (answers, prefers_to_talk)
  on safety_answers to authenticated;
select private.refuse_direct_writes('safety_answers');

reset check_function_bodies;
