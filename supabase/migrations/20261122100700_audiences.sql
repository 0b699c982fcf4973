-- Who may read a row, and the events of a case. An audience is a named group of readers: a row names it, its members
-- read the row, nobody else does. Its members follow from who participates in the case now.

set check_function_bodies = off;

-- The channels of a case are audiences, too: case-{case} is everybody in the case; private-{case}-{party} is that
-- party, their confirmed lawyer and the mediator.
create view private.channel_members as
  select 'case-' || p.case_id as channel_id, p.case_id, null::uuid as party_id, p.user_id
  from public.case_participants p
  where p.status = 'active'
  union all
  select 'private-' || party.case_id || '-' || party.user_id, party.case_id, party.user_id, member.user_id
  from public.case_participants party
  join public.case_participants member on member.case_id = party.case_id and member.status = 'active' and (
    member.id = party.id
    or member.role = 'mediator'
    or member.represents_participant_id = party.id and member.confirmed_by_client_at is not null
  )
  where party.role = 'divorcee' and party.status in ('active', 'removed') and party.user_id is not null;

-- Beside the channels: party-{case}-{party} is that party and the mediator; mediator-{case} is the mediator alone.
create view private.audience_members as
  select channel_id as visible_to, case_id, user_id from private.channel_members
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

-- The caller's audiences. user-, ai- and support-{user} are each person's own; admins read support as well.
create function private.my_audience_ids() returns setof text
  language sql stable security definer set search_path = '' as $$
  select visible_to from private.audience_members where user_id = auth.uid()
  union all
  select kind || auth.uid() from unnest(array['user-', 'ai-', 'support-']) as kind
$$;

create function private.members_of(of_audience text) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select user_id from private.audience_members
  where visible_to = of_audience and case_id = substring(of_audience from '^(?:case|private|party|mediator)-(.{36})')::uuid
  union
  select substring(of_audience from '^(?:user|ai|support)-(.{36})$')::uuid
  where of_audience ~ '^(user|ai|support)-'
  union
  select id from public.profiles where of_audience like 'support-%' and role = 'admin'
$$;

-- The activity feed. Details hold codes, numbers and ids, never what people wrote.
create table case_events (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  visible_to text not null,
  kind       text not null check (kind ~ '^[a-z_]{1,40}$'),
  actor_id   uuid references profiles,
  subject_id uuid,
  details    jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index on case_events (case_id, created_at, id);
create index on case_events (visible_to);
create index on case_events (actor_id);

-- Events at the same tick of the clock keep their order.
create function private.record(of_case uuid, for_audience text, what text, subject uuid, facts jsonb default '{}') returns void
  language sql security definer set search_path = '' as $$
  insert into public.case_events (case_id, visible_to, kind, actor_id, subject_id, details, created_at)
  values (of_case, for_audience, what, auth.uid(), subject, facts, greatest(clock_timestamp(),
    (select max(created_at) + interval '1 microsecond' from public.case_events where case_id = of_case)))
$$;

-- Records the event and notifies the case, in the same transaction and in neutral words.
create function private.notify_of_case() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  visible_to text := 'case-' || new.id;
  words text;
begin
  if tg_op = 'INSERT' then
    perform private.record(new.id, visible_to, 'case_opened', new.id);
    if not exists (select from public.case_participants p where p.case_id = new.id and p.role = 'mediator') then
      perform private.notify_user(id, 'case_update', 'A new case waits for a mediator.', new.id, null, new.id)
      from public.profiles where role = 'admin';
    end if;
  elsif new.status <> old.status then
    perform private.record(new.id, visible_to,
      case when new.status = 'closed' then 'case_closed' when new.status = 'on_hold' then 'case_held'
        when old.status = 'closed' then 'case_reopened' else 'case_resumed' end,
      new.id, case when new.status = 'closed' then jsonb_build_object('reason', new.close_reason) else '{}' end);
    words := case when new.status = 'closed' then 'Your case is closed.' when new.status = 'on_hold' then 'Your case is on hold.'
      else 'Your case is open again.' end;
    perform private.notify(visible_to, 'case_update', words, new.id, new.id);
  elsif (new.title, new.description, new.issues) is distinct from (old.title, old.description, old.issues) then
    perform private.record(new.id, visible_to, 'case_changed', new.id, jsonb_build_object('changed', array_remove(array[
      case when new.title <> old.title then 'title' end,
      case when new.description <> old.description then 'description' end,
      case when new.issues <> old.issues then 'issues' end], null)));
  end if;
  return null;
end $$;
create trigger notify_of_case after insert or update on cases for each row execute function private.notify_of_case();

create function private.notify_of_participant() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  everyone text := 'case-' || new.case_id;
  mediator text := 'mediator-' || new.case_id;
begin
  if new.status <> old.status and new.status = 'active' then
    perform private.record(new.case_id, everyone, 'participant_joined', new.id, jsonb_build_object('role', new.role));
    perform private.notify(everyone, 'case_update', 'Somebody has joined your case.', new.case_id, new.id);
  elsif old.status = 'active' and new.status = 'removed' then
    perform private.record(new.case_id, everyone, 'participant_removed', new.id, jsonb_build_object('role', new.role));
    perform private.notify(everyone, 'case_update', 'Somebody has left your case.', new.case_id, new.id);
  elsif new.status <> old.status and new.status = 'declined' then
    perform private.record(new.case_id, mediator, 'invitation_declined', new.id, jsonb_build_object('role', new.role));
    perform private.notify(mediator, 'case_update', 'An invitation was declined.', new.case_id, new.id);
  end if;
  if old.confirmed_by_client_at is null and new.confirmed_by_client_at is not null then
    perform private.record(new.case_id, 'private-' || new.case_id || '-' || client.user_id, 'lawyer_confirmed', new.id)
    from public.case_participants client where client.id = new.represents_participant_id;
    perform private.notify_user(new.user_id, 'case_update', 'Your client has confirmed you.', new.case_id, null, new.id);
  end if;
  return null;
end $$;
create trigger notify_of_participant after update on case_participants
  for each row execute function private.notify_of_participant();

revoke execute on all functions in schema private from public;
grant execute on function private.my_audience_ids() to authenticated;

-- Read by their audience, those of the whole case also by admins. Only the database writes them.
alter table case_events enable row level security;
create policy audience_reads on case_events for select to authenticated
  using (visible_to in (select private.my_audience_ids()) or (visible_to like 'case-%' and (select private.is_admin())));
revoke all on case_events from anon, authenticated;
grant select on case_events to authenticated;

alter publication supabase_realtime add table case_events;

reset check_function_bodies;
