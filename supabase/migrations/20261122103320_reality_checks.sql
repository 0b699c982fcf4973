-- The mediator's private questions to one party about a topic, with the answer. Their lawyers do not read them.

set check_function_bodies = off;

create table reality_checks (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  topic_id       uuid not null,
  participant_id uuid not null,
  visible_to     text not null,
  author_id      uuid not null default auth.uid() references profiles,
  question       text not null check (length(question) between 1 and 1000) check (private.is_text(question)),
  answer         text check (length(answer) between 1 and 2000) check (private.is_text(answer)),
  answered_at    timestamptz,
  created_at     timestamptz not null default clock_timestamp(),
  check ((answer is null) = (answered_at is null)),
  foreign key (case_id, topic_id) references topics (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on reality_checks (case_id, topic_id, created_at);
create index on reality_checks (case_id, participant_id);
create index on reality_checks (author_id);
create index on reality_checks (visible_to);

-- Asks each of these parties alone.
create function private.ask_reality_check(of_topic uuid, of_participants uuid[], words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  topic public.topics := private.lock_topic(of_topic);
  party public.case_participants;
begin
  perform private.must_mediate(topic.case_id);
  if exists (select unnest(of_participants) except select id from public.case_participants
    where case_id = topic.case_id and role = 'divorcee' and status = 'active') then
    raise 'Choose a party who has joined the case.' using errcode = 'MP422';
  end if;
  for party in select * from public.case_participants where id = any (of_participants) loop
    insert into public.reality_checks (case_id, topic_id, participant_id, visible_to, question)
      values (topic.case_id, of_topic, party.id, 'party-' || topic.case_id || '-' || party.user_id, words);
  end loop;
end $$;

create function private.answer_reality_check(of_check uuid, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.reality_checks;
begin
  select * into it from public.reality_checks
    where id = of_check and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_open_case(it.case_id);
  if it.participant_id not in (select private.my_participant_ids()) then
    raise 'Only the party who was asked answers.' using errcode = 'MP403';
  end if;
  update public.reality_checks set answer = words, answered_at = now() where id = of_check and answer is null;
  if not found then raise 'You have answered this already.' using errcode = 'MP409'; end if;
end $$;

create function private.follow_reality_check() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean := tg_op = 'INSERT';
begin
  perform private.record(new.case_id, new.visible_to, case when is_new then 'question_asked' else 'question_answered' end,
    new.topic_id);
  perform private.notify(new.visible_to, 'case_update',
    case when is_new then 'Your mediator has a question for you.' else 'Somebody answered your question.' end,
    new.case_id, new.topic_id);
  return null;
end $$;
create trigger follow_reality_check after insert or update of answer on reality_checks
  for each row execute function private.follow_reality_check();

create trigger audit after insert or update or delete on reality_checks
  for each row execute function private.audit();

insert into private.retention_tables (position, table_name, class)
  select max(position) + 1, 'reality_checks', 'messages' from private.retention_tables;

revoke execute on all functions in schema private from public;
grant execute on function private.ask_reality_check(uuid, uuid[], text), private.answer_reality_check(uuid, text)
  to authenticated;

-- Between that party and the mediators.
alter table reality_checks enable row level security;
create policy audience_reads on reality_checks for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on reality_checks from anon, authenticated;
grant select on reality_checks to authenticated;

reset check_function_bodies;
