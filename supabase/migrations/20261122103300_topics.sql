-- The topics that the parties have to settle. cases.issues is computed from them: one state for each kind of issue.

set check_function_bodies = off;

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

insert into private.retention_tables (position, table_name, class)
  select max(position) + 3, 'topics', 'agreement' from private.retention_tables;

revoke execute on all functions in schema private from public;
grant execute on function private.add_topic(uuid, text, text), private.update_topic(uuid, text, text, text, int),
  private.put_issues(uuid, jsonb) to authenticated;

revoke update (issues) on cases from authenticated;

-- Read by everybody in the case and by admins, as the case is.
alter table topics enable row level security;
create policy participant_reads on topics for select to authenticated
  using (case_id in (select private.my_case_ids()) or (select private.is_admin()));
revoke all on topics from anon, authenticated;
grant select on topics to authenticated;

reset check_function_bodies;
