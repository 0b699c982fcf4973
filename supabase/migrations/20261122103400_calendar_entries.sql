-- Calendar entries: a session as it stands in the calendar of one person.

set check_function_bodies = off;

-- When each person leaves, counted from the start like their arrival; null for whoever stays until the end.
alter table session_attendees add column leaves_minutes int;

-- A person's sessions, with their own times and place only, and never with a link: whoever reads a calendar could join by it. A
-- session that they no longer attend is `left`, so that an invitation they received can be withdrawn. A mediator without a
-- place of their own has the places of both sides. The title is neutral unless both the session and the person allow more,
-- and a neutral entry has no place.
create function private.calendar_entries_of(person uuid)
  returns table (session_id uuid, ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int,
                 is_neutral boolean, arrives_minutes int, place text, address text, language text)
  language sql stable security definer set search_path = '' as $$
  with mine as (
    select a.session_id, a.revision, participant.status = 'active' as is_expected, a.arrives_minutes, a.leaves_minutes,
      case when participant.role = 'mediator' then coalesce(a.place, (
        select string_agg(room.place, ', ' order by room.side) from (
          select other.place, min(guest.side) as side
          from public.session_attendees other join public.case_participants guest on guest.id = other.participant_id
          where other.session_id = a.session_id and other.place is not null
          group by other.place) as room)) else a.place end as place
    from public.case_participants participant
    join public.session_attendees a on a.participant_id = participant.id
    where participant.user_id = person
    union all
    select former.session_id, former.revision, false, 0, null, null
    from public.case_participants participant
    join private.former_attendees former on former.participant_id = participant.id
    where participant.user_id = person and not exists (
      select from public.session_attendees a
      where a.session_id = former.session_id and a.participant_id = former.participant_id)
  )
  select distinct on (s.id) s.id, s.ics_uid, s.ics_sequence + mine.revision,
    case when mine.is_expected then s.status else 'left' end, s.starts_at, coalesce(mine.leaves_minutes, s.minutes), title.is_neutral,
    mine.arrives_minutes, case when mine.is_expected and not title.is_neutral then mine.place end,
    contact.email, private.mail_language(person, null)
  from mine
  join public.sessions s on s.id = mine.session_id
  left join public.contact_details contact on contact.user_id = person
  cross join lateral (select s.neutral_title or coalesce(contact.safe_neutral, true) as is_neutral) as title
  order by s.id, mine.is_expected desc, mine.revision desc
$$;

-- The entry of a session that the caller attends.
create function private.my_calendar_entry(of_session uuid)
  returns table (ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int, is_neutral boolean,
                 arrives_minutes int, place text, address text, language text)
  language sql stable security definer set search_path = '' as $$
  select entry.ics_uid, entry.ics_sequence, entry.status, entry.starts_at, entry.minutes, entry.is_neutral,
    entry.arrives_minutes, entry.place, entry.address, entry.language
  from private.calendar_entries_of(auth.uid()) entry where entry.session_id = of_session and entry.status <> 'left'
$$;

-- The entries of the feed's owner. A valid address returns at least one row, which may be empty.
drop function private.calendar_by_token(text);
create function private.calendar_by_token(token text)
  returns table (ics_uid uuid, ics_sequence int, status text, starts_at timestamptz, minutes int, is_neutral boolean,
                 arrives_minutes int, place text, address text, language text)
  language sql stable security definer set search_path = '' as $$
  select mine.ics_uid, mine.ics_sequence, mine.status, mine.starts_at, mine.minutes, mine.is_neutral,
    mine.arrives_minutes, mine.place, mine.address, private.mail_language(feed.user_id, null)
  from public.calendar_feeds feed
  left join lateral (
    select entry.* from private.calendar_entries_of(feed.user_id) entry
    where entry.status <> 'left' and entry.starts_at > now() - interval '1 year'
    order by entry.starts_at, entry.session_id
  ) as mine on true
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null
$$;

revoke execute on function private.calendar_entries_of(uuid), private.my_calendar_entry(uuid),
  private.calendar_by_token(text) from public;
grant execute on function private.my_calendar_entry(uuid) to authenticated;
grant execute on function private.calendar_by_token(text) to anon, authenticated;

reset check_function_bodies;
