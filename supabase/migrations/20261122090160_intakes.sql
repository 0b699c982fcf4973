-- Intakes that people fill in over days: a draft, sent, returned with questions, accepted. What is asked about safety is
-- apart, because a lawyer reads the rest. Divorcees open their own case with theirs.

alter table case_intakes
  alter column name drop not null,
  alter column email drop not null,
  alter column phone drop not null,
  alter column date_of_birth drop not null,
  alter column address drop not null,
  add column uploads      jsonb not null default '[]',
  add column access_needs jsonb not null default '{}',
  add column status       text not null default 'submitted' check (status in ('draft', 'submitted', 'returned', 'accepted')),
  add column questions    text check (length(questions) between 1 and 4000),
  add column submitted_at timestamptz,
  add column updated_at   timestamptz not null default now(),
  add column version      int not null default 1,
  add column circle       text generated always as ('private-' || case_id::text || '-' || user_id::text) stored;
update case_intakes set submitted_at = created_at;
alter table case_intakes
  alter column status set default 'draft',
  add check (status in ('draft', 'returned') or (name is not null and email is not null and phone is not null
    and date_of_birth is not null and address is not null)),
  add check (status = 'draft' or submitted_at is not null),
  add check (length(email) <= 254 and length(phone) <= 40),
  add check (jsonb_typeof(marriage_details) = 'object' and jsonb_typeof(financial_situation) = 'object'
    and jsonb_typeof(preferences) = 'object' and jsonb_typeof(access_needs) = 'object'),
  add check (children = jsonb_path_query_array(children, '$[*] ? (@.type() == "object")')
    and uploads = jsonb_path_query_array(uploads, '$[*] ? (@.type() == "object")')),
  add check (octet_length(marriage_details::text) + octet_length(children::text) + octet_length(financial_situation::text)
    + octet_length(uploads::text) + octet_length(preferences::text) + octet_length(access_needs::text) <= 200000);
create index on case_intakes (circle);
create unique index one_intake_a_party on case_intakes (case_id, user_id);
create unique index one_intake_an_address on case_intakes (case_id, email) where user_id is null;

-- What a party tells the mediator alone about their safety.
create table safety_answers (
  id              uuid primary key default gen_random_uuid(),
  case_id         uuid not null references cases on delete cascade,
  user_id         uuid not null default auth.uid() references profiles,
  circle          text not null generated always as ('party-' || case_id::text || '-' || user_id::text) stored,
  answers         jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 50000),
  prefers_to_talk boolean not null default false,
  updated_at      timestamptz not null default now(),
  unique (case_id, user_id)
);
create index on safety_answers (user_id);
create index on safety_answers (circle);

-- The cases in which the caller is a party.
create function private.my_party_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active' and role = 'divorcee'
$$;

-- Whose intake the caller writes in a case: their own, or that of the client who confirmed them.
create function private.my_intake_owner(of_case uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select coalesce(client.user_id, mine.user_id)
  from public.case_participants mine
  left join public.case_participants client on client.id = mine.represents_participant_id
  where mine.case_id = of_case and mine.user_id = auth.uid() and mine.status = 'active'
    and (mine.role = 'divorcee' or client.status = 'active' and mine.confirmed_by_client_at is not null)
$$;

create function private.my_intake_circles() returns setof text
  language sql stable security definer set search_path = '' as $$
  select 'private-' || case_id || '-' || private.my_intake_owner(case_id) from private.my_case_ids() as case_id
$$;

-- A mediator writes down what a client told them, as sent. Everybody else begins a draft of their own.
create function private.stamp_intake() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.case_id in (select private.my_mediated_case_ids()) then
    if exists (select from public.case_intakes where case_id = new.case_id and email = new.email) then
      raise 'There is an intake for this person already.' using errcode = 'MP409';
    end if;
    new.status := 'submitted';
    new.submitted_at := now();
  elsif auth.uid() is not null then
    new.user_id := private.my_intake_owner(new.case_id);
  end if;
  return new;
end $$;
create trigger stamp_intake before insert on case_intakes for each row execute function private.stamp_intake();

create function private.stamp_update() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger stamp_update before update on case_intakes for each row execute function private.stamp_update();
create trigger stamp_update before update on safety_answers for each row execute function private.stamp_update();
create trigger next_version before update on case_intakes for each row execute function private.next_version();
create trigger audit after insert or update or delete on safety_answers
  for each row execute function private.audit();
create trigger refuse_when_closed after insert or update on case_intakes
  for each row execute function private.refuse_when_closed();
create trigger refuse_when_closed after insert or update on safety_answers
  for each row execute function private.refuse_when_closed();

-- Sends an intake to the mediator, who reads it from then on. Sending it again keeps the day of the first time.
create function private.submit_intake(of_intake uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes
    where id = of_intake and circle in (select private.my_intake_circles()) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status not in ('draft', 'returned') then raise 'This intake has been sent.' using errcode = 'MP409'; end if;
  update public.case_intakes set status = 'submitted', submitted_at = coalesce(submitted_at, now()) where id = of_intake;
end $$;

-- The mediator's answer to an intake that was sent: questions, or that it is complete.
create function private.answer_intake(of_intake uuid, asked text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes where id = of_intake for update;
  if not found or not coalesce(it.circle in (select private.my_intake_circles()), false) and (it.status = 'draft'
    or it.case_id not in (select private.my_mediated_case_ids()) and not private.is_admin()) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator answers an intake.' using errcode = 'MP403';
  end if;
  if it.status <> 'submitted' then raise 'This intake does not wait for an answer.' using errcode = 'MP409'; end if;
  if asked is not null and it.user_id is null then
    raise 'Nobody has joined who could answer. Send the invitation first.' using errcode = 'MP409';
  end if;
  update public.case_intakes
    set status = case when asked is null then 'accepted' else 'returned' end, questions = coalesce(asked, questions)
    where id = of_intake;
end $$;

-- Whoever opens a case sits in it: a mediator as its mediator, a divorcee as the first party.
drop trigger seat_mediator on cases;
drop function private.seat_mediator();
create function private.seat_opener() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
  select new.id, id, name,
    case role when 'divorcee' then role else 'mediator' end, case role when 'divorcee' then 'A' else 'neutral' end,
    'active', now()
  from public.profiles where id = new.created_by;
  return new;
end $$;
create trigger seat_opener after insert on cases for each row execute function private.seat_opener();

-- Opens a case for a divorcee, without a mediator yet: in the organization that they choose, else in their own, else in
-- the only one. False where it is not clear which. One case at a time waits for a mediator.
create function private.open_own_case(new_id uuid, new_title text, new_description text, chosen uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  home uuid;
begin
  if private.my_role() is distinct from 'divorcee' then raise 'You may not do this.' using errcode = 'MP403'; end if;
  perform from public.profiles where id = me for update;
  if exists (select from public.cases c where c.created_by = me and c.status <> 'closed' and not exists (
    select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')) then
    raise 'You have opened a case already. It waits for a mediator.' using errcode = 'MP409';
  end if;
  select o.id into home from public.organizations o
    where o.id = coalesce(chosen, private.my_organization_id(),
      (select (array_agg(it.id))[1] from public.organizations it having count(*) = 1));
  if home is not null then
    insert into public.cases (id, organization_id, title, description, created_by)
      values (new_id, home, new_title, new_description, me);
    update public.profiles set organization_id = home where id = me and organization_id is null;
  end if;
  return home is not null;
end $$;

-- A divorcee opens their own case; everybody else one that the policies allow. False where an organization must be chosen.
create function private.open_case(new_id uuid, new_title text, new_description text, chosen uuid) returns boolean
  language plpgsql set search_path = '' as $$
begin
  if private.my_role() = 'divorcee' then
    return private.open_own_case(new_id, new_title, new_description, chosen);
  end if;
  insert into public.cases (id, title, description) values (new_id, new_title, new_description);
  return true;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_party_case_ids(), private.my_intake_circles(), private.submit_intake(uuid),
  private.my_intake_owner(uuid), private.answer_intake(uuid, text), private.open_own_case(uuid, text, text, uuid),
  private.open_case(uuid, text, text, uuid) to authenticated;

-- Written by the party or their confirmed lawyer, and by the mediator for a client who has not joined. A draft is theirs
-- alone; what was sent is read by the mediator and by admins too.
drop policy confidant_reads on case_intakes;
drop policy mediator_adds on case_intakes;
drop function private.my_client_intake_ids();
create policy confidant_reads on case_intakes for select to authenticated
  using (
    user_id = (select auth.uid())
    or circle in (select private.my_intake_circles())
    or (status <> 'draft' and (
      circle in (select private.my_circle_ids())
      or case_id in (select private.my_mediated_case_ids())
      or (select private.is_admin())
    ))
  );
create policy writer_adds on case_intakes for insert to authenticated
  with check (
    case_id in (select private.my_mediated_case_ids())
    or circle in (select private.my_intake_circles())
  );
create policy writer_changes on case_intakes for update to authenticated
  using (circle in (select private.my_intake_circles()) and status in ('draft', 'returned'));
grant insert (uploads, access_needs), update (name, email, phone, date_of_birth, address, marriage_details, children,
  financial_situation, uploads, preferences, access_needs) on case_intakes to authenticated;

-- Between a party and the mediator: no lawyer, no admin.
alter table safety_answers enable row level security;
create policy circle_reads on safety_answers for select to authenticated
  using (circle in (select private.my_circle_ids()));
create policy party_adds on safety_answers for insert to authenticated
  with check (user_id = (select auth.uid()) and case_id in (select private.my_party_case_ids()));
create policy party_changes on safety_answers for update to authenticated
  using (user_id = (select auth.uid()) and case_id in (select private.my_party_case_ids()));
revoke all on safety_answers from anon, authenticated;
grant select, insert (case_id, answers, prefers_to_talk), update (answers, prefers_to_talk) on safety_answers
  to authenticated;
