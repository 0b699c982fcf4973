-- The mediator's questions to one party about a version, with the answer: between these two, without a score.

set check_function_bodies = off;

create table signing_questions (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  version_id     uuid not null,
  participant_id uuid not null,
  visible_to     text not null,
  author_id      uuid not null default auth.uid() references profiles,
  question       text not null check (length(question) between 1 and 1000) check (private.is_text(question)),
  answer         text check (length(answer) between 1 and 2000) check (private.is_text(answer)),
  answered_at    timestamptz,
  created_at     timestamptz not null default clock_timestamp(),
  -- Whether it was asked about the version before, and is asked again about this one.
  is_carried     boolean not null default false,
  check ((answer is null) = (answered_at is null)),
  foreign key (case_id, version_id) references agreement_versions (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on signing_questions (case_id, version_id);
create index on signing_questions (version_id, participant_id);
create index on signing_questions (case_id, participant_id);
create index on signing_questions (author_id);
create index on signing_questions (visible_to);

create function private.has_signed(of_version uuid, of_participant uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.agreement_signatures where version_id = of_version and participant_id = of_participant)
$$;

-- The caller, as a party of the case.
create function private.must_be_party(of_case uuid) returns public.case_participants
  language plpgsql stable security definer set search_path = '' as $$
declare
  me public.case_participants := private.my_participant(of_case);
begin
  if me.role is distinct from 'divorcee' then raise 'Only the two parties sign.' using errcode = 'MP403'; end if;
  return me;
end $$;

create function private.ask_signing_question(of_version uuid, of_participants uuid[], words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
  party public.case_participants;
begin
  perform private.must_mediate(it.case_id);
  if exists (select unnest(of_participants) except select id from public.case_participants
    where case_id = it.case_id and role = 'divorcee' and status = 'active') then
    raise 'Choose a party who has joined the case.' using errcode = 'MP422';
  end if;
  for party in select * from public.case_participants where id = any (of_participants) loop
    if private.has_signed(it.id, party.id) then
      raise 'This party has signed already.' using errcode = 'MP409';
    end if;
    if (select count(*) from public.signing_questions where version_id = it.id and participant_id = party.id) >= 10 then
      raise 'A party gets 10 questions at most.' using errcode = 'MP409';
    end if;
    insert into public.signing_questions (case_id, version_id, participant_id, visible_to, question)
      values (it.case_id, it.id, party.id, 'party-' || it.case_id || '-' || party.user_id, words);
  end loop;
end $$;

create function private.remove_signing_question(of_question uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.signing_questions;
begin
  select * into it from public.signing_questions
    where id = of_question and visible_to in (select private.my_audience_ids());
  perform private.lock_open_case(it.case_id);
  perform private.must_mediate(it.case_id);
  delete from public.signing_questions where id = of_question and answer is null;
  if not found then raise 'This question is answered already.' using errcode = 'MP409'; end if;
end $$;

-- A party may change an answer until they sign.
create function private.answer_signing_question(of_question uuid, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.signing_questions;
begin
  select * into it from public.signing_questions
    where id = of_question and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_newest_version(it.version_id);
  if it.participant_id not in (select private.my_participant_ids()) then
    raise 'Only the party who was asked answers.' using errcode = 'MP403';
  end if;
  if private.has_signed(it.version_id, it.participant_id) then
    raise 'You have signed this version already.' using errcode = 'MP409';
  end if;
  update public.signing_questions set answer = words, answered_at = now() where id = of_question;
end $$;

-- Asks the questions about a version again about the next one. Its words changed, so nobody has answered them.
create function private.carry_signing_questions(from_version uuid, to_version uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into public.signing_questions
    (case_id, version_id, participant_id, visible_to, author_id, question, created_at, is_carried)
    select q.case_id, to_version, q.participant_id, q.visible_to, q.author_id, q.question, q.created_at, true
    from public.signing_questions q join public.case_participants p on p.id = q.participant_id and p.status = 'active'
    where q.version_id = from_version
$$;

create function private.follow_signing_question() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean := tg_op = 'INSERT';
begin
  perform private.record(new.case_id, new.visible_to,
    case when is_new then 'agreement_question_asked' else 'agreement_question_answered' end, new.version_id);
  perform private.notify(new.visible_to, 'case_update',
    case when is_new then 'Your mediator has a question for you.' else 'Somebody answered your question.' end,
    new.case_id, new.version_id);
  return null;
end $$;
-- Readers learn of the new version, which says enough about the questions that it brings along.
create trigger follow_new_question after insert on signing_questions
  for each row when (not new.is_carried) execute function private.follow_signing_question();
create trigger follow_first_answer after update of answer on signing_questions
  for each row when (old.answer is null) execute function private.follow_signing_question();
create trigger audit after insert or update or delete on signing_questions
  for each row execute function private.audit();

insert into private.retention_tables (position, table_name, class)
  select max(position) + 1, 'signing_questions', 'agreement' from private.retention_tables;

revoke execute on all functions in schema private from public;
grant execute on function private.ask_signing_question(uuid, uuid[], text), private.remove_signing_question(uuid),
  private.answer_signing_question(uuid, text) to authenticated;

-- Between that party and the mediators.
alter table signing_questions enable row level security;
create policy audience_reads on signing_questions for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on signing_questions from anon, authenticated;
grant select on signing_questions to authenticated;

reset check_function_bodies;
