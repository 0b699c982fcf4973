-- Signing: the time to think, questions, signatures and files.

set check_function_bodies = off;

-- The time to think: a version can be signed from a moment that the mediator can move later, never earlier.

alter table organization_settings
  add column cooling_off_hours int not null default 48 check (cooling_off_hours between 0 and 720);
grant select (cooling_off_hours), update (cooling_off_hours) on organization_settings to authenticated;

alter table agreement_versions add column signable_at timestamptz;
update agreement_versions set signable_at = released_at;
alter table agreement_versions
  alter column signable_at set not null,
  add unique (id, hash);

-- A new version never shortens the time that the one before was given.
create function private.start_cooling_off() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.signable_at := greatest(new.released_at + make_interval(hours => (
    select office.cooling_off_hours from public.cases c
    join public.organization_settings office on office.organization_id = c.organization_id where c.id = new.case_id)), (
    select max(signable_at) from public.agreement_versions
    where case_id = new.case_id and document = new.document and number < new.number));
  return new;
end $$;
create trigger start_cooling_off before insert on agreement_versions
  for each row execute function private.start_cooling_off();

-- The newest version of a document, for its readers, in an open case. It locks the case, so that a release and a
-- signature at once have one outcome.
create function private.lock_newest_version(of_version uuid) returns public.agreement_versions
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case((select case_id from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids())));
  select * into it from public.agreement_versions where id = of_version;
  if it.id not in (select id from private.newest_versions(it.case_id)) then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  return it;
end $$;

create function private.extend_cooling_off(of_version uuid, until timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
begin
  perform private.must_mediate(it.case_id);
  if until <= greatest(it.signable_at, now()) then
    raise 'The time to think can only become longer.' using errcode = 'MP422';
  end if;
  if until > now() + interval '1 year' then raise 'Choose a time within a year.' using errcode = 'MP422'; end if;
  update public.agreement_versions set signable_at = until where id = it.id;
  perform private.record(it.case_id, it.visible_to, 'agreement_time_extended', it.id,
    jsonb_build_object('document', it.document, 'number', it.number));
  perform private.notify(it.visible_to, 'case_update', 'There is more time before you sign.', it.case_id, it.id);
end $$;
grant execute on function private.extend_cooling_off(uuid, timestamptz) to authenticated;

-- The mediator's questions to one party about a version, with the answer: between these two, without a score.

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

grant execute on function private.ask_signing_question(uuid, uuid[], text), private.remove_signing_question(uuid),
  private.answer_signing_question(uuid, text) to authenticated;

-- Between that party and the mediators.
alter table signing_questions enable row level security;
create policy audience_reads on signing_questions for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on signing_questions from anon, authenticated;
grant select on signing_questions to authenticated;

-- Signing: what a party has done towards it, which only they read, and the signature, on screen or on paper. The progress
-- has no audit entries: when somebody read is never shown to anybody else.

create table signing_progress (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  version_id     uuid not null,
  participant_id uuid not null,
  visible_to     text not null,
  read_at        timestamptz,
  wants_reminder boolean not null default false,
  reminded_at    timestamptz,
  unique (version_id, participant_id),
  foreign key (case_id, version_id) references agreement_versions (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on signing_progress (case_id, version_id);
create index on signing_progress (case_id, participant_id);
create index on signing_progress (visible_to);

-- A private word or the wish for more time can be about a version.
alter table case_requests add column version_id uuid,
  add foreign key (case_id, version_id) references agreement_versions (case_id, id) on delete set null (version_id);
create index on case_requests (case_id, version_id);
grant insert (version_id) on case_requests to authenticated;

-- A signature belongs to the words of its version. On paper it has a date and the scanned document.
alter table agreement_signatures
  drop constraint agreement_signatures_method_check,
  add constraint agreement_signatures_method_check check (method in ('platform', 'paper')),
  add column signed_on date,
  add column upload_id uuid references uploads on delete set null,
  add column recorded_by uuid references profiles,
  -- What the party chose when they signed on screen; null on paper, and from before they were asked.
  add column decides_freely boolean check (decides_freely),
  -- The language in which they read that choice.
  add column chosen_in text check (chosen_in in ('en', 'es')),
  add check ((method = 'paper') = (signed_on is not null)),
  add foreign key (version_id, hash) references agreement_versions (id, hash) on delete cascade;
create index on agreement_signatures (version_id, hash);
create index on agreement_signatures (upload_id);
create index on agreement_signatures (recorded_by);

-- A party can say that a signature on paper was not theirs to record: a private word, once while it waits.
alter table case_requests add column signature_id uuid references agreement_signatures on delete set null,
  add check (signature_id is null or kind = 'private_conversation');
create unique index on case_requests (signature_id) where handled_at is null;
create index on case_requests (signature_id);
grant insert (signature_id) on case_requests to authenticated;

create function private.check_objection() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_signatures;
begin
  select * into it from public.agreement_signatures where id = new.signature_id and case_id = new.case_id
    and participant_id in (select private.my_participant_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.method <> 'paper' then raise 'You gave this signature on screen.' using errcode = 'MP409'; end if;
  new.version_id := it.version_id;
  return new;
end $$;
create trigger check_objection before insert on case_requests
  for each row when (new.signature_id is not null) execute function private.check_objection();
create trigger derive_step after insert or update of handled_at on case_requests
  for each row when (new.signature_id is not null) execute function private.derive_step_of_row();
create trigger derive_step_back after delete on agreement_signatures
  for each row execute function private.derive_step_of_row();

-- Whether a private word about a version waits for the mediator. Signing pauses until then.
create function private.is_signing_paused(of_version uuid, of_user uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.case_requests
    where version_id = of_version and user_id = of_user and kind <> 'pause' and handled_at is null)
$$;

create function private.keep_signing_progress(of_version uuid, has_read boolean, reminder boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
  me public.case_participants := private.must_be_party(it.case_id);
begin
  insert into public.signing_progress as kept (case_id, version_id, participant_id, visible_to, read_at, wants_reminder)
    values (it.case_id, it.id, me.id, 'user-' || me.user_id, case when has_read then now() end, coalesce(reminder, false))
    on conflict (version_id, participant_id) do update set
      read_at = coalesce(kept.read_at, excluded.read_at),
      wants_reminder = coalesce(reminder, kept.wants_reminder);
end $$;

-- Keeps a signature and announces it. One that is there already stays as it is.
create function private.add_signature(
  it public.agreement_versions, party public.case_participants, typed_name text, is_free boolean, on_day date,
  of_upload uuid, read_in text default null
) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.agreement_signatures
    (case_id, version_id, participant_id, visible_to, name, hash, method, decides_freely, signed_on, upload_id,
      recorded_by, chosen_in)
    values (it.case_id, it.id, party.id, it.visible_to, typed_name, it.hash,
      case when on_day is null then 'platform' else 'paper' end, is_free, on_day, of_upload,
      case when on_day is not null then auth.uid() end, read_in)
    on conflict (version_id, participant_id) do nothing;
  if not found then return; end if;
  perform private.record(it.case_id, it.visible_to,
    case when on_day is null then 'agreement_signed' else 'agreement_signed_on_paper' end, party.id,
    jsonb_build_object('document', it.document, 'number', it.number));
  if (select step from public.cases where id = it.case_id) = 'final_agreement' then
    perform private.record(it.case_id, 'case-' || it.case_id, 'signatures_in', it.id, jsonb_build_object('number', it.number));
  end if;
  perform private.notify_user(member, 'case_update', case when on_day is null then 'Somebody has signed your agreement.'
      when member = party.user_id
        then 'Your mediator recorded a signature on paper in your name. Look whether it is right.'
      when member in (select user_id from public.case_participants where case_id = it.case_id and role = 'divorcee')
        then 'Your mediator recorded a signature on paper in the name of the other party.'
      else 'A signature on paper was recorded. The agreement says whose it is.' end, it.case_id, it.visible_to, it.id)
    from private.members_of(it.visible_to) as member;
end $$;

-- A name without what hides a difference: accents, spaces and signs, and letters of other scripts that look Latin.
create function private.bare_name(it text) returns text
  language sql immutable set search_path = '' as $$
  select regexp_replace(translate(normalize(it, NFKD),
    'АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχıŁłØøĐđĦħ',
    'ABESIJKMHOPCTYXaesijopcyxdhlABEZHIKMNOPTYXaikvopuxiLlOoDdHh'),
    '[\u0300-\u036f[:space:][:punct:]\u00a0\u00ad\u00b7\u1680\u180b-\u180e\u2000-\u206f\u3000\ufe00-\ufe0f\ufeff]', '', 'g')
$$;

-- Whether people take one name for the other: they differ in capitals alone, or in digits and capitals that look like letters.
create function private.looks_like(one text, other text) returns boolean
  language sql immutable set search_path = '' as $$
  select lower(private.bare_name(one)) = lower(private.bare_name(other))
    or private.bare_name(translate(one, 'I1|0', 'lllO')) = private.bare_name(translate(other, 'I1|0', 'lllO'))
$$;

-- Refuses a name that somebody else in the case has. A place that was left or not taken yet is not its own successor's.
create function private.refuse_taken_name(participant public.case_participants, wanted text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  -- Two who take one name at the same time do so one after the other.
  perform pg_advisory_xact_lock(hashtextextended('names ' || participant.case_id, 0));
  -- The database itself acts for nobody.
  if auth.uid() is not null and exists (
    select from public.case_participants other left join public.profiles person on person.id = other.user_id
    where other.case_id = participant.case_id and other.user_id is distinct from participant.user_id
      and (other.status = 'active'
        or other.status <> 'declined' and (other.role, other.side) <> (participant.role, participant.side))
      and private.looks_like(coalesce(person.name, other.name), wanted)) then
    raise 'Somebody in the same case has this name, or one that looks like it. Add a middle name or an initial.'
      using errcode = 'MP409';
  end if;
end $$;

-- Nobody takes the name of somebody else in one of their cases. Its mediators learn of a change.
create function private.follow_name() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  mine public.case_participants;
begin
  for mine in
    select * from public.case_participants where user_id = new.id and status = 'active' order by case_id
  loop
    perform private.refuse_taken_name(mine, new.name);
    perform private.record(mine.case_id, 'mediator-' || mine.case_id, 'participant_renamed', mine.id);
    perform private.notify('mediator-' || mine.case_id, 'case_update', 'Somebody in your case has changed their name.',
      mine.case_id, mine.id);
  end loop;
  return null;
end $$;
create trigger follow_name after update of name on profiles
  for each row when (new.name <> old.name) execute function private.follow_name();

create function private.follow_joining() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_taken_name(new, (select name from public.profiles where id = new.user_id));
  return null;
end $$;
create trigger refuse_taken_name_at_joining after update of status on case_participants
  for each row when (new.status = 'active' and old.status <> 'active') execute function private.follow_joining();
create trigger refuse_taken_name_at_opening after insert on case_participants
  for each row when (new.status = 'active') execute function private.follow_joining();

-- Whether two spellings are the same name, however capitals, accents, apostrophes and dashes are typed.
create function private.same_name(one text, other text) returns boolean
  language sql immutable set search_path = '' as $$
  select btrim(private.folded(one)) = btrim(private.folded(other))
$$;

-- The name of a party in a version; null for somebody whom it does not name.
create function private.name_in(it public.agreement_versions, of_participant uuid) returns text
  language sql immutable set search_path = '' as $$
  select party ->> 'name' from jsonb_array_elements(it.parties) as party where party ->> 'id' = of_participant::text
$$;

-- A party signs the newest version of a document: read to the end, understood, thought over and decided freely.
drop function private.sign_agreement(uuid, uuid, text);
create function private.sign_agreement(
  of_version uuid, of_case uuid, expected_hash text, typed_name text, decides_freely boolean, chosen_in text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
  me public.case_participants := private.must_be_party(it.case_id);
  my_name text := private.name_in(it, me.id);
begin
  if it.case_id <> of_case then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.hash is distinct from expected_hash then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  if private.has_signed(it.id, me.id) then return; end if;
  if my_name is null then
    raise 'This version does not name you. Your mediator can release it again.' using errcode = 'MP409';
  end if;
  if not exists (select from public.signing_progress
    where version_id = it.id and participant_id = me.id and read_at is not null) then
    raise 'Read the agreement to the end first.' using errcode = 'MP409';
  end if;
  if exists (select from public.signing_questions
    where version_id = it.id and participant_id = me.id and answer is null) then
    raise 'Answer every question first.' using errcode = 'MP409';
  end if;
  if now() < it.signable_at then
    raise 'The time to think is not over yet.' using errcode = 'MP409';
  end if;
  if private.is_signing_paused(it.id, me.user_id) then
    raise 'Signing is paused until your mediator has spoken with you.' using errcode = 'MP409';
  end if;
  if decides_freely is not true then
    raise 'Sign only what you decide yourself. You can ask for a private word with your mediator.' using errcode = 'MP422';
  end if;
  if private.same_name(typed_name, my_name) is not true then
    raise 'Write your full name as it is shown.' using errcode = 'MP422';
  end if;
  perform private.add_signature(it, me, btrim(typed_name), decides_freely, null, null, chosen_in);
end $$;

-- The mediator records that parties have signed the newest version on paper. The time to think holds for paper too.
create function private.sign_on_paper(
  of_version uuid, expected_hash text, on_day date, of_upload uuid, of_participants uuid[]
) returns void language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
  zone text := (select office.time_zone from public.cases c
    join public.organization_settings office on office.organization_id = c.organization_id where c.id = it.case_id);
  party public.case_participants;
begin
  perform private.must_mediate(it.case_id);
  if it.hash is distinct from expected_hash then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  -- Without a day it would be a signature on screen, which only the party makes.
  if on_day is null then raise 'Enter the day on the paper.' using errcode = 'MP422'; end if;
  if now() < it.signable_at or on_day < (it.signable_at at time zone zone)::date then
    raise 'The time to think was not over on this day.' using errcode = 'MP422';
  end if;
  if on_day > (now() at time zone zone)::date then raise 'This day is in the future.' using errcode = 'MP422'; end if;
  if not exists (select from public.uploads
    where id = of_upload and case_id = it.case_id and status in ('pending', 'confirmed')
      and scan_status <> 'quarantined') then
    raise 'Choose the scanned document of this case.' using errcode = 'MP422';
  end if;
  if coalesce(cardinality(of_participants), 0) = 0 or exists (select unnest(of_participants) except select id
    from public.case_participants where case_id = it.case_id and role = 'divorcee' and status = 'active') then
    raise 'Choose a party who has joined the case.' using errcode = 'MP422';
  end if;
  for party in select * from public.case_participants where id = any (of_participants) order by side loop
    if private.is_signing_paused(it.id, party.user_id) then
      raise 'A party asked for a private word about this version. Answer it first.' using errcode = 'MP409';
    end if;
    if private.name_in(it, party.id) is null then
      raise 'This version does not name this party. Release it again first.' using errcode = 'MP409';
    end if;
    perform private.add_signature(it, party, private.name_in(it, party.id), null, on_day, of_upload);
  end loop;
end $$;

-- The mediator revokes a signature that was recorded from paper by mistake. Files that show it are no longer those of
-- the version, and a word of the party about it is dealt with.
create function private.revoke_signature(of_signature uuid, of_case uuid, why text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_signatures;
  of_version public.agreement_versions;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  select * into it from public.agreement_signatures where id = of_signature and case_id = of_case for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.method <> 'paper' then raise 'Only a signature from paper can be taken back.' using errcode = 'MP409'; end if;
  select * into of_version from public.agreement_versions where id = it.version_id;
  delete from private.agreement_files where version_id = it.version_id and signatures >= (
    select count(*) from public.agreement_signatures s
    where s.version_id = it.version_id and (s.signed_at, s.id) <= (it.signed_at, it.id));
  update public.case_requests set handled_at = now(), answer = why where signature_id = it.id and handled_at is null;
  delete from public.agreement_signatures where id = it.id;
  perform private.record(of_case, it.visible_to, 'agreement_signature_revoked', it.participant_id,
    jsonb_build_object('document', of_version.document, 'number', of_version.number, 'reason', why));
  perform private.notify(it.visible_to, 'case_update', 'A signature on paper was taken back. It no longer counts.',
    of_case, it.version_id);
end $$;

-- Reminds those who asked for it, once the time to think is over, and returns how many.
create function private.remind_of_signing(at timestamptz) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
  reminded int := 0;
begin
  for due in
    update public.signing_progress s set reminded_at = at
    from public.agreement_versions v, public.case_participants p, public.cases c
    where v.id = s.version_id and p.id = s.participant_id and c.id = s.case_id
      and s.wants_reminder and s.reminded_at is null and v.signable_at <= at and p.status = 'active' and c.status = 'open'
      and v.id in (select id from private.newest_versions(s.case_id)) and not private.has_signed(v.id, p.id)
    returning s.case_id, s.visible_to, s.version_id, p.user_id
  loop
    perform private.notify_user(due.user_id, 'case_update', 'You asked for a reminder. Look at your case.',
      due.case_id, due.visible_to, due.version_id);
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

-- How much of a condition waits for the party alone now: documents to send, and released versions to sign once the time to
-- think is over. What is in review or not released waits for the mediator.
create function private.waiting_for(of_case uuid)
  returns table (code text, participant_id uuid, waits int)
  language sql stable security definer set search_path = '' as $$
  select 'documents', r.participant_id, count(*)::int
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where s.state in ('needed', 'rejected')
  group by r.participant_id
  union all
  select 'signatures_in', p.id, count(*)::int
  from private.newest_versions(of_case) v join public.case_participants p on p.case_id = of_case
  where v.document in (select private.needed_documents(of_case)) and v.signable_at <= now()
    and private.name_in(v, p.id) is not null and not private.has_signed(v.id, p.id)
  group by p.id
$$;

-- The mediator reads all conditions; a party and their lawyer read their own, those of the case and who has signed. Of
-- the other party they learn only whether something is missing, and whether it waits for that party.
drop function private.my_step_facts(uuid);
create function private.my_step_facts(of_case uuid)
  returns table (step text, code text, participant_id uuid, done int, total int, waits int)
  language sql stable security definer set search_path = '' as $$
  select f.step, case when it.is_known then f.code else 'other_party' end, f.participant_id,
    case when it.is_known then f.done else (f.done >= f.total)::int end, case when it.is_known then f.total else 1 end,
    case when it.is_known then it.waits else least(it.waits, 1) end
  from private.step_facts(of_case) f
  left join public.case_participants p on p.id = f.participant_id
  left join private.waiting_for(of_case) w on w.code = f.code and w.participant_id = f.participant_id
  cross join lateral (
    select f.participant_id is null or f.code = 'signatures_in'
        or of_case in (select private.my_mediated_case_ids())
        or f.participant_id in (select private.my_participant_ids())
        or f.participant_id in (select private.my_client_participant_ids()) as is_known,
      case when f.participant_id is null then 0
        when f.code in ('documents', 'signatures_in') then coalesce(w.waits, 0)
        else f.total - f.done end as waits) as it
  where of_case in (select private.my_case_ids()) or private.is_admin()
  order by array_position(private.steps(), f.step), p.side nulls first
$$;

grant execute on function private.keep_signing_progress(uuid, boolean, boolean), private.my_step_facts(uuid),
  private.name_in(public.agreement_versions, uuid),
  private.sign_agreement(uuid, uuid, text, text, boolean, text),
  private.sign_on_paper(uuid, text, date, uuid, uuid[]), private.revoke_signature(uuid, uuid, text),
  private.counts(public.agreement_signatures) to authenticated;

-- A person's own. When somebody read is never shown to anybody else.
alter table signing_progress enable row level security;
create policy owner_reads on signing_progress for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on signing_progress from anon, authenticated;
grant select on signing_progress to authenticated;

-- The PDF and DOCX files of released versions, kept as they were first made, so that what somebody downloaded still
-- checks out after the libraries that make them have changed. Neither who downloaded a file nor when is kept.

create table private.agreement_files (
  version_id uuid not null references public.agreement_versions on delete cascade,
  format     text not null check (format in ('pdf', 'docx')),
  -- How many signatures the file shows.
  signatures int not null check (signatures >= 0),
  content    bytea not null check (octet_length(content) <= 20000000),
  sha256     text not null generated always as (encode(sha256(content), 'hex')) stored,
  primary key (version_id, format, signatures)
);

-- The bytes of a file in base64, for the readers of its version; null before the first download.
create function private.agreement_file(of_version uuid, of_format text, of_signatures int) returns text
  language sql stable security definer set search_path = '' as $$
  select encode(f.content, 'base64') from private.agreement_files f
  join public.agreement_versions v on v.id = f.version_id and v.visible_to in (select private.my_audience_ids())
  where f.version_id = of_version and f.format = of_format and f.signatures = of_signatures
$$;

-- Keeps the bytes of a file, unless it has been made in the meantime.
create function private.keep_agreement_file(of_version uuid, of_format text, of_signatures int, bytes text) returns void
  language sql security definer set search_path = '' as $$
  insert into private.agreement_files (version_id, format, signatures, content)
  select v.id, of_format, of_signatures, decode(bytes, 'base64') from public.agreement_versions v
  where v.id = of_version and v.visible_to in (select private.my_audience_ids())
    and of_signatures <= (select count(*) from public.agreement_signatures s where s.version_id = v.id)
  on conflict do nothing
$$;

-- What a file says beside the words of its version, as it was at the release: so its files are the same whenever they are
-- made.
create function private.file_facts_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reference', c.reference, 'organization_id', o.id, 'organization', o.display_name,
    'color', o.primary_color, 'logo_url', o.logo_url, 'time_zone', office.time_zone, 'locale', office.locale)
  from public.cases c
  join public.organizations o on o.id = c.organization_id
  join public.organization_settings office on office.organization_id = o.id
  where c.id = of_case
$$;

alter table agreement_versions add column file_facts jsonb;
update agreement_versions set file_facts = private.file_facts_of(case_id);
alter table agreement_versions alter column file_facts set not null;

create function private.keep_release_facts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.parties := coalesce(new.parties, private.parties_of(new.case_id));
  new.file_facts := coalesce(new.file_facts, private.file_facts_of(new.case_id) || coalesce((
    select jsonb_build_object('replaces', jsonb_build_object('number', v.number, 'signed_on', (
      select max(coalesce(s.signed_on, (s.signed_at at time zone office.time_zone)::date))
      from public.agreement_signatures s where s.version_id = v.id)))
    from private.versions_in_force(new.case_id) v
    join public.cases c on c.id = v.case_id
    join public.organization_settings office on office.organization_id = c.organization_id
    where v.document = new.document), '{}'));
  return new;
end $$;
create trigger keep_release_facts before insert on agreement_versions
  for each row execute function private.keep_release_facts();

-- A file is made when its version is released and when it is signed: at once, by a job.
create function private.make_agreement_files() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('jobs', 'make_agreement_files');
  return null;
end $$;
create trigger make_agreement_files after insert on agreement_versions
  for each statement execute function private.make_agreement_files();
create trigger make_agreement_files after insert on agreement_signatures
  for each statement execute function private.make_agreement_files();

-- The files that are still to be made, of versions that were released or signed within the last hour: an older one that
-- cannot be made is not tried for ever.
create function private.due_agreement_files()
  returns table (version_id uuid, format text, signatures int, facts jsonb)
  language sql stable security definer set search_path = '' as $$
  select v.id, made.format, signed.count, v.file_facts
  from public.agreement_versions v
  cross join lateral (
    select count(*)::int as count, max(s.signed_at) as newest
    from public.agreement_signatures s where s.version_id = v.id) as signed
  cross join unnest(array['pdf', 'docx']) as made (format)
  where greatest(v.released_at, signed.newest) > now() - interval '1 hour' and not exists (
    select from private.agreement_files f
    where f.version_id = v.id and f.format = made.format and f.signatures = signed.count)
  order by greatest(v.released_at, signed.newest) desc, v.id, made.format limit 20
$$;

-- The same facts for the readers of a version, with the title of the case, after which its files are called.
create function private.agreement_file_facts(of_version uuid) returns table (title text, facts jsonb)
  language sql stable security definer set search_path = '' as $$
  select c.title, v.file_facts from public.agreement_versions v join public.cases c on c.id = v.case_id
  where v.id = of_version and v.visible_to in (select private.my_audience_ids())
$$;

-- The files of a document that were made, with the signatures that they show, for the readers of their versions.
create function private.made_agreement_files(of_version uuid)
  returns table (sha256 text, format text, number int, is_newest boolean, released_at timestamptz, signatures jsonb)
  language sql stable security definer set search_path = '' as $$
  select f.sha256, f.format, v.number, v.id in (select id from private.newest_versions(v.case_id)), v.released_at,
    coalesce((select jsonb_agg(to_jsonb(shown) order by shown.signed_at) from (
      select s.name, s.method, s.signed_at, s.signed_on from public.agreement_signatures s
      where s.version_id = v.id order by s.signed_at, s.id limit f.signatures) as shown), '[]')
  from public.agreement_versions asked
  join public.agreement_versions v on v.case_id = asked.case_id and v.document = asked.document
    and v.visible_to in (select private.my_audience_ids())
  join private.agreement_files f on f.version_id = v.id
  where asked.id = of_version and asked.visible_to in (select private.my_audience_ids())
  order by v.number desc, f.signatures desc, f.format
$$;

revoke all on private.agreement_files from public, anon, authenticated;
grant execute on function private.agreement_file(uuid, text, int), private.keep_agreement_file(uuid, text, int, text),
  private.agreement_file_facts(uuid), private.made_agreement_files(uuid) to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
