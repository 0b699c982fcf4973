-- What every noun stands on: circles of readers, what happened in a case, notifications, the audit log, versions, and
-- answers that are given once.

-- A circle is a named group of readers; a row that carries its name is read by its members and by nobody else. The
-- channels of a case are circles. Beside them: party-{case}-{party} is that party and the mediator, mediator-{case} the
-- mediator alone. user-, ai- and support-{user} are a person's own; admins read what is asked of support.
create view private.circle_members as
  select channel_id as circle, case_id, user_id from private.channel_members
  union all
  select 'party-' || party.case_id || '-' || party.user_id, party.case_id, member.user_id
  from public.case_participants party
  join public.case_participants member on member.case_id = party.case_id and member.status = 'active'
    and (member.id = party.id or member.role = 'mediator')
  where party.role = 'divorcee' and party.status in ('active', 'removed') and party.user_id is not null
  union all
  select 'mediator-' || case_id, case_id, user_id
  from public.case_participants
  where role = 'mediator' and status = 'active';

create function private.my_circle_ids() returns setof text
  language sql stable security definer set search_path = '' as $$
  select circle from private.circle_members where user_id = auth.uid()
  union all
  select kind || auth.uid() from unnest(array['user-', 'ai-', 'support-']) as kind
$$;

-- Everybody who reads in a circle.
create function private.members_of(of_circle text) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select user_id from private.circle_members
  where circle = of_circle and case_id = substring(of_circle from '^(?:case|private|party|mediator)-(.{36})')::uuid
  union
  select substring(of_circle from '^(?:user|ai|support)-(.{36})$')::uuid
  where of_circle ~ '^(user|ai|support)-'
  union
  select id from public.profiles where of_circle like 'support-%' and role = 'admin'
$$;

-- What happened in a case, for those who may know of it. The details hold codes, numbers and ids, never what people wrote.
create table case_events (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  circle     text not null,
  kind       text not null check (kind ~ '^[a-z_]{1,40}$'),
  actor_id   uuid references profiles,
  subject_id uuid,
  details    jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index on case_events (case_id, created_at, id);
create index on case_events (circle);
create index on case_events (actor_id);

-- Two things at the same tick of the clock are kept in the order in which they happened.
create function private.record(of_case uuid, in_circle text, what text, subject uuid, facts jsonb default '{}') returns void
  language sql security definer set search_path = '' as $$
  insert into public.case_events (case_id, circle, kind, actor_id, subject_id, details, created_at)
  values (of_case, in_circle, what, auth.uid(), subject, facts, greatest(clock_timestamp(),
    (select max(created_at) + interval '1 microsecond' from public.case_events where case_id = of_case)))
$$;

-- What a person is told. A row for each receiver; a deleted one can be brought back for a while.
create table notifications (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references profiles on delete cascade,
  type       text not null check (type ~ '^[a-z_]{1,40}$'),
  status     text not null default 'unread' check (status in ('unread', 'read')),
  message    text not null check (length(message) between 1 and 300),
  case_id    uuid references cases on delete cascade,
  circle     text,
  subject_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  read_at    timestamptz,
  deleted_at timestamptz
);
create index on notifications (user_id, created_at, id);
create index on notifications (user_id, circle) where status = 'unread' and deleted_at is null;
create index on notifications (case_id);

-- Tells one person, unless it is their own doing. Of messages in the same circle only the first unread one is told.
create function private.notify_user(receiver uuid, kind text, words text, of_case uuid, in_circle text, subject uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, type, message, case_id, circle, subject_id)
  select receiver, kind, words, of_case, in_circle, subject
  where receiver is distinct from auth.uid() and not exists (
    select from public.notifications n
    where kind = 'message' and n.user_id = receiver and n.type = kind and n.circle = in_circle
      and n.status = 'unread' and n.deleted_at is null)
$$;

-- Tells everybody in a circle but the one who did it.
create function private.notify(in_circle text, kind text, words text, of_case uuid, subject uuid) returns void
  language sql security definer set search_path = '' as $$
  select private.notify_user(member, kind, words, of_case, in_circle, subject) from private.members_of(in_circle) as member
$$;

create function private.stamp_reading() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.read_at := case when new.status = 'read' then coalesce(old.read_at, now()) end;
  return new;
end $$;
create trigger stamp_reading before update of status on notifications
  for each row execute function private.stamp_reading();

-- Who did what to which row, and which columns changed; never what stood in them, but for a few that are codes.
create table private.audit_log (
  seq             bigint generated always as identity primary key,
  at              timestamptz not null default clock_timestamp(),
  actor_id        uuid,
  session_id      uuid,
  action          text not null,
  object_type     text not null,
  object_id       uuid,
  case_id         uuid,
  organization_id uuid,
  facts           jsonb not null default '{}',
  prev_hash       text,
  hash            text
);
create index on private.audit_log (case_id, seq);
create index on private.audit_log (actor_id, seq);
create index on private.audit_log (object_id);

create function private.my_session_id() returns uuid
  language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
$$;

create function private.add_to_audit(what text, of_type text, of_id uuid, of_case uuid, of_organization uuid, known jsonb) returns void
  language sql security definer set search_path = '' as $$
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id, case_id, organization_id, facts)
  values (auth.uid(), private.my_session_id(), what, of_type, of_id, of_case, of_organization, known)
$$;

create function private.audit() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  it jsonb := coalesce(is_now, was);
  changes jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    select jsonb_strip_nulls(jsonb_build_object(
      'changed', jsonb_agg(n.key order by n.key),
      'from', jsonb_object_agg(n.key, was -> n.key) filter (where n.key in ('status', 'role', 'side', 'step', 'audience')),
      'to', jsonb_object_agg(n.key, n.value) filter (where n.key in ('status', 'role', 'side', 'step', 'audience'))))
    into changes
    from jsonb_each(is_now) n where n.value is distinct from was -> n.key and n.key <> 'version';
    if changes = '{}' then return null; end if;
  end if;
  perform private.add_to_audit(lower(tg_op), tg_table_name, coalesce(it ->> 'id', it ->> 'user_id')::uuid,
    case when tg_table_name = 'cases' then it ->> 'id' else it ->> 'case_id' end::uuid,
    case when tg_table_name = 'organizations' then it ->> 'id' else it ->> 'organization_id' end::uuid, changes);
  return null;
end $$;

do $$ declare it text; begin
  foreach it in array array['organizations', 'profiles', 'contact_details', 'cases', 'case_participants', 'case_intakes',
    'invitations', 'chat_messages'] loop
    execute format('create trigger audit after insert or update or delete on public.%I for each row execute function private.audit()', it);
  end loop;
end $$;

-- Counts the changes of a row, so that somebody who saw an older one is told.
create function private.next_version() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table organizations add column version int not null default 1;
alter table profiles add column version int not null default 1;
alter table cases add column version int not null default 1;
create trigger next_version before update on organizations for each row execute function private.next_version();
create trigger next_version before update on profiles for each row execute function private.next_version();
create trigger next_version before update on cases for each row execute function private.next_version();

-- The first answer to a request that may come twice. It is written in the transaction of what it answers.
create table private.idempotency_keys (
  user_id      uuid not null,
  key          uuid not null,
  call         text not null,
  request_hash text not null,
  answer       jsonb,
  created_at   timestamptz not null default now(),
  primary key (user_id, key)
);
create index on private.idempotency_keys (created_at);

-- The answer that was given already, or null for whoever comes first. A second one waits for the first to finish.
create function private.begin_once(once uuid, of_call text, of_request text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  earlier private.idempotency_keys;
begin
  insert into private.idempotency_keys (user_id, key, call, request_hash) values (auth.uid(), once, of_call, of_request)
    on conflict do nothing;
  if found then return null; end if;
  select * into earlier from private.idempotency_keys where user_id = auth.uid() and key = once;
  if earlier.call <> of_call or earlier.request_hash <> of_request then
    raise 'This key was used for another request.' using errcode = 'MP409';
  end if;
  return earlier.answer;
end $$;

create function private.end_once(once uuid, given jsonb) returns void
  language sql security definer set search_path = '' as $$
  update private.idempotency_keys set answer = given where user_id = auth.uid() and key = once
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_circle_ids(), private.begin_once(uuid, text, text), private.end_once(uuid, jsonb)
  to authenticated;

-- Read in their circle; the open ones of any case also by admins. Written by the database alone.
alter table case_events enable row level security;
create policy circle_reads on case_events for select to authenticated
  using (circle in (select private.my_circle_ids()) or (circle like 'case-%' and (select private.is_admin())));
revoke all on case_events from anon, authenticated;
grant select on case_events to authenticated;

-- A person's own: to read, to mark as read, to put away.
alter table notifications enable row level security;
create policy owner_reads on notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_changes on notifications for update to authenticated
  using (user_id = (select auth.uid()));
revoke all on notifications from anon, authenticated;
grant select, update (status, deleted_at) on notifications to authenticated;

-- Where an update cannot move a row out of reach, the right to change says once whose row it is.
drop policy owner_changes on profiles;
create policy owner_changes on profiles for update to authenticated
  using (id = (select auth.uid()));
drop policy client_confirms on case_participants;
create policy client_confirms on case_participants for update to authenticated
  using (represents_participant_id in (select private.my_participant_ids()) and status = 'active');
drop policy owner_moves on chat_read_marks;
create policy owner_moves on chat_read_marks for update to authenticated
  using (user_id = (select auth.uid()));

alter publication supabase_realtime add table case_events, notifications;
