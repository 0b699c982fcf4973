-- Sessions that end: after a quiet spell, after half a day, when their person says so, when an account is closed.

alter table private.settings
  add column idle_minutes int not null default 15 check (idle_minutes between 5 and 60);

-- When a session was last used by a person and not by a page on its own. The identity provider keeps no such time.
create table private.session_activity (
  session_id     uuid primary key,
  user_id        uuid not null references public.profiles on delete cascade,
  started_at     timestamptz not null,
  last_active_at timestamptz not null default now(),
  user_agent     text
);
create index on private.session_activity (user_id);

create function private.idle_limit(person uuid) returns interval
  language sql stable security definer set search_path = '' as $$
  select make_interval(mins => s.idle_minutes) from private.settings s
$$;

-- When a session ends if nothing more happens in it; null for one that there is not, or of a person who is banned.
create function private.session_end(session uuid) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select least(coalesce(a.last_active_at, s.created_at) + private.idle_limit(s.user_id), s.created_at + interval '12 hours')
  from auth.sessions s
  join auth.users u on u.id = s.user_id and (u.banned_until is null or u.banned_until <= now())
  left join private.session_activity a on a.session_id = s.id
  where s.id = session
$$;

create function private.end_session(session uuid) returns void
  language sql security definer set search_path = '' as $$
  delete from auth.sessions where id = session;
  delete from private.session_activity where session_id = session
$$;

-- Whether a session may go on. It is noted when it is first seen, kept by activity, and ended when its time is over.
create function private.meet_session(session uuid, person uuid, is_activity boolean, agent text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  select s.created_at, a.last_active_at, private.session_end(s.id) as ends into it
    from auth.sessions s left join private.session_activity a on a.session_id = s.id
    where s.id = session and s.user_id = person;
  if it.ends is null then return false; end if;
  if it.ends <= now() then
    perform private.end_session(session);
    return false;
  end if;
  if it.last_active_at is null then
    insert into private.session_activity (session_id, user_id, started_at, last_active_at, user_agent)
      values (session, person, it.created_at, case when is_activity then now() else it.created_at end, left(agent, 300))
      on conflict do nothing;
    if found then
      insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
        values (person, session, 'insert', 'session', session);
    end if;
  elsif is_activity and it.last_active_at < now() - interval '10 seconds' then
    update private.session_activity a set last_active_at = now() where a.session_id = session;
  end if;
  return true;
end $$;

create function private.my_session_end() returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select private.session_end(private.my_session_id())
$$;

-- Where the caller is signed in.
create function private.my_sessions()
  returns table (id uuid, created_at timestamptz, last_active_at timestamptz, user_agent text, is_current boolean)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(a.last_active_at, s.created_at), a.user_agent, s.id = private.my_session_id()
  from auth.sessions s
  left join private.session_activity a on a.session_id = s.id
  where s.user_id = auth.uid() and private.session_end(s.id) > now()
$$;

create function private.end_my_session(session uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.sessions s where s.id = session and s.user_id = auth.uid()) then return false; end if;
  perform private.end_session(session), private.add_to_audit('delete', 'session', session, null, null, '{}');
  return true;
end $$;

-- Removes the sessions whose time is over, also those that nobody has come back to.
create function private.end_old_sessions() returns void
  language sql security definer set search_path = '' as $$
  delete from auth.sessions s where private.session_end(s.id) <= now();
  delete from private.session_activity a where not exists (select from auth.sessions s where s.id = a.session_id)
$$;

-- A new password is told to the audit log, whoever set it. The password is not.
create function private.audit_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (coalesce(auth.uid(), new.id), private.my_session_id(), 'update', 'password', new.id);
  return null;
end $$;
create trigger audit_password after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password) execute function private.audit_password();

revoke execute on function private.idle_limit(uuid), private.session_end(uuid), private.end_session(uuid),
  private.meet_session(uuid, uuid, boolean, text), private.my_session_end(), private.my_sessions(),
  private.end_my_session(uuid), private.end_old_sessions(), private.audit_password() from public;
grant execute on function private.my_session_end(), private.my_sessions(), private.end_my_session(uuid) to authenticated;
