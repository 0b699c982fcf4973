-- Cases, who sits in them, and what a party told the mediator at the start.

create table cases (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null default private.my_organization_id() references organizations,
  reference       text not null unique
                  default to_char(now(), 'YYYY') || '-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 6)),
  title           text not null default 'Untitled Case' check (length(title) between 1 and 120),
  description     text not null default '' check (length(description) <= 4000),
  status          text not null default 'open' check (status in ('open', 'on_hold', 'closed')),
  step            text not null default 'intake' check (step in ('intake', 'document_upload', 'mediator_review',
                  'first_session', 'negotiation_sessions', 'agreement_draft', 'final_agreement')),
  created_by      uuid not null default auth.uid() references profiles,
  created_at      timestamptz not null default now()
);
create index on cases (organization_id);
create index on cases (created_by);

create table case_participants (
  id                        uuid primary key default gen_random_uuid(),
  case_id                   uuid not null references cases on delete cascade,
  user_id                   uuid references profiles,
  name                      text not null check (length(name) between 1 and 120),
  role                      text not null check (role in ('divorcee', 'mediator', 'lawyer')),
  side                      text not null check (side in ('A', 'B', 'neutral')),
  status                    text not null default 'invited' check (status in ('invited', 'active', 'declined', 'removed')),
  represents_participant_id uuid,
  joined_at                 timestamptz,
  confirmed_by_client_at    timestamptz,
  created_at                timestamptz not null default clock_timestamp(),
  check ((role = 'mediator') = (side = 'neutral')),
  check (status <> 'active' or user_id is not null),
  check (represents_participant_id is null or role = 'lawyer'),
  unique (case_id, id),
  foreign key (case_id, represents_participant_id) references case_participants (case_id, id)
);
create index on case_participants (user_id);
create index on case_participants (case_id, represents_participant_id);
create unique index one_seat_a_person on case_participants (case_id, user_id) where status = 'active';
create unique index one_party_a_side on case_participants (case_id, side)
  where role = 'divorcee' and status in ('invited', 'active');

-- What only the party, their lawyer and the mediator know.
create table case_intakes (
  id                  uuid primary key default gen_random_uuid(),
  case_id             uuid not null references cases on delete cascade,
  user_id             uuid references profiles,
  name                text not null check (length(name) between 1 and 120),
  email               text not null,
  phone               text not null,
  date_of_birth       date not null,
  address             text not null check (length(address) between 1 and 500),
  marriage_details    jsonb not null default '{}',
  children            jsonb not null default '[]',
  financial_situation jsonb not null default '{}',
  preferences         jsonb not null default '{}',
  created_at          timestamptz not null default now()
);
create index on case_intakes (case_id);
create index on case_intakes (user_id);

create function private.my_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active'
$$;

create function private.my_mediated_case_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active' and role = 'mediator'
$$;

create function private.my_participant_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.case_participants where user_id = auth.uid() and status = 'active'
$$;

-- The parties who have confirmed the caller as their lawyer, by their places in cases.
create function private.my_client_participant_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select represents_participant_id from public.case_participants
  where user_id = auth.uid() and status = 'active' and role = 'lawyer' and confirmed_by_client_at is not null
$$;

-- Intakes are personal; a lawyer reads those of confirmed clients, case by case.
create function private.my_client_intake_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select i.id from public.case_intakes i
  join public.case_participants client on client.case_id = i.case_id and client.user_id = i.user_id
  where client.id in (select private.my_client_participant_ids())
$$;

-- The people of the caller's cases; for a mediator, those of every case of the organization.
create function private.my_people_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p
  where p.user_id is not null and p.case_id in (select private.my_case_ids())
  union
  select p.user_id from public.case_participants p join public.cases c on c.id = p.case_id
  where p.user_id is not null and private.my_role() = 'mediator' and c.organization_id = private.my_organization_id()
$$;

-- Whom the caller may reach as a mediator: never through a case in which the caller is a party or a lawyer.
create function private.my_contact_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p join public.cases c on c.id = p.case_id
  where p.user_id is not null and private.my_role() = 'mediator' and (
    c.id in (select private.my_mediated_case_ids())
    or c.organization_id = private.my_organization_id() and c.id not in (select private.my_case_ids())
  )
$$;

create function private.my_organization_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select private.my_organization_id()
  union
  select organization_id from public.cases where id in (select private.my_case_ids())
$$;

-- Whoever opens a case mediates it.
create function private.seat_mediator() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
  select new.id, id, name, 'mediator', 'neutral', 'active', now() from public.profiles where id = new.created_by;
  return new;
end $$;
create trigger seat_mediator after insert on cases for each row execute function private.seat_mediator();

revoke execute on all functions in schema private from public;
grant execute on function private.my_case_ids(), private.my_mediated_case_ids(), private.my_participant_ids(),
  private.my_client_intake_ids(), private.my_people_ids(), private.my_contact_ids(), private.my_organization_ids()
  to authenticated;

-- Read by the people in it. Made and changed by the platform.
alter table organizations enable row level security;
create policy member_reads on organizations for select to authenticated
  using (id in (select private.my_organization_ids()) or (select private.is_admin()));
revoke all on organizations from anon, authenticated;
grant select on organizations to authenticated;

-- Name and role: of oneself, and of the people in one's cases.
alter table profiles enable row level security;
create policy acquaintance_reads on profiles for select to authenticated
  using (id = (select auth.uid()) or id in (select private.my_people_ids()) or (select private.is_admin()));
create policy owner_changes on profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
revoke all on profiles from anon, authenticated;
grant select (id, name, role), update (name) on profiles to authenticated;

-- How to reach somebody: oneself, the mediators who work with them, admins. Never the other party.
alter table contact_details enable row level security;
create policy owner_or_mediator_reads on contact_details for select to authenticated
  using (user_id = (select auth.uid()) or user_id in (select private.my_contact_ids()) or (select private.is_admin()));
revoke all on contact_details from anon, authenticated;
grant select on contact_details to authenticated;

-- Read by everyone in it; opened by a mediator, in their own organization and name.
alter table cases enable row level security;
create policy participant_reads on cases for select to authenticated
  using (id in (select private.my_case_ids()) or (select private.is_admin()));
create policy mediator_opens on cases for insert to authenticated
  with check (
    (select private.my_role()) = 'mediator'
    and organization_id = (select private.my_organization_id())
    and created_by = (select auth.uid())
  );
revoke all on cases from anon, authenticated;
grant select, insert (id, title, description) on cases to authenticated;

-- Everyone in a case reads who is in it; its mediator adds places; a party confirms the lawyer who represents them, once
-- that person sits there.
alter table case_participants enable row level security;
create policy participant_reads on case_participants for select to authenticated
  using (case_id in (select private.my_case_ids()) or (select private.is_admin()));
create policy mediator_invites on case_participants for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()) and role in ('divorcee', 'lawyer'));
create policy client_confirms on case_participants for update to authenticated
  using (represents_participant_id in (select private.my_participant_ids()) and status = 'active')
  with check (represents_participant_id in (select private.my_participant_ids()) and status = 'active');
revoke all on case_participants from anon, authenticated;
grant select, insert (case_id, name, role, side, represents_participant_id), update (confirmed_by_client_at)
  on case_participants to authenticated;

-- Written by the case's mediator; read by that mediator, the person it is about, and their confirmed lawyer.
alter table case_intakes enable row level security;
create policy confidant_reads on case_intakes for select to authenticated
  using (
    user_id = (select auth.uid())
    or case_id in (select private.my_mediated_case_ids())
    or id in (select private.my_client_intake_ids())
    or (select private.is_admin())
  );
create policy mediator_adds on case_intakes for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
revoke all on case_intakes from anon, authenticated;
grant select, insert (case_id, name, email, phone, date_of_birth, address, marriage_details, children,
  financial_situation, preferences) on case_intakes to authenticated;
