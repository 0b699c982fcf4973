-- How often the calendar entry of somebody changed who is no longer expected. Whoever is asked to come again goes on from
-- there: a calendar keeps the entry with the highest number, and would show the old place.
create table private.former_attendees (
  session_id     uuid not null references sessions on delete cascade,
  participant_id uuid not null references case_participants on delete cascade,
  revision       int not null,
  primary key (session_id, participant_id)
);
create index on private.former_attendees (participant_id);

-- After a session or a participant is gone, nobody needs to know.
create function private.remember_revision() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.former_attendees (session_id, participant_id, revision)
  select s.id, p.id, old.revision + 1 from public.sessions s, public.case_participants p
  where s.id = old.session_id and p.id = old.participant_id
  on conflict (session_id, participant_id) do update set revision = excluded.revision;
  return null;
end $$;
create trigger remember_revision after delete on session_attendees
  for each row execute function private.remember_revision();

create function private.recall_revision() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select former.revision into new.revision from private.former_attendees former
    where former.session_id = new.session_id and former.participant_id = new.participant_id;
  new.revision := coalesce(new.revision, 0);
  return new;
end $$;
create trigger recall_revision before insert on session_attendees
  for each row execute function private.recall_revision();

revoke execute on function private.remember_revision(), private.recall_revision() from public;
revoke all on private.former_attendees from anon, authenticated;
