-- Negotiation: topics, proposals and reality checks.

set check_function_bodies = off;

-- The topics that the parties have to settle. cases.issues is computed from them: one state for each kind of issue.

create table topics (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  issue      text not null check (issue in ('parenting', 'home', 'pensions', 'debts', 'support', 'other')),
  title      text check (length(title) between 1 and 120) check (private.is_name(title)),
  note       text check (length(note) between 1 and 120) check (private.is_name(note)),
  state      text not null default 'not_started' check (state in ('not_started', 'in_discussion', 'agreed', 'parked')),
  version    int not null default 1,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default clock_timestamp(),
  unique (case_id, id)
);

insert into topics (case_id, issue, state, created_at)
  select c.id, it.value ->> 'issue', it.value ->> 'state', c.created_at + it.ordinality * interval '1 microsecond'
  from cases c, jsonb_array_elements(c.issues) with ordinality as it;

create function private.my_participant(of_case uuid) returns public.case_participants
  language sql stable security definer set search_path = '' as $$
  select * from public.case_participants where case_id = of_case and user_id = auth.uid() and status = 'active'
$$;

-- Refuses a closed case and one on hold. It locks the case, so that of two changes at once the second sees the first.
create function private.lock_open_case(of_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.cases;
begin
  select * into it from public.cases
    where id = of_case and id in (select private.my_case_ids()) for no key update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status = 'closed' then raise 'This case is closed.' using errcode = 'MP409'; end if;
  if it.status = 'on_hold' then raise 'This case is on hold.' using errcode = 'MP409'; end if;
  perform private.refuse_suspended(it.organization_id);
end $$;

create function private.lock_topic(of_topic uuid) returns public.topics
  language plpgsql security definer set search_path = '' as $$
declare
  it public.topics;
begin
  perform private.lock_open_case((select case_id from public.topics where id = of_topic));
  select * into it from public.topics where id = of_topic;
  return it;
end $$;

create function private.must_mediate(of_case uuid) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if of_case not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator may do this.' using errcode = 'MP403';
  end if;
end $$;

create function private.add_topic(of_case uuid, what text, words text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  if (select count(*) from public.topics where case_id = of_case) >= 30 then
    raise 'A case has 30 topics at most.' using errcode = 'MP409';
  end if;
  insert into public.topics (case_id, issue, title) values (of_case, what, words) returning id into made;
  return made;
end $$;

create function private.update_topic(of_topic uuid, new_title text, new_state text, new_note text, expected_version int)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  it public.topics := private.lock_topic(of_topic);
begin
  perform private.must_mediate(it.case_id);
  if it.version <> expected_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  update public.topics set title = new_title, state = new_state, note = new_note where id = of_topic;
end $$;

-- The state of each kind of issue: that of its topics if they agree, else in discussion.
create function private.issues_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('issue', it.issue, 'state', it.state) order by it.since), '[]')
  from (
    select t.issue, min(t.created_at) as since,
      case when min(t.state) = max(t.state) then min(t.state) else 'in_discussion' end as state
    from public.topics t where t.case_id = of_case group by t.issue
  ) as it
$$;

-- Sets the state of whole kinds of issues. A kind that is not wanted loses its topics, unless something was written there.
create function private.put_issues(of_case uuid, wanted jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := private.issues_of(of_case);
begin
  if not private.arranges(of_case) then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if exists (
    select from public.topics t
    where t.case_id = of_case and not wanted @> jsonb_build_array(jsonb_build_object('issue', t.issue)) and (
      exists (select from public.proposals p where p.topic_id = t.id and p.state <> 'draft')
      or exists (select from public.reality_checks q where q.topic_id = t.id))
  ) then
    raise 'There are proposals about this topic, so it stays.' using errcode = 'MP409';
  end if;
  delete from public.topics t
    where t.case_id = of_case and not wanted @> jsonb_build_array(jsonb_build_object('issue', t.issue));
  update public.topics t set state = it.value ->> 'state'
    from jsonb_array_elements(wanted) as it
    where t.case_id = of_case and t.issue = it.value ->> 'issue' and t.state <> it.value ->> 'state'
      and not before @> jsonb_build_array(it.value);
  insert into public.topics (case_id, issue, state, created_at)
    select of_case, it.value ->> 'issue', it.value ->> 'state', now() + it.ordinality * interval '1 microsecond'
    from jsonb_array_elements(wanted) with ordinality as it
    where not exists (select from public.topics t where t.case_id = of_case and t.issue = it.value ->> 'issue');
end $$;

create function private.stamp_topic() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.changed_at := now();
  if new.state <> 'agreed' then new.proposal_id := null; end if;
  return new;
end $$;
create trigger stamp_topic before update of state on topics
  for each row when (new.state <> old.state) execute function private.stamp_topic();

-- That a topic is agreed by a proposal is recorded with the proposal.
create function private.follow_topic() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.topics;
  folded jsonb;
begin
  if tg_op = 'DELETE' then it := old; else it := new; end if;
  folded := private.issues_of(it.case_id);
  update public.cases c set issues = folded where c.id = it.case_id and c.status <> 'closed' and c.issues <> folded;
  if tg_op <> 'DELETE' and it.proposal_id is null then
    perform private.record(it.case_id, 'case-' || it.case_id,
      case tg_op when 'INSERT' then 'topic_added' else 'topic_changed' end, it.id, jsonb_build_object('state', it.state));
  end if;
  return null;
end $$;
create trigger follow_topic after insert or update of title, state, note or delete on topics
  for each row execute function private.follow_topic();

-- Topics record their own changes.
drop trigger notify_of_case on cases;
create trigger notify_of_case after insert on cases for each row execute function private.notify_of_case();
create trigger notify_of_changed_case after update on cases
  for each row when ((new.status, new.title, new.description) is distinct from (old.status, old.title, old.description))
  execute function private.notify_of_case();

-- Lets a notification link to a topic. Triggers run in the order of their names: this one after name_subject.
create function private.name_topic() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.topics where id = new.subject_id) then new.subject_type := 'topic'; end if;
  return new;
end $$;
create trigger name_topic before insert on notifications
  for each row when (new.type = 'case_update') execute function private.name_topic();

create trigger next_version before update on topics for each row execute function private.next_version();
create trigger audit after insert or update or delete on topics for each row execute function private.audit();

grant execute on function private.add_topic(uuid, text, text), private.update_topic(uuid, text, text, text, int),
  private.put_issues(uuid, jsonb) to authenticated;

revoke update (issues) on cases from authenticated;

-- Read by everybody in the case and by admins, as the case is.
alter table topics enable row level security;
create policy participant_reads on topics for select to authenticated
  using (case_id in (select private.my_case_ids()) or (select private.is_admin()));
revoke all on topics from anon, authenticated;
grant select on topics to authenticated;

-- Proposals about a topic: to everybody in the case, or between one side and the mediator. Their words never change;
-- a counter-proposal is a new one that names what it answers. A draft is its author's alone until it is offered.

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
create function private.notify_of_proposal(it public.proposals, what text, to_answer text, words text) returns void
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
  perform private.notify_of_proposal(it, what, 'A proposal waits for your answer.', 'There is a new proposal in your case.');
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
    perform private.notify_of_proposal(it, 'proposal_declined', null, 'A proposal was not accepted.');
    return;
  end if;
  update public.proposals set state = 'agreed', settled_at = now() where id = of_proposal;
  if it.audience = 'one_side' then
    perform private.notify_of_proposal(it, what, null, said);
    return;
  end if;
  update public.proposals set state = 'expired', settled_at = now()
    where topic_id = it.topic_id and audience = 'everyone' and state = 'offered';
  update public.topics set state = 'agreed', proposal_id = of_proposal where id = it.topic_id;
  perform private.notify_of_proposal(it, 'proposal_agreed', null, 'A topic of your case is agreed.');
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
  perform private.notify_of_proposal(it, 'proposal_withdrawn', 'A proposal was withdrawn.', 'A proposal was withdrawn.');
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
    perform private.notify_of_proposal(it, 'proposal_expired', 'A proposal is no longer open.', 'A proposal is no longer open.');
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

-- The mediator's private questions to one party about a topic, with the answer. Their lawyers do not read them.

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

grant execute on function private.ask_reality_check(uuid, uuid[], text), private.answer_reality_check(uuid, text)
  to authenticated;

-- Between that party and the mediators.
alter table reality_checks enable row level security;
create policy audience_reads on reality_checks for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on reality_checks from anon, authenticated;
grant select on reality_checks to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
