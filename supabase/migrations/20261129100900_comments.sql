-- What lawyers and parties say about the clauses of a version.

set check_function_bodies = off;

-- Lawyer rounds: the lawyers of both sides comment on a released version, each unseen by everybody else, until the
-- deadline has passed or all of them are done. Then all comments are opened at once.

create table lawyer_rounds (
  id          uuid primary key default gen_random_uuid(),
  case_id     uuid not null references cases on delete cascade,
  version_id  uuid not null references agreement_versions on delete cascade,
  visible_to  text not null generated always as ('case-' || case_id::text) stored,
  opened_by   uuid not null default auth.uid() references profiles,
  opened_at   timestamptz not null default clock_timestamp(),
  deadline_at timestamptz not null check (deadline_at > opened_at),
  closed_at   timestamptz,
  unique (case_id, id)
);
create unique index on lawyer_rounds (version_id) where closed_at is null;
create index on lawyer_rounds (version_id, opened_at);
create index on lawyer_rounds (opened_by);
create index on lawyer_rounds (visible_to);
create index on lawyer_rounds (deadline_at) where closed_at is null;

-- The lawyers of a round. Whether somebody is done is theirs and the mediator's until the round closes.
create table lawyer_round_members (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  round_id       uuid not null,
  participant_id uuid not null,
  visible_to     text not null,
  done_at        timestamptz,
  unique (round_id, participant_id),
  foreign key (case_id, round_id) references lawyer_rounds (case_id, id) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on lawyer_round_members (case_id, round_id);
create index on lawyer_round_members (case_id, participant_id);
create index on lawyer_round_members (participant_id);
create index on lawyer_round_members (visible_to);

create function private.open_lawyer_round(of_version uuid, deadline timestamptz) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
  made uuid;
begin
  select * into it from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids());
  perform private.lock_open_case(it.case_id);
  perform private.must_mediate(it.case_id);
  if it.readers <> 'everyone' then raise 'The lawyers do not read this version.' using errcode = 'MP409'; end if;
  if it.id not in (select id from private.newest_versions(it.case_id)) then
    raise 'There is a newer version. Open the lawyer round for that one.' using errcode = 'MP409';
  end if;
  if deadline not between now() + interval '1 hour' and now() + interval '60 days' then
    raise 'Choose a deadline between one hour and 60 days from now.' using errcode = 'MP422';
  end if;
  if exists (select from public.lawyer_rounds where version_id = it.id and closed_at is null) then
    raise 'A lawyer round is open already.' using errcode = 'MP409';
  end if;
  if not exists (select from private.round_lawyers(it.case_id)) then
    raise 'No lawyer takes part in this case.' using errcode = 'MP409';
  end if;
  insert into public.lawyer_rounds (case_id, version_id, deadline_at) values (it.case_id, it.id, deadline) returning id into made;
  insert into public.lawyer_round_members (case_id, round_id, participant_id, visible_to)
    select it.case_id, made, p.id, 'user-' || p.user_id from private.round_lawyers(it.case_id) p;
  perform private.record(it.case_id, it.visible_to, 'agreement_round_opened', it.id,
    jsonb_build_object('document', it.document, 'number', it.number));
  perform private.notify_user(p.user_id, 'case_update', 'Your comments on an agreement are asked for.', it.case_id, it.visible_to, it.id)
    from private.round_lawyers(it.case_id) p;
  return made;
end $$;

-- The lawyers whom their clients have confirmed.
create function private.round_lawyers(of_case uuid) returns setof public.case_participants
  language sql stable security definer set search_path = '' as $$
  select * from public.case_participants
  where case_id = of_case and role = 'lawyer' and status = 'active' and confirmed_by_client_at is not null
$$;

-- Everybody learns at once what was written, and who did not write. The caller holds the lock of the round.
create function private.close_lawyer_round(of_round uuid, message text default 'The comments of the lawyers can be read now.')
  returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds;
begin
  update public.lawyer_rounds set closed_at = now() where id = of_round and closed_at is null returning * into it;
  if not found then return; end if;
  update public.lawyer_round_members set visible_to = it.visible_to where round_id = of_round;
  update public.clause_comments set visible_to = it.visible_to where round_id = of_round;
  perform private.record(it.case_id, it.visible_to, 'agreement_round_closed', it.version_id);
  perform private.notify(it.visible_to, 'case_update', message, it.case_id, it.version_id);
end $$;

-- A lawyer is done. The last one closes the round.
create function private.finish_lawyer_round(of_round uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds;
begin
  perform private.lock_open_case((select case_id from public.lawyer_rounds
    where id = of_round and visible_to in (select private.my_audience_ids())));
  select * into it from public.lawyer_rounds where id = of_round for update;
  if it.closed_at is not null then raise 'This lawyer round is closed.' using errcode = 'MP409'; end if;
  update public.lawyer_round_members set done_at = coalesce(done_at, now())
    where round_id = of_round and participant_id in (select private.my_participant_ids());
  if not found then raise 'Only a lawyer of this round may do this.' using errcode = 'MP403'; end if;
  if not exists (
    select from public.lawyer_round_members m join private.round_lawyers(it.case_id) p on p.id = m.participant_id
    where m.round_id = of_round and m.done_at is null) then
    perform private.close_lawyer_round(of_round);
  end if;
end $$;

-- Closes rounds whose deadline has passed. Comments that are being written are in, or come too late.
create function private.close_lawyer_rounds() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
begin
  for due in
    select r.id from public.lawyer_rounds r join public.cases c on c.id = r.case_id
    where c.status <> 'closed' and r.closed_at is null and r.deadline_at <= now()
    order by r.id for update of r
  loop
    perform private.close_lawyer_round(due);
  end loop;
end $$;

-- A newer version ends the round of the one before. What was written in it is opened, as at the deadline.
create function private.close_round_of_version(of_version uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  open_round uuid;
begin
  select id into open_round from public.lawyer_rounds where version_id = of_version and closed_at is null for update;
  if not found then return; end if;
  perform private.close_lawyer_round(open_round,
    'A new version was released, so the lawyer round has ended. Its comments can be read now.');
end $$;

create trigger audit after insert or update or delete on lawyer_rounds for each row execute function private.audit();
create trigger audit after insert or update or delete on lawyer_round_members for each row execute function private.audit();

-- A party says that an active lawyer whom they have not confirmed is not theirs. Only the mediators are notified.
create function private.refuse_lawyer(of_case uuid, of_participant uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  lawyer public.case_participants;
begin
  select l.* into lawyer
  from public.case_participants l join public.case_participants client on client.id = l.represents_participant_id
  where l.id = of_participant and l.case_id = of_case and l.role = 'lawyer' and l.status = 'active'
    and client.user_id = auth.uid() and client.status = 'active'
  for update of l;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if lawyer.confirmed_by_client_at is not null then
    raise 'You confirmed this lawyer. Ask your mediator to remove them.' using errcode = 'MP409';
  end if;
  update public.case_participants set status = 'removed' where id = of_participant;
  perform private.record(of_case, 'mediator-' || of_case, 'removal_reason', of_participant,
    jsonb_build_object('reason', 'not_my_lawyer'));
  perform private.notify('mediator-' || of_case, 'case_update', 'Somebody in your case needs a look at who is in it.',
    of_case, of_participant);
end $$;
grant execute on function private.refuse_lawyer(uuid, uuid), private.open_lawyer_round(uuid, timestamptz), private.finish_lawyer_round(uuid) to authenticated;

-- Read by everybody in the case.
alter table lawyer_rounds enable row level security;
create policy audience_reads on lawyer_rounds for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on lawyer_rounds from anon, authenticated;
grant select on lawyer_rounds to authenticated;

alter table lawyer_round_members enable row level security;
create policy audience_and_mediator_read on lawyer_round_members for select to authenticated
  using (
    visible_to in (select private.my_audience_ids()) or case_id in (select private.my_mediated_case_ids())
  );
revoke all on lawyer_round_members from anon, authenticated;
grant select on lawyer_round_members to authenticated;

-- Questions and comments about a clause of a released version. Each has its own audience, never wider than the version's.

create table clause_comments (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  version_id     uuid not null references agreement_versions on delete cascade,
  clause_id      uuid not null,
  author_id      uuid not null default auth.uid() references profiles,
  audience       text not null check (audience in ('mediator', 'side', 'everyone')),
  -- The party who reads it with the mediator, alone or with their lawyer.
  participant_id uuid,
  round_id       uuid,
  visible_to     text not null,
  text           text not null check (length(text) between 1 and 2000) check (private.is_text(text)),
  outcome        text check (length(outcome) between 1 and 200) check (private.is_text(outcome)),
  settled_at     timestamptz,
  -- Not always the one who mediates the case today.
  settled_by     uuid references profiles,
  created_at     timestamptz not null default clock_timestamp(),
  check ((audience = 'everyone') = (participant_id is null)),
  check (round_id is null or audience = 'everyone'),
  check ((outcome is null) = (settled_at is null)),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade,
  foreign key (case_id, round_id) references lawyer_rounds (case_id, id) on delete cascade
);
create index on clause_comments (version_id, created_at, id);
create index on clause_comments (case_id, participant_id);
create index on clause_comments (case_id, round_id);
create index on clause_comments (round_id);
create index on clause_comments (author_id);
create index on clause_comments (settled_by);
create index on clause_comments (visible_to);

-- The party to whom a comment belongs: the author themselves, the author's client, or the one whom a mediator chooses.
create function private.comment_party(it public.agreement_versions, for_audience text, chosen uuid)
  returns public.case_participants language plpgsql stable security definer set search_path = '' as $$
declare
  me public.case_participants;
  party public.case_participants;
begin
  if for_audience = 'everyone' then return null; end if;
  select * into me from public.case_participants
    where case_id = it.case_id and user_id = auth.uid() and status = 'active';
  select * into party from public.case_participants
    where case_id = it.case_id and role = 'divorcee' and status = 'active'
      and id = case me.role when 'divorcee' then me.id when 'lawyer' then me.represents_participant_id else chosen end;
  if not found then raise 'Choose a party who has joined the case.' using errcode = 'MP422'; end if;
  if me.role = 'lawyer' and (for_audience <> 'side' or me.confirmed_by_client_at is null) then
    raise 'A lawyer writes to their client or to everybody.' using errcode = 'MP403';
  end if;
  if for_audience = 'side' and it.readers <> 'everyone' then
    raise 'A comment is for nobody who cannot read the version.' using errcode = 'MP403';
  end if;
  return party;
end $$;

create function private.add_clause_comment(
  of_version uuid, of_clause uuid, for_audience text, chosen uuid, of_round uuid, words text
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
  party public.case_participants;
  made public.clause_comments;
begin
  select * into it from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids());
  perform private.lock_open_case(it.case_id);
  if not exists (select from jsonb_array_elements(it.clauses) as c where c ->> 'id' = of_clause::text) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if of_round is null then
    party := private.comment_party(it, for_audience, chosen);
  else
    perform private.lock_round_of_comment(of_round, of_version);
  end if;
  insert into public.clause_comments (case_id, version_id, clause_id, audience, participant_id, round_id, visible_to, text)
    values (it.case_id, it.id, of_clause, case when of_round is null then for_audience else 'everyone' end, party.id, of_round,
      case
        when of_round is not null then 'user-' || auth.uid()
        when for_audience = 'everyone' then it.visible_to
        else case for_audience when 'mediator' then 'party-' else 'private-' end || it.case_id || '-' || party.user_id
      end, words)
    returning * into made;
  if of_round is null then
    perform private.record(it.case_id, made.visible_to, 'agreement_commented', it.id,
      jsonb_build_object('document', it.document, 'number', it.number));
    perform private.notify(made.visible_to, 'case_update', 'There is a comment on your agreement.', it.case_id, it.id);
  end if;
  return made.id;
end $$;

-- A round takes comments of its own lawyers until it closes or its deadline passes.
create function private.lock_round_of_comment(of_round uuid, of_version uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds;
  member public.lawyer_round_members;
begin
  select * into it from public.lawyer_rounds where id = of_round and version_id = of_version for share;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  select m.* into member
    from public.lawyer_round_members m join private.round_lawyers(it.case_id) p on p.id = m.participant_id
    where m.round_id = of_round and p.user_id = auth.uid();
  if not found then raise 'Only a lawyer of this round may do this.' using errcode = 'MP403'; end if;
  if member.done_at is not null then raise 'You are done with this lawyer round.' using errcode = 'MP409'; end if;
  if it.closed_at is not null or it.deadline_at <= clock_timestamp() then
    raise 'This lawyer round is closed.' using errcode = 'MP409';
  end if;
end $$;

-- The mediator says what became of a comment. Its readers learn of it.
create function private.settle_clause_comment(of_comment uuid, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.clause_comments;
begin
  select * into it from public.clause_comments
    where id = of_comment and visible_to in (select private.my_audience_ids());
  perform private.lock_open_case(it.case_id);
  perform private.must_mediate(it.case_id);
  update public.clause_comments set outcome = words, settled_at = now(), settled_by = auth.uid() where id = of_comment;
  perform private.record(it.case_id, it.visible_to, 'agreement_comment_settled', it.version_id);
  perform private.notify(it.visible_to, 'case_update', 'Your mediator has answered a comment on your agreement.', it.case_id, it.version_id);
end $$;

create trigger audit after insert or update or delete on clause_comments for each row execute function private.audit();

grant execute on function private.add_clause_comment(uuid, uuid, text, uuid, uuid, text),
  private.settle_clause_comment(uuid, text) to authenticated;

-- Read by their audience; those of an open lawyer round by their author alone.
alter table clause_comments enable row level security;
create policy audience_reads on clause_comments for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on clause_comments from anon, authenticated;
grant select on clause_comments to authenticated;

-- While a lawyer round is open: the mediator sees who is done, gives more time or ends it, and its lawyers change their
-- minds.

-- An open round of a case that the caller mediates, locked.
create function private.lock_mediated_round(of_round uuid) returns public.lawyer_rounds
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds;
begin
  perform private.lock_open_case((select case_id from public.lawyer_rounds
    where id = of_round and visible_to in (select private.my_audience_ids())));
  select * into it from public.lawyer_rounds where id = of_round for update;
  perform private.must_mediate(it.case_id);
  if it.closed_at is not null then raise 'This lawyer round is closed.' using errcode = 'MP409'; end if;
  return it;
end $$;

create function private.extend_lawyer_round(of_round uuid, deadline timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds := private.lock_mediated_round(of_round);
begin
  if deadline <= greatest(it.deadline_at, now()) or deadline > now() + interval '60 days' then
    raise 'Choose a later deadline, within 60 days.' using errcode = 'MP422';
  end if;
  update public.lawyer_rounds set deadline_at = deadline where id = it.id;
  perform private.notify_user(p.user_id, 'case_update', 'There is more time for your comments on an agreement.', it.case_id,
      it.visible_to, it.version_id)
    from public.lawyer_round_members m join private.round_lawyers(it.case_id) p on p.id = m.participant_id
    where m.round_id = it.id;
end $$;

-- Ends a round before its deadline. All comments are opened together.
create function private.end_lawyer_round(of_round uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds := private.lock_mediated_round(of_round);
begin
  perform private.close_lawyer_round(it.id);
end $$;

-- A lawyer who was done goes on.
create function private.resume_lawyer_round(of_round uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds;
begin
  perform private.lock_open_case((select case_id from public.lawyer_rounds
    where id = of_round and visible_to in (select private.my_audience_ids())));
  select * into it from public.lawyer_rounds where id = of_round for update;
  if it.closed_at is not null or it.deadline_at <= clock_timestamp() then
    raise 'This lawyer round is closed.' using errcode = 'MP409';
  end if;
  update public.lawyer_round_members set done_at = null
    where round_id = of_round and participant_id in (select private.my_participant_ids());
  if not found then raise 'Only a lawyer of this round may do this.' using errcode = 'MP403'; end if;
end $$;

-- The caller's own comment in a round that is still open to them, locked.
create function private.lock_own_round_comment(of_comment uuid) returns public.clause_comments
  language plpgsql security definer set search_path = '' as $$
declare
  it public.clause_comments;
begin
  select * into it from public.clause_comments
    where id = of_comment and visible_to in (select private.my_audience_ids());
  perform private.lock_open_case(it.case_id);
  if it.author_id <> auth.uid() or it.round_id is null then
    raise 'Only a comment of your own in an open lawyer round can be changed.' using errcode = 'MP403';
  end if;
  perform private.lock_round_of_comment(it.round_id, it.version_id);
  return it;
end $$;

create function private.change_clause_comment(of_comment uuid, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.clause_comments := private.lock_own_round_comment(of_comment);
begin
  update public.clause_comments set text = words where id = it.id;
end $$;

create function private.withdraw_clause_comment(of_comment uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.clause_comments := private.lock_own_round_comment(of_comment);
begin
  delete from public.clause_comments where id = it.id;
end $$;
grant execute on function private.extend_lawyer_round(uuid, timestamptz), private.end_lawyer_round(uuid),
  private.resume_lawyer_round(uuid), private.change_clause_comment(uuid, text), private.withdraw_clause_comment(uuid)
  to authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
