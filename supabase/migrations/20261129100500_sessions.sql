-- Sessions: who attends, words and concerns, separate rooms, and what comes of a session.

set check_function_bodies = off;

-- The working hours of a mediator, in their organization's time zone, and the time that they keep free between sessions.

create table mediator_hours (
  user_id       uuid primary key default auth.uid() references profiles on delete cascade,
  -- Null is the organization's hours.
  working_hours jsonb check (private.are_working_hours(working_hours)),
  gap_minutes   int not null default 0 check (gap_minutes between 0 and 120)
);

-- The organization's hours and time zone, with the hours that this mediator set.
create function private.hours_of(of_mediator uuid, of_organization uuid)
  returns table (working_hours jsonb, time_zone text)
  language sql stable security definer set search_path = '' as $$
  select coalesce(own.working_hours, office.working_hours), office.time_zone
  from public.organization_settings office
  left join public.mediator_hours own on own.user_id = of_mediator
  where office.organization_id = of_organization
$$;

-- Whether a time is outside the working hours of a mediator of the case, or of the organization while nobody mediates it.
-- It is allowed, with a warning.
create or replace function private.is_outside_hours(of_case uuid, starts timestamptz, lasting int) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.cases c
    left join public.case_participants mediator
      on mediator.case_id = c.id and mediator.role = 'mediator' and mediator.status = 'active'
    cross join lateral private.hours_of(mediator.user_id, c.organization_id) as hours
    cross join lateral (select starts at time zone hours.time_zone as opens,
      (starts + make_interval(mins => lasting)) at time zone hours.time_zone as ends) as local
    where c.id = of_case and not exists (
      select from jsonb_array_elements(hours.working_hours -> to_char(local.opens, 'dy')) as span
      where local.opens::date = local.ends::date
        and to_char(local.opens, 'HH24:MI') >= span ->> 'from' and to_char(local.ends, 'HH24:MI') <= span ->> 'to'))
$$;

create trigger audit after insert or update or delete on mediator_hours for each row execute function private.audit();

-- A mediator's own.
alter table mediator_hours enable row level security;
create policy owner_reads on mediator_hours for select to authenticated
  using (user_id = (select auth.uid()));
create policy mediator_adds on mediator_hours for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.my_role()) = 'mediator');
create policy mediator_changes on mediator_hours for update to authenticated
  using (user_id = (select auth.uid()) and (select private.my_role()) = 'mediator');
revoke all on mediator_hours from anon, authenticated;
grant select, insert (working_hours, gap_minutes), update (working_hours, gap_minutes)
  on mediator_hours to authenticated;
select private.refuse_direct_writes('mediator_hours');

-- Who attends a session, without looking through all sessions of the caller for each one that is listed.
create or replace function private.session_people(of_session uuid)
  returns table (participant_id uuid, user_id uuid, name text, role text, side text)
  language sql stable security definer set search_path = '' as $$
  select participant.id, participant.user_id, coalesce(person.name, participant.name), participant.role, participant.side
  from public.session_attendees a
  join public.case_participants participant on participant.id = a.participant_id
  left join public.profiles person on person.id = participant.user_id
  where a.session_id = of_session
    and (private.arranges(a.case_id) or exists (
      select from public.session_attendees mine
      join public.case_participants me on me.id = mine.participant_id
      where mine.session_id = of_session and me.user_id = auth.uid() and me.status = 'active'))
  order by participant.created_at, participant.id
$$;

-- Words to the mediator about a session: which times would suit better, a topic to add, how it was.

create table session_words (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  session_id     uuid not null,
  participant_id uuid not null,
  about          text not null check (about in ('times', 'agenda', 'afterwards')),
  text           text not null check (length(text) between 1 and 1000) check (private.is_text(text)),
  created_at     timestamptz not null default clock_timestamp(),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on session_words (case_id, session_id);
create index on session_words (participant_id, case_id);

create function private.follow_word() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(new.case_id, 'mediator-' || new.case_id, 'session_word', new.session_id);
  perform private.notify('mediator-' || new.case_id, 'session_scheduled', 'Somebody wrote to you about a session.',
    new.case_id, new.session_id);
  return null;
end $$;
create trigger follow_word after insert on session_words for each row execute function private.follow_word();
create trigger refuse_when_closed after insert on session_words
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on session_words for each row execute function private.audit();

-- Between the person who writes and the mediator.
alter table session_words enable row level security;
create policy author_or_mediator_reads on session_words for select to authenticated
  using (
    participant_id in (select private.my_participant_ids())
    or case_id in (select private.my_mediated_case_ids())
  );
create policy author_writes on session_words for insert to authenticated
  with check (
    participant_id in (select private.my_participant_ids())
    and session_id in (select private.my_session_ids())
  );
revoke all on session_words from anon, authenticated;
grant select, insert (case_id, session_id, participant_id, about, text) on session_words to authenticated;
select private.refuse_direct_writes('session_words');

-- A party, or a lawyer who attends, can say that a session is not safe: a request to the mediator that names the session.

-- A lawyer, too, has an audience with the mediator alone: party-{case}-{lawyer}. parties-{case} is both parties and the
-- mediator, without the lawyers.
create or replace view private.audience_members as
  select channel_id as visible_to, case_id, user_id from private.channel_members
  union all
  select 'party-' || guest.case_id || '-' || guest.user_id, guest.case_id, member.user_id
  from public.case_participants guest
  join public.case_participants member on member.case_id = guest.case_id and member.status = 'active'
    and (member.id = guest.id or member.role = 'mediator')
  where guest.role in ('divorcee', 'lawyer') and guest.status in ('active', 'removed') and guest.user_id is not null
  union all
  select 'mediator-' || case_id, case_id, user_id
  from public.case_participants
  where role = 'mediator' and status = 'active'
  union all
  select 'parties-' || case_id, case_id, user_id
  from public.case_participants
  where role in ('divorcee', 'mediator') and status = 'active';

alter table case_requests add column session_id uuid,
  add foreign key (case_id, session_id) references sessions (case_id, id) on delete set null (session_id);
create index on case_requests (case_id, session_id);

-- A party asks for anything, about no session or one that they attend; a lawyer raises a concern about a session that
-- they attend.
drop policy party_asks on case_requests;
create policy guest_asks on case_requests for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and case
      when case_id in (select private.my_party_case_ids())
        then session_id is null or session_id in (select private.my_session_ids())
      else kind = 'safety_concern' and session_id in (select private.my_session_ids())
        and case_id not in (select private.my_mediated_case_ids())
    end
  );
grant insert (session_id) on case_requests to authenticated;

-- The documents that the mediator wants at hand in a session.

create table session_documents (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null,
  session_id uuid not null,
  upload_id  uuid not null references uploads on delete cascade,
  unique (session_id, upload_id),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);
create index on session_documents (case_id, session_id);
create index on session_documents (upload_id);

-- Replaces the documents of a session. It changes nothing else, so that people who cannot read a document do not learn
-- that one was chosen.
create function private.choose_session_documents(of_session uuid, wanted uuid[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions := private.arrange_session(of_session);
begin
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator chooses the documents of a session.' using errcode = 'MP403';
  end if;
  if exists (select from unnest(wanted) as upload where upload not in (
    select id from public.uploads where case_id = it.case_id and visible_to in (select private.my_audience_ids()))) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  delete from public.session_documents where session_id = it.id and upload_id <> all (wanted);
  insert into public.session_documents (case_id, session_id, upload_id)
  select it.case_id, it.id, upload from unnest(wanted) as upload on conflict do nothing;
end $$;

create trigger refuse_when_closed after insert on session_documents
  for each row execute function private.refuse_when_closed();
create trigger audit after insert or update or delete on session_documents
  for each row execute function private.audit();
grant execute on function private.choose_session_documents(uuid, uuid[]) to authenticated;

-- Read by those who attend and the mediator, each as far as they may read the document.
alter table session_documents enable row level security;
create policy reader_reads on session_documents for select to authenticated
  using (
    (session_id in (select private.my_session_ids()) or case_id in (select private.my_mediated_case_ids()))
    -- As a value it is looked up by its key; as a set Postgres would read all documents.
    and upload_id = (select id from uploads where id = upload_id and visible_to in (select private.my_audience_ids()))
  );
revoke all on session_documents from anon, authenticated;
grant select on session_documents to authenticated;
select private.refuse_direct_writes('session_documents');

-- After a session: its length, what both parties settled for now, and next actions that their owners tick.

alter table sessions
  add column held_minutes int check (held_minutes between 0 and 600),
  add column settled text[] not null default '{}' check (cardinality(settled) <= 20
    and coalesce(array_ndims(settled), 1) = 1 and array_position(settled, null) is null);
grant update (held_minutes, settled) on sessions to authenticated;

-- A mediator may empty a note that they wrote.
alter table session_outcomes drop constraint session_outcomes_outcome_note_check,
  add constraint session_outcomes_outcome_note_check check (length(outcome_note) <= 8000);
alter table session_outcomes drop constraint session_outcomes_outcome_note_check1,
  add constraint session_outcomes_outcome_note_check1 check (outcome_note = '' or private.is_text(outcome_note));

-- For the owner of an action and the mediator. The action is named by its place and its text, because the mediator may
-- have changed the list in the meantime.
create function private.tick_action(of_session uuid, place int, words text, done boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.sessions;
  action jsonb;
begin
  select * into it from public.sessions where id = of_session
    and (id in (select private.my_session_ids()) or case_id in (select private.my_mediated_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  action := it.next_actions -> place;
  if action is null or action ->> 'text' <> words then
    raise 'The actions have changed. Look at the newest ones.' using errcode = 'MP409';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids())
    and not exists (select from private.my_participant_ids() as mine where mine::text = action ->> 'participant_id') then
    raise 'Only the person who does this, or the mediator, can say that it is done.' using errcode = 'MP403';
  end if;
  if exists (select from public.cases where id = it.case_id and status = 'closed') then
    raise 'This case is closed.' using errcode = 'MP409';
  end if;
  action := action - 'done_on' || jsonb_build_object('is_done', done) || case when done
    then jsonb_build_object('done_on', (now() at time zone it.time_zone)::date) else '{}' end;
  update public.sessions set next_actions = jsonb_set(next_actions, array[place::text], action) where id = it.id;
end $$;
grant execute on function private.tick_action(uuid, int, text, boolean) to authenticated;

-- Video rooms: with the address of a video server of the organization's own, a video session gets rooms there when it
-- gets its time. A room is only a name that nobody can guess; no server is contacted.

alter table organization_settings add column video_url text check (
  length(video_url) <= 200 and video_url ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?(/[A-Za-z0-9_~-]+)*$');
grant select (video_url), update (video_url) on organization_settings to authenticated;

-- One room for everybody, or one for each side in a shuttle session. Retired rooms are kept, so that an old link is
-- never given out again in its session.
create table private.session_rooms (
  link       text not null,
  session_id uuid not null references sessions on delete cascade,
  side       text check (side in ('A', 'B')),
  retired_at timestamptz,
  primary key (session_id, link)
);
create unique index one_room_per_side on private.session_rooms (session_id, coalesce(side, '')) where retired_at is null;

-- A place or a link without what makes no other room of it: capitals, spaces, a slash at the end, and in a link the port,
-- the query and the fragment. They stay where they name the room: without a path, behind a page such as "join.php", and
-- as a path behind "#". Elsewhere a service may tell two rooms apart that count as one here: the mediator then needs
-- another link, which is better than a room of both sides.
create function private.room_of(text) returns text
  language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(btrim($1)), '\s+', ' ', 'g'),
    '^(https://[^/?#]*):\d*(?=[/?#]|$)', '\1'),
    '^(https://[^/?#]+/+[^/?#][^?#]*)(?<!\.(php|html?|aspx|jsp))[?#](?!/).*$', '\1'),
    '/+(?=[?#]|$)', '', 'g')
$$;

create function private.open_rooms(it public.sessions) returns void
  language sql security definer set search_path = '' as $$
  insert into private.session_rooms (link, session_id, side)
  select office.video_url || '/' || replace(gen_random_uuid()::text, '-', ''), it.id, room.side
  from public.cases c
  join public.organization_settings office on office.organization_id = c.organization_id
  cross join unnest(case it.kind when 'shuttle' then array['A', 'B'] else array[null] end) as room (side)
  where c.id = it.case_id and it.mode = 'video' and office.video_url is not null
  on conflict do nothing
$$;

-- Gives each attendee without a link of their own the room of their side. `assign_room` chooses it.
create function private.hand_out_rooms(of_session uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.session_attendees a set link = a.link
  where a.session_id = of_session and (a.link is null or exists (
    select from private.session_rooms room
    where room.session_id = of_session and private.room_of(room.link) = private.room_of(a.link)))
$$;

-- A link that was given by hand stays. Any other is the open room of the person's own side, so that the link of another
-- side or of a retired room cannot be given by mistake.
create function private.assign_room() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.link is null or exists (
    select from private.session_rooms room
    where room.session_id = new.session_id and private.room_of(room.link) = private.room_of(new.link)) then
    new.link := (
      select room.link from private.session_rooms room
      join public.case_participants participant on participant.id = new.participant_id and participant.status = 'active'
      where room.session_id = new.session_id and room.retired_at is null
        and (room.side is null or room.side = participant.side));
  end if;
  return new;
end $$;
create trigger assign_room before insert or update of link on session_attendees
  for each row execute function private.assign_room();

-- When a side arrives at a session in separate rooms, unless the mediator says otherwise: one after the other, with half
-- an hour left for each.
create function private.arrival_of_side(side text, lasting int) returns int
  language sql immutable set search_path = '' as $$
  select case side when 'B' then greatest(0, least(10, lasting - 30)) else 0 end
$$;

-- Another kind or mode begins anew: whoever had the place or the link of a joint room must not find the other side in it
-- later. When the sides come apart there is a time between them, and when they come together there is none.
create function private.prepare_rooms() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_parted boolean := (new.kind = 'shuttle') <> (old.kind = 'shuttle');
begin
  update private.session_rooms set retired_at = now() where session_id = new.id and retired_at is null;
  if is_parted or new.mode <> old.mode then
    update public.session_attendees a set place = null, link = null, arrives_minutes = case
      when not is_parted then a.arrives_minutes
      when new.kind = 'shuttle' then private.arrival_of_side(participant.side, new.minutes)
      else 0 end
    from public.case_participants participant
    where a.session_id = new.id and participant.id = a.participant_id;
  end if;
  if new.status = 'scheduled' then
    perform private.open_rooms(new);
    perform private.hand_out_rooms(new.id);
  end if;
  return new;
end $$;
create trigger prepare_rooms before update on sessions for each row
  when (new.status in ('proposed', 'scheduled')
    and (old.status, old.kind, old.mode) is distinct from (new.status, new.kind, new.mode))
  execute function private.prepare_rooms();

create function private.retire_rooms() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.session_rooms set retired_at = now() where session_id = new.id and retired_at is null;
  perform private.hand_out_rooms(new.id);
  return null;
end $$;
create trigger retire_rooms after update on sessions for each row
  when (old.status = 'scheduled' and new.status <> 'scheduled') execute function private.retire_rooms();

-- Whoever is no longer expected knows the name of a room and the link that was given to them by hand, so the others get
-- another room. Where there is no room the mediator gives a new link.
create function private.renew_rooms(of_session uuid, of_side text, known_link text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update private.session_rooms set retired_at = now()
    where session_id = of_session and retired_at is null and (side is null or side = of_side);
  if not found and known_link is null then return; end if;
  insert into private.session_rooms (link, session_id, retired_at)
    select known_link, of_session, now() where known_link is not null on conflict do nothing;
  perform private.open_rooms(it) from public.sessions it where it.id = of_session and it.status = 'scheduled';
  perform private.hand_out_rooms(of_session);
end $$;

create function private.renew_rooms_without() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'session_attendees' then
    perform private.renew_rooms(old.session_id, participant.side, old.link)
      from public.case_participants participant where participant.id = old.participant_id;
  else
    perform private.renew_rooms(a.session_id, new.side, a.link)
      from public.session_attendees a where a.participant_id = new.id;
  end if;
  return null;
end $$;
create trigger renew_rooms after delete on session_attendees
  for each row execute function private.renew_rooms_without();
create trigger renew_rooms after update of status on case_participants
  for each row when (old.status = 'active' and new.status = 'removed') execute function private.renew_rooms_without();

revoke execute on function private.room_of(text), private.open_rooms(sessions), private.hand_out_rooms(uuid),
  private.assign_room(), private.arrival_of_side(text, int),
  private.prepare_rooms(), private.retire_rooms(), private.renew_rooms(uuid, text, text), private.renew_rooms_without()
  from public;

-- Whether others have the caller's link to a session, without saying who: nobody, people of their own side, or others too.
create function private.link_shared_with(of_session uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when bool_or(participant.side <> me.side) then 'others'
    when count(participant.id) > 0 then 'my_side'
    else 'nobody' end
  from public.session_attendees mine
  join public.case_participants me on me.id = mine.participant_id and me.user_id = auth.uid() and me.status = 'active'
  left join public.session_attendees a
    on a.session_id = mine.session_id and a.participant_id <> mine.participant_id
    and private.room_of(a.link) = private.room_of(mine.link)
  left join public.case_participants participant on participant.id = a.participant_id and participant.role <> 'mediator'
  where mine.session_id = of_session and mine.link is not null
  group by mine.participant_id
$$;

revoke execute on function private.link_shared_with(uuid) from public;
grant execute on function private.link_shared_with(uuid) to authenticated;

-- A session gets no time while somebody feels unsafe about it, unless the mediator says that they spoke with that person.
alter table case_requests add column acknowledged_at timestamptz;
grant update (acknowledged_at) on case_requests to authenticated;

create function private.stamp_concern() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.acknowledged_at := now();
  return new;
end $$;
create trigger stamp_concern before update of acknowledged_at on case_requests
  for each row execute function private.stamp_concern();

-- Each confirmation or move needs an acknowledgement of its own: one of the same transaction.
create function private.check_concerns() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.case_requests
      where session_id = new.id and kind = 'safety_concern' and handled_at is null
        and acknowledged_at is distinct from now()) then
    raise 'Somebody feels unsafe about this session. Speak with them alone before you go on.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger check_concerns before update on sessions for each row
  when (new.status = 'scheduled' and new.starts_at is distinct from old.starts_at)
  execute function private.check_concerns();

revoke execute on function private.stamp_concern(), private.check_concerns() from public;

-- Separate rooms: the two sides share no place and no link, and one arrives and leaves after the other.

-- The links that a person was given in a case, so that none of them becomes a room of the other side.
create table private.given_links (
  participant_id uuid not null references public.case_participants on delete cascade,
  room           text not null,
  primary key (participant_id, room)
);

create function private.keep_rooms_apart() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  mine public.case_participants;
begin
  select * into mine from public.case_participants where id = new.participant_id and role <> 'mediator';
  if not found then return null; end if;
  if new.link is not null then
    insert into private.given_links values (mine.id, private.room_of(new.link)) on conflict do nothing;
  end if;
  if not exists (select from public.sessions
      where id = new.session_id and kind = 'shuttle' and status in ('proposed', 'scheduled')) then
    return null;
  end if;
  if exists (
    select from public.session_attendees a join public.case_participants other on other.id = a.participant_id
    where a.session_id = new.session_id and other.role <> 'mediator' and other.side <> mine.side
      and private.room_of(a.place) = private.room_of(new.place)) then
    raise 'The two sides do not meet. Give each side a place of its own.' using errcode = 'MP422';
  end if;
  if exists (
      select from private.given_links known join public.case_participants other on other.id = known.participant_id
      where other.case_id = mine.case_id and other.side <> mine.side and known.room = private.room_of(new.link))
    and not exists (select from private.session_rooms room
      where room.session_id = new.session_id and room.link = new.link and room.retired_at is null) then
    raise 'The two sides do not meet. Give each side a link that the other side never had.' using errcode = 'MP422';
  end if;
  return null;
end $$;
create trigger keep_rooms_apart after insert or update of place, link on session_attendees
  for each row execute function private.keep_rooms_apart();

-- Somebody new arrives with their side.
create function private.arrive_with_side() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  mine public.case_participants;
  it public.sessions;
begin
  select * into mine from public.case_participants where id = new.participant_id;
  select * into it from public.sessions where id = new.session_id;
  if mine.role = 'mediator' or it.kind <> 'shuttle' then return new; end if;
  new.arrives_minutes := coalesce((
    select min(a.arrives_minutes)
    from public.session_attendees a join public.case_participants other on other.id = a.participant_id
    where a.session_id = it.id and other.side = mine.side), private.arrival_of_side(mine.side, it.minutes));
  return new;
end $$;
create trigger arrive_with_side before insert on session_attendees
  for each row when (new.arrives_minutes = 0) execute function private.arrive_with_side();

-- When somebody leaves who comes so many minutes after the start: the sides leave in the order in which they came, each
-- with the same number of minutes. Null for mediators and for whoever comes last, who stay until the end.
create function private.leaving_of(it public.sessions, role text, arrives int) returns int
  language sql stable security definer set search_path = '' as $$
  select case when role <> 'mediator' then nullif(greatest(it.minutes + arrives - greatest(arrives, (
    select max(a.arrives_minutes)
    from public.session_attendees a join public.case_participants guest on guest.id = a.participant_id
    where a.session_id = it.id and guest.role <> 'mediator')), arrives + 15), it.minutes) end
$$;

create function private.let_leave_in_turn(of_session uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.session_attendees a set leaves_minutes = own.leaves
  from public.sessions it
  join public.session_attendees guest on guest.session_id = it.id
  join public.case_participants participant on participant.id = guest.participant_id
  cross join lateral (select private.leaving_of(it, participant.role, guest.arrives_minutes) as leaves) as own
  where it.id = of_session and a.id = guest.id and a.leaves_minutes is distinct from own.leaves
$$;

-- Another arrival or length changes when the others leave, too. The names of these triggers put them before those that
-- notify people of their times.
create function private.arrange_leaving() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'sessions' then perform private.let_leave_in_turn(new.id);
  elsif tg_op = 'DELETE' then perform private.let_leave_in_turn(old.session_id);
  else perform private.let_leave_in_turn(new.session_id); end if;
  return null;
end $$;
create trigger arrange_leaving after insert or delete or update of arrives_minutes on session_attendees
  for each row execute function private.arrange_leaving();
create trigger arrange_leaving after update of minutes on sessions
  for each row when (new.minutes <> old.minutes) execute function private.arrange_leaving();

-- Somebody who is added later is notified once.
create function private.leave_in_turn() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select private.leaving_of(it, participant.role, new.arrives_minutes) into new.leaves_minutes
    from public.sessions it, public.case_participants participant
    where it.id = new.session_id and participant.id = new.participant_id;
  return new;
end $$;
create trigger leave_in_turn before insert on session_attendees
  for each row execute function private.leave_in_turn();

insert into private.given_links
select distinct a.participant_id, private.room_of(a.link)
from session_attendees a join case_participants participant on participant.id = a.participant_id
where participant.role <> 'mediator' and a.link is not null;

-- What sides in separate rooms have shared until now ends.
update session_attendees a set place = null, link = null
from sessions it
where it.id = a.session_id and it.kind = 'shuttle' and it.status in ('proposed', 'scheduled') and exists (
  select from session_attendees one join case_participants mine on mine.id = one.participant_id and mine.side = 'A'
  join session_attendees another on another.session_id = one.session_id
  join case_participants other on other.id = another.participant_id and other.side = 'B'
  where one.session_id = it.id and (private.room_of(one.place) = private.room_of(another.place)
    or private.room_of(one.link) = private.room_of(another.link)));

-- Who comes before the other side has read until now that they leave with it.
select private.let_leave_in_turn(id) from sessions
where status = 'proposed' or status = 'scheduled' and starts_at > now();

revoke execute on all functions in schema private from public;

reset check_function_bodies;
