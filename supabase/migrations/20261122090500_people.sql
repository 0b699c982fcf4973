-- People and organizations, whole: settings, closed accounts, invitations without a case, leaving and coming back.

-- A name in the address of an organization's sign-in page, and whether anything new may begin in it.
alter table organizations
  add column slug text,
  add column suspended boolean not null default false;
update organizations set slug = 'organization-' || substr(id::text, 1, 8);
-- A logo is one of ours, so that no page asks another server for it.
update organizations set logo_url = null;
alter table organizations
  alter column slug set not null,
  add unique (slug),
  add check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  add check (logo_url ~ ('^/api/organizations/' || id::text || '/logo\?v=[0-9a-f]{8}$')),
  add check (length(website) <= 300),
  add check (length(email) <= 254),
  add check (length(phone) <= 40);
create index on organizations (created_at, id);

alter table profiles
  add column closed_at timestamptz,
  add column sort_name text not null generated always as (lower(name)) stored;
create index on profiles (sort_name, id);

-- How a person can be reached without harm. Beside the address, because the same people may know it.
alter table contact_details
  add column safe_channels text[] not null default '{}'
    check (safe_channels <@ array['app', 'email', 'phone', 'sms', 'post'] and cardinality(safe_channels) <= 5
      and coalesce(array_ndims(safe_channels), 1) = 1),
  add column safe_hours text not null default '' check (length(safe_hours) <= 200),
  add column safe_voicemail boolean not null default false,
  add column safe_neutral boolean not null default true,
  add column safe_code_word text not null default '' check (length(safe_code_word) <= 60),
  add column safe_confirmed_at timestamptz;

create function private.is_time_zone(zone text) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone zone;
  return zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$';
exception when others then
  return false;
end $$;

create function private.are_working_hours(hours jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(hours) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(hours) when 'object' then hours else '{}' end) as day
    where day.key not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')
      or jsonb_typeof(day.value) <> 'array'
      or jsonb_array_length(case jsonb_typeof(day.value) when 'array' then day.value else '[]' end) > 4
      or exists (
        select from jsonb_array_elements(case jsonb_typeof(day.value) when 'array' then day.value else '[]' end) as span
        where not coalesce(span ->> 'from' ~ '^([01]\d|2[0-3]):[0-5]\d$' and span ->> 'to' ~ '^([01]\d|2[0-3]):[0-5]\d$'
          and span ->> 'from' < span ->> 'to', false)))
$$;

create table person_settings (
  user_id        uuid primary key references profiles on delete cascade,
  language       text not null default 'en' check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 35),
  time_zone      text check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  theme          text not null default 'system' check (theme in ('light', 'dark', 'system')),
  hide_presence  boolean not null default false,
  quick_exit_url text check (quick_exit_url ~ '^https://[^[:space:]]+$' and length(quick_exit_url) <= 500)
);
insert into person_settings (user_id) select id from profiles;

create table organization_settings (
  organization_id               uuid primary key references organizations on delete cascade,
  registration                  text not null default 'approval' check (registration in ('open', 'approval')),
  idle_minutes                  int not null default 15 check (idle_minutes between 5 and 60),
  warning_seconds               int not null default 120 check (warning_seconds in (60, 120)),
  retention_messages            int not null default 7 check (retention_messages between 1 and 30),
  retention_financial_documents int not null default 7 check (retention_financial_documents between 1 and 30),
  retention_notes               int not null default 7 check (retention_notes between 1 and 30),
  retention_agreement           int not null default 7 check (retention_agreement between 1 and 30),
  retention_audit               int not null default 7 check (retention_audit between 1 and 30),
  neutral_notifications         boolean not null default true,
  ai_enabled                    boolean not null default true,
  time_zone                     text not null default 'UTC' check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  locale                        text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(locale) <= 35),
  working_hours                 jsonb not null
    default '{"mon": [{"from": "09:00", "to": "17:00"}], "tue": [{"from": "09:00", "to": "17:00"}],
              "wed": [{"from": "09:00", "to": "17:00"}], "thu": [{"from": "09:00", "to": "17:00"}],
              "fri": [{"from": "09:00", "to": "17:00"}]}'
    check (private.are_working_hours(working_hours)),
  version                       int not null default 1
);
insert into organization_settings (organization_id) select id from organizations;

-- What a person asked for when they want their data gone, and what came of it.
create table erasure_requests (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null references profiles on delete cascade,
  status      text not null default 'requested' check (status in ('requested', 'checking_holds', 'done_in_part', 'done_whole')),
  explanation text not null default '' check (length(explanation) <= 2000),
  version     int not null default 1,
  created_at  timestamptz not null default clock_timestamp(),
  updated_at  timestamptz not null default clock_timestamp()
);
create index on erasure_requests (user_id, created_at, id);
create index on erasure_requests (created_at, id);
create unique index one_open_a_person on erasure_requests (user_id) where status in ('requested', 'checking_holds');

-- An invitation without a case gives a role, and a place in an organization.
alter table invitations
  alter column case_id drop not null,
  alter column participant_id drop not null,
  add column organization_id uuid references organizations,
  add column name text check (length(name) between 1 and 120),
  add column role text check (role in ('divorcee', 'mediator', 'lawyer', 'admin')),
  add column opened_at timestamptz,
  add check (case when case_id is null then participant_id is null and name is not null and role is not null
             else participant_id is not null and organization_id is null and name is null and role is null end),
  add check (role is distinct from 'mediator' or organization_id is not null);
create index on invitations (organization_id);
create index on invitations (case_id, created_at, id);
create unique index one_pending_an_address on invitations (email) where status = 'pending' and case_id is null;

-- A worry that the bearer of an invitation told. It is for the case's mediator and for nobody else.
create table invitation_concerns (
  id            uuid primary key default gen_random_uuid(),
  invitation_id uuid not null unique references invitations on delete cascade,
  case_id       uuid not null references cases on delete cascade,
  circle        text not null generated always as ('mediator-' || case_id::text) stored,
  note          text not null default '' check (length(note) <= 2000),
  created_at    timestamptz not null default clock_timestamp()
);
create index on invitation_concerns (case_id);
create index on invitation_concerns (circle);

-- An organization that named no address of its own gets one from its name.
create function private.give_slug() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  base text := coalesce(nullif(btrim(left(regexp_replace(lower(new.name), '[^a-z0-9]+', '-', 'g'), 50), '-'), ''), 'organization');
begin
  if new.slug is not null then return new; end if;
  new.slug := case when exists (select from public.organizations where slug = base)
    then base || '-' || substr(gen_random_uuid()::text, 1, 8) else base end;
  return new;
end $$;
create trigger give_slug before insert on organizations for each row execute function private.give_slug();

create function private.add_organization_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.organization_settings (organization_id) values (new.id);
  return null;
end $$;
create trigger add_settings after insert on organizations for each row execute function private.add_organization_settings();

create function private.add_person_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.person_settings (user_id) values (new.id);
  return null;
end $$;
create trigger add_settings after insert on profiles for each row execute function private.add_person_settings();

-- Whoever changes how they are reached has confirmed it.
create function private.stamp_safe_contact() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.safe_confirmed_at := now();
  return new;
end $$;
create trigger stamp_safe_contact
  before update of safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word on contact_details
  for each row execute function private.stamp_safe_contact();

-- In an organization that is suspended nothing new begins; what is there can be read.
create function private.refuse_when_suspended() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it jsonb := to_jsonb(new);
  home uuid := coalesce((it ->> 'organization_id')::uuid,
    (select organization_id from public.cases where id = (it ->> 'case_id')::uuid));
begin
  if exists (select from public.organizations where id = home and suspended) then
    raise 'This organization is paused, so nothing new can begin in it. Ask an admin.' using errcode = 'MP409';
  end if;
  return null;
end $$;
create trigger refuse_when_suspended after insert on cases
  for each row execute function private.refuse_when_suspended();
create trigger refuse_when_suspended after insert on invitations
  for each row execute function private.refuse_when_suspended();

-- There is always somebody who can let others in. One after the other, so that two cannot leave at the same moment.
create function private.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'admin' or old.closed_at is not null or (new.role = 'admin' and new.closed_at is null) then return new; end if;
  perform pg_advisory_xact_lock(hashtext('private.keep_an_admin'));
  if not exists (select from public.profiles where role = 'admin' and closed_at is null and id <> new.id) then
    raise 'This is the last admin. Make somebody else an admin first.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger keep_an_admin before update of role, closed_at on profiles
  for each row execute function private.keep_an_admin();

create function private.tell_of_erasure() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.notify('support-' || new.user_id, 'case_update', 'Somebody asks for their data to be erased.', null, new.id);
  elsif new.status <> old.status then
    perform private.notify_user(new.user_id, 'case_update', 'There is news about something you asked for.', null, null, new.id);
  end if;
  return null;
end $$;
create trigger tell_of_erasure after insert or update on erasure_requests
  for each row execute function private.tell_of_erasure();

-- Asks for the caller's data to be erased; while a request is open, asking again changes nothing.
create function private.request_erasure() returns void
  language sql security definer set search_path = '' as $$
  insert into public.erasure_requests (user_id) values (auth.uid())
  on conflict (user_id) where status in ('requested', 'checking_holds') do nothing
$$;

-- How many cases of a person must be kept: those that are held, not closed, or closed for less than their retention.
create function private.kept_cases(person uuid) returns int
  language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.cases c
  join public.organization_settings o on o.organization_id = c.organization_id
  where exists (select from public.case_participants p where p.case_id = c.id and p.user_id = person)
    and (c.legal_hold or c.status <> 'closed' or c.closed_at + make_interval(years => greatest(o.retention_messages,
      o.retention_financial_documents, o.retention_notes, o.retention_agreement, o.retention_audit)) > now())
$$;

-- An answer goes forward: looked at, then done. As long as a case must be kept, not everything can be gone.
create function private.check_erasure() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if old.status in ('done_in_part', 'done_whole') then
    raise 'This request was answered already.' using errcode = 'MP409';
  end if;
  if new.status = old.status then
    raise 'Somebody is looking at this request already.' using errcode = 'MP409';
  end if;
  if new.status = 'done_whole' and private.kept_cases(new.user_id) > 0 then
    raise 'A case of this person must still be kept, so not everything can be erased. Answer that a part is done.'
      using errcode = 'MP409';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger check_erasure before update on erasure_requests for each row execute function private.check_erasure();

-- Who asks for their data to be erased, the newest first, for admins.
create function private.erasures(before_at timestamptz, before_id uuid, wanted int)
  returns table (id uuid, user_id uuid, name text, status text, explanation text, kept_cases int, created_at timestamptz,
                 updated_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_admin();
  return query
    select e.id, e.user_id, p.name, e.status, e.explanation, private.kept_cases(e.user_id), e.created_at, e.updated_at
    from public.erasure_requests e join public.profiles p on p.id = e.user_id
    where (e.created_at, e.id) < (before_at, before_id)
    order by e.created_at desc, e.id desc limit wanted;
end $$;

do $$ declare it text; begin
  foreach it in array array['person_settings', 'organization_settings', 'erasure_requests', 'invitation_concerns'] loop
    execute format('create trigger audit after insert or update or delete on public.%I for each row execute function private.audit()', it);
  end loop;
  foreach it in array array['organization_settings', 'erasure_requests'] loop
    execute format('create trigger next_version before update on public.%I for each row execute function private.next_version()', it);
  end loop;
end $$;

-- The people of the caller's cases; for a mediator, those of every case of the organization, and of the organization itself.
create or replace function private.my_people_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p
  where p.user_id is not null and p.case_id in (select private.my_case_ids())
  union
  select p.user_id from public.case_participants p join public.cases c on c.id = p.case_id
  where p.user_id is not null and private.my_role() = 'mediator' and c.organization_id = private.my_organization_id()
  union
  select id from public.profiles
  where private.my_role() = 'mediator' and organization_id = private.my_organization_id()
$$;

-- Whom the caller may reach as a mediator: in cases that they mediate, and else in those of the organization. But nobody
-- with whom they ever shared a case as a party or a lawyer, whatever other case that person is in.
create or replace function private.my_contact_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p join public.cases c on c.id = p.case_id
  where p.user_id is not null and private.my_role() = 'mediator' and (
    c.id in (select private.my_mediated_case_ids())
    or c.organization_id = private.my_organization_id() and p.user_id not in (
      select other.user_id from public.case_participants mine
      join public.case_participants other on other.case_id = mine.case_id and other.user_id is not null
      where mine.user_id = auth.uid() and mine.role <> 'mediator')
  )
$$;

-- Who belongs to an organization, for its mediators and for admins.
create function private.member_ids(of_organization uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.profiles
  where organization_id = of_organization
    and (private.is_admin() or (private.my_role() = 'mediator' and private.my_organization_id() = of_organization))
$$;

-- What an admin sees of accounts beside the name, and everybody of their own.
create function private.accounts_of(people uuid[])
  returns table (user_id uuid, organization_id uuid, requested_role text, created_at timestamptz, closed_at timestamptz,
                 last_sign_in_at timestamptz, version int)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.organization_id, p.requested_role, p.created_at, p.closed_at, u.last_sign_in_at, p.version
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = any (people) and (p.id = auth.uid() or private.is_admin())
$$;

-- Changes a person's name or organization, for admins. False where the version is not the newest.
create function private.change_person(person uuid, seen int, changes jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.profiles;
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  update public.profiles set
    name = coalesce(changes ->> 'name', name),
    organization_id = case when changes ? 'organization_id' then (changes ->> 'organization_id')::uuid else organization_id end
    where id = person and version = seen returning * into it;
  if not found then return false; end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $$;

-- Closes an account for good: no sign-in, no session, no place in a case. What the person did and wrote stays. Not every
-- identity provider looks at a ban when a password is right, so the password goes too.
create function private.close_account(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if person = auth.uid() then raise 'Ask another admin to close your own account.' using errcode = 'MP409'; end if;
  update public.profiles set closed_at = now(), requested_role = null where id = person and closed_at is null;
  if not found then raise 'This account is closed already.' using errcode = 'MP409'; end if;
  update public.case_participants set status = 'removed' where user_id = person and status = 'active';
  update auth.users set banned_until = now() + interval '100 years',
    encrypted_password = '$2a$10$' || left(md5(gen_random_uuid()::text) || md5(gen_random_uuid()::text), 53)
    where id = person;
  delete from auth.sessions where user_id = person;
end $$;

-- Ends somebody's place in a case at once. The reason is a code, for the mediators of the case alone.
create function private.remove_participant(place uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  seat public.case_participants;
  is_admin boolean := private.is_admin();
begin
  select * into seat from public.case_participants p
    where p.id = place and (is_admin or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if seat.user_id = auth.uid() and seat.role = 'mediator' and seat.status = 'active' then
    raise 'You cannot remove yourself. Ask an admin to give the case to somebody else.' using errcode = 'MP409';
  end if;
  if not (is_admin or (seat.role <> 'mediator' and seat.case_id in (select private.my_mediated_case_ids()))) then
    raise 'You may not do this.' using errcode = 'MP403';
  end if;
  if seat.status not in ('invited', 'active') then
    raise 'This person is not in the case any more.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where participant_id = place and status = 'pending';
  update public.case_participants set status = 'removed' where id = place;
  perform private.record(seat.case_id, 'mediator-' || seat.case_id, 'removal_reason', place,
    jsonb_build_object('reason', reason));
end $$;

-- Brings somebody back who was removed. A lawyer waits for the client's word again.
create function private.activate_participant(place uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  seat public.case_participants;
  is_admin boolean := private.is_admin();
begin
  select * into seat from public.case_participants p
    where p.id = place and (is_admin or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if not (is_admin or (seat.role <> 'mediator' and seat.case_id in (select private.my_mediated_case_ids()))) then
    raise 'You may not do this.' using errcode = 'MP403';
  end if;
  if seat.status = 'active' then raise 'This person is in the case already.' using errcode = 'MP409'; end if;
  if seat.status <> 'removed' or seat.user_id is null then
    raise 'This person never joined. Invite them again.' using errcode = 'MP409';
  end if;
  if exists (select from public.profiles where id = seat.user_id and closed_at is not null) then
    raise 'The account of this person is closed.' using errcode = 'MP409';
  end if;
  if exists (
    select from public.case_participants other
    where other.case_id = seat.case_id and other.id <> place and other.status in ('invited', 'active')
      and (other.user_id = seat.user_id or (seat.role = 'divorcee' and other.role = 'divorcee' and other.side = seat.side))
  ) then raise 'Somebody else has this place now.' using errcode = 'MP409'; end if;
  update public.case_participants set status = 'active', confirmed_by_client_at = null where id = place;
end $$;

-- Tells somebody whose place in a case has ended. The others are told by the case.
create function private.tell_removed_person() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_user(new.user_id, 'case_update', 'You are no longer part of a case.', null, null, null);
  return null;
end $$;
create trigger tell_removed_person after update of status on case_participants
  for each row when (old.status = 'active' and new.status = 'removed') execute function private.tell_removed_person();

-- What the bearer of a link may know before signing in.
create or replace function private.invitation_by_token(token text)
  returns table (email text, name text, role text, status text, expires_at timestamptz, invited_by text,
                 organization_id uuid, has_account boolean)
  language sql stable security definer set search_path = '' as $$
  select i.email, coalesce(p.name, i.name), coalesce(p.role, i.role),
    case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end,
    i.expires_at, inviter.name, coalesce(c.organization_id, i.organization_id),
    exists (select from public.contact_details d where d.email = i.email)
  from public.invitations i
  join public.profiles inviter on inviter.id = i.invited_by
  left join public.case_participants p on p.id = i.participant_id
  left join public.cases c on c.id = i.case_id
  where i.token_hash = private.token_hash(token)
$$;

create or replace function private.organization_by_invitation(token text) returns setof public.organizations
  language sql stable security definer set search_path = '' as $$
  select o.* from public.invitations i
  left join public.cases c on c.id = i.case_id
  join public.organizations o on o.id = coalesce(c.organization_id, i.organization_id)
  where i.token_hash = private.token_hash(token)
$$;

-- Notes when a link was first looked at.
create function private.open_invitation(token text) returns void
  language sql security definer set search_path = '' as $$
  update public.invitations set opened_at = now()
  where token_hash = private.token_hash(token) and status = 'pending' and opened_at is null
$$;

-- Seats the caller, who must hold the invited address, or gives them the role and organization of an invitation without a
-- case. Raises MP403, MP404 or MP409 with a sentence for people.
create or replace function private.accept_invitation(token text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  mine public.profiles;
  it public.invitations;
  seat public.case_participants;
begin
  select * into it from public.invitations where token_hash = private.token_hash(token) for update;
  if not found then raise 'This invitation does not exist.' using errcode = 'MP404'; end if;
  if not exists (select from public.contact_details d where d.user_id = me and d.email = it.email) then
    raise 'This invitation is for another e-mail address.' using errcode = 'MP403';
  end if;
  if it.status = 'expired' or (it.status = 'pending' and it.expires_at < now()) then
    raise 'This invitation has expired.' using errcode = 'MP409';
  end if;
  if it.status <> 'pending' then raise 'This invitation has been used or withdrawn.' using errcode = 'MP409'; end if;
  if exists (select from public.case_participants p where p.case_id = it.case_id and p.user_id = me and p.status = 'active') then
    raise 'You are already in this case.' using errcode = 'MP409';
  end if;

  update public.invitations set status = 'accepted' where id = it.id;
  select * into mine from public.profiles where id = me;

  if it.case_id is null then
    update public.profiles set
      organization_id = coalesce(it.organization_id, mine.organization_id),
      role = case when it.role = 'divorcee' then mine.role else it.role end,
      requested_role = case when mine.requested_role = 'admin' and it.role <> 'admin' then mine.requested_role end
      where id = me;
    perform private.notify_user(it.invited_by, 'case_update', 'Somebody has accepted your invitation.', null, null, it.id);
    return null;
  end if;

  update public.case_participants set user_id = me, status = 'active', joined_at = now()
    where id = it.participant_id and status = 'invited' returning * into seat;
  if not found then raise 'This place in the case is taken.' using errcode = 'MP409'; end if;
  update public.case_intakes set user_id = me
    where seat.role = 'divorcee' and case_id = it.case_id and email = it.email and user_id is null;
  update public.profiles set
    organization_id = coalesce(mine.organization_id, (select c.organization_id from public.cases c where c.id = it.case_id)),
    role = case when mine.role = 'divorcee' and seat.role = 'lawyer' and not exists (
        select from public.case_participants p where p.user_id = me and p.role = 'divorcee' and p.status = 'active')
      then 'lawyer' else mine.role end,
    requested_role = nullif(mine.requested_role, seat.role)
    where id = me;
  return seat.id;
end $$;

-- Refuses the place, with the link alone.
create or replace function private.decline_invitation(token text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invitations;
begin
  update public.invitations set status = 'declined'
    where token_hash = private.token_hash(token) and status = 'pending' and expires_at >= now()
    returning * into it;
  update public.case_participants set status = 'declined' where id = it.participant_id and status = 'invited';
  return it.id is not null;
end $$;

-- Carries a worry from the page of an invitation to the mediator of the case, whatever became of the invitation.
create function private.raise_concern(token text, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invitations;
  told boolean;
begin
  select * into it from public.invitations
    where token_hash = private.token_hash(token) and case_id is not null and status <> 'revoked';
  if not found then raise 'This invitation does not exist.' using errcode = 'MP404'; end if;
  insert into public.invitation_concerns (invitation_id, case_id, note) values (it.id, it.case_id, words)
    on conflict (invitation_id) do update set note = excluded.note
      where excluded.note not in ('', public.invitation_concerns.note)
    returning true into told;
  if told then
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'safety_concern', it.participant_id);
    perform private.notify('mediator-' || it.case_id, 'case_update',
      'Somebody you invited has told you about a worry. Look at the invitations of the case.', it.case_id, it.id);
  end if;
end $$;

-- Gives a place that nobody has taken to another person; only the case's mediator and admins may.
create or replace function private.rename_place(place uuid, new_name text) returns void
  language sql security definer set search_path = '' as $$
  update public.case_participants set name = new_name, status = 'invited'
  where id = place and user_id is null and (private.is_admin() or case_id in (select private.my_mediated_case_ids()))
$$;

-- Withdraws an invitation, and the place with it as long as nobody has taken it.
create function private.revoke_invitation(of_invitation uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invitations;
begin
  select * into it from public.invitations i where i.id = of_invitation
    and (private.is_admin() or i.case_id in (select private.my_mediated_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status not in ('pending', 'expired') then
    raise 'This invitation has been used or withdrawn.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where id = it.id;
  update public.case_participants set status = 'removed'
    where id = it.participant_id and status = 'invited' and not exists (
      select from public.invitations i where i.participant_id = it.participant_id and i.status = 'pending');
end $$;

-- Invites somebody to the platform with a role. An earlier invitation of the same address is withdrawn.
create function private.invite_to_platform(address text, called text, as_role text, into_organization uuid, hash text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if as_role = 'mediator' and into_organization is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where case_id is null and email = lower(address) and status = 'pending';
  insert into public.invitations (email, name, role, organization_id, token_hash)
    values (lower(address), called, as_role, into_organization, hash) returning id into made;
  return made;
end $$;

-- Sends the link of an invitation that the caller just made. Who holds the token has the right to send it.
create function private.mail_invitation(of_invitation uuid, token text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  select i.id, i.email, i.case_id, d.user_id as holder into it
    from public.invitations i left join public.contact_details d on d.email = i.email
    where i.id = of_invitation and i.invited_by = auth.uid() and i.token_hash = private.token_hash(token)
      and i.status = 'pending'
    limit 1;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.queue_mail(null, it.email, case when it.case_id is null then 'admin_invitation' else 'invitation' end,
    jsonb_build_object('path', '/accept-invitation/' || token));
  if it.holder is not null then
    perform private.notify_user(it.holder, 'user_invited', case when private.may_mail(it.holder, null)
      then 'You have an invitation. The link is in your e-mail.'
      else 'You have an invitation. Ask whoever invited you for the link.' end, null, null, it.id);
  end if;
end $$;

-- What a sign-in page shows of an organization; nothing else of it is for everybody.
create function private.branding_of(organization uuid)
  returns table (name text, display_name text, tagline text, primary_color text, secondary_color text, logo_url text,
                 website text, email text, phone text)
  language sql stable security definer set search_path = '' as $$
  select name, display_name, tagline, primary_color, secondary_color, logo_url, website, email, phone
  from public.organizations where id = organization
$$;

create function private.branding_by_slug(address text)
  returns table (id uuid, name text, display_name text, tagline text, primary_color text, secondary_color text,
                 logo_url text, website text, email text, phone text)
  language sql stable security definer set search_path = '' as $$
  select id, name, display_name, tagline, primary_color, secondary_color, logo_url, website, email, phone
  from public.organizations where slug = address
$$;

-- Whether an organization lets people see the title of their case beside the news, if they ask for it.
create function private.may_show_titles(of_organization uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not neutral_notifications from public.organization_settings where organization_id = of_organization
$$;

-- The settings of an organization that only admins need to know.
create function private.inner_settings(of_organization uuid) returns table (registration text, neutral_notifications boolean)
  language sql stable security definer set search_path = '' as $$
  select registration, neutral_notifications from public.organization_settings
  where organization_id = of_organization and private.is_admin()
$$;

-- Whether the organization of a case has assistance; without a case, that of the caller.
create or replace function private.ai_is_on(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select s.ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), true)
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_time_zone(text), private.are_working_hours(jsonb), private.member_ids(uuid),
  private.accounts_of(uuid[]), private.change_person(uuid, int, jsonb), private.close_account(uuid),
  private.remove_participant(uuid, text), private.activate_participant(uuid), private.revoke_invitation(uuid),
  private.invite_to_platform(text, text, text, uuid, text), private.mail_invitation(uuid, text),
  private.inner_settings(uuid), private.may_show_titles(uuid), private.request_erasure(), private.erasures(timestamptz, uuid, int) to authenticated;
grant execute on function private.open_invitation(text), private.raise_concern(text, text), private.branding_of(uuid),
  private.branding_by_slug(text) to anon, authenticated;

-- Founded and changed by admins. Nobody deletes one.
create policy admin_founds on organizations for insert to authenticated
  with check ((select private.is_admin()));
create policy admin_changes on organizations for update to authenticated
  using ((select private.is_admin()));
grant insert (id, name, display_name, tagline, slug, primary_color, secondary_color, website, email, phone),
  update (name, display_name, tagline, slug, primary_color, secondary_color, logo_url, website, email, phone, suspended)
  on organizations to authenticated;

grant select (sort_name) on profiles to authenticated;

-- A person says how they are reached. The address itself follows the account.
create policy owner_changes on contact_details for update to authenticated
  using (user_id = (select auth.uid()));
grant update (phone, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word)
  on contact_details to authenticated;

-- A person's own business.
alter table person_settings enable row level security;
create policy owner_reads on person_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_changes on person_settings for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on person_settings from anon, authenticated;
grant select, update (language, time_zone, theme, hide_presence, quick_exit_url) on person_settings to authenticated;

-- What concerns the people of an organization they read; admins change it.
alter table organization_settings enable row level security;
create policy member_reads on organization_settings for select to authenticated
  using (organization_id in (select private.my_organization_ids()) or (select private.is_admin()));
create policy admin_changes on organization_settings for update to authenticated
  using ((select private.is_admin()));
revoke all on organization_settings from anon, authenticated;
grant select (organization_id, idle_minutes, warning_seconds, retention_messages, retention_financial_documents,
    retention_notes, retention_agreement, retention_audit, ai_enabled, time_zone, locale, working_hours, version),
  update (registration, idle_minutes, warning_seconds, retention_messages, retention_financial_documents, retention_notes,
    retention_agreement, retention_audit, neutral_notifications, ai_enabled, time_zone, locale, working_hours)
  on organization_settings to authenticated;

-- Asked for by the person, answered by an admin.
alter table erasure_requests enable row level security;
create policy owner_or_admin_reads on erasure_requests for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy admin_answers on erasure_requests for update to authenticated
  using ((select private.is_admin()));
revoke all on erasure_requests from anon, authenticated;
grant select, update (status, explanation) on erasure_requests to authenticated;

-- Admins add places and invite as the case's mediator does.
drop policy mediator_invites on case_participants;
create policy mediator_or_admin_invites on case_participants for insert to authenticated
  with check (
    (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()))
    and role in ('divorcee', 'lawyer')
  );
drop policy mediator_reads on invitations;
create policy mediator_or_admin_reads on invitations for select to authenticated
  using (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()));
drop policy mediator_invites on invitations;
create policy mediator_or_admin_invites on invitations for insert to authenticated
  with check (
    (case_id in (select private.my_mediated_case_ids()) or (select private.is_admin()))
    and invited_by = (select auth.uid())
    and participant_id in (select p.id from case_participants p where p.case_id = invitations.case_id and p.status = 'invited')
  );
drop policy mediator_revokes on invitations;
create policy mediator_or_admin_revokes on invitations for update to authenticated
  using ((case_id in (select private.my_mediated_case_ids()) or (select private.is_admin())) and status = 'pending')
  with check (status = 'revoked');
grant select (name, role, organization_id, opened_at) on invitations to authenticated;

-- For the mediators of the case, and for nobody else.
alter table invitation_concerns enable row level security;
create policy mediator_reads on invitation_concerns for select to authenticated
  using (circle in (select private.my_circle_ids()));
revoke all on invitation_concerns from anon, authenticated;
grant select on invitation_concerns to authenticated;
