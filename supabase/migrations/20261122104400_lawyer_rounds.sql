-- Lawyer rounds: the lawyers of both sides comment on a released version, each unseen by everybody else, until the
-- deadline has passed or all of them are done. Then all comments are opened at once.

set check_function_bodies = off;

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

insert into private.retention_tables (position, table_name, class)
  select max(position) + it.place, it.name, 'agreement'
  from private.retention_tables, (values (1, 'lawyer_round_members'), (2, 'lawyer_rounds')) as it (place, name)
  group by it.place, it.name;

-- A party says that an active lawyer whom they have not confirmed is not theirs. It is told to the mediators alone.
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

revoke execute on all functions in schema private from public;
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

reset check_function_bodies;
