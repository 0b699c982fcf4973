-- What admins do: let people in, give roles and cases, hold and release, and look at counts. Never at what people wrote.

alter table private.settings
  add column retention_messages            int not null default 7 check (retention_messages between 1 and 30),
  add column retention_financial_documents int not null default 7 check (retention_financial_documents between 1 and 30),
  add column retention_notes               int not null default 7 check (retention_notes between 1 and 30),
  add column retention_agreement           int not null default 7 check (retention_agreement between 1 and 30),
  add column retention_audit               int not null default 7 check (retention_audit between 1 and 30),
  add column legal_texts                   jsonb not null default '{}' check (jsonb_typeof(legal_texts) = 'object'),
  add column version                       int not null default 1;
create trigger next_version before update of idle_minutes, retention_messages, retention_financial_documents,
  retention_notes, retention_agreement, retention_audit, legal_texts on private.settings
  for each row execute function private.next_version();
create trigger audit after update on private.settings for each row execute function private.audit();

-- What a mediator who leaves a case tells the one who comes, through the admin who arranges it.
create table handover_notes (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  circle     text not null generated always as ('mediator-' || case_id::text) stored,
  note       text not null check (length(note) between 1 and 4000),
  written_by uuid not null references profiles,
  created_at timestamptz not null default clock_timestamp()
);
create index on handover_notes (case_id, created_at, id);
create index on handover_notes (circle);
create index on handover_notes (written_by);

-- Why the data of a case must stay, or no longer must.
create table legal_holds (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  is_on      boolean not null,
  reason     text not null check (length(reason) between 1 and 1000),
  set_by     uuid not null references profiles,
  created_at timestamptz not null default clock_timestamp()
);
create index on legal_holds (case_id, created_at, id);
create index on legal_holds (set_by);

create index on profiles (created_at, id) where requested_role is not null;
create index on profiles (created_at, id);
create index on chat_messages using brin (created_at);

do $$ declare it text; begin
  foreach it in array array['handover_notes', 'legal_holds'] loop
    execute format('create trigger audit after insert or update or delete on public.%I for each row execute function private.audit()', it);
  end loop;
end $$;

create function private.must_be_admin() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then raise 'Only an admin may do this.' using errcode = 'MP403'; end if;
end $$;

-- How long a session lasts without a sign of its person: as the organization says, else the platform.
create or replace function private.idle_limit(person uuid) returns interval
  language sql stable security definer set search_path = '' as $$
  select make_interval(mins => coalesce(
    (select o.idle_minutes from public.profiles p
      join public.organization_settings o on o.organization_id = p.organization_id where p.id = person),
    (select s.idle_minutes from private.settings s)))
$$;

-- A new organization begins with what the platform set.
create or replace function private.add_organization_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.organization_settings (organization_id, idle_minutes, retention_messages,
    retention_financial_documents, retention_notes, retention_agreement, retention_audit)
  select new.id, idle_minutes, retention_messages, retention_financial_documents, retention_notes, retention_agreement,
    retention_audit
  from private.settings;
  return null;
end $$;

-- People who asked for a role and wait for an answer.
create function private.approvals(before_at timestamptz, before_id uuid, wanted int)
  returns table (user_id uuid, name text, email text, requested_role text, since timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query
    select p.id, p.name, d.email, p.requested_role, p.created_at
    from public.profiles p join public.contact_details d on d.user_id = p.id
    where p.requested_role is not null and p.closed_at is null and (p.created_at, p.id) > (before_at, before_id)
    order by p.created_at, p.id limit wanted;
end $$;

-- Grants the role that somebody asked for, or does not. Whoever makes an admin has just shown that it is them.
create function private.answer_approval(person uuid, is_granted boolean, home uuid, is_confirmed boolean) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  asked text;
begin
  perform private.must_be_admin();
  select requested_role into asked from public.profiles where id = person and closed_at is null for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if asked is null then raise 'This person does not wait for an answer.' using errcode = 'MP409'; end if;
  if is_granted and asked = 'admin' and not is_confirmed then
    raise 'Type your password to make somebody an admin.' using errcode = 'MP403';
  end if;
  if is_granted and asked = 'mediator' and home is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.profiles set requested_role = null,
    role = case when is_granted then asked else role end,
    organization_id = case when is_granted and asked = 'mediator' then home else organization_id end
    where id = person;
  perform private.notify_user(person, 'case_update',
    case when is_granted then 'Your account has been approved.' else 'We could not approve the role that you asked for.' end,
    null, null, null);
  perform private.queue_mail(person, null, case when is_granted then 'account_approved' else 'account_refused' end, '{}');
  return (select role from public.profiles where id = person);
end $$;

-- Everybody with their role, for admins; nobody for others.
create function private.role_list(before_at timestamptz, before_id uuid, wanted int)
  returns table (user_id uuid, name text, email text, role text, organization_id uuid, since timestamptz, version int)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.name, d.email, p.role, p.organization_id, p.created_at, p.version
  from public.profiles p join public.contact_details d on d.user_id = p.id
  where private.is_admin() and p.closed_at is null and (p.created_at, p.id) < (before_at, before_id)
  order by p.created_at desc, p.id desc limit wanted
$$;

-- Gives somebody another role. It takes effect with their next call. False where the version is not the newest.
create function private.change_role(person uuid, new_role text, home uuid, seen int) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.profiles;
begin
  perform private.must_be_admin();
  update public.profiles set role = new_role, requested_role = null, organization_id = coalesce(home, organization_id)
    where id = person and version = seen and closed_at is null returning * into it;
  if not found then
    if not exists (select from public.profiles where id = person and closed_at is null) then
      raise 'Not found.' using errcode = 'MP404';
    end if;
    return false;
  end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $$;

-- Gives a case to a mediator of its organization. Whoever mediated it before leaves, and hands over with a note that only
-- the mediators of the case read. Nobody mediates a case in which they ever had another part.
create function private.assign_mediator(of_case uuid, mediator uuid, words text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.cases;
  who public.profiles;
  seat uuid;
begin
  perform private.must_be_admin();
  select * into it from public.cases where id = of_case for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  select * into who from public.profiles where id = mediator and closed_at is null;
  if who.id is null or who.role <> 'mediator' or who.organization_id is distinct from it.organization_id then
    raise 'Choose a mediator of the organization of this case.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_participants where case_id = of_case and user_id = mediator and role <> 'mediator') then
    raise 'This mediator has another part in the case, and so cannot mediate it.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_participants
      where case_id = of_case and user_id = mediator and role = 'mediator' and status = 'active') then
    raise 'This mediator has the case already.' using errcode = 'MP409';
  end if;
  update public.case_participants set status = 'removed' where case_id = of_case and role = 'mediator' and status = 'active';
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
    values (of_case, mediator, who.name, 'mediator', 'neutral', 'active', now()) returning id into seat;
  if words is not null then
    insert into public.handover_notes (case_id, note, written_by) values (of_case, words, auth.uid());
  end if;
  perform private.record(of_case, 'case-' || of_case, 'mediator_assigned', seat);
  perform private.notify('case-' || of_case, 'case_update', 'Your case has a new mediator.', of_case, seat);
  return seat;
end $$;

-- Keeps the data of a case from being deleted by the clock, or lets it go again.
create function private.set_legal_hold(of_case uuid, switch_on boolean, words text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  update public.cases set legal_hold = switch_on where id = of_case and legal_hold <> switch_on;
  if not found then
    if not exists (select from public.cases where id = of_case) then raise 'Not found.' using errcode = 'MP404'; end if;
    raise '%', case when switch_on then 'This case is held already.' else 'This case is not held.' end using errcode = 'MP409';
  end if;
  insert into public.legal_holds (case_id, is_on, reason, set_by) values (of_case, switch_on, words, auth.uid());
end $$;

create function private.platform_settings() returns setof private.settings
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query select * from private.settings;
end $$;

-- Changes the settings that it names. False where the version is not the newest.
create function private.change_platform_settings(seen int, changes jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  keep jsonb := coalesce(changes -> 'retention', '{}');
begin
  perform private.must_be_admin();
  update private.settings s set
    idle_minutes = coalesce((changes ->> 'idle_minutes')::int, s.idle_minutes),
    retention_messages = coalesce((keep ->> 'messages')::int, s.retention_messages),
    retention_financial_documents = coalesce((keep ->> 'financial_documents')::int, s.retention_financial_documents),
    retention_notes = coalesce((keep ->> 'notes')::int, s.retention_notes),
    retention_agreement = coalesce((keep ->> 'agreement')::int, s.retention_agreement),
    retention_audit = coalesce((keep ->> 'audit')::int, s.retention_audit),
    legal_texts = s.legal_texts || coalesce(changes -> 'legal_texts', '{}')
    where s.version = seen;
  return found;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.must_be_admin(), private.approvals(timestamptz, uuid, int),
  private.answer_approval(uuid, boolean, uuid, boolean), private.role_list(timestamptz, uuid, int),
  private.change_role(uuid, text, uuid, int), private.assign_mediator(uuid, uuid, text),
  private.set_legal_hold(uuid, boolean, text), private.platform_settings(),
  private.change_platform_settings(int, jsonb) to authenticated;

-- For the mediators of the case.
alter table handover_notes enable row level security;
create policy mediator_reads on handover_notes for select to authenticated
  using (circle in (select private.my_circle_ids()));
revoke all on handover_notes from anon, authenticated;
grant select on handover_notes to authenticated;

-- For admins.
alter table legal_holds enable row level security;
create policy admin_reads on legal_holds for select to authenticated
  using ((select private.is_admin()));
revoke all on legal_holds from anon, authenticated;
grant select on legal_holds to authenticated;
