-- Who gets what: which figure goes to whom in a case, with a payment. Amounts come from the open figures.

set check_function_bodies = off;

-- What kind of thing a figure is, so that homes and pensions are told apart. It can change once everybody sees the figure.
alter table figures add column kind text not null default 'other' check (kind in ('home', 'account', 'pension_pot',
  'pension_salary', 'business', 'vehicle', 'contents', 'other')) check (category = 'owns' or kind in ('home', 'other'));

-- A way to divide things. Without a name it is the working copy of its author; shared, it gets a number and stays.
create table settlements (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  participant_id uuid not null,
  -- The audience of its author: the mediators of the case, or a party alone.
  kept_by        text not null,
  visible_to     text not null,
  name           text check (length(name) between 1 and 60) check (private.is_name(name)),
  content        jsonb not null check (jsonb_typeof(content) = 'object') check (length(content::text) <= 60000),
  -- The figures as they were when it was shared.
  amounts        jsonb check (jsonb_typeof(amounts) = 'object'),
  number         int check (number > 0),
  version        int not null default 1,
  shared_at      timestamptz,
  updated_at     timestamptz not null default now(),
  created_at     timestamptz not null default clock_timestamp(),
  check ((shared_at is null) = (visible_to = kept_by)),
  check ((shared_at is null) = (amounts is null)),
  check ((number is null) = (shared_at is null or name is not null)),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create unique index on settlements (case_id, kept_by) where name is null and shared_at is null;
create unique index on settlements (case_id, kept_by, number);
create index on settlements (case_id, participant_id);
create index on settlements (visible_to);

-- Who reads what the caller tries out; null for people who only read.
create function private.my_settlement_audience(of_case uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case me.role when 'mediator' then 'mediator-' || of_case when 'divorcee' then 'user-' || me.user_id end
  from private.my_participant(of_case) me
$$;

create function private.add_settlement(of_case uuid, title text, how jsonb) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  mine text;
  made uuid;
begin
  perform private.lock_open_case(of_case);
  mine := private.my_settlement_audience(of_case);
  if mine is null then raise 'Only the parties and the mediator try out who gets what.' using errcode = 'MP403'; end if;
  if not private.are_statements_open(of_case) then
    raise 'Both statements have to be open first.' using errcode = 'MP409';
  end if;
  if (select count(*) from public.settlements where case_id = of_case and kept_by = mine and name is not null) >= 20 then
    raise 'You can keep 20 ways at most.' using errcode = 'MP409';
  end if;
  insert into public.settlements (case_id, participant_id, kept_by, visible_to, name, content)
    values (of_case, (private.my_participant(of_case)).id, mine, mine, title, how)
    on conflict do nothing returning id into made;
  if made is null then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  return made;
end $$;

-- Locks a settlement of the caller's own.
create function private.lock_settlement(of_settlement uuid, expected_version int) returns public.settlements
  language plpgsql security definer set search_path = '' as $$
declare
  it public.settlements;
begin
  select * into it from public.settlements where id = of_settlement and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_open_case(it.case_id);
  if it.kept_by is distinct from private.my_settlement_audience(it.case_id) then
    raise 'Only its author changes this.' using errcode = 'MP403';
  end if;
  select * into it from public.settlements where id = of_settlement;
  if it.version <> expected_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  return it;
end $$;

create function private.update_settlement(of_settlement uuid, title text, how jsonb, expected_version int) returns int
  language plpgsql security definer set search_path = '' as $$
declare
  was public.settlements := private.lock_settlement(of_settlement, expected_version);
begin
  if was.shared_at is not null then
    raise 'This is shared, so it stays. Try another way that starts from it.' using errcode = 'MP409';
  end if;
  if (title is null) <> (was.name is null) then
    raise 'A working copy has no name, and another way has one.' using errcode = 'MP422';
  end if;
  update public.settlements set name = title, content = how, version = was.version + 1, updated_at = now()
    where id = of_settlement;
  return was.version + 1;
end $$;

-- A working copy is shared as a version with a number and goes on; another way is shared as it is. A party may show one to
-- the mediator and their own lawyer first.
create function private.share_settlement(of_settlement uuid, with_everyone boolean, expected_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.settlements := private.lock_settlement(of_settlement, expected_version);
  readers text := case when with_everyone then 'case-' || it.case_id else 'private-' || it.case_id || '-' || auth.uid() end;
  shared uuid := it.id;
  frozen jsonb := (select coalesce(jsonb_object_agg(f.id, f.amount_minor), '{}') from public.figures f where f.case_id = it.case_id);
begin
  if not with_everyone and (it.name is null or it.kept_by not like 'user-%') then
    raise 'This is shared with everybody or with nobody.' using errcode = 'MP422';
  end if;
  if it.visible_to = readers or it.visible_to like 'case-%' then
    raise 'This is shared already.' using errcode = 'MP409';
  end if;
  if it.name is null then
    insert into public.settlements (case_id, participant_id, kept_by, visible_to, content, amounts, number, shared_at)
      values (it.case_id, (private.my_participant(it.case_id)).id, it.kept_by, readers, it.content, frozen,
        1 + (select coalesce(max(number), 0) from public.settlements where case_id = it.case_id and kept_by = it.kept_by), now())
      returning id into shared;
  else
    update public.settlements set visible_to = readers, amounts = frozen, shared_at = now(), version = it.version + 1 where id = it.id;
  end if;
  perform private.record(it.case_id, readers, 'settlement_shared', shared);
  perform private.notify(readers, 'case_update', 'There is something new about who gets what.', it.case_id, shared);
end $$;

create function private.remove_settlement(of_settlement uuid, expected_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.settlements := private.lock_settlement(of_settlement, expected_version);
begin
  if it.shared_at is not null then raise 'This is shared, so it stays.' using errcode = 'MP409'; end if;
  delete from public.settlements where id = of_settlement;
end $$;

create or replace function private.add_figure(of_case uuid, it jsonb) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  party uuid := private.must_enter_figures(of_case);
  made uuid;
begin
  if (select count(*) from public.figures where participant_id = party) >= 200 then
    raise 'A statement has 200 figures at most.' using errcode = 'MP409';
  end if;
  insert into public.figures (case_id, participant_id, visible_to, is_joint, own_share, category, kind, label, amount_minor, rhythm,
      as_of, upload_id, doc_type, page)
    select of_case, party, private.money_audience(party), is_joint, own_share, category, kind, label, amount_minor, rhythm, as_of, upload_id,
      case when upload_id is not null then 'other' end, page
    from jsonb_populate_record(null::public.figures, it)
    returning id into made;
  perform private.notify_of_figure(of_case, made);
  return made;
end $$;

create or replace function private.update_figure(of_figure uuid, it jsonb, expected_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was public.figures := private.lock_figure(of_figure);
  becomes public.figures := jsonb_populate_record(was, it);
  is_open boolean := private.are_statements_open(was.case_id);
begin
  if was.version <> expected_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  if is_open and (becomes.label, becomes.category, becomes.is_joint, becomes.own_share, becomes.rhythm)
    <> (was.label, was.category, was.is_joint, was.own_share, was.rhythm) then
    raise 'Everybody has seen this figure. Its amount, day and page can still change.' using errcode = 'MP409';
  end if;
  update public.figures set label = becomes.label, category = becomes.category, kind = becomes.kind, is_joint = becomes.is_joint,
    own_share = becomes.own_share, amount_minor = becomes.amount_minor, rhythm = becomes.rhythm, as_of = becomes.as_of,
    upload_id = becomes.upload_id, page = becomes.page,
    doc_type = case when becomes.page is not null then coalesce(was.doc_type, 'other') end,
    former = case when is_open and becomes.amount_minor <> was.amount_minor
      then was.former || jsonb_build_object('amount_minor', was.amount_minor, 'until', now()) else was.former end,
    version = was.version + 1, updated_at = now()
    where id = of_figure;
  perform private.notify_of_figure(was.case_id, of_figure);
end $$;

create function private.name_settlement_subject() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.settlements where id = new.subject_id) then new.subject_type := 'settlement'; end if;
  return new;
end $$;
create trigger name_subject_of_settlement before insert on notifications
  for each row when (new.subject_id is not null) execute function private.name_settlement_subject();

create trigger audit after insert or update or delete on settlements for each row execute function private.audit();

revoke execute on all functions in schema private from public;
grant execute on function private.my_settlement_audience(uuid), private.add_settlement(uuid, text, jsonb),
  private.update_settlement(uuid, text, jsonb, int), private.share_settlement(uuid, boolean, int),
  private.remove_settlement(uuid, int) to authenticated;

-- Its author, and once shared the readers of its audience.
alter table settlements enable row level security;
create policy audience_reads on settlements for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on settlements from anon, authenticated;
grant select on settlements to authenticated;
select private.refuse_ended_reads('settlements');

insert into private.retention_tables (position, table_name, class) values (336, 'settlements', 'financial_documents');
insert into private.erasure_rules (position, table_name, treatment, whose, columns) values
  (336, 'public.settlements', 'delete', 'kept_by = ''user-'' || $1 and shared_at is null', '{}');
insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (337, 'public.settlements', 'keep', '{kept_by,name,content,amounts}', 'What was shown to others about who gets what.');

reset check_function_bodies;
