-- Registration and sign-in sessions. A sign-in session ends after the idle timeout, after twelve hours, when its person
-- says so and when the account is closed.

set check_function_bodies = off;

-- There is no account before the address is confirmed, and no answer says whether an address has one: its owner learns
-- it by mail.
create table private.registrations (
  id            uuid primary key default gen_random_uuid(),
  email         text not null,
  name          text not null check (length(name) between 1 and 120),
  role          text not null check (role in ('divorcee', 'mediator', 'lawyer', 'admin')),
  password_hash text not null,
  token_hash    text not null unique,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null
);
create index on private.registrations (email);
create index on private.registrations (expires_at);

-- When a person last used a sign-in session, as opposed to a page on its own. The identity provider does not keep it.
create table private.sign_in_activity (
  session_id     uuid primary key,
  user_id        uuid not null references public.profiles on delete cascade,
  started_at     timestamptz not null,
  last_active_at timestamptz not null default now(),
  user_agent     text
);
create index on private.sign_in_activity (user_id);

-- Mails the owner of an address that somebody tried to register again. Returns false when it has no account.
create function private.mail_account_exists(address text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.users u where u.email = lower(address)) then return false; end if;
  perform private.queue_mail(null, lower(address), 'account_exists', '{}');
  return true;
end $$;

-- Stores a registration and mails either the link that confirms it or that there is an account. Both take the same
-- time.
create function private.ask_to_register(address text, called text, as_role text, password_hash text, token text,
                                        lasting interval) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.registrations (email, name, role, password_hash, token_hash, expires_at)
    values (lower(address), called, as_role, ask_to_register.password_hash, private.token_hash(token), now() + lasting);
  if not private.mail_account_exists(address) then
    perform private.queue_mail(null, lower(address), 'confirm_registration', jsonb_build_object('token', token));
  end if;
end $$;

-- The idle timeout of the person's organization, else of the platform.
create function private.idle_limit(person uuid) returns interval
  language sql stable security definer set search_path = '' as $$
  select make_interval(mins => coalesce(
    (select o.idle_minutes from public.profiles p
      join public.organization_settings o on o.organization_id = p.organization_id where p.id = person),
    (select s.idle_minutes from private.settings s)))
$$;

-- When a sign-in session ends if it stays idle; null when it does not exist or its person is banned.
create function private.sign_in_end(session uuid) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select least(coalesce(a.last_active_at, s.created_at) + private.idle_limit(s.user_id), s.created_at + interval '12 hours')
  from auth.sessions s
  join auth.users u on u.id = s.user_id and (u.banned_until is null or u.banned_until <= now())
  left join private.sign_in_activity a on a.session_id = s.id
  where s.id = session
$$;

create function private.end_sign_in(session uuid) returns void
  language sql security definer set search_path = '' as $$
  delete from auth.sessions where id = session;
  delete from private.sign_in_activity where session_id = session
$$;

-- Whether a sign-in session may go on. Activity keeps it alive; one whose time is over ends here.
create function private.touch_sign_in(session uuid, person uuid, is_activity boolean, agent text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  select s.created_at, a.last_active_at, private.sign_in_end(s.id) as ends into it
    from auth.sessions s left join private.sign_in_activity a on a.session_id = s.id
    where s.id = session and s.user_id = person;
  if it.ends is null then return false; end if;
  if it.ends <= now() then
    perform private.end_sign_in(session);
    return false;
  end if;
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

create function private.my_sign_in_end() returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select private.sign_in_end(private.my_sign_in_id())
$$;

-- Where the caller is signed in.
create function private.my_sign_ins()
  returns table (id uuid, created_at timestamptz, last_active_at timestamptz, user_agent text, is_current boolean)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(a.last_active_at, s.created_at), a.user_agent, s.id = private.my_sign_in_id()
  from auth.sessions s
  left join private.sign_in_activity a on a.session_id = s.id
  where s.user_id = auth.uid() and private.sign_in_end(s.id) > now()
$$;

create function private.end_my_sign_in(session uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.sessions s where s.id = session and s.user_id = auth.uid()) then return false; end if;
  perform private.end_sign_in(session), private.add_to_audit('delete', 'session', session, null, null, '{}');
  return true;
end $$;

-- Ends all sign-in sessions of the caller except the current one, and their calendar feed.
create function private.end_my_other_sign_ins() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  other uuid;
begin
  for other in select s.id from auth.sessions s where s.user_id = auth.uid() and s.id <> private.my_sign_in_id() loop
    perform private.end_sign_in(other), private.add_to_audit('delete', 'session', other, null, null, '{}');
  end loop;
  perform private.revoke_calendar_of(auth.uid());
end $$;

-- Deletes the sign-in sessions whose time is over, also those that nobody returned to.
create function private.end_old_sign_ins() returns void
  language sql security definer set search_path = '' as $$
  delete from auth.sessions s where private.sign_in_end(s.id) <= now();
  delete from private.sign_in_activity a where not exists (select from auth.sessions s where s.id = a.session_id)
$$;

-- When a person was last active: on a page, else at a sign-in.
create function private.last_active_at(person uuid) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select max(greatest(s.created_at, a.last_active_at)) from auth.sessions s
  left join private.sign_in_activity a on a.session_id = s.id where s.user_id = person
$$;

-- The sign-in session of a refresh token, used or not; null for an unknown one.
create function private.sign_in_of_refresh(refresh_token text) returns uuid
  language sql stable security definer set search_path = '' as $$
  select t.session_id::uuid from auth.refresh_tokens t where t.token = refresh_token
$$;

-- A refresh token that comes again is a copy in other hands, so the sign-in session ends for both. For 30 seconds the
-- last token may repeat, in case the answer was lost.
create function private.end_reused_sign_in(refresh_token text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  select t.session_id::uuid as session, t.user_id::uuid as person into it from auth.refresh_tokens t
  where t.token = refresh_token and t.revoked and (
    t.updated_at < now() - interval '30 seconds'
    or exists (select from auth.refresh_tokens next
      where next.session_id = t.session_id and next.parent = t.token and next.revoked));
  if it.session is null then return false; end if;
  perform private.end_sign_in(it.session);
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (it.person, it.session, 'delete', 'session', it.session);
  return true;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_sign_in_end(), private.my_sign_ins(), private.end_my_sign_in(uuid),
  private.end_my_other_sign_ins() to authenticated;

reset check_function_bodies;
