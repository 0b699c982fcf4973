-- Words to the mediator about a session: which times would suit better, a topic to add, how it was.

set check_function_bodies = off;

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

revoke execute on all functions in schema private from public;

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

reset check_function_bodies;
