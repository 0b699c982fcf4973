-- Questions and comments about a clause of a released version. Each has its own audience, never wider than the version's.

set check_function_bodies = off;

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
  update public.clause_comments set outcome = words, settled_at = now() where id = of_comment;
  perform private.record(it.case_id, it.visible_to, 'agreement_comment_settled', it.version_id);
  perform private.notify(it.visible_to, 'case_update', 'Your mediator has answered a comment on your agreement.', it.case_id, it.version_id);
end $$;

create trigger audit after insert or update or delete on clause_comments for each row execute function private.audit();

insert into private.retention_tables (position, table_name, class)
  select max(position) + 1, 'clause_comments', 'agreement' from private.retention_tables;

revoke execute on all functions in schema private from public;
grant execute on function private.add_clause_comment(uuid, uuid, text, uuid, uuid, text),
  private.settle_clause_comment(uuid, text) to authenticated;

-- Read by their audience; those of an open lawyer round by their author alone.
alter table clause_comments enable row level security;
create policy audience_reads on clause_comments for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on clause_comments from anon, authenticated;
grant select on clause_comments to authenticated;

reset check_function_bodies;
