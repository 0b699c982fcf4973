-- The process as rows: the seven steps and the conditions of each. The contract's `process.ts` holds the same ones, and a
-- test compares them.

create table private.process_steps (
  id       text primary key,
  position int not null unique
);

create table private.conditions (
  code      text primary key,
  met_by    text not null check (met_by in ('party', 'parties', 'mediator')),
  is_stated boolean not null default false
);

create table private.step_conditions (
  step text not null references private.process_steps,
  code text not null references private.conditions,
  primary key (step, code)
);
create index on private.step_conditions (code);

insert into private.process_steps (id, position) values
  ('intake', 1), ('document_upload', 2), ('mediator_review', 3), ('first_session', 4), ('negotiation_sessions', 5),
  ('agreement_draft', 6), ('final_agreement', 7);
insert into private.conditions (code, met_by, is_stated) values
  ('parties_joined', 'parties', false), ('intake', 'party', false), ('documents', 'party', false),
  ('review_completed', 'mediator', true), ('session_held', 'parties', false), ('draft_shared', 'mediator', false),
  ('signatures_in', 'party', false);
insert into private.step_conditions (step, code) values
  ('intake', 'parties_joined'), ('intake', 'intake'), ('document_upload', 'documents'),
  ('mediator_review', 'review_completed'), ('first_session', 'session_held'), ('negotiation_sessions', 'draft_shared'),
  ('agreement_draft', 'parties_joined'), ('agreement_draft', 'signatures_in');

create function private.steps() returns text[]
  language sql stable set search_path = '' as $$
  select array_agg(id order by position) from private.process_steps
$$;

revoke execute on all functions in schema private from public;
