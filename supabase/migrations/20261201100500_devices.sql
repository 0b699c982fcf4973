-- Devices that people signed in with, so that a sign-in on a new one is told.

set check_function_bodies = off;

-- A device of a person. Its cookie is random, and only a hash of it with the person is kept: two people of one device
-- share nothing here.
create table private.devices (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references public.profiles on delete cascade,
  hash         text not null,
  user_agent   text,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- When its first sign-in was told.
  told_at      timestamptz,
  unique (user_id, hash)
);

alter table private.sign_in_activity add column device_id uuid references private.devices on delete set null;
create index on private.sign_in_activity (device_id);

insert into private.erasure_rules (position, table_name, treatment, whose) values
  (46, 'private.devices', 'delete', 'user_id = $1');

-- Notes with which device a sign-in session began, and tells its person of a new one: not at the first sign-in of an
-- account, and once where one device signs in several times before it keeps a cookie. `is_proved` is what the cookie
-- itself knows of the person, for accounts from before devices were kept. The demonstration signed its people in itself.
create function private.note_device(session uuid, device_hash text, is_proved boolean, agent text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  device uuid;
  is_told boolean;
  wish public.notification_preferences;
begin
  agent := left(agent, 300);
  select s.user_id into person from auth.sessions s where s.id = session and private.session_is_live(s.id, s.user_id);
  if person is null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('devices ' || person, 0));
  update private.devices d set last_used_at = now(), user_agent = agent
    where d.user_id = person and d.hash = device_hash returning d.id into device;
  if device is null then
    is_told := case when exists (select from private.devices d where d.user_id = person) then true
        when is_proved then false
        else exists (select from private.audit_log l where l.actor_id = person and l.action = 'insert'
          and l.object_type = 'session' and l.object_id <> session)
          and not exists (select from private.settings s where s.demo is not null) end
      and not exists (select from private.devices d where d.user_id = person
        and d.told_at > now() - interval '10 minutes' and d.user_agent is not distinct from agent);
    insert into private.devices (user_id, hash, user_agent, told_at)
      values (person, device_hash, agent, case when is_told then now() end) returning id into device;
    if is_told then
      insert into public.notifications (user_id, type, message, subject_id)
        values (person, 'sign_in', 'Somebody signed in to your account on a new device. Look whether it was you.', device);
      perform private.queue_mail(person, null, 'new_device', '{}');
      select * into wish from public.notification_preferences p where p.user_id = person;
      update private.mails m set next_attempt_at =
          private.after_quiet_hours(m.next_attempt_at, private.time_zone_of(person), wish.quiet_from, wish.quiet_to)
        where m.receiver = person and m.template = 'new_device' and m.attempts = 0 and m.sent_at is null;
    end if;
    -- The cookie of a device lives for 180 days. Programs that keep none would fill the list.
    delete from private.devices d where d.user_id = person and d.id <> device and (d.last_used_at < now() - interval '180 days'
      or d.id in (select old.id from private.devices old where old.user_id = person order by old.last_used_at desc offset 20));
  end if;
  update private.sign_in_activity a set device_id = device where a.session_id = session;
end $$;

create function private.name_subject_device() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.devices where id = new.subject_id) then new.subject_type := 'device'; end if;
  return new;
end $$;

create trigger name_subject_device before insert on notifications
  for each row when (new.type = 'sign_in') execute function private.name_subject_device();

-- The caller's devices, each with its open sign-in sessions.
create function private.my_devices()
  returns table (id uuid, user_agent text, last_used_at timestamptz, is_current boolean, session_ids uuid[])
  language sql stable security definer set search_path = '' as $$
  with open as materialized (
    select it.*, a.device_id from private.my_sign_ins() it join private.sign_in_activity a on a.session_id = it.id
  )
  select d.id, d.user_agent, greatest(d.last_used_at, max(open.last_active_at)), coalesce(bool_or(open.is_current), false),
    coalesce(array_agg(open.id order by open.last_active_at desc, open.id) filter (where open.id is not null), '{}')
  from private.devices d left join open on open.device_id = d.id
  where d.user_id = auth.uid() group by d.id
$$;

-- Ends the sign-in sessions of a device of the caller and forgets it: its next sign-in is new.
create function private.forget_device(device uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  session uuid;
begin
  perform from private.devices d where d.id = device and d.user_id = auth.uid() for update;
  if not found then return false; end if;
  for session in select a.session_id from private.sign_in_activity a where a.device_id = device and a.user_id = auth.uid() loop
    perform private.end_my_sign_in(session);
  end loop;
  delete from private.devices d where d.id = device;
  perform private.add_to_audit('delete', 'device', device, null, null, '{}');
  return true;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_devices(), private.forget_device(uuid) to authenticated;

reset check_function_bodies;
