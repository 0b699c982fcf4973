-- Money: figures and questions about them.

set check_function_bodies = off;

-- Money: what each party owns and owes, what comes in and goes out. Until the mediator opens both statements together, a
-- party's figures are read by that party, their confirmed lawyer and the mediator.

-- What holds for the whole case: its currency, and when both statements were opened.
create table case_money (
  case_id    uuid primary key references cases on delete cascade,
  currency   text not null default 'GBP' check (currency ~ '^[A-Z]{3}$'),
  opened_at  timestamptz,
  visible_to text not null generated always as ('case-' || case_id::text) stored
);
create index on case_money (visible_to);

-- That a party said that their figures are complete.
create table money_statements (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  participant_id uuid not null,
  visible_to     text not null,
  completed_at   timestamptz not null default now(),
  unique (case_id, participant_id),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on money_statements (visible_to);

create table figures (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null references cases on delete cascade,
  participant_id uuid not null,
  is_joint       boolean not null,
  own_share      numeric(5, 2) not null default 50 check (own_share between 0 and 100),
  visible_to     text not null,
  category       text not null check (category in ('owns', 'owes', 'comes_in', 'goes_out')),
  label          text not null check (length(label) between 1 and 80) check (private.is_name(label)),
  amount_minor   bigint not null check (amount_minor between 0 and 10000000000000),
  rhythm         text not null default 'monthly' check (rhythm in ('weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly')),
  as_of          date not null check (as_of between '1900-01-01' and '9999-12-31'),
  upload_id      uuid references uploads on delete set null,
  doc_type       text references private.document_types,
  page           int check (page between 1 and 10000),
  former         jsonb not null default '[]' check (jsonb_typeof(former) = 'array'),
  version        int not null default 1,
  updated_at     timestamptz not null default now(),
  created_at     timestamptz not null default clock_timestamp(),
  check (is_joint or own_share = 50),
  check (rhythm = 'monthly' or category in ('comes_in', 'goes_out')),
  check ((doc_type is null) = (page is null)),
  check (upload_id is null or page is not null),
  unique (case_id, id),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on figures (case_id, participant_id, created_at);
create index on figures (upload_id);
create index on figures (doc_type);
create index on figures (visible_to);

create function private.are_statements_open(of_case uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.case_money where case_id = of_case and opened_at is not null)
$$;

-- Who reads the figures of a party now.
create function private.money_audience(of_participant uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case when private.are_statements_open(case_id) then 'case-' || case_id else 'private-' || case_id || '-' || user_id end
  from public.case_participants where id = of_participant
$$;

-- The party whose figures the caller enters: a party their own, a confirmed lawyer those of their client.
create function private.my_money_party(of_case uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select id from public.case_participants
  where case_id = of_case and role = 'divorcee' and status = 'active' and user_id = private.my_document_owner(of_case)
$$;

create function private.must_enter_figures(of_case uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  party uuid;
begin
  perform private.lock_open_case(of_case);
  party := private.my_money_party(of_case);
  if party is null then raise 'A party enters their own figures.' using errcode = 'MP403'; end if;
  if not private.are_statements_open(of_case) and exists (select from public.money_statements where participant_id = party) then
    raise 'These figures are marked as complete. Change that first.' using errcode = 'MP409';
  end if;
  return party;
end $$;

-- Locks a figure that the caller may change.
create function private.lock_figure(of_figure uuid) returns public.figures
  language plpgsql security definer set search_path = '' as $$
declare
  it public.figures;
begin
  select * into it from public.figures where id = of_figure and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if private.must_enter_figures(it.case_id) <> it.participant_id then
    raise 'A party enters their own figures.' using errcode = 'MP403';
  end if;
  select * into it from public.figures where id = of_figure;
  return it;
end $$;

-- A figure's document is one of its owner's that the caller reads. Its kind is kept with the figure, so that people who
-- do not read the document learn where the figure is from, and nothing else of it.
create function private.place_figure_page() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  it public.uploads;
begin
  if new.upload_id is null or tg_op = 'UPDATE' and new.upload_id = old.upload_id and new.page = old.page then return new; end if;
  select u.* into it from public.uploads u join public.case_participants party on party.id = new.participant_id
    where u.id = new.upload_id and u.case_id = new.case_id and u.owner_id = party.user_id
      and u.visible_to in (select private.my_audience_ids());
  if not found then raise 'Choose one of your documents.' using errcode = 'MP422'; end if;
  if it.status = 'rejected' then raise 'This document was sent back. Choose another one.' using errcode = 'MP422'; end if;
  if new.page > it.pages then raise 'This document has fewer pages.' using errcode = 'MP422'; end if;
  new.doc_type := it.doc_type;
  return new;
end $$;
create trigger place_figure_page before insert or update of upload_id, page on figures
  for each row execute function private.place_figure_page();

create function private.notify_of_figure(of_case uuid, of_figure uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not private.are_statements_open(of_case) then return; end if;
  perform private.record(of_case, 'case-' || of_case, 'figure_changed', of_figure);
  perform private.notify('case-' || of_case, 'case_update', 'A figure in your case has changed.', of_case, of_figure);
end $$;

create function private.add_figure(of_case uuid, it jsonb) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  party uuid := private.must_enter_figures(of_case);
  made uuid;
begin
  if (select count(*) from public.figures where participant_id = party) >= 200 then
    raise 'A statement has 200 figures at most.' using errcode = 'MP409';
  end if;
  insert into public.figures (case_id, participant_id, visible_to, is_joint, own_share, category, label, amount_minor, rhythm, as_of, upload_id, doc_type, page)
    select of_case, party, private.money_audience(party), is_joint, own_share, category, label, amount_minor, rhythm, as_of, upload_id,
      case when upload_id is not null then 'other' end, page
    from jsonb_populate_record(null::public.figures, it)
    returning id into made;
  perform private.notify_of_figure(of_case, made);
  return made;
end $$;

-- What everybody has seen keeps its name, and its former amounts stay.
create function private.update_figure(of_figure uuid, it jsonb, expected_version int) returns void
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
  update public.figures set label = becomes.label, category = becomes.category, is_joint = becomes.is_joint,
    own_share = becomes.own_share, amount_minor = becomes.amount_minor, rhythm = becomes.rhythm, as_of = becomes.as_of,
    upload_id = becomes.upload_id, page = becomes.page,
    doc_type = case when becomes.page is not null then coalesce(was.doc_type, 'other') end,
    former = case when is_open and becomes.amount_minor <> was.amount_minor
      then was.former || jsonb_build_object('amount_minor', was.amount_minor, 'until', now()) else was.former end,
    version = was.version + 1, updated_at = now()
    where id = of_figure;
  perform private.notify_of_figure(was.case_id, of_figure);
end $$;

create function private.remove_figure(of_figure uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was public.figures := private.lock_figure(of_figure);
begin
  if private.are_statements_open(was.case_id) then
    raise 'Everybody has seen this figure. Change its amount instead.' using errcode = 'MP409';
  end if;
  delete from public.figures where id = of_figure;
end $$;

-- By the party themselves, until the statements are open.
create function private.complete_statement(of_case uuid, is_complete boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  mine public.case_participants;
  made uuid;
begin
  perform private.lock_open_case(of_case);
  mine := private.my_participant(of_case);
  if mine.role <> 'divorcee' then raise 'Only the party says that their figures are complete.' using errcode = 'MP403'; end if;
  if private.are_statements_open(of_case) then raise 'Both statements are open already.' using errcode = 'MP409'; end if;
  if not is_complete then
    delete from public.money_statements where participant_id = mine.id;
    return;
  end if;
  if not exists (select from public.figures where participant_id = mine.id) then
    raise 'Enter a figure first.' using errcode = 'MP409';
  end if;
  insert into public.money_statements (case_id, participant_id, visible_to)
    values (of_case, mine.id, private.money_audience(mine.id)) on conflict do nothing returning id into made;
  if made is null then return; end if;
  perform private.record(of_case, private.money_audience(mine.id), 'statement_completed', made);
  perform private.notify('party-' || of_case || '-' || mine.user_id, 'case_update', 'A money statement is complete.', of_case, made);
end $$;

-- By the mediator, so that a party can change figures that they said were complete.
create function private.return_statement(of_case uuid, of_participant uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  audience text := private.money_audience(of_participant);
  subject uuid := (select id from public.figures where participant_id = of_participant order by created_at limit 1);
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  if private.are_statements_open(of_case) then raise 'Both statements are open already.' using errcode = 'MP409'; end if;
  delete from public.money_statements where case_id = of_case and participant_id = of_participant;
  if not found then raise 'These figures are not marked as complete.' using errcode = 'MP409'; end if;
  perform private.record(of_case, audience, 'statement_returned', subject);
  perform private.notify(audience, 'case_update', 'Your mediator asks you to look at your figures again.', of_case, subject);
end $$;

-- Both at the same moment, for everybody in the case.
create function private.open_statements(of_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  parties int;
  complete int;
  subject uuid;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  if private.are_statements_open(of_case) then raise 'Both statements are open already.' using errcode = 'MP409'; end if;
  select count(*), count(s.id), (array_agg(s.id))[1] into parties, complete, subject
    from public.case_participants p left join public.money_statements s on s.participant_id = p.id
    where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active';
  if parties < 2 or complete < parties then
    raise 'Both statements have to be complete first.' using errcode = 'MP409';
  end if;
  insert into public.case_money (case_id, opened_at) values (of_case, now())
    on conflict (case_id) do update set opened_at = now();
  update public.money_statements set visible_to = 'case-' || of_case where case_id = of_case;
  update public.figures set visible_to = 'case-' || of_case where case_id = of_case;
  perform private.record(of_case, 'case-' || of_case, 'statement_opened', subject);
  perform private.notify('case-' || of_case, 'case_update', 'Both money statements are open now.', of_case, subject);
end $$;

-- Who opens a case may say its currency once, also before it has a mediator.
create function private.set_case_currency(of_case uuid, code text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.cases where id = of_case and created_by = auth.uid() and status = 'open')
    or exists (select from public.case_money where case_id = of_case) then
    perform private.lock_open_case(of_case);
    perform private.must_mediate(of_case);
  end if;
  if exists (select from public.figures where case_id = of_case) then
    raise 'There are figures already, so the currency stays.' using errcode = 'MP409';
  end if;
  insert into public.case_money (case_id, currency) values (of_case, code)
    on conflict (case_id) do update set currency = code;
end $$;

-- The open figures, as a released Open Financial Statement keeps them; null until both statements are open.
create function private.statement_of(of_case uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('currency', m.currency, 'opened_at', m.opened_at,
    'parties', (select jsonb_agg(jsonb_build_object('participant_id', p.id, 'name', coalesce(person.name, p.name)) order by p.side, p.created_at)
      from public.case_participants p left join public.profiles person on person.id = p.user_id
      where p.case_id = of_case and p.role = 'divorcee'
        and (p.status = 'active' or exists (select from public.figures f where f.participant_id = p.id))),
    'figures', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'participant_id', f.participant_id, 'is_joint', f.is_joint, 'own_share', f.own_share,
        'category', f.category, 'label', f.label, 'amount_minor', f.amount_minor, 'rhythm', f.rhythm, 'as_of', f.as_of, 'former', f.former,
        'evidence', case when f.page is not null then jsonb_build_object('upload_id', null, 'doc_type', f.doc_type, 'page', f.page) end)
        order by f.created_at, f.id), '[]') from public.figures f where f.case_id = of_case))
  from public.case_money m where m.case_id = of_case and m.opened_at is not null
$$;

create function private.name_money_subject() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.figures where id = new.subject_id)
    or exists (select from public.money_statements where id = new.subject_id) then
    new.subject_type := 'money';
  end if;
  return new;
end $$;
create trigger name_subject_of_money before insert on notifications
  for each row when (new.subject_id is not null) execute function private.name_money_subject();

create trigger audit after insert or update or delete on case_money for each row execute function private.audit();
create trigger audit after insert or update or delete on money_statements for each row execute function private.audit();
create trigger audit after insert or update or delete on figures for each row execute function private.audit();

grant execute on function private.my_money_party(uuid), private.add_figure(uuid, jsonb), private.update_figure(uuid, jsonb, int),
  private.remove_figure(uuid), private.complete_statement(uuid, boolean), private.open_statements(uuid),
  private.return_statement(uuid, uuid), private.set_case_currency(uuid, text) to authenticated;

-- Read by everybody in the case.
alter table case_money enable row level security;
create policy audience_reads on case_money for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on case_money from anon, authenticated;
grant select on case_money to authenticated;

-- Read by the party's side and the mediator, and by everybody in the case once both are open.
alter table money_statements enable row level security;
create policy audience_reads on money_statements for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on money_statements from anon, authenticated;
grant select on money_statements to authenticated;

-- Read by the party's side and the mediator, and by everybody in the case once both are open.
alter table figures enable row level security;
create policy audience_reads on figures for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on figures from anon, authenticated;
grant select on figures to authenticated;

-- Questions of the mediator about figures. They go to both sides together, each to the figure's owner and their lawyer.

-- The mediator's questions about a figure. Unsent ones are the mediator's own; then the figure's owner and their lawyer
-- read them, also when the figure is open to everybody.
create table figure_questions (
  id          uuid primary key default gen_random_uuid(),
  case_id     uuid not null,
  figure_id   uuid not null,
  visible_to  text not null,
  question    text not null check (length(question) between 1 and 1000) check (private.is_text(question)),
  sent_at     timestamptz,
  answer      text check (length(answer) between 1 and 2000) check (private.is_text(answer)),
  answered_at timestamptz,
  created_at  timestamptz not null default clock_timestamp(),
  check ((answer is null) = (answered_at is null)),
  check (answer is null or sent_at is not null),
  foreign key (case_id, figure_id) references figures (case_id, id) on delete cascade
);
create index on figure_questions (case_id, figure_id, created_at);
create index on figure_questions (figure_id);
create index on figure_questions (visible_to);

create function private.ask_about_figure(of_figure uuid, words text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  it public.figures;
  made uuid;
begin
  select * into it from public.figures where id = of_figure and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_open_case(it.case_id);
  perform private.must_mediate(it.case_id);
  insert into public.figure_questions (case_id, figure_id, visible_to, question)
    values (it.case_id, of_figure, 'mediator-' || it.case_id, words) returning id into made;
  return made;
end $$;

-- Deletes a question that was not sent.
create function private.remove_figure_question(of_question uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.figure_questions;
begin
  select * into it from public.figure_questions where id = of_question and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_open_case(it.case_id);
  perform private.must_mediate(it.case_id);
  delete from public.figure_questions where id = of_question and sent_at is null;
  if not found then raise 'This question was sent already.' using errcode = 'MP409'; end if;
end $$;

-- Sends all questions that wait, to both sides together; each to the figure's owner and their lawyer.
create function private.send_figure_questions(of_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it record;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  for it in
    with sent as (
      update public.figure_questions q set sent_at = now(), visible_to = 'private-' || of_case || '-' || party.user_id
      from public.figures f join public.case_participants party on party.id = f.participant_id
      where f.id = q.figure_id and q.case_id = of_case and q.sent_at is null
      returning q.visible_to, f.id)
    select distinct on (visible_to) visible_to, id from sent order by visible_to, id
  loop
    perform private.record(of_case, it.visible_to, 'figure_asked', it.id);
    perform private.notify(it.visible_to, 'case_update', 'Your mediator has a question about a figure.', of_case, it.id);
  end loop;
  if not found then raise 'There is no question to send.' using errcode = 'MP409'; end if;
end $$;

create function private.answer_figure_question(of_question uuid, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.figure_questions;
  owner_of_figure uuid;
begin
  select * into it from public.figure_questions where id = of_question and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_open_case(it.case_id);
  select participant_id into owner_of_figure from public.figures where id = it.figure_id;
  if owner_of_figure not in (select private.my_participant_ids()) then
    raise 'Only the party who was asked answers.' using errcode = 'MP403';
  end if;
  update public.figure_questions set answer = words, answered_at = now() where id = of_question and answer is null;
  if not found then raise 'You have answered this already.' using errcode = 'MP409'; end if;
  perform private.record(it.case_id, it.visible_to, 'figure_answered', it.figure_id);
  perform private.notify('mediator-' || it.case_id, 'case_update', 'Somebody answered a question about a figure.', it.case_id, it.figure_id);
end $$;

create trigger audit after insert or update or delete on figure_questions for each row execute function private.audit();

grant execute on function private.ask_about_figure(uuid, text), private.remove_figure_question(uuid),
  private.send_figure_questions(uuid), private.answer_figure_question(uuid, text) to authenticated;

-- Read by the mediator, and once sent by the side of the figure's owner.
alter table figure_questions enable row level security;
create policy audience_reads on figure_questions for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on figure_questions from anon, authenticated;
grant select on figure_questions to authenticated;

-- What a released version holds beside its clauses: a parenting plan its schedule, a financial statement the open figures.

revoke execute on all functions in schema private from public;

reset check_function_bodies;
