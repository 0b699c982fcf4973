-- Separate rooms: the two sides share no place and no link, and one arrives and leaves after the other.

set check_function_bodies = off;

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
-- tell people their times.
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

-- Somebody who is added later is told once.
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
