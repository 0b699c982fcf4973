-- Proposals about a topic: to everybody in the case, or between one side and the mediator. Their words never change;
-- a counter-proposal is a new one that names what it answers. A draft is its author's alone until it is offered.

set check_function_bodies = off;

-- The terms of a draft may have gaps.
create function private.are_terms(it jsonb, is_draft boolean) returns boolean
  language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(it) <> 'array' then false else jsonb_array_length(it) between 1 and 20 and not exists (
    select from jsonb_array_elements(it) as term
    where jsonb_typeof(term) <> 'object' or term - 'label' - 'words' <> '{}'
      or not coalesce(jsonb_typeof(term -> 'label') = 'string' and length(term ->> 'label') <= 80
        and (private.is_name(term ->> 'label') or (is_draft and term ->> 'label' = '')), false)
      or not coalesce(jsonb_typeof(term -> 'words') = 'string' and length(term ->> 'words') <= 500
        and (private.is_text(term ->> 'words') or (is_draft and term ->> 'words' = '')), false)) end
$$;

create table proposals (
  id                  uuid primary key default gen_random_uuid(),
  case_id             uuid not null references cases on delete cascade,
  topic_id            uuid not null,
  from_participant_id uuid not null,
  audience            text not null check (audience in ('everyone', 'one_side')),
  side_participant_id uuid,
  visible_to          text not null,
  terms               jsonb not null check (private.are_terms(terms, state = 'draft')),
  note                text check (length(note) between 1 and 1000) check (private.is_text(note)),
  state               text not null default 'offered'
                      check (state in ('draft', 'offered', 'countered', 'agreed', 'declined', 'withdrawn', 'expired')),
  parent_id           uuid references proposals on delete cascade,
  expires_at          timestamptz,
  settled_at          timestamptz,
  created_at          timestamptz not null default clock_timestamp(),
  check ((audience = 'one_side') = (side_participant_id is not null)),
  check ((state = 'draft') = (visible_to like 'user-%')),
  unique (case_id, id),
  foreign key (case_id, topic_id) references topics (case_id, id) on delete cascade,
  foreign key (case_id, from_participant_id) references case_participants (case_id, id) on delete cascade,
  foreign key (case_id, side_participant_id) references case_participants (case_id, id) on delete cascade
);
create index on proposals (case_id, topic_id, created_at);
create index on proposals (case_id, from_participant_id);
create index on proposals (case_id, side_participant_id);
create index on proposals (parent_id);
create index on proposals (visible_to);
create index on proposals (expires_at) where state = 'offered';

-- Who said yes or no. To a mediator's proposal each party answers unseen by the other, until both have answered. Why
-- somebody said no is read by them and the mediator alone.
create table proposal_answers (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  proposal_id    uuid not null,
  participant_id uuid not null,
  is_accepted    boolean not null default true,
  reason         text check (length(reason) between 1 and 1000) check (private.is_text(reason)),
  answered_at    timestamptz not null default now(),
  check (reason is null or not is_accepted),
  unique (proposal_id, participant_id),
  foreign key (case_id, proposal_id) references proposals (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on proposal_answers (case_id, proposal_id);
create index on proposal_answers (case_id, participant_id);
create index on proposal_answers (participant_id);

-- What was agreed on a topic, for the agreement.
alter table topics add column proposal_id uuid references proposals on delete set null;
create index on topics (proposal_id);

-- The parties who have yet to answer.
create function private.awaited(it public.proposals) returns setof public.case_participants
  language sql stable security definer set search_path = '' as $$
  select party.* from public.case_participants party
  where party.case_id = it.case_id and party.role = 'divorcee' and party.status = 'active'
    and party.id <> it.from_participant_id and party.id = coalesce(it.side_participant_id, party.id)
    and not exists (
      select from public.proposal_answers a where a.proposal_id = it.id and a.participant_id = party.id)
$$;

-- Records what happened to a proposal and notifies its audience. Those who have to answer get words of their own.
create function private.tell_proposal(it public.proposals, what text, to_answer text, words text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.record(it.case_id, it.visible_to, what, it.topic_id);
  perform private.notify_user(member, 'case_update',
      case when member in (select user_id from private.awaited(it)) then to_answer else words end,
      it.case_id, it.visible_to, it.topic_id)
    from private.members_of(it.visible_to) as member;
end $$;

create function private.must_be_negotiable(it public.topics) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if it.state = 'parked' then
    raise 'This topic is parked. The mediator can take it up again.' using errcode = 'MP409';
  elsif it.state = 'agreed' then
    raise 'This topic is agreed. The mediator can take it up again.' using errcode = 'MP409';
  end if;
end $$;

create function private.check_end(until timestamptz) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if until <= now() or until > now() + interval '1 year' then
    raise 'Choose an end to come, within a year.' using errcode = 'MP422';
  end if;
end $$;

create function private.add_proposal(it public.proposals, what text) returns uuid
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_end(it.expires_at);
  it.visible_to := case it.audience when 'everyone' then 'case-' || it.case_id
    else 'private-' || it.case_id || '-' || (select user_id from public.case_participants where id = it.side_participant_id) end;
  insert into public.proposals
    (case_id, topic_id, from_participant_id, audience, side_participant_id, visible_to, terms, note, parent_id, expires_at)
    values (it.case_id, it.topic_id, it.from_participant_id, it.audience, it.side_participant_id, it.visible_to, it.terms,
      it.note, it.parent_id, it.expires_at)
    returning * into it;
  -- A private proposal must not show in what everybody reads.
  if it.audience = 'everyone' then
    update public.topics set state = 'in_discussion' where id = it.topic_id and state = 'not_started';
  end if;
  perform private.tell_proposal(it, what, 'A proposal waits for your answer.', 'There is a new proposal in your case.');
  return it.id;
end $$;

-- A party proposes to everybody or to the mediator; the mediator to both parties or to one.
create function private.compose_proposal(topic public.topics, for_audience text, to_party uuid, the_terms jsonb,
  words text, until timestamptz) returns public.proposals
  language plpgsql stable security definer set search_path = '' as $$
declare
  mine public.case_participants := private.my_participant(topic.case_id);
  it public.proposals;
begin
  if mine.role = 'lawyer' then
    raise 'The parties and the mediator make proposals.' using errcode = 'MP403';
  end if;
  it.case_id := topic.case_id;
  it.topic_id := topic.id;
  it.from_participant_id := mine.id;
  it.audience := for_audience;
  it.terms := the_terms;
  it.note := words;
  it.expires_at := until;
  if for_audience = 'one_side' then
    it.side_participant_id := case mine.role when 'divorcee' then mine.id else (
      select id from public.case_participants
      where id = to_party and case_id = topic.case_id and role = 'divorcee' and status = 'active') end;
    if it.side_participant_id is null then raise 'Say for whom it is.' using errcode = 'MP422'; end if;
  end if;
  return it;
end $$;

-- Keeps a proposal, or a new version of a draft, for its author alone.
create function private.save_proposal_draft(of_topic uuid, of_draft uuid, of_parent uuid, for_audience text,
  to_party uuid, the_terms jsonb, words text, until timestamptz) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.proposals := private.compose_proposal(private.lock_topic(of_topic), for_audience, to_party, the_terms,
    words, until);
begin
  if of_parent is not null and not exists (
    select from public.proposals p where p.id = of_parent and p.topic_id = of_topic and p.state <> 'draft'
      and p.visible_to in (select private.my_audience_ids())) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if of_draft is not null then perform private.discard_proposal_draft(of_draft); end if;
  insert into public.proposals
    (id, case_id, topic_id, from_participant_id, audience, side_participant_id, visible_to, terms, note, state, parent_id,
      expires_at)
    values (coalesce(of_draft, gen_random_uuid()), it.case_id, it.topic_id, it.from_participant_id, it.audience,
      it.side_participant_id, 'user-' || auth.uid(), it.terms, it.note, 'draft', of_parent, it.expires_at)
    returning id into it.id;
  return it.id;
end $$;

create function private.discard_proposal_draft(of_draft uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.proposals
    where id = of_draft and state = 'draft' and visible_to = 'user-' || auth.uid();
  if not found then
    raise 'This draft is gone. You offered or discarded it in another window.' using errcode = 'MP404';
  end if;
end $$;

-- Makes a proposal. The draft that it comes from, if any, goes.
create function private.make_proposal(of_topic uuid, for_audience text, to_party uuid, the_terms jsonb, words text,
  until timestamptz, of_draft uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  topic public.topics := private.lock_topic(of_topic);
  made public.proposals := private.compose_proposal(topic, for_audience, to_party, the_terms, words, until);
begin
  perform private.must_be_negotiable(topic);
  if for_audience = 'everyone' and (select count(*) from public.case_participants
    where case_id = topic.case_id and role = 'divorcee' and status = 'active') < 2 then
    raise 'Both parties have to join first.' using errcode = 'MP409';
  end if;
  if of_draft is not null then perform private.discard_proposal_draft(of_draft); end if;
  return private.add_proposal(made, 'proposal_offered');
end $$;

-- Locks a proposal that the caller reads.
create function private.lock_proposal(of_proposal uuid) returns public.proposals
  language plpgsql security definer set search_path = '' as $$
declare
  it public.proposals;
begin
  select * into it from public.proposals
    where id = of_proposal and state <> 'draft' and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_topic(it.topic_id);
  select * into it from public.proposals where id = of_proposal;
  return it;
end $$;

create function private.must_be_open(it public.proposals) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if it.state <> 'offered' then
    raise 'This proposal is not open any more. Look at the newest one.' using errcode = 'MP409';
  elsif it.expires_at <= now() then
    raise 'The time for this proposal is over.' using errcode = 'MP409';
  end if;
end $$;

-- Locks an open proposal that waits for the caller.
create function private.lock_awaited_proposal(of_proposal uuid) returns public.proposals
  language plpgsql security definer set search_path = '' as $$
declare
  it public.proposals := private.lock_proposal(of_proposal);
  mine public.case_participants := private.my_participant(it.case_id);
begin
  if mine.role <> 'divorcee' or mine.id = it.from_participant_id then
    raise 'Only the party to whom it was made answers a proposal.' using errcode = 'MP403';
  end if;
  perform private.must_be_open(it);
  perform private.must_be_negotiable((select t from public.topics t where t.id = it.topic_id));
  if mine.id not in (select id from private.awaited(it)) then
    raise 'You have answered this already.' using errcode = 'MP409';
  end if;
  return it;
end $$;

create function private.counter_proposal(of_proposal uuid, the_terms jsonb, words text, until timestamptz,
  of_draft uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.proposals := private.lock_awaited_proposal(of_proposal);
begin
  if of_draft is not null then perform private.discard_proposal_draft(of_draft); end if;
  update public.proposals set state = 'countered', settled_at = now() where id = of_proposal;
  it.parent_id := it.id;
  it.from_participant_id := (private.my_participant(it.case_id)).id;
  it.terms := the_terms;
  it.note := words;
  it.expires_at := until;
  return private.add_proposal(it, 'proposal_countered');
end $$;

-- Keeps a yes or a no. Once nobody has to answer any more, a no of anybody closes the proposal; one to everybody that all
-- parties accepted settles its topic, and closes the other ones to everybody.
create function private.answer_proposal(of_proposal uuid, says_yes boolean, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.proposals := private.lock_awaited_proposal(of_proposal);
  what text := case when says_yes then 'proposal_accepted' else 'proposal_declined' end;
  said text := case when says_yes then 'A proposal was accepted.' else 'A proposal was not accepted.' end;
begin
  insert into public.proposal_answers (case_id, proposal_id, participant_id, is_accepted, reason)
    values (it.case_id, it.id, (private.my_participant(it.case_id)).id, says_yes, words);
  if exists (select from private.awaited(it)) then
    perform private.record(it.case_id, visible_to, what, it.topic_id)
      from unnest(array['mediator-' || it.case_id, 'user-' || auth.uid()]) as visible_to;
    perform private.notify('mediator-' || it.case_id, 'case_update', said, it.case_id, it.topic_id);
    return;
  end if;
  if exists (select from public.proposal_answers where proposal_id = it.id and not is_accepted) then
    update public.proposals set state = 'declined', settled_at = now() where id = of_proposal;
    perform private.tell_proposal(it, 'proposal_declined', null, 'A proposal was not accepted.');
    return;
  end if;
  update public.proposals set state = 'agreed', settled_at = now() where id = of_proposal;
  if it.audience = 'one_side' then
    perform private.tell_proposal(it, what, null, said);
    return;
  end if;
  update public.proposals set state = 'expired', settled_at = now()
    where topic_id = it.topic_id and audience = 'everyone' and state = 'offered';
  update public.topics set state = 'agreed', proposal_id = of_proposal where id = it.topic_id;
  perform private.tell_proposal(it, 'proposal_agreed', null, 'A topic of your case is agreed.');
end $$;

-- By its author; that of a mediator by any mediator of the case.
create function private.withdraw_proposal(of_proposal uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.proposals := private.lock_proposal(of_proposal);
  mine public.case_participants := private.my_participant(it.case_id);
begin
  if mine.id <> it.from_participant_id and (mine.role <> 'mediator' or not exists (
    select from public.case_participants p where p.id = it.from_participant_id and p.role = 'mediator')) then
    raise 'Only whoever made a proposal withdraws it.' using errcode = 'MP403';
  end if;
  perform private.must_be_open(it);
  update public.proposals set state = 'withdrawn', settled_at = now() where id = of_proposal;
  perform private.tell_proposal(it, 'proposal_withdrawn', 'A proposal was withdrawn.', 'A proposal was withdrawn.');
end $$;

-- Marks open proposals whose time is over. Answers are refused from the end on.
create function private.expire_proposals() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.proposals;
begin
  for it in
    update public.proposals p set state = 'expired', settled_at = p.expires_at
    from public.cases c
    where c.id = p.case_id and c.status <> 'closed' and p.state = 'offered' and p.expires_at <= now()
    returning p.*
  loop
    perform private.tell_proposal(it, 'proposal_expired', 'A proposal is no longer open.', 'A proposal is no longer open.');
  end loop;
end $$;

-- A draft keeps nothing: nobody but its author may learn of it.
create function private.keep_case_with_proposals() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and (
    exists (select from public.proposals where case_id = old.id and state <> 'draft')
    or exists (select from public.reality_checks where case_id = old.id)) then
    raise 'This case holds proposals. Close it instead.' using errcode = 'MP409';
  end if;
  return old;
end $$;
create trigger keep_case_with_proposals before delete on cases
  for each row execute function private.keep_case_with_proposals();

-- An erased person's drafts are of use to nobody.
create function private.erase_proposal_drafts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.proposals where state = 'draft' and visible_to = 'user-' || new.user_id;
  return null;
end $$;
create trigger erase_proposal_drafts after update of status on erasure_requests
  for each row when (new.status in ('done_in_part', 'done_whole')) execute function private.erase_proposal_drafts();

create trigger audit after insert or update or delete on proposals for each row execute function private.audit();
create trigger audit after insert or update or delete on proposal_answers
  for each row execute function private.audit();

insert into private.retention_tables (position, table_name, class)
  select position - 1, 'proposals', 'agreement' from private.retention_tables where table_name = 'topics'
  union all
  select position - 2, 'proposal_answers', 'agreement' from private.retention_tables where table_name = 'topics';

revoke execute on all functions in schema private from public;
grant execute on function private.make_proposal(uuid, text, uuid, jsonb, text, timestamptz, uuid),
  private.save_proposal_draft(uuid, uuid, uuid, text, uuid, jsonb, text, timestamptz),
  private.discard_proposal_draft(uuid), private.counter_proposal(uuid, jsonb, text, timestamptz, uuid),
  private.answer_proposal(uuid, boolean, text), private.withdraw_proposal(uuid) to authenticated;

-- Read by its audience; that of a draft is its author.
alter table proposals enable row level security;
create policy audience_reads on proposals for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on proposals from anon, authenticated;
grant select on proposals to authenticated;

-- Between the party who answered and the mediator.
alter table proposal_answers enable row level security;
create policy owner_or_mediator_reads on proposal_answers for select to authenticated
  using (
    participant_id in (select private.my_participant_ids())
    or case_id in (select private.my_mediated_case_ids())
  );
revoke all on proposal_answers from anon, authenticated;
grant select on proposal_answers to authenticated;

reset check_function_bodies;
