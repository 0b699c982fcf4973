-- Enquiries: somebody without an invitation asks an office for a mediation, and a mediator turns it into a case or declines.

set check_function_bodies = off;

alter table organization_settings
  add column takes_enquiries boolean not null default false,
  add column enquiry_line text not null default ''
    check (enquiry_line = '' or length(enquiry_line) <= 160 and private.is_name(enquiry_line)),
  add column enquiry_days int not null default 3 check (enquiry_days between 1 and 30);
grant select (takes_enquiries, enquiry_line, enquiry_days), update (takes_enquiries, enquiry_line, enquiry_days)
  on organization_settings to authenticated;
update private.erasure_rules set columns = columns || '{enquiry_line}' where table_name = 'public.organization_settings' and treatment = 'none';

-- The other person is never told. What an answered enquiry no longer needs is emptied with the answer.
create table enquiries (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  user_id         uuid not null references profiles on delete cascade,
  name            text not null check (length(name) between 1 and 120 and private.is_name(name)),
  other_name      text not null check (other_name = '' or length(other_name) <= 120 and private.is_name(other_name)),
  wishes          text[] not null default '{}' check (cardinality(wishes) <= 7 and wishes <@ array[
    'video', 'in_person', 'separate_rooms', 'mornings', 'evenings', 'interpreter', 'step_free']),
  by_mail         boolean not null,
  safe_hours      text not null default '' check (safe_hours = '' or length(safe_hours) <= 200 and private.is_text(safe_hours)),
  status          text not null default 'waiting' check (status in ('waiting', 'case', 'declined')),
  answer          text not null default '' check (answer = '' or length(answer) <= 2000 and private.is_text(answer)),
  case_id         uuid references cases on delete set null,
  answer_by       date not null,
  answered_by     uuid references profiles,
  answered_at     timestamptz,
  created_at      timestamptz not null default now(),
  check ((status = 'waiting') = (answered_at is null))
);
create unique index one_waiting_enquiry on enquiries (user_id) where status = 'waiting';
create index on enquiries (organization_id, created_at, id);
create index on enquiries (user_id);
create index on enquiries (case_id);
create index on enquiries (answered_by);
create trigger audit after insert or update or delete on enquiries for each row execute function private.audit();

create function private.name_enquiry_subject() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.enquiries where id = new.subject_id) then new.subject_type := 'enquiry'; end if;
  return new;
end $$;
create trigger name_subject_of_enquiry before insert on notifications
  for each row when (new.subject_id is not null) execute function private.name_enquiry_subject();

-- The offices that somebody can ask, without those that have nobody to answer.
create function private.enquiry_offices()
  returns table (organization_id uuid, name text, line text, days int, color text, logo_url text)
  language sql stable security definer set search_path = '' as $$
  select o.id, o.display_name, s.enquiry_line, s.enquiry_days, o.primary_color, o.logo_url
  from public.organizations o join public.organization_settings s on s.organization_id = o.id
  where s.takes_enquiries and not o.suspended and exists (select from public.profiles p
    where p.organization_id = o.id and p.role = 'mediator' and p.closed_at is null)
  order by o.display_name, o.id
$$;

-- Whether the caller answers the enquiries of an organization: as its mediator or its admin.
create function private.answers_enquiries(of_organization uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(of_organization = private.my_office_id()
    or private.my_role() = 'mediator' and of_organization = private.my_organization_id(), false)
$$;

-- Sends an enquiry of the caller, and keeps how they may be reached for every later word to them.
create function private.send_enquiry(of_organization uuid, other text, wanted text[], mail boolean, hours text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  me public.profiles;
  office record;
  made uuid;
begin
  select * into me from public.profiles where id = auth.uid() for update;
  if me.role is distinct from 'divorcee' then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if exists (select from public.case_participants p join public.cases c on c.id = p.case_id
    where p.user_id = me.id and p.status = 'active' and c.status <> 'closed') then
    raise 'You are in a case already. Write to your mediator.' using errcode = 'MP409';
  end if;
  if exists (select from public.enquiries where user_id = me.id and status = 'waiting') then
    raise 'You have asked an office already. Take that back first.' using errcode = 'MP409';
  end if;
  select * into office from private.enquiry_offices() o where o.organization_id = of_organization;
  if not found then raise 'This office takes no enquiries now. Choose another one.' using errcode = 'MP409'; end if;
  update public.contact_details set safe_channels = case when mail then '{app,email}' else '{app}' end::text[], safe_hours = hours
    where user_id = me.id;
  insert into public.enquiries (organization_id, user_id, name, other_name, wishes, by_mail, safe_hours, answer_by)
    values (of_organization, me.id, me.name, other, wanted, mail, hours, private.days_from_now(of_organization, office.days))
    returning id into made;
  perform private.notify_user(p.id, 'case_update', 'Somebody asks your office for a mediation.', null, null, made)
    from public.profiles p where p.organization_id = of_organization and p.role in ('mediator', 'admin') and p.closed_at is null;
end $$;

-- The day that many days from now, where the office is.
create function private.days_from_now(of_organization uuid, days int) returns date
  language sql stable security definer set search_path = '' as $$
  select (now() at time zone time_zone)::date + days from public.organization_settings where organization_id = of_organization
$$;

-- What the person who sent an enquiry reads besides it.
create function private.enquiry_facts(of_enquiry uuid) returns table (office text, is_invited boolean)
  language sql stable security definer set search_path = '' as $$
  select o.display_name, exists (
    select from public.invitations i join public.contact_details d on d.email = i.email
    where i.case_id = e.case_id and d.user_id = e.user_id and i.status = 'pending' and i.expires_at > now())
  from public.enquiries e join public.organizations o on o.id = e.organization_id
  where e.id = of_enquiry and e.user_id = auth.uid()
$$;

create function private.withdraw_enquiry() returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.enquiries where user_id = auth.uid() and status = 'waiting';
  if not found then raise 'There is no enquiry that you could still take back.' using errcode = 'MP409'; end if;
end $$;

create function private.waiting_enquiry(of_enquiry uuid) returns public.enquiries
  language plpgsql security definer set search_path = '' as $$
declare
  it public.enquiries;
begin
  select * into it from public.enquiries where id = of_enquiry and private.answers_enquiries(organization_id) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status <> 'waiting' then raise 'This enquiry was answered already.' using errcode = 'MP409'; end if;
  return it;
end $$;

-- Declines, and keeps nothing of the person but the answer.
create function private.decline_enquiry(of_enquiry uuid, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.enquiries := private.waiting_enquiry(of_enquiry);
begin
  update public.enquiries set status = 'declined', answer = words, other_name = '', wishes = '{}', safe_hours = '',
    answered_by = auth.uid(), answered_at = now() where id = it.id;
  perform private.notify_user(it.user_id, 'case_update', 'There is news about something you asked for.', null, null, it.id);
end $$;

-- What a mediator of the office needs to open a case for an enquiry; it stays locked until the case is there.
create function private.take_enquiry(of_enquiry uuid) returns table (name text, other_name text, email text)
  language plpgsql security definer set search_path = '' as $$
declare
  it public.enquiries := private.waiting_enquiry(of_enquiry);
begin
  if private.my_role() <> 'mediator' then raise 'Only a mediator opens a case from an enquiry.' using errcode = 'MP403'; end if;
  return query select it.name, it.other_name, d.email from public.contact_details d where d.user_id = it.user_id;
end $$;

create function private.link_enquiry(of_enquiry uuid, to_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.enquiries := private.waiting_enquiry(of_enquiry);
begin
  if to_case not in (select private.my_mediated_case_ids()) then raise 'Not found.' using errcode = 'MP404'; end if;
  update public.enquiries set status = 'case', case_id = to_case, answered_by = auth.uid(), answered_at = now() where id = it.id;
  -- The way in is the page of the enquiry, whether or not a mail is safe.
  delete from public.notifications n using public.invitations i where i.case_id = to_case and n.subject_id = i.id;
  perform private.notify_user(it.user_id, 'case_update', 'There is news about something you asked for.', null, null, it.id);
end $$;

-- Gives the invitation that came of the caller's enquiry a new link, for whom no mail is safe.
create function private.open_enquiry_invitation(new_hash text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update public.invitations i set token_hash = new_hash
    from public.enquiries e, public.contact_details d
    where e.user_id = auth.uid() and e.status = 'case' and d.user_id = e.user_id and i.case_id = e.case_id and i.email = d.email
      and i.status = 'pending' and i.expires_at > now();
  if not found then raise 'This invitation has been used or withdrawn.' using errcode = 'MP409'; end if;
end $$;

alter table enquiries enable row level security;
create policy own_or_office_reads on enquiries for select to authenticated
  using (user_id = (select auth.uid()) or organization_id = (select private.my_office_id())
    or (select private.my_role()) = 'mediator' and organization_id = (select private.my_organization_id()));
revoke all on enquiries from anon, authenticated;
grant select on enquiries to authenticated;
select private.refuse_ended_reads('enquiries');

revoke execute on all functions in schema private from public;
grant execute on function private.enquiry_offices(), private.send_enquiry(uuid, text, text[], boolean, text),
  private.enquiry_facts(uuid), private.withdraw_enquiry(), private.decline_enquiry(uuid, text), private.take_enquiry(uuid),
  private.link_enquiry(uuid, uuid), private.open_enquiry_invitation(text) to authenticated;

insert into private.erasure_rules (position, table_name, treatment, whose, columns) values
  (390, 'public.enquiries', 'delete', 'user_id = $1', '{*}');

reset check_function_bodies;
