-- Signing in: a second factor, and confirmation for what is grave.

set check_function_bodies = off;

-- The app that shows a person's codes. The server encrypts its secret with a key that is not in the database.
create table private.code_apps (
  user_id      uuid primary key references public.profiles on delete cascade,
  secret       text not null,
  -- The time step of the newest code that was used. No code works twice.
  last_step    bigint not null default 0,
  confirmed_at timestamptz
);

-- Ten codes for a person without their factors. The server hashes them with a key of its own.
create table private.recovery_codes (
  user_id uuid not null references public.profiles on delete cascade,
  hash    text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- Passkeys: the public half of a key that a person's device keeps.
create table private.passkeys (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references public.profiles on delete cascade,
  credential_id text not null unique,
  public_key    text not null,
  counter       bigint not null,
  transports    text[] not null,
  name          text not null check (length(name) between 1 and 60) check (private.is_name(name)),
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index on private.passkeys (user_id);

-- What a device has to sign with a passkey, once. The person is known where they add one.
create table private.passkey_challenges (
  challenge  text primary key,
  user_id    uuid references public.profiles on delete cascade,
  created_at timestamptz not null default now()
);
create index on private.passkey_challenges (user_id);
create index on private.passkey_challenges (created_at);

-- What a person has proved in a sign-in session beyond its beginning.
create table private.sign_in_proofs (
  session_id   uuid primary key references auth.sessions on delete cascade,
  factor_at    timestamptz,
  confirmed_at timestamptz not null default now(),
  -- The newest use of a second factor, at sign-in or later.
  proved_at    timestamptz,
  proved_with  text check (proved_with in ('code_app', 'recovery_code', 'passkey'))
);

-- Whether a person has a second factor.
create function private.has_factor(person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.code_apps app where app.user_id = person and app.confirmed_at is not null)
    or exists (select from private.passkeys passkey where passkey.user_id = person)
$$;

-- Whether a sign-in session still waits for the second factor of its person. It is not live before.
create function private.awaits_factor(session uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.has_factor(s.user_id) and not exists (
    select from private.sign_in_proofs proof where proof.session_id = s.id and proof.factor_at is not null)
  from auth.sessions s where s.id = session
$$;

-- Which second factors a sign-in session waits for; null where it waits for none.
create function private.awaited_factors(session uuid) returns text[]
  language sql stable security definer set search_path = '' as $$
  select array(
    select 'code_app' from private.code_apps app where app.user_id = s.user_id and app.confirmed_at is not null
    union all
    select 'passkey' where exists (select from private.passkeys passkey where passkey.user_id = s.user_id))
  from auth.sessions s where s.id = session and private.awaits_factor(s.id)
$$;

-- Mediators and admins need a second factor, if the platform says so

-- Since when they need one; null while they do not.
alter table private.settings add column staff_factor_since timestamptz default now();
create or replace trigger next_version before update of idle_minutes, retention_messages, retention_financial_documents,
  retention_notes, retention_agreement, retention_audit, legal_texts, staff_factor_since on private.settings
  for each row execute function private.next_version();

-- Since when a person has been a mediator or an admin, whom the time to set up a factor is counted from. Who lost their
-- factors has had that time.
create table private.staff_since (
  user_id      uuid primary key references public.profiles on delete cascade,
  since        timestamptz not null default now(),
  has_had_time boolean not null default false
);
insert into private.staff_since (user_id) select id from public.profiles where role in ('mediator', 'admin');

create function private.note_staff() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.staff_since (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger note_staff after insert or update of role on profiles
  for each row when (new.role in ('mediator', 'admin')) execute function private.note_staff();

-- Until when a person has time to set up the second factor that they need and have not; null for everybody else. The
-- accounts of the demonstration are public and need none.
create function private.factor_due_at(person uuid) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select case when staff.has_had_time then staff.since
    else greatest(staff.since, setting.staff_factor_since) + interval '7 days' end
  from private.staff_since staff
  join public.profiles p on p.id = staff.user_id and p.role in ('mediator', 'admin')
  join private.settings setting on setting.staff_factor_since is not null and setting.demo is null
  where staff.user_id = person and not private.has_factor(person)
$$;

-- Whether a person has to set up a second factor before anything else.
create function private.owes_factor(person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(private.factor_due_at(person) <= now(), false)
$$;

-- The caller's own account, with the days that they have left to set up a second factor, and whether theirs were removed
-- lately because they were lost.
create function private.my_account() returns table (id uuid, user_id uuid, email text, name text, role text,
    requested_role text, organization_id uuid, factor_days_left integer, has_lost_factors boolean)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.id, d.email, p.name, p.role, p.requested_role, p.organization_id,
    case when due is not null then greatest(0, ceil(extract(epoch from due - now()) / 86400))::integer end,
    not private.has_factor(p.id) and exists (select from private.lost_factors lost
      where lost.user_id = p.id and lost.is_removed and lost.ended_at > now() - interval '30 days')
  from public.profiles p join public.contact_details d on d.user_id = p.id, private.factor_due_at(p.id) as due
  where p.id = auth.uid()
$$;

create or replace function private.change_platform_settings(expected_version int, changes jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  keep jsonb := coalesce(changes -> 'retention', '{}');
  needs_factor boolean := (changes ->> 'staff_factor')::boolean;
begin
  perform private.must_be_admin();
  if exists (select from private.settings s where (s.staff_factor_since is not null) <> needs_factor) then
    perform private.must_be_confirmed();
  end if;
  update private.settings s set
    idle_minutes = coalesce((changes ->> 'idle_minutes')::int, s.idle_minutes),
    retention_messages = coalesce((keep ->> 'messages')::int, s.retention_messages),
    retention_financial_documents = coalesce((keep ->> 'financial_documents')::int, s.retention_financial_documents),
    retention_notes = coalesce((keep ->> 'notes')::int, s.retention_notes),
    retention_agreement = coalesce((keep ->> 'agreement')::int, s.retention_agreement),
    retention_audit = coalesce((keep ->> 'audit')::int, s.retention_audit),
    legal_texts = s.legal_texts || coalesce(changes -> 'legal_texts', '{}'),
    staff_factor_since = case when needs_factor is false then null
      when needs_factor then coalesce(s.staff_factor_since, now()) else s.staff_factor_since end
    where s.version = expected_version;
  return found;
end $$;

-- Whether a sign-in session of this person is open. One who still has to set up a second factor does that in it.
create function private.session_is_open(session uuid, person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id = session and s.user_id = person and private.sign_in_end(s.id) > now() and not private.awaits_factor(s.id))
$$;

-- Whether a sign-in session of this person may read and write.
create function private.session_is_live(session uuid, person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.session_is_open(session, person) and not private.owes_factor(person)
$$;

-- Notes who is there. Ends a sign-in session whose time is over, and answers whether this one is open.
create or replace function private.touch_sign_in(session uuid, person uuid, is_activity boolean, agent text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  select s.created_at, a.last_active_at, private.sign_in_end(s.id) <= now() as is_over into it
    from auth.sessions s left join private.sign_in_activity a on a.session_id = s.id
    where s.id = session and s.user_id = person;
  if it.is_over then perform private.end_sign_in(session); end if;
  if not private.session_is_open(session, person) then return false; end if;
  if it.last_active_at is null then
    insert into private.sign_in_activity (session_id, user_id, started_at, last_active_at, user_agent)
      values (session, person, it.created_at, case when is_activity then now() else it.created_at end, left(agent, 300))
      on conflict do nothing;
    if found then
      insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
        values (person, session, 'insert', 'session', session);
    end if;
  elsif is_activity and it.last_active_at < now() - interval '10 seconds' then
    update private.sign_in_activity a set last_active_at = now() where a.session_id = session;
  end if;
  return true;
end $$;

-- The sign-in session of a renewing token that waits for its second factor, and whose it is.
create function private.waiting_sign_in(refresh_token text) returns table (session_id uuid, user_id uuid)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.user_id from auth.sessions s
  where s.id = private.sign_in_of_refresh(refresh_token) and private.sign_in_end(s.id) > now() and private.awaits_factor(s.id)
$$;

create or replace function private.my_sign_ins()
  returns table (id uuid, created_at timestamptz, last_active_at timestamptz, user_agent text, is_current boolean)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(a.last_active_at, s.created_at), a.user_agent, s.id = private.my_sign_in_id()
  from auth.sessions s
  left join private.sign_in_activity a on a.session_id = s.id
  where s.user_id = auth.uid() and private.session_is_live(s.id, s.user_id)
$$;

-- Marks that a sign-in session has given its second factor.
create function private.note_factor(session uuid, kind text) returns void
  language sql security definer set search_path = '' as $$
  insert into private.sign_in_proofs (session_id, factor_at, proved_at, proved_with) values (session, now(), now(), kind)
  on conflict (session_id) do update set factor_at = now(), confirmed_at = now(), proved_at = now(), proved_with = kind
$$;

-- Uses up a code of a person's app; false if it, or a newer one, has been used.
create function private.use_app_code(person uuid, step bigint) returns boolean
  language sql security definer set search_path = '' as $$
  with used as (
    update private.code_apps app set last_step = step where app.user_id = person and app.last_step < step returning 1)
  select exists (select from used)
$$;

-- Uses up a recovery code of a person; false if it is none, or has been used.
create function private.use_recovery_code(person uuid, code_hash text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update private.recovery_codes code set used_at = now()
    where code.user_id = person and code.hash = code_hash and code.used_at is null;
  if not found then return false; end if;
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (person, private.my_sign_in_id(), 'update', 'recovery_code', person);
  return true;
end $$;

-- The caller's second factors.
create function private.my_factors() returns table (has_app boolean, recovery_codes_left integer, passkeys jsonb,
    removal_due_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.code_apps app where app.user_id = auth.uid() and app.confirmed_at is not null),
    (select count(*)::integer from private.recovery_codes code where code.user_id = auth.uid() and code.used_at is null),
    (select coalesce(jsonb_agg(jsonb_build_object('id', passkey.id, 'name', passkey.name, 'created_at', passkey.created_at,
      'last_used_at', passkey.last_used_at) order by passkey.created_at, passkey.id), '[]')
      from private.passkeys passkey where passkey.user_id = auth.uid()),
    (select lost.due_at from private.lost_factors lost where lost.user_id = auth.uid() and lost.ended_at is null)
$$;

-- Refuses unless the caller gave a password or a factor in this sign-in session within the last ten minutes.
create function private.must_be_confirmed() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions s left join private.sign_in_proofs proof on proof.session_id = s.id
    where s.id = private.my_sign_in_id() and s.user_id = auth.uid()
      and greatest(s.created_at, proof.confirmed_at) > now() - interval '10 minutes') then
    raise 'Confirm first that it is you.' using errcode = 'MP428';
  end if;
end $$;

-- Marks that the person of a sign-in session has just proved that they are there: with a kind of second factor, or with
-- the password.
create function private.note_confirmed(session uuid, kind text default null) returns void
  language sql security definer set search_path = '' as $$
  insert into private.sign_in_proofs as it (session_id, proved_at, proved_with)
    values (session, case when kind is not null then now() end, kind)
  on conflict (session_id) do update set confirmed_at = now(), proved_at = coalesce(excluded.proved_at, it.proved_at),
    proved_with = coalesce(excluded.proved_with, it.proved_with)
$$;

-- What is grave needs a fresh confirmation. The server's own work has nobody to ask.
create function private.confirm_first() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then perform private.must_be_confirmed(); end if;
  return coalesce(new, old);
end $$;

create trigger confirm_first before insert on erasure_requests
  for each row execute function private.confirm_first();
create trigger confirm_first before insert on legal_holds
  for each row execute function private.confirm_first();
create trigger confirm_first before update of role on profiles
  for each row when (new.role <> old.role and new.id <> auth.uid()) execute function private.confirm_first();

-- Begins to set up the app: it counts once a code of it was given.
create function private.begin_code_app(secret text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_confirmed();
  insert into private.code_apps as app (user_id, secret) values (auth.uid(), begin_code_app.secret)
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where app.confirmed_at is null;
  if not found then raise 'You have an app for codes. Remove it first.' using errcode = 'MP409'; end if;
end $$;

-- Replaces the recovery codes of the caller.
create function private.keep_recovery_codes(hashes text[]) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_confirmed();
  if not private.has_factor(auth.uid()) then
    raise 'Set up a second factor first.' using errcode = 'MP409';
  end if;
  delete from private.recovery_codes code where code.user_id = auth.uid();
  insert into private.recovery_codes (user_id, hash) select auth.uid(), hash from unnest(hashes) as hash;
  perform private.add_to_audit('insert', 'recovery_codes', auth.uid(), null, null, '{}');
end $$;

-- What follows when the caller has added a factor: this session has given it, and the others end.
create function private.follow_new_factor(kind text, id uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_factor(private.my_sign_in_id(), kind), private.add_to_audit('insert', kind, id, null, null, '{}');
  perform private.end_sign_in(s.id) from auth.sessions s
    where s.user_id = auth.uid() and s.id <> private.my_sign_in_id() and private.awaits_factor(s.id);
  update private.staff_since staff set has_had_time = false where staff.user_id = auth.uid();
end $$;

-- Completes the app with the time step of a right code.
create function private.confirm_code_app(step bigint) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_confirmed();
  update private.code_apps app set confirmed_at = now(), last_step = step
    where app.user_id = auth.uid() and app.confirmed_at is null;
  if not found then raise 'Begin anew with a fresh code.' using errcode = 'MP409'; end if;
  perform private.follow_new_factor('code_app', auth.uid());
end $$;

-- Recovery codes stand in for a factor, so they end with the last one.
create function private.drop_idle_recovery_codes() returns void
  language sql security definer set search_path = '' as $$
  delete from private.recovery_codes code where code.user_id = auth.uid() and not private.has_factor(auth.uid())
$$;

create function private.remove_code_app() returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_confirmed();
  delete from private.code_apps app where app.user_id = auth.uid() and app.confirmed_at is not null;
  if not found then raise 'There is no app to remove.' using errcode = 'MP409'; end if;
  perform private.drop_idle_recovery_codes(), private.add_to_audit('delete', 'code_app', auth.uid(), null, null, '{}');
end $$;

-- Keeps a challenge for five minutes, and forgets older ones.
create function private.keep_challenge(challenge text, person uuid) returns void
  language sql security definer set search_path = '' as $$
  delete from private.passkey_challenges old where old.created_at < now() - interval '5 minutes';
  insert into private.passkey_challenges (challenge, user_id) values (challenge, person)
$$;

-- Uses up a challenge; false if it is unknown, too old, or was made for somebody else.
create function private.use_challenge(asked text, person uuid) returns boolean
  language sql security definer set search_path = '' as $$
  with used as (
    delete from private.passkey_challenges kept
    where kept.challenge = asked and kept.user_id is not distinct from person
      and kept.created_at > now() - interval '5 minutes' returning 1)
  select exists (select from used)
$$;

-- Adds a passkey that a device of the caller has proved.
create function private.add_passkey(credential_id text, public_key text, counter bigint, transports text[], name text)
  returns void
  language plpgsql security definer set search_path = '' as $$
declare
  added uuid;
begin
  perform private.must_be_confirmed();
  if (select count(*) from private.passkeys passkey where passkey.user_id = auth.uid()) >= 20 then
    raise 'You have twenty passkeys. Remove one first.' using errcode = 'MP409';
  end if;
  insert into private.passkeys (user_id, credential_id, public_key, counter, transports, name)
    values (auth.uid(), credential_id, public_key, counter, transports, name) returning id into added;
  perform private.follow_new_factor('passkey', added);
end $$;

-- The passkeys of the caller, as their devices name them.
create function private.my_credentials() returns setof text
  language sql stable security definer set search_path = '' as $$
  select passkey.credential_id from private.passkeys passkey where passkey.user_id = auth.uid()
$$;

create function private.rename_passkey(passkey_id uuid, new_name text) returns boolean
  language sql security definer set search_path = '' as $$
  with renamed as (
    update private.passkeys passkey set name = new_name
    where passkey.id = passkey_id and passkey.user_id = auth.uid() returning 1)
  select exists (select from renamed)
$$;

create function private.remove_passkey(passkey_id uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_confirmed();
  delete from private.passkeys passkey where passkey.id = passkey_id and passkey.user_id = auth.uid();
  if not found then return false; end if;
  perform private.drop_idle_recovery_codes(), private.add_to_audit('delete', 'passkey', passkey_id, null, null, '{}');
  return true;
end $$;

-- Opens a sign-in session of the embedded identity provider for a person who proved themselves with a passkey alone. The
-- token is exchanged for another one at once.
create function private.open_sign_in(person uuid, refresh_token text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  session uuid := gen_random_uuid();
begin
  insert into auth.sessions (id, user_id, aal, created_at, updated_at) values (session, person, 'aal1', now(), now());
  insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at)
    values (gen_random_uuid()::text, refresh_token, person, session, false, now(), now());
  update auth.users set last_sign_in_at = now() where id = person;
  perform private.note_factor(session, 'passkey');
end $$;

-- Notes that a passkey was used. The counter of its device only grows.
create function private.note_passkey(passkey_id uuid, new_counter bigint) returns void
  language sql security definer set search_path = '' as $$
  update private.passkeys passkey set counter = new_counter, last_used_at = now() where passkey.id = passkey_id
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_factors(), private.must_be_confirmed(), private.begin_code_app(text),
  private.keep_recovery_codes(text[]), private.confirm_code_app(bigint), private.remove_code_app(),
  private.add_passkey(text, text, bigint, text[], text), private.rename_passkey(uuid, text),
  private.remove_passkey(uuid), private.my_credentials(), private.my_account() to authenticated;

-- Who still has to set up a second factor works with the rights of a guest, who reads no table, and with these functions.
grant execute on function private.my_account(), private.my_factors(), private.must_be_confirmed(),
  private.begin_code_app(text), private.confirm_code_app(bigint), private.keep_recovery_codes(text[]),
  private.add_passkey(text, text, bigint, text[], text), private.my_credentials() to anon;

reset check_function_bodies;
