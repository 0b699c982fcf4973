-- Questions of the mediator about figures. They go to both sides together, each to the figure's owner and their lawyer.

set check_function_bodies = off;

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

insert into private.retention_tables (position, table_name, class)
  select position - 1, 'figure_questions', 'financial_documents' from private.retention_tables where table_name = 'figures';

revoke execute on all functions in schema private from public;
grant execute on function private.ask_about_figure(uuid, text), private.remove_figure_question(uuid),
  private.send_figure_questions(uuid), private.answer_figure_question(uuid, text) to authenticated;

-- Read by the mediator, and once sent by the side of the figure's owner.
alter table figure_questions enable row level security;
create policy audience_reads on figure_questions for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on figure_questions from anon, authenticated;
grant select on figure_questions to authenticated;

reset check_function_bodies;
