-- Video rooms: with the address of a video server of the organization's own, a video session gets rooms there when it
-- gets its time. A room is only a name that nobody can guess; no server is contacted.

set check_function_bodies = off;

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

reset check_function_bodies;
