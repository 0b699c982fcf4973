-- Modes: how the parties of a case write to each other. The mediator sets one, by themselves or after a private word, and
-- nobody else can tell which.

set check_function_bodies = off;

-- A case without a row is joint: everybody writes to everybody. Paced: what parties write to everybody reaches the other
-- party in these hours. Shuttle: they do not write to everybody. Paused: nobody does, and nothing new is offered.
create table case_modes (
  case_id       uuid primary key references cases on delete cascade,
  mode          text not null check (mode in ('joint', 'paced', 'shuttle', 'paused')),
  delivers_from time,
  delivers_to   time,
  time_zone     text not null default 'UTC',
  set_at        timestamptz not null default now(),
  set_by        uuid not null default auth.uid() references profiles,
  version       int not null default 1,
  check ((mode = 'paced') = (delivers_from is not null)),
  check ((delivers_from is null) = (delivers_to is null)),
  check (delivers_from <> delivers_to)
);
create index on case_modes (set_by);

create function private.stamp_mode() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.time_zone := coalesce(private.zone_of_case(new.case_id), private.time_zone_of(auth.uid()), 'UTC');
  new.set_at := now();
  new.set_by := coalesce(auth.uid(), new.set_by);
  return new;
end $$;
create trigger stamp_mode before insert or update on case_modes for each row execute function private.stamp_mode();
create trigger next_version before update on case_modes for each row execute function private.next_version();

-- Everybody in the case reads the same words, whatever the reason.
create function private.announce_mode() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, 'case-' || new.case_id, 'mode_changed', new.case_id,
    jsonb_strip_nulls(jsonb_build_object('mode', new.mode, 'from', to_char(new.delivers_from, 'HH24:MI'),
      'to', to_char(new.delivers_to, 'HH24:MI'))));
  perform private.notify('case-' || new.case_id, 'case_update', 'Your mediator has changed how messages go in your case.',
    new.case_id, new.case_id);
  return null;
end $$;
create trigger announce_mode after insert on case_modes
  for each row when (new.mode <> 'joint') execute function private.announce_mode();
create trigger announce_changed_mode after update on case_modes
  for each row when ((new.mode, new.delivers_from, new.delivers_to) is distinct from (old.mode, old.delivers_from, old.delivers_to))
  execute function private.announce_mode();
create trigger audit after insert or update or delete on case_modes for each row execute function private.audit();
create trigger refuse_when_closed after insert or update on case_modes
  for each row execute function private.refuse_when_closed();

-- It locks the mode, so that a message and a change of the mode at once come one after the other.
create function private.mode_of(of_case uuid) returns text
  language sql security definer set search_path = '' as $$
  select mode from public.case_modes where case_id = of_case for share
$$;

-- These run after the policies, so that nobody outside the case learns its mode. The system's own changes pass.
create function private.refuse_message_by_mode() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  mode text;
begin
  if auth.uid() is null then return null; end if;
  mode := private.mode_of(new.case_id);
  if mode = 'paused' then
    raise 'Messages to everybody are paused until the mediator goes on. Private channels are open.' using errcode = 'MP409';
  elsif mode = 'shuttle' and new.sender_role = 'divorcee' then
    raise 'The parties do not write to each other here now. Write to your mediator in the private channel.'
      using errcode = 'MP409';
  end if;
  return null;
end $$;
create trigger refuse_by_mode after insert on chat_messages
  for each row when (new.channel_id like 'case-%') execute function private.refuse_message_by_mode();

create function private.refuse_when_paused() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and private.mode_of(new.case_id) = 'paused' then
    raise 'This case is paused. Nothing new is offered until the mediator goes on.' using errcode = 'MP409';
  end if;
  return null;
end $$;
create trigger refuse_when_paused after insert on proposals
  for each row when (new.state = 'offered') execute function private.refuse_when_paused();
-- The mediator still meets one party alone.
create trigger refuse_when_paused after insert on sessions
  for each row when (new.kind <> 'individual') execute function private.refuse_when_paused();

-- Holds what a party says to everybody in the case, for the hours of the case and then for those of the other party. The
-- server names the tone of the message, unless the safety screening is off.
create or replace function private.hold_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  tone int := nullif(current_setting('mediation.message_tone', true), '')::int;
  case_hours public.case_modes;
begin
  if new.channel_id = 'case-' || new.case_id and new.sender_role = 'divorcee' then
    select * into case_hours from public.case_modes where case_id = new.case_id;
    insert into public.held_messages (message_id, receiver_id, case_id, reason, due_at)
    select new.id, seat.user_id, new.case_id, case when harsh.is_harsh then 'tone' else 'hours' end,
      case when not harsh.is_harsh then due.at end
    from public.case_participants seat
    left join public.delivery_preferences p on p.case_id = seat.case_id and p.user_id = seat.user_id
    cross join lateral (select coalesce(tone >= p.holds_from, false) as is_harsh) harsh
    cross join lateral (select private.after_quiet_hours(
      new.created_at, case_hours.time_zone, case_hours.delivers_to, case_hours.delivers_from) as at) paced
    cross join lateral (select private.after_quiet_hours(
      paced.at, private.time_zone_of(seat.user_id), p.delivers_to, p.delivers_from) as at) due
    where seat.case_id = new.case_id and seat.role = 'divorcee' and seat.status = 'active'
      and seat.user_id <> new.sender_id and (harsh.is_harsh or due.at > new.created_at);
  end if;
  return null;
end $$;

-- Messages that wait for the hours of the case wait as the new mode says: not at all, or for its hours. What has arrived
-- stays there.
create function private.renew_waiting_times() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.held_messages held set due_at = private.after_quiet_hours(
      private.after_quiet_hours(now(), new.time_zone, new.delivers_to, new.delivers_from),
      private.time_zone_of(held.receiver_id), p.delivers_to, p.delivers_from)
    from public.case_participants seat
    left join public.delivery_preferences p on p.case_id = seat.case_id and p.user_id = seat.user_id
    where held.case_id = new.case_id and held.reason = 'hours' and held.delivered_at is null
      and held.due_at > now()
      and seat.case_id = held.case_id and seat.user_id = held.receiver_id;
  return null;
end $$;
create trigger renew_waiting_times after update on case_modes
  for each row when ((new.delivers_from, new.delivers_to) is distinct from (old.delivers_from, old.delivers_to))
  execute function private.renew_waiting_times();

-- What a mediator put aside: answers that need no other mode. Other answers are proposed again.
create table private.modes_put_aside (
  case_id uuid not null references cases on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  answer  text not null check (answer ~ '^[0-9a-f]{32}$'),
  primary key (case_id, user_id, answer)
);
create index on private.modes_put_aside (user_id);

insert into private.erasure_rules (position, table_name, treatment, whose) values
  (62, 'private.modes_put_aside', 'delete', 'user_id = $1');
insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (230, 'public.case_modes', 'keep', '{mode,time_zone}', 'How messages went in the case.');

-- The modes that private answers speak for, for the mediators of the case alone. It is computed each time and kept
-- nowhere, so that a mode that came from it looks like any other. Modes that the case already goes beyond are left out.
create function private.proposed_modes(of_case uuid)
  returns table (mode text, reason text, user_id uuid, answer text, delivers_from time, delivers_to time)
  language sql stable security definer set search_path = '' as $$
  with said as (
    select case when s.prefers_to_talk or s.answers ->> 'safe' = 'no' then 'shuttle' else 'paced' end as mode,
      case when s.answers ->> 'safe' = 'no' then 'unsafe' when s.prefers_to_talk then 'talk' else 'unsure' end as reason,
      s.user_id, md5(s.id::text || s.answers::text || s.prefers_to_talk::text) as answer,
      null::time as delivers_from, null::time as delivers_to
    from public.safety_answers s
    join public.case_intakes i on i.case_id = s.case_id and i.user_id = s.user_id and i.status <> 'draft'
    where s.case_id = of_case and s.handled_at is null
      and (s.prefers_to_talk or s.answers ->> 'safe' in ('no', 'unsure'))
    union all
    select case r.kind when 'pause' then 'paused' else 'shuttle' end,
      case r.kind when 'pause' then 'pause' else 'concern' end, r.user_id, md5(r.id::text), null, null
    from (
      select distinct on (kind, user_id) * from public.case_requests
      where case_id = of_case and handled_at is null and kind in ('pause', 'safety_concern')
      order by kind, user_id, created_at desc, id
    ) r
    union all
    select 'paced', case when p.delivers_from is not null then 'hours' else 'tone' end, p.user_id,
      md5(p.user_id::text || concat_ws(' ', p.delivers_from, p.delivers_to, p.holds_from)),
      p.delivers_from, p.delivers_to
    from public.delivery_preferences p
    join public.case_participants seat on seat.case_id = p.case_id and seat.user_id = p.user_id
      and seat.role = 'divorcee' and seat.status = 'active'
    where p.case_id = of_case and (p.delivers_from is not null or p.holds_from is not null)
  ), ranks as (select array['joint', 'paced', 'shuttle', 'paused'] as of_mode)
  select said.* from said cross join ranks
  where of_case in (select private.my_mediated_case_ids())
    and exists (select from public.cases c where c.id = of_case and c.status <> 'closed')
    and array_position(ranks.of_mode, said.mode) > array_position(ranks.of_mode, coalesce(
      (select m.mode from public.case_modes m where m.case_id = of_case), 'joint'))
    and not exists (
      select from private.modes_put_aside a
      where a.case_id = of_case and a.user_id = said.user_id and a.answer = said.answer)
  order by array_position(ranks.of_mode, said.mode) desc, said.user_id, said.reason
$$;

-- Nobody is told. Only what is proposed can be put aside.
create function private.put_mode_aside(of_case uuid, of_answer text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.modes_put_aside (case_id, user_id, answer)
    select of_case, p.user_id, p.answer from private.proposed_modes(of_case) p where p.answer = of_answer;
  return found;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.proposed_modes(uuid), private.put_mode_aside(uuid, text) to authenticated;

-- Read by whoever reads the case, set by its mediators.
alter table case_modes enable row level security;
create policy participant_reads on case_modes for select to authenticated
  using (case_id in (select private.my_case_ids()) or (select private.is_platform_admin()) or case_id in (select private.my_office_case_ids()));
create policy mediator_sets on case_modes for insert to authenticated
  with check (case_id in (select private.my_mediated_case_ids()));
create policy mediator_changes on case_modes for update to authenticated
  using (case_id in (select private.my_mediated_case_ids()));
revoke all on case_modes from anon, authenticated;
grant select, insert (case_id, mode, delivers_from, delivers_to), update (mode, delivers_from, delivers_to)
  on case_modes to authenticated;
select private.refuse_direct_writes('case_modes');

-- What was taken out of a picture when it came, by kinds. Whoever sent a document and its owner read it.
alter table private.upload_files add column taken_out text[];

create function private.note_taken_out(upload uuid, kinds text[]) returns void
  language sql security definer set search_path = '' as $$
  update private.upload_files set taken_out = kinds
  where upload_id = upload and taken_out is null
    and exists (select from public.uploads u where u.id = upload and u.uploaded_by = auth.uid())
$$;

create function private.my_file(upload uuid) returns table (key text, kinds text[])
  language sql stable security definer set search_path = '' as $$
  select f.storage_key, f.taken_out
  from private.upload_files f join public.uploads u on u.id = f.upload_id
  where u.id = upload and auth.uid() in (u.owner_id, u.uploaded_by) and u.scan_status <> 'quarantined'
    and u.visible_to in (select private.my_audience_ids())
$$;
revoke execute on function private.note_taken_out(uuid, text[]), private.my_file(uuid) from public;
grant execute on function private.note_taken_out(uuid, text[]), private.my_file(uuid) to authenticated;

reset check_function_bodies;
