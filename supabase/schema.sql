-- The schema as all migrations leave it, to read: each table with its policies and triggers, then views and functions.
-- Made by packages/server/src/proofs/schema/schema-file.test.ts; migrations change the database, and this file follows.

create table agreement_clauses (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  document text not null,
  "position" integer not null default 0,
  issue text,
  heading text not null,
  text text not null default ''::text,
  plain_text text not null default ''::text,
  explained_text text not null default ''::text,
  plain_is_older boolean not null generated always as (((plain_text <> ''::text) AND (explained_text <> text))) stored,
  state text not null default 'draft'::text,
  duties jsonb not null default '[]'::jsonb,
  source_proposal_id uuid,
  visible_to text not null generated always as (('mediator-'::text || (case_id)::text)) stored,
  version integer not null default 1,
  updated_by uuid default auth.uid(),
  updated_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default clock_timestamp(),
  estimate jsonb,
  constraint agreement_clauses_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint agreement_clauses_case_id_source_proposal_id_fkey FOREIGN KEY (case_id, source_proposal_id) REFERENCES proposals(case_id, id) ON DELETE SET NULL (source_proposal_id),
  constraint agreement_clauses_document_check CHECK ((document = ANY (ARRAY['memorandum'::text, 'finances'::text, 'parenting'::text]))),
  constraint agreement_clauses_duties_check CHECK (private.are_duties(duties)),
  constraint agreement_clauses_estimate_check CHECK (((jsonb_typeof(estimate) = 'object'::text) AND (octet_length((estimate)::text) <= 40000))),
  constraint agreement_clauses_heading_check CHECK (((length(heading) >= 1) AND (length(heading) <= 120))),
  constraint agreement_clauses_heading_check1 CHECK (private.is_name(heading)),
  constraint agreement_clauses_issue_check CHECK ((issue = ANY (ARRAY['parenting'::text, 'home'::text, 'pensions'::text, 'debts'::text, 'support'::text, 'other'::text]))),
  constraint agreement_clauses_pkey PRIMARY KEY (id),
  constraint agreement_clauses_plain_text_check CHECK (((plain_text = ''::text) OR ((length(plain_text) <= 8000) AND private.is_text(plain_text)))),
  constraint agreement_clauses_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'discussing'::text, 'agreed'::text, 'parked'::text]))),
  constraint agreement_clauses_text_check CHECK (((text = ''::text) OR ((length(text) <= 8000) AND private.is_text(text)))),
  constraint agreement_clauses_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES profiles(id)
);
CREATE INDEX agreement_clauses_case_id_document_position_idx ON public.agreement_clauses USING btree (case_id, document, "position");
CREATE INDEX agreement_clauses_case_id_source_proposal_id_idx ON public.agreement_clauses USING btree (case_id, source_proposal_id);
CREATE INDEX agreement_clauses_updated_by_idx ON public.agreement_clauses USING btree (updated_by);
CREATE INDEX agreement_clauses_visible_to_idx ON public.agreement_clauses USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.agreement_clauses FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE OF issue, heading, text, plain_text, state, duties, estimate ON public.agreement_clauses FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE ON public.agreement_clauses FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_clause BEFORE UPDATE OF issue, heading, text, plain_text, state, duties, estimate ON public.agreement_clauses FOR EACH ROW EXECUTE FUNCTION private.stamp_clause();
CREATE TRIGGER stamp_update BEFORE UPDATE OF issue, heading, text, plain_text, state, duties, estimate ON public.agreement_clauses FOR EACH ROW EXECUTE FUNCTION private.stamp_update();
alter table agreement_clauses enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_adds for insert to authenticated
  with check ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_changes for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, document, duties, explained_text, heading, issue, plain_text, position, source_proposal_id, state, text), select, update (duties, estimate, explained_text, heading, issue, plain_text, position, state, text) to authenticated;

create table agreement_signatures (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  version_id uuid not null,
  participant_id uuid not null,
  name text not null,
  hash text not null,
  method text not null default 'platform'::text,
  signed_at timestamp with time zone not null default clock_timestamp(),
  visible_to text not null,
  signed_on date,
  upload_id uuid,
  recorded_by uuid,
  decides_freely boolean,
  chosen_in text,
  recognized_by text not null,
  consent integer,
  browser text,
  constraint agreement_signatures_browser_check CHECK ((browser = ANY (ARRAY['chrome'::text, 'edge'::text, 'firefox'::text, 'opera'::text, 'safari'::text, 'samsung'::text, 'other'::text]))),
  constraint agreement_signatures_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint agreement_signatures_case_id_version_id_fkey FOREIGN KEY (case_id, version_id) REFERENCES agreement_versions(case_id, id) ON DELETE CASCADE,
  constraint agreement_signatures_check CHECK (((method = 'paper'::text) = (signed_on IS NOT NULL))),
  constraint agreement_signatures_check1 CHECK (((recognized_by = 'earlier'::text) OR ((method = 'paper'::text) = (recognized_by = 'paper'::text)))),
  constraint agreement_signatures_check2 CHECK (((recognized_by = ANY (ARRAY['paper'::text, 'earlier'::text])) OR (consent IS NOT NULL))),
  constraint agreement_signatures_chosen_in_check CHECK ((chosen_in = ANY (ARRAY['en'::text, 'es'::text]))),
  constraint agreement_signatures_consent_check CHECK ((consent > 0)),
  constraint agreement_signatures_decides_freely_check CHECK (decides_freely),
  constraint agreement_signatures_method_check CHECK ((method = ANY (ARRAY['platform'::text, 'paper'::text]))),
  constraint agreement_signatures_pkey PRIMARY KEY (id),
  constraint agreement_signatures_recognized_by_check CHECK ((recognized_by = ANY (ARRAY['passkey'::text, 'code_app'::text, 'recovery_code'::text, 'password'::text, 'paper'::text, 'earlier'::text]))),
  constraint agreement_signatures_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id),
  constraint agreement_signatures_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE SET NULL,
  constraint agreement_signatures_version_id_hash_fkey FOREIGN KEY (version_id, hash) REFERENCES agreement_versions(id, hash) ON DELETE CASCADE,
  constraint agreement_signatures_version_id_participant_id_key UNIQUE (version_id, participant_id)
);
CREATE INDEX agreement_signatures_case_id_participant_id_idx ON public.agreement_signatures USING btree (case_id, participant_id);
CREATE INDEX agreement_signatures_case_id_version_id_idx ON public.agreement_signatures USING btree (case_id, version_id);
CREATE INDEX agreement_signatures_recorded_by_idx ON public.agreement_signatures USING btree (recorded_by);
CREATE INDEX agreement_signatures_upload_id_idx ON public.agreement_signatures USING btree (upload_id);
CREATE INDEX agreement_signatures_version_id_hash_idx ON public.agreement_signatures USING btree (version_id, hash);
CREATE INDEX agreement_signatures_visible_to_idx ON public.agreement_signatures USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.agreement_signatures FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER derive_step AFTER INSERT ON public.agreement_signatures FOR EACH ROW EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER derive_step_back AFTER DELETE ON public.agreement_signatures FOR EACH ROW EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER end_attestation AFTER DELETE ON public.agreement_signatures FOR EACH ROW EXECUTE FUNCTION private.end_attestation();
CREATE TRIGGER make_agreement_files AFTER INSERT ON public.agreement_signatures FOR EACH STATEMENT EXECUTE FUNCTION private.make_agreement_files();
CREATE TRIGGER recognize_signer BEFORE INSERT ON public.agreement_signatures FOR EACH ROW EXECUTE FUNCTION private.recognize_signer();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.agreement_signatures FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table agreement_signatures enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table agreement_versions (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  number integer not null,
  clauses jsonb not null default '[]'::jsonb,
  hash text not null,
  released_at timestamp with time zone not null,
  released_by uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  document text not null,
  readers text not null,
  annex jsonb,
  open_points jsonb not null default '[]'::jsonb,
  struck_points jsonb not null default '[]'::jsonb,
  visible_to text not null generated always as ((
CASE readers
    WHEN 'parties'::text THEN 'parties-'::text
    ELSE 'case-'::text
END || (case_id)::text)) stored,
  parties jsonb not null,
  signable_at timestamp with time zone not null,
  file_facts jsonb not null,
  status_text text,
  recitals jsonb,
  constraint agreement_versions_case_id_document_number_key UNIQUE (case_id, document, number),
  constraint agreement_versions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint agreement_versions_case_id_id_key UNIQUE (case_id, id),
  constraint agreement_versions_check CHECK (((released_at IS NULL) = (hash IS NULL))),
  constraint agreement_versions_clauses_check CHECK (((octet_length((clauses)::text) <= 800000) AND (jsonb_typeof(clauses) = 'array'::text) AND (jsonb_array_length(clauses) <= 100) AND (clauses = jsonb_path_query_array(clauses, '$[*]?((((@.type() == "object" && @."heading".type() == "string") && @."text".type() == "string") && @."plain_text".type() == "string") && (((@."state" == "draft" || @."state" == "discussing") || @."state" == "agreed") || @."state" == "parked"))'::jsonpath)))),
  constraint agreement_versions_document_check CHECK ((document = ANY (ARRAY['memorandum'::text, 'finances'::text, 'parenting'::text]))),
  constraint agreement_versions_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint agreement_versions_id_hash_key UNIQUE (id, hash),
  constraint agreement_versions_open_points_check CHECK (((jsonb_typeof(open_points) = 'array'::text) AND (jsonb_array_length(open_points) <= 100) AND (octet_length((open_points)::text) <= 100000))),
  constraint agreement_versions_parties_check CHECK (((jsonb_typeof(parties) = 'array'::text) AND (jsonb_array_length(parties) <= 10))),
  constraint agreement_versions_pkey PRIMARY KEY (id),
  constraint agreement_versions_readers_check CHECK ((readers = ANY (ARRAY['everyone'::text, 'parties'::text]))),
  constraint agreement_versions_released_by_fkey FOREIGN KEY (released_by) REFERENCES profiles(id),
  constraint agreement_versions_struck_points_check CHECK (((jsonb_typeof(struck_points) = 'array'::text) AND (jsonb_array_length(struck_points) <= 100) AND (octet_length((struck_points)::text) <= 200000) AND (NOT (struck_points @? '$[*]?(!((@."point" != "" && @."reason" != "") && @."by" != ""))'::jsonpath))))
);
CREATE INDEX agreement_versions_released_by_idx ON public.agreement_versions USING btree (released_by);
CREATE INDEX agreement_versions_visible_to_idx ON public.agreement_versions USING btree (visible_to);
CREATE UNIQUE INDEX one_draft_per_case ON public.agreement_versions USING btree (case_id) WHERE (released_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.agreement_versions FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER derive_step AFTER INSERT ON public.agreement_versions FOR EACH ROW EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER keep_release_facts BEFORE INSERT ON public.agreement_versions FOR EACH ROW EXECUTE FUNCTION private.keep_release_facts();
CREATE TRIGGER make_agreement_files AFTER INSERT ON public.agreement_versions FOR EACH STATEMENT EXECUTE FUNCTION private.make_agreement_files();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE ON public.agreement_versions FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER start_cooling_off BEFORE INSERT ON public.agreement_versions FOR EACH ROW EXECUTE FUNCTION private.start_cooling_off();
CREATE TRIGGER void_signatures AFTER INSERT ON public.agreement_versions FOR EACH ROW EXECUTE FUNCTION private.void_signatures();
alter table agreement_versions enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table ai_chat_history (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  visible_to text not null generated always as (('ai-'::text || (user_id)::text)) stored,
  case_id uuid,
  role text not null,
  content text not null,
  confidence text,
  disclaimer text,
  web_search_suggested boolean not null default false,
  reply_id uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  citations jsonb not null default '[]'::jsonb,
  constraint ai_chat_history_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint ai_chat_history_check CHECK (((role = 'assistant'::text) = (reply_id IS NOT NULL))),
  constraint ai_chat_history_citations_check CHECK ((jsonb_typeof(citations) = 'array'::text)),
  constraint ai_chat_history_confidence_check CHECK ((confidence = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
  constraint ai_chat_history_content_check CHECK (((length(content) >= 1) AND (length(content) <= 100000))),
  constraint ai_chat_history_content_check1 CHECK (private.is_text(content)),
  constraint ai_chat_history_pkey PRIMARY KEY (id),
  constraint ai_chat_history_reply_id_key UNIQUE (reply_id),
  constraint ai_chat_history_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
  constraint ai_chat_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX ai_chat_history_case_id_idx ON public.ai_chat_history USING btree (case_id);
CREATE INDEX ai_chat_history_user_id_created_at_id_idx ON public.ai_chat_history USING btree (user_id, created_at, id);
CREATE INDEX ai_chat_history_visible_to_created_at_id_idx ON public.ai_chat_history USING btree (visible_to, created_at, id);
CREATE TRIGGER stamp_reply BEFORE INSERT ON public.ai_chat_history FOR EACH ROW EXECUTE FUNCTION private.stamp_reply();
alter table ai_chat_history enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_adds for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND ((role = 'user'::text) OR (reply_id IN ( SELECT private.my_reply_ids() AS my_reply_ids))) AND ((case_id IS NULL) OR (case_id IN ( SELECT cases.id
   FROM cases)))));
create policy owner_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, confidence, content, disclaimer, reply_id, role, web_search_suggested), select to authenticated;

create table ai_consents (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid not null default auth.uid(),
  answer text not null,
  answered_at timestamp with time zone not null default clock_timestamp(),
  constraint ai_consents_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text]))),
  constraint ai_consents_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint ai_consents_pkey PRIMARY KEY (id),
  constraint ai_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX ai_consents_case_id_user_id_answered_at_idx ON public.ai_consents USING btree (case_id, user_id, answered_at);
CREATE INDEX ai_consents_user_id_idx ON public.ai_consents USING btree (user_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.ai_consents FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER record_consent AFTER INSERT ON public.ai_consents FOR EACH ROW EXECUTE FUNCTION private.record_consent();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.ai_consents FOR EACH ROW WHEN ((new.answer = 'yes'::text)) EXECUTE FUNCTION private.refuse_when_closed();
alter table ai_consents enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_or_mediator_reads for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy participant_answers for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_case_ids() AS my_case_ids))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
grant insert (answer, case_id), select to authenticated;

create table ai_insights (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  visible_to text not null generated always as (('mediator-'::text || (case_id)::text)) stored,
  source_channel_id text,
  insight_type text not null,
  content jsonb not null,
  metadata jsonb not null default '{}'::jsonb,
  input_hash text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  acknowledged_at timestamp with time zone,
  acknowledged_by uuid,
  constraint ai_insights_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES profiles(id),
  constraint ai_insights_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint ai_insights_case_id_insight_type_input_hash_key UNIQUE (case_id, insight_type, input_hash),
  constraint ai_insights_check CHECK ((source_channel_id ~~ (('%-'::text || (case_id)::text) || '%'::text))),
  constraint ai_insights_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint ai_insights_input_hash_check CHECK ((input_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint ai_insights_insight_type_check CHECK ((insight_type = ANY (ARRAY['tone_analysis'::text, 'risk_assessment'::text, 'summary'::text]))),
  constraint ai_insights_metadata_check CHECK ((jsonb_typeof(metadata) = 'object'::text)),
  constraint ai_insights_pkey PRIMARY KEY (id)
);
CREATE INDEX ai_insights_acknowledged_by_idx ON public.ai_insights USING btree (acknowledged_by);
CREATE INDEX ai_insights_case_id_created_at_id_idx ON public.ai_insights USING btree (case_id, created_at, id);
CREATE INDEX ai_insights_source_channel_id_idx ON public.ai_insights USING btree (source_channel_id);
CREATE INDEX ai_insights_visible_to_idx ON public.ai_insights USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.ai_insights FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER guard_insight BEFORE INSERT ON public.ai_insights FOR EACH ROW EXECUTE FUNCTION private.guard_insight();
CREATE TRIGGER notify_of_grave_insight AFTER INSERT ON public.ai_insights FOR EACH ROW WHEN (((new.content ->> 'risk_level'::text) = ANY (ARRAY['high'::text, 'critical'::text]))) EXECUTE FUNCTION private.notify_of_grave_insight();
CREATE TRIGGER notify_of_raised_insight AFTER UPDATE OF content ON public.ai_insights FOR EACH ROW WHEN ((((new.content ->> 'risk_level'::text) = ANY (ARRAY['high'::text, 'critical'::text])) AND (COALESCE((old.content ->> 'risk_level'::text), 'low'::text) <> ALL (ARRAY['high'::text, 'critical'::text])))) EXECUTE FUNCTION private.notify_of_grave_insight();
CREATE TRIGGER record_insight AFTER INSERT ON public.ai_insights FOR EACH ROW EXECUTE FUNCTION private.record_insight();
CREATE TRIGGER record_raised_insight AFTER UPDATE OF content ON public.ai_insights FOR EACH ROW WHEN (((old.content ->> 'risk_level'::text) IS DISTINCT FROM (new.content ->> 'risk_level'::text))) EXECUTE FUNCTION private.record_insight();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.ai_insights FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_acknowledgement BEFORE UPDATE OF acknowledged_at ON public.ai_insights FOR EACH ROW EXECUTE FUNCTION private.stamp_acknowledgement();
alter table ai_insights enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_acknowledges for update to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy mediator_keeps for insert to authenticated
  with check (((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)) AND ((source_channel_id IS NULL) OR (source_channel_id IN ( SELECT private.my_audience_ids() AS my_audience_ids)))));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, content, input_hash, insight_type, metadata, source_channel_id), select, update (acknowledged_at) to authenticated;

create table attestations (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  version_id uuid not null,
  participant_id uuid not null,
  client_id uuid,
  name text not null,
  hash text not null,
  wording integer not null,
  is_printed boolean not null,
  attested_at timestamp with time zone not null default clock_timestamp(),
  visible_to text not null,
  constraint attestations_case_id_client_id_fkey FOREIGN KEY (case_id, client_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint attestations_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint attestations_case_id_version_id_fkey FOREIGN KEY (case_id, version_id) REFERENCES agreement_versions(case_id, id) ON DELETE CASCADE,
  constraint attestations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint attestations_pkey PRIMARY KEY (id),
  constraint attestations_version_id_hash_fkey FOREIGN KEY (version_id, hash) REFERENCES agreement_versions(id, hash) ON DELETE CASCADE,
  constraint attestations_version_id_participant_id_key UNIQUE (version_id, participant_id),
  constraint attestations_wording_check CHECK ((wording > 0))
);
CREATE INDEX attestations_case_id_client_id_idx ON public.attestations USING btree (case_id, client_id);
CREATE INDEX attestations_case_id_participant_id_idx ON public.attestations USING btree (case_id, participant_id);
CREATE INDEX attestations_case_id_version_id_idx ON public.attestations USING btree (case_id, version_id);
CREATE INDEX attestations_version_id_hash_idx ON public.attestations USING btree (version_id, hash);
CREATE INDEX attestations_visible_to_idx ON public.attestations USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.attestations FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER confirm_first BEFORE INSERT ON public.attestations FOR EACH ROW EXECUTE FUNCTION private.confirm_first();
CREATE TRIGGER make_agreement_files AFTER INSERT ON public.attestations FOR EACH STATEMENT EXECUTE FUNCTION private.make_agreement_files();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.attestations FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table attestations enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table calendar_feeds (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  last_read_at timestamp with time zone,
  shows_nights boolean not null default false,
  constraint calendar_feeds_pkey PRIMARY KEY (id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX calendar_feeds_user_id_idx ON public.calendar_feeds USING btree (user_id);
CREATE UNIQUE INDEX one_feed_per_person ON public.calendar_feeds USING btree (user_id) WHERE (revoked_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF user_id, token_hash, revoked_at ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER audit_choice AFTER UPDATE OF shows_nights ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table calendar_feeds enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_reads for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
grant select (created_at, id, last_read_at, revoked_at, shows_nights, user_id) to authenticated;

create table case_events (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  visible_to text not null,
  kind text not null,
  actor_id uuid,
  subject_id uuid,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint case_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES profiles(id),
  constraint case_events_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_events_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint case_events_pkey PRIMARY KEY (id)
);
CREATE INDEX case_events_actor_id_idx ON public.case_events USING btree (actor_id);
CREATE INDEX case_events_case_id_created_at_id_idx ON public.case_events USING btree (case_id, created_at, id);
CREATE INDEX case_events_case_id_created_at_idx ON public.case_events USING btree (case_id, created_at) WHERE (kind = ANY (ARRAY['mediator_assigned'::text, 'participant_removed'::text]));
CREATE INDEX case_events_subject_id_created_at_idx ON public.case_events USING btree (subject_id, created_at) WHERE (kind = 'session_answered'::text);
CREATE INDEX case_events_visible_to_idx ON public.case_events USING btree (visible_to);
CREATE TRIGGER announce AFTER INSERT ON public.case_events FOR EACH ROW EXECUTE FUNCTION realtime_local.announce();
alter table case_events enable row level security;
create policy audience_reads for select to authenticated
  using (((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)) OR ((visible_to ~~ 'case-%'::text) AND (( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table case_fees (
  case_id uuid not null,
  share_a integer not null default 50,
  share_b integer not null default 50,
  band_up_to bigint,
  ahead_a_minor bigint not null default 0,
  ahead_b_minor bigint not null default 0,
  version integer not null default 1,
  visible_to text not null generated always as (('mediator-'::text || (case_id)::text)) stored,
  constraint case_fees_ahead_a_minor_check CHECK (((ahead_a_minor >= 0) AND (ahead_a_minor <= '10000000000'::bigint))),
  constraint case_fees_ahead_b_minor_check CHECK (((ahead_b_minor >= 0) AND (ahead_b_minor <= '10000000000'::bigint))),
  constraint case_fees_band_up_to_check CHECK ((band_up_to >= 0)),
  constraint case_fees_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_fees_check CHECK (((share_a + share_b) = 100)),
  constraint case_fees_pkey PRIMARY KEY (case_id),
  constraint case_fees_share_a_check CHECK (((share_a >= 0) AND (share_a <= 100)))
);
CREATE INDEX case_fees_visible_to_idx ON public.case_fees USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_fees FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.case_fees FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table case_fees enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
grant select to authenticated;

create table case_intakes (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid,
  name text,
  email text,
  phone text,
  date_of_birth date,
  address text,
  marriage_details jsonb not null default '{}'::jsonb,
  children jsonb not null default '[]'::jsonb,
  financial_situation jsonb not null default '{}'::jsonb,
  preferences jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  uploads jsonb not null default '[]'::jsonb,
  access_needs jsonb not null default '{}'::jsonb,
  status text not null default 'draft'::text,
  questions text,
  submitted_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  visible_to text generated always as (((('private-'::text || (case_id)::text) || '-'::text) || (user_id)::text)) stored,
  asked jsonb not null default '{}'::jsonb,
  replies jsonb not null default '{}'::jsonb,
  prefilled text[] not null default '{}'::text[],
  consent text,
  constraint case_intakes_address_check CHECK (((length(address) >= 1) AND (length(address) <= 500))),
  constraint case_intakes_address_check1 CHECK (private.is_text(address)),
  constraint case_intakes_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_intakes_check CHECK (((status = ANY (ARRAY['draft'::text, 'returned'::text])) OR ((name IS NOT NULL) AND (email IS NOT NULL) AND (phone IS NOT NULL) AND (date_of_birth IS NOT NULL) AND (address IS NOT NULL)))),
  constraint case_intakes_check1 CHECK (((status = 'draft'::text) OR (submitted_at IS NOT NULL))),
  constraint case_intakes_check2 CHECK (((length(email) <= 254) AND (length(phone) <= 40))),
  constraint case_intakes_check3 CHECK (((jsonb_typeof(marriage_details) = 'object'::text) AND (jsonb_typeof(financial_situation) = 'object'::text) AND (jsonb_typeof(preferences) = 'object'::text) AND (jsonb_typeof(access_needs) = 'object'::text))),
  constraint case_intakes_check4 CHECK (((children = jsonb_path_query_array(children, '$[*]?(@.type() == "object")'::jsonpath)) AND (uploads = jsonb_path_query_array(uploads, '$[*]?(@.type() == "object")'::jsonpath)))),
  constraint case_intakes_check5 CHECK (((((((octet_length((marriage_details)::text) + octet_length((children)::text)) + octet_length((financial_situation)::text)) + octet_length((uploads)::text)) + octet_length((preferences)::text)) + octet_length((access_needs)::text)) <= 200000)),
  constraint case_intakes_consent_check CHECK (((length(consent) >= 1) AND (length(consent) <= 120))),
  constraint case_intakes_consent_check1 CHECK (private.is_text(consent)),
  constraint case_intakes_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint case_intakes_name_check1 CHECK (private.is_name(name)),
  constraint case_intakes_pkey PRIMARY KEY (id),
  constraint case_intakes_prefilled_check CHECK ((prefilled <@ ARRAY['you'::text, 'relationship'::text, 'children'::text, 'money'::text, 'documents'::text, 'matters'::text, 'access'::text])),
  constraint case_intakes_questions_check CHECK (((length(questions) >= 1) AND (length(questions) <= 4000))),
  constraint case_intakes_questions_check1 CHECK (private.is_text(questions)),
  constraint case_intakes_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'returned'::text, 'accepted'::text]))),
  constraint case_intakes_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id),
  constraint only_a_person_sends CHECK (((status = 'draft'::text) OR (user_id IS NOT NULL))),
  constraint questions_by_section CHECK (((jsonb_typeof(asked) = 'object'::text) AND (jsonb_typeof(replies) = 'object'::text) AND ((octet_length((asked)::text) + octet_length((replies)::text)) <= 250000)))
);
CREATE INDEX case_intakes_case_id_idx ON public.case_intakes USING btree (case_id);
CREATE INDEX case_intakes_user_id_idx ON public.case_intakes USING btree (user_id);
CREATE INDEX case_intakes_visible_to_idx ON public.case_intakes USING btree (visible_to);
CREATE UNIQUE INDEX one_intake_per_address ON public.case_intakes USING btree (case_id, email) WHERE (user_id IS NULL);
CREATE UNIQUE INDEX one_intake_per_party ON public.case_intakes USING btree (case_id, user_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_intakes FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER derive_step AFTER INSERT OR UPDATE OF status, user_id ON public.case_intakes FOR EACH ROW EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER next_version BEFORE UPDATE ON public.case_intakes FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER notify_of_intake AFTER UPDATE OF status ON public.case_intakes FOR EACH ROW EXECUTE FUNCTION private.notify_of_intake();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE ON public.case_intakes FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_intake BEFORE INSERT ON public.case_intakes FOR EACH ROW EXECUTE FUNCTION private.stamp_intake();
CREATE TRIGGER stamp_update BEFORE UPDATE ON public.case_intakes FOR EACH ROW EXECUTE FUNCTION private.stamp_update();
alter table case_intakes enable row level security;
create policy confidant_reads for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR (visible_to IN ( SELECT private.my_intake_audiences() AS my_intake_audiences)) OR ((status <> 'draft'::text) AND ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
create policy writer_adds for insert to authenticated
  with check (((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) OR (visible_to IN ( SELECT private.my_intake_audiences() AS my_intake_audiences)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))));
create policy writer_changes for update to authenticated
  using (((visible_to IN ( SELECT private.my_intake_audiences() AS my_intake_audiences)) AND (status = ANY (ARRAY['draft'::text, 'returned'::text]))));
grant insert (access_needs, address, case_id, children, date_of_birth, email, financial_situation, marriage_details, name, phone, preferences, prefilled, uploads), select, update (access_needs, address, children, date_of_birth, email, financial_situation, marriage_details, name, phone, preferences, prefilled, replies, uploads) to authenticated;

create table case_milestones (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  milestone text not null,
  reached_at timestamp with time zone not null default now(),
  reached_by uuid default auth.uid(),
  constraint case_milestones_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_milestones_case_id_milestone_key UNIQUE (case_id, milestone),
  constraint case_milestones_milestone_check CHECK ((milestone = 'review_completed'::text)),
  constraint case_milestones_pkey PRIMARY KEY (id),
  constraint case_milestones_reached_by_fkey FOREIGN KEY (reached_by) REFERENCES profiles(id)
);
CREATE INDEX case_milestones_reached_by_idx ON public.case_milestones USING btree (reached_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_milestones FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER derive_step AFTER INSERT OR DELETE ON public.case_milestones FOR EACH ROW EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER record_milestone AFTER INSERT ON public.case_milestones FOR EACH ROW EXECUTE FUNCTION private.record_milestone();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.case_milestones FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table case_milestones enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy participant_reads for select to authenticated
  using (((case_id IN ( SELECT private.my_case_ids() AS my_case_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))));
grant select to authenticated;

create table case_modes (
  case_id uuid not null,
  mode text not null,
  delivers_from time without time zone,
  delivers_to time without time zone,
  time_zone text not null default 'UTC'::text,
  set_at timestamp with time zone not null default now(),
  set_by uuid not null default auth.uid(),
  version integer not null default 1,
  constraint case_modes_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_modes_check CHECK (((mode = 'paced'::text) = (delivers_from IS NOT NULL))),
  constraint case_modes_check1 CHECK (((delivers_from IS NULL) = (delivers_to IS NULL))),
  constraint case_modes_check2 CHECK ((delivers_from <> delivers_to)),
  constraint case_modes_mode_check CHECK ((mode = ANY (ARRAY['joint'::text, 'paced'::text, 'shuttle'::text, 'paused'::text]))),
  constraint case_modes_pkey PRIMARY KEY (case_id),
  constraint case_modes_set_by_fkey FOREIGN KEY (set_by) REFERENCES profiles(id)
);
CREATE INDEX case_modes_set_by_idx ON public.case_modes USING btree (set_by);
CREATE TRIGGER announce_changed_mode AFTER UPDATE ON public.case_modes FOR EACH ROW WHEN ((((new.mode IS DISTINCT FROM old.mode) OR (new.delivers_from IS DISTINCT FROM old.delivers_from)) OR (new.delivers_to IS DISTINCT FROM old.delivers_to))) EXECUTE FUNCTION private.announce_mode();
CREATE TRIGGER announce_mode AFTER INSERT ON public.case_modes FOR EACH ROW WHEN ((new.mode <> 'joint'::text)) EXECUTE FUNCTION private.announce_mode();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_modes FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.case_modes FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE ON public.case_modes FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER renew_waiting_times AFTER UPDATE ON public.case_modes FOR EACH ROW WHEN (((new.delivers_from IS DISTINCT FROM old.delivers_from) OR (new.delivers_to IS DISTINCT FROM old.delivers_to))) EXECUTE FUNCTION private.renew_waiting_times();
CREATE TRIGGER stamp_mode BEFORE INSERT OR UPDATE ON public.case_modes FOR EACH ROW EXECUTE FUNCTION private.stamp_mode();
alter table case_modes enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_changes for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_sets for insert to authenticated
  with check ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy participant_reads for select to authenticated
  using (((case_id IN ( SELECT private.my_case_ids() AS my_case_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, delivers_from, delivers_to, mode), select, update (delivers_from, delivers_to, mode) to authenticated;

create table case_money (
  case_id uuid not null,
  currency text not null default 'GBP'::text,
  opened_at timestamp with time zone,
  visible_to text not null generated always as (('case-'::text || (case_id)::text)) stored,
  constraint case_money_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_money_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint case_money_pkey PRIMARY KEY (case_id)
);
CREATE INDEX case_money_visible_to_idx ON public.case_money USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_money FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table case_money enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table case_notes (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  author_id uuid not null default auth.uid(),
  text text not null,
  kind text not null default 'joint'::text,
  tags text[] not null default '{}'::text[],
  purge_on date,
  version integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  constraint case_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES profiles(id),
  constraint case_notes_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_notes_kind_check CHECK ((kind = ANY (ARRAY['joint'::text, 'caucus_a'::text, 'caucus_b'::text, 'admin'::text]))),
  constraint case_notes_pkey PRIMARY KEY (id),
  constraint case_notes_purge_on_check CHECK (((purge_on >= '0001-01-01'::date) AND (purge_on <= '9999-12-31'::date))),
  constraint case_notes_tags_check CHECK (((cardinality(tags) <= 20) AND (COALESCE(array_ndims(tags), 1) = 1) AND (array_position(tags, NULL::text) IS NULL))),
  constraint case_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 8000))),
  constraint case_notes_text_check1 CHECK (private.is_text(text))
);
CREATE INDEX case_notes_author_id_idx ON public.case_notes USING btree (author_id);
CREATE INDEX case_notes_case_id_author_id_created_at_id_idx ON public.case_notes USING btree (case_id, author_id, created_at, id);
CREATE INDEX case_notes_purge_on_idx ON public.case_notes USING btree (purge_on) WHERE (purge_on IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_notes FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.case_notes FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE ON public.case_notes FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_update BEFORE UPDATE ON public.case_notes FOR EACH ROW EXECUTE FUNCTION private.stamp_update();
alter table case_notes enable row level security;
create policy author_adds for insert to authenticated
  with check (((author_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy author_changes for update to authenticated
  using (((author_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy author_reads for select to authenticated
  using (((author_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, kind, purge_on, tags, text), select, update (kind, purge_on, tags, text) to authenticated;

create table case_openings (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  what text not null,
  reason text not null,
  opened_by uuid not null default auth.uid(),
  opened_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint case_openings_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_openings_check CHECK (((expires_at > opened_at) AND (expires_at <= (opened_at + '24:00:00'::interval)))),
  constraint case_openings_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES profiles(id),
  constraint case_openings_pkey PRIMARY KEY (id),
  constraint case_openings_reason_check CHECK ((((length(reason) >= 10) AND (length(reason) <= 500)) AND private.is_text(reason))),
  constraint case_openings_what_check CHECK ((what = ANY (ARRAY['channel'::text, 'documents'::text])))
);
CREATE INDEX case_openings_case_id_opened_at_id_idx ON public.case_openings USING btree (case_id, opened_at, id);
CREATE INDEX case_openings_opened_by_idx ON public.case_openings USING btree (opened_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_openings FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER confirm_first BEFORE INSERT ON public.case_openings FOR EACH ROW EXECUTE FUNCTION private.confirm_first();
alter table case_openings enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy staff_reads for select to authenticated
  using (((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))));
grant select to authenticated;

create table case_participants (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid,
  name text not null,
  role text not null,
  side text not null,
  status text not null default 'invited'::text,
  represents_participant_id uuid,
  joined_at timestamp with time zone,
  confirmed_by_client_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint case_participants_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_participants_case_id_id_key UNIQUE (case_id, id),
  constraint case_participants_case_id_represents_participant_id_fkey FOREIGN KEY (case_id, represents_participant_id) REFERENCES case_participants(case_id, id),
  constraint case_participants_check CHECK (((role = 'mediator'::text) = (side = 'neutral'::text))),
  constraint case_participants_check1 CHECK (((status <> 'active'::text) OR (user_id IS NOT NULL))),
  constraint case_participants_check2 CHECK (((represents_participant_id IS NULL) OR (role = 'lawyer'::text))),
  constraint case_participants_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint case_participants_name_check1 CHECK (private.is_name(name)),
  constraint case_participants_pkey PRIMARY KEY (id),
  constraint case_participants_role_check CHECK ((role = ANY (ARRAY['divorcee'::text, 'mediator'::text, 'lawyer'::text]))),
  constraint case_participants_side_check CHECK ((side = ANY (ARRAY['A'::text, 'B'::text, 'neutral'::text]))),
  constraint case_participants_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'declined'::text, 'removed'::text]))),
  constraint case_participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id)
);
CREATE INDEX case_participants_case_id_represents_participant_id_idx ON public.case_participants USING btree (case_id, represents_participant_id);
CREATE INDEX case_participants_user_id_idx ON public.case_participants USING btree (user_id);
CREATE UNIQUE INDEX one_participation_per_person ON public.case_participants USING btree (case_id, user_id) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX one_party_per_side ON public.case_participants USING btree (case_id, side) WHERE ((role = 'divorcee'::text) AND (status = ANY (ARRAY['invited'::text, 'active'::text])));
CREATE TRIGGER ask_for_documents AFTER INSERT OR UPDATE OF status ON public.case_participants FOR EACH ROW WHEN (((new.role = 'divorcee'::text) AND (new.status = 'active'::text))) EXECUTE FUNCTION private.ask_for_documents();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_participants FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER cancel_invitations AFTER UPDATE OF status ON public.case_participants FOR EACH ROW WHEN (((old.status = 'active'::text) AND (new.status = 'removed'::text))) EXECUTE FUNCTION private.cancel_invitations();
CREATE TRIGGER cancel_sessions_alone AFTER UPDATE OF status ON public.case_participants FOR EACH ROW WHEN (((old.status = 'active'::text) AND (new.status = 'removed'::text) AND (new.role = 'divorcee'::text))) EXECUTE FUNCTION private.cancel_sessions_alone();
CREATE TRIGGER derive_step AFTER INSERT OR UPDATE OF status ON public.case_participants FOR EACH ROW WHEN ((new.role = 'divorcee'::text)) EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER keep_parties_apart BEFORE INSERT OR UPDATE OF user_id, status ON public.case_participants FOR EACH ROW WHEN (((new.role = 'divorcee'::text) AND (new.status = 'active'::text) AND (new.user_id IS NOT NULL))) EXECUTE FUNCTION private.keep_parties_apart();
CREATE TRIGGER keep_sides_apart BEFORE INSERT OR UPDATE OF user_id, status, side, role ON public.case_participants FOR EACH ROW WHEN (((new.side <> 'neutral'::text) AND (new.status = 'active'::text) AND (new.user_id IS NOT NULL))) EXECUTE FUNCTION private.keep_sides_apart();
CREATE TRIGGER notify_of_participant AFTER UPDATE ON public.case_participants FOR EACH ROW EXECUTE FUNCTION private.notify_of_participant();
CREATE TRIGGER notify_removed_person AFTER UPDATE OF status ON public.case_participants FOR EACH ROW WHEN (((old.status = 'active'::text) AND (new.status = 'removed'::text))) EXECUTE FUNCTION private.notify_removed_person();
CREATE TRIGGER refuse_changes_when_suspended AFTER UPDATE ON public.case_participants FOR EACH ROW WHEN (((new.name IS DISTINCT FROM old.name) OR (new.confirmed_by_client_at IS DISTINCT FROM old.confirmed_by_client_at))) EXECUTE FUNCTION private.refuse_when_suspended();
CREATE TRIGGER refuse_joining_when_closed AFTER UPDATE OF status ON public.case_participants FOR EACH ROW WHEN (((new.status = 'active'::text) AND (old.status <> 'active'::text))) EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER refuse_taken_name_at_joining AFTER UPDATE OF status ON public.case_participants FOR EACH ROW WHEN (((new.status = 'active'::text) AND (old.status <> 'active'::text))) EXECUTE FUNCTION private.follow_joining();
CREATE TRIGGER refuse_taken_name_at_opening AFTER INSERT ON public.case_participants FOR EACH ROW WHEN ((new.status = 'active'::text)) EXECUTE FUNCTION private.follow_joining();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.case_participants FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER renew_rooms AFTER UPDATE OF status ON public.case_participants FOR EACH ROW WHEN (((old.status = 'active'::text) AND (new.status = 'removed'::text))) EXECUTE FUNCTION private.renew_rooms_without();
alter table case_participants enable row level security;
create policy client_confirms for update to authenticated
  using (((represents_participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) AND (status = 'active'::text)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_or_admin_invites for insert to authenticated
  with check ((((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))) AND (role = ANY (ARRAY['divorcee'::text, 'lawyer'::text]))));
create policy participant_reads for select to authenticated
  using (((case_id IN ( SELECT private.my_case_ids() AS my_case_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, name, represents_participant_id, role, side), select, update (confirmed_by_client_at) to authenticated;

create table case_requests (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid not null default auth.uid(),
  visible_to text not null generated always as (((('party-'::text || (case_id)::text) || '-'::text) || (user_id)::text)) stored,
  kind text not null,
  note text,
  created_at timestamp with time zone not null default clock_timestamp(),
  handled_at timestamp with time zone,
  handled_by uuid,
  answer text,
  session_id uuid,
  acknowledged_at timestamp with time zone,
  version_id uuid,
  signature_id uuid,
  constraint case_requests_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 4000))),
  constraint case_requests_answer_check1 CHECK (private.is_text(answer)),
  constraint case_requests_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint case_requests_case_id_session_id_fkey FOREIGN KEY (case_id, session_id) REFERENCES sessions(case_id, id) ON DELETE SET NULL (session_id),
  constraint case_requests_case_id_version_id_fkey FOREIGN KEY (case_id, version_id) REFERENCES agreement_versions(case_id, id) ON DELETE SET NULL (version_id),
  constraint case_requests_check CHECK (((signature_id IS NULL) OR (kind = 'private_conversation'::text))),
  constraint case_requests_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES profiles(id),
  constraint case_requests_kind_check CHECK ((kind = ANY (ARRAY['pause'::text, 'private_conversation'::text, 'safety_concern'::text]))),
  constraint case_requests_note_check CHECK (((length(note) >= 1) AND (length(note) <= 4000))),
  constraint case_requests_note_check1 CHECK (private.is_text(note)),
  constraint case_requests_pkey PRIMARY KEY (id),
  constraint case_requests_signature_id_fkey FOREIGN KEY (signature_id) REFERENCES agreement_signatures(id) ON DELETE SET NULL,
  constraint case_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id)
);
CREATE INDEX case_requests_case_id_created_at_id_idx ON public.case_requests USING btree (case_id, created_at, id);
CREATE INDEX case_requests_case_id_session_id_idx ON public.case_requests USING btree (case_id, session_id);
CREATE INDEX case_requests_case_id_version_id_idx ON public.case_requests USING btree (case_id, version_id);
CREATE INDEX case_requests_handled_by_idx ON public.case_requests USING btree (handled_by);
CREATE INDEX case_requests_signature_id_idx1 ON public.case_requests USING btree (signature_id);
CREATE INDEX case_requests_user_id_idx ON public.case_requests USING btree (user_id);
CREATE INDEX case_requests_visible_to_idx ON public.case_requests USING btree (visible_to);
CREATE UNIQUE INDEX case_requests_signature_id_idx ON public.case_requests USING btree (signature_id) WHERE (handled_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.case_requests FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER check_objection BEFORE INSERT ON public.case_requests FOR EACH ROW WHEN ((new.signature_id IS NOT NULL)) EXECUTE FUNCTION private.check_objection();
CREATE TRIGGER derive_step AFTER INSERT OR UPDATE OF handled_at ON public.case_requests FOR EACH ROW WHEN ((new.signature_id IS NOT NULL)) EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER keep_answer BEFORE UPDATE OF answer ON public.case_requests FOR EACH ROW WHEN ((old.handled_at IS NOT NULL)) EXECUTE FUNCTION private.keep_answer();
CREATE TRIGGER notify_of_handling AFTER UPDATE OF handled_at ON public.case_requests FOR EACH ROW WHEN (((old.handled_at IS NULL) AND (new.handled_at IS NOT NULL))) EXECUTE FUNCTION private.notify_of_handling();
CREATE TRIGGER notify_of_request AFTER INSERT ON public.case_requests FOR EACH ROW EXECUTE FUNCTION private.notify_of_request();
CREATE TRIGGER refuse_handling_when_closed AFTER UPDATE OF handled_at ON public.case_requests FOR EACH ROW WHEN ((new.kind <> 'safety_concern'::text)) EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.case_requests FOR EACH ROW WHEN ((new.kind <> 'safety_concern'::text)) EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_concern BEFORE UPDATE OF acknowledged_at ON public.case_requests FOR EACH ROW EXECUTE FUNCTION private.stamp_concern();
CREATE TRIGGER stamp_handling BEFORE UPDATE OF handled_at ON public.case_requests FOR EACH ROW EXECUTE FUNCTION private.stamp_handling();
alter table case_requests enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy guest_asks for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND
CASE
    WHEN (case_id IN ( SELECT private.my_party_case_ids() AS my_party_case_ids)) THEN ((session_id IS NULL) OR (session_id IN ( SELECT private.my_session_ids() AS my_session_ids)))
    ELSE ((kind = 'safety_concern'::text) AND (session_id IN ( SELECT private.my_session_ids() AS my_session_ids)) AND (NOT (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))))
END));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_handles for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, kind, note, session_id, signature_id, version_id), select, update (acknowledged_at, answer, handled_at) to authenticated;

create table cases (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null default private.my_organization_id(),
  reference text not null default private.new_reference(),
  title text not null default 'Untitled Case'::text,
  description text not null default ''::text,
  status text not null default 'open'::text,
  step text not null default 'intake'::text,
  created_by uuid not null default auth.uid(),
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  close_reason text,
  closed_at timestamp with time zone,
  issues jsonb not null default '[]'::jsonb,
  legal_hold boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  skipped_documents text[] not null default '{}'::text[],
  ai_enabled boolean not null default true,
  constraint cases_check CHECK (((status = 'closed'::text) = (close_reason IS NOT NULL))),
  constraint cases_close_reason_check CHECK ((close_reason = ANY (ARRAY['agreed_full'::text, 'agreed_part'::text, 'no_agreement'::text, 'withdrawn'::text, 'not_proceeding'::text]))),
  constraint cases_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id),
  constraint cases_description_check CHECK ((length(description) <= 4000)),
  constraint cases_issues_check CHECK ((issues = jsonb_path_query_array(issues, '$[*]?((((((@."issue" == "parenting" || @."issue" == "home") || @."issue" == "pensions") || @."issue" == "debts") || @."issue" == "support") || @."issue" == "other") && (((@."state" == "not_started" || @."state" == "in_discussion") || @."state" == "agreed") || @."state" == "parked"))'::jsonpath))),
  constraint cases_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint cases_pkey PRIMARY KEY (id),
  constraint cases_reference_key UNIQUE (reference),
  constraint cases_skipped_documents_check CHECK (((skipped_documents <@ '{memorandum,finances,parenting}'::text[]) AND (cardinality(skipped_documents) < 3))),
  constraint cases_status_check CHECK ((status = ANY (ARRAY['open'::text, 'on_hold'::text, 'closed'::text]))),
  constraint cases_step_fkey FOREIGN KEY (step) REFERENCES private.process_steps(id),
  constraint cases_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint cases_title_check1 CHECK (private.is_name(title))
);
CREATE INDEX cases_closed_at_idx ON public.cases USING btree (closed_at) WHERE (status = 'closed'::text);
CREATE INDEX cases_created_at_id_idx ON public.cases USING btree (created_at, id);
CREATE INDEX cases_created_by_idx ON public.cases USING btree (created_by);
CREATE INDEX cases_id_idx ON public.cases USING btree (id) WHERE legal_hold;
CREATE INDEX cases_organization_id_idx ON public.cases USING btree (organization_id);
CREATE INDEX cases_step_idx ON public.cases USING btree (step);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER cancel_sessions AFTER UPDATE OF status ON public.cases FOR EACH ROW WHEN (((new.status = 'closed'::text) AND (old.status <> 'closed'::text))) EXECUTE FUNCTION private.cancel_sessions();
CREATE TRIGGER derive_step AFTER UPDATE OF status ON public.cases FOR EACH ROW WHEN (((old.status = 'closed'::text) AND (new.status <> 'closed'::text))) EXECUTE FUNCTION private.derive_step_of_case();
CREATE TRIGGER enroll_opener AFTER INSERT ON public.cases FOR EACH ROW EXECUTE FUNCTION private.enroll_opener();
CREATE TRIGGER guard_case BEFORE UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION private.guard_case();
CREATE TRIGGER keep_case_with_proposals BEFORE DELETE ON public.cases FOR EACH ROW EXECUTE FUNCTION private.keep_case_with_proposals();
CREATE TRIGGER next_version BEFORE UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER notify_of_case AFTER INSERT ON public.cases FOR EACH ROW EXECUTE FUNCTION private.notify_of_case();
CREATE TRIGGER notify_of_changed_case AFTER UPDATE ON public.cases FOR EACH ROW WHEN ((((new.status IS DISTINCT FROM old.status) OR (new.title IS DISTINCT FROM old.title)) OR (new.description IS DISTINCT FROM old.description))) EXECUTE FUNCTION private.notify_of_case();
CREATE TRIGGER refuse_changes_when_suspended AFTER UPDATE ON public.cases FOR EACH ROW WHEN (((((new.title IS DISTINCT FROM old.title) OR (new.description IS DISTINCT FROM old.description)) OR (new.issues IS DISTINCT FROM old.issues)) OR (new.status IS DISTINCT FROM old.status))) EXECUTE FUNCTION private.refuse_when_suspended();
CREATE TRIGGER refuse_when_suspended AFTER INSERT ON public.cases FOR EACH ROW EXECUTE FUNCTION private.refuse_when_suspended();
alter table cases enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_changes for update to authenticated
  using (((id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
create policy mediator_opens for insert to authenticated
  with check (((( SELECT private.my_role() AS my_role) = 'mediator'::text) AND (organization_id = ( SELECT private.my_organization_id() AS my_organization_id)) AND (created_by = ( SELECT auth.uid() AS uid))));
create policy participant_reads for select to authenticated
  using (((id IN ( SELECT private.my_case_ids() AS my_case_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (description, id, title), select (ai_enabled, close_reason, closed_at, created_at, created_by, description, id, issues, organization_id, reference, skipped_documents, status, step, title, updated_at, version), update (close_reason, description, status, title) to authenticated;

create table chat_messages (
  id uuid not null default gen_random_uuid(),
  channel_id text not null,
  sender_id uuid not null default auth.uid(),
  sender_role text not null,
  content text not null,
  client_nonce uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  case_id uuid generated always as (("substring"(channel_id, '^(?:case|private)-(.{36})'::text))::uuid) stored,
  redacted_at timestamp with time zone,
  redacted_by uuid,
  redacted_reason text,
  upload_id uuid,
  constraint chat_messages_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint chat_messages_channel_id_check CHECK ((channel_id ~ '^(case-[0-9a-f-]{36}|private-[0-9a-f-]{36}-[0-9a-f-]{36}|support-[0-9a-f-]{36})$'::text)),
  constraint chat_messages_check CHECK ((((length(content) >= 1) AND (length(content) <= 8000)) OR ((redacted_at IS NOT NULL) AND (content = ''::text)))),
  constraint chat_messages_check1 CHECK (((redacted_at IS NULL) = (redacted_reason IS NULL))),
  constraint chat_messages_check2 CHECK ((private.is_text(content) OR (redacted_at IS NOT NULL))),
  constraint chat_messages_pkey PRIMARY KEY (id),
  constraint chat_messages_redacted_by_fkey FOREIGN KEY (redacted_by) REFERENCES profiles(id),
  constraint chat_messages_redacted_reason_check CHECK ((redacted_reason = ANY (ARRAY['mistake'::text, 'private_information'::text, 'abusive'::text, 'other'::text]))),
  constraint chat_messages_sender_id_channel_id_client_nonce_key UNIQUE (sender_id, channel_id, client_nonce),
  constraint chat_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES profiles(id),
  constraint chat_messages_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE SET NULL
);
CREATE INDEX chat_messages_case_id_created_at_id_idx ON public.chat_messages USING btree (case_id, created_at, id);
CREATE INDEX chat_messages_channel_id_created_at_id_idx ON public.chat_messages USING btree (channel_id, created_at, id);
CREATE INDEX chat_messages_channel_id_redacted_at_idx ON public.chat_messages USING btree (channel_id, redacted_at) WHERE (redacted_at IS NOT NULL);
CREATE INDEX chat_messages_created_at_idx ON public.chat_messages USING brin (created_at);
CREATE INDEX chat_messages_redacted_by_idx ON public.chat_messages USING btree (redacted_by);
CREATE INDEX chat_messages_upload_id_idx ON public.chat_messages USING btree (upload_id);
CREATE TRIGGER announce AFTER INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION realtime_local.announce();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER end_hold AFTER UPDATE OF redacted_reason ON public.chat_messages FOR EACH ROW WHEN (((old.redacted_at IS NULL) AND (new.redacted_at IS NOT NULL))) EXECUTE FUNCTION private.end_hold();
CREATE TRIGGER finish_redaction AFTER UPDATE OF redacted_reason ON public.chat_messages FOR EACH ROW WHEN (((old.redacted_at IS NULL) AND (new.redacted_at IS NOT NULL))) EXECUTE FUNCTION private.finish_redaction();
CREATE TRIGGER follow_support_thread AFTER INSERT ON public.chat_messages FOR EACH ROW WHEN ((new.channel_id ~~ 'support-%'::text)) EXECUTE FUNCTION private.follow_support_thread();
CREATE TRIGGER hold_message AFTER INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.hold_message();
CREATE TRIGGER notify_of_message AFTER INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.notify_of_message();
CREATE TRIGGER queue_analysis AFTER INSERT ON public.chat_messages FOR EACH ROW WHEN ((new.case_id IS NOT NULL)) EXECUTE FUNCTION private.queue_analysis();
CREATE TRIGGER redact_insights AFTER UPDATE OF redacted_reason ON public.chat_messages FOR EACH ROW WHEN (((old.redacted_at IS NULL) AND (new.redacted_at IS NOT NULL) AND (new.case_id IS NOT NULL))) EXECUTE FUNCTION private.redact_insights();
CREATE TRIGGER redact_message BEFORE UPDATE OF redacted_reason ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.redact_message();
CREATE TRIGGER refuse_by_mode AFTER INSERT ON public.chat_messages FOR EACH ROW WHEN ((new.channel_id ~~ 'case-%'::text)) EXECUTE FUNCTION private.refuse_message_by_mode();
CREATE TRIGGER refuse_redaction_when_suspended AFTER UPDATE OF redacted_reason ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.refuse_when_suspended();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_sender_role BEFORE INSERT ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION private.stamp_sender_role();
alter table chat_messages enable row level security;
create policy author_or_mediator_redacts for update to authenticated
  using (((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) OR ((sender_id = ( SELECT auth.uid() AS uid)) AND ((channel_id IN ( SELECT private.my_channel_ids() AS my_channel_ids)) OR ((channel_id ~~ 'support-%'::text) AND (channel_id IN ( SELECT private.my_support_channel_ids() AS my_support_channel_ids)))))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy member_reads for select to authenticated
  using ((((channel_id IN ( SELECT private.my_channel_ids() AS my_channel_ids)) OR ((channel_id ~~ 'support-%'::text) AND (channel_id IN ( SELECT private.my_support_channel_ids() AS my_support_channel_ids)))) AND (NOT (id IN ( SELECT private.my_held_message_ids() AS my_held_message_ids)))));
create policy member_writes for insert to authenticated
  with check (((sender_id = ( SELECT auth.uid() AS uid)) AND ((channel_id IN ( SELECT private.my_channel_ids() AS my_channel_ids)) OR ((channel_id ~~ 'support-%'::text) AND (channel_id IN ( SELECT private.my_support_channel_ids() AS my_support_channel_ids)))) AND ((upload_id IS NULL) OR (((channel_id || '/'::text) || upload_id) IN ( SELECT private.my_documents_by_audience() AS my_documents_by_audience)))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (channel_id, client_nonce, content, upload_id), select, update (redacted_reason) to authenticated;

create table chat_read_marks (
  user_id uuid not null default auth.uid(),
  channel_id text not null,
  read_at timestamp with time zone not null,
  constraint chat_read_marks_pkey PRIMARY KEY (user_id, channel_id),
  constraint chat_read_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE TRIGGER settle_notifications AFTER INSERT OR UPDATE ON public.chat_read_marks FOR EACH ROW EXECUTE FUNCTION private.settle_notifications();
alter table chat_read_marks enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_adds for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND ((channel_id IN ( SELECT private.my_channel_ids() AS my_channel_ids)) OR ((channel_id ~~ 'support-%'::text) AND (channel_id IN ( SELECT private.my_support_channel_ids() AS my_support_channel_ids))))));
create policy owner_moves for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy owner_reads for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (channel_id, read_at), select, update (read_at) to authenticated;

create table clause_comments (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  version_id uuid not null,
  clause_id uuid not null,
  author_id uuid not null default auth.uid(),
  audience text not null,
  participant_id uuid,
  round_id uuid,
  visible_to text not null,
  text text not null,
  outcome text,
  settled_at timestamp with time zone,
  settled_by uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint clause_comments_audience_check CHECK ((audience = ANY (ARRAY['mediator'::text, 'side'::text, 'everyone'::text]))),
  constraint clause_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES profiles(id),
  constraint clause_comments_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint clause_comments_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint clause_comments_case_id_round_id_fkey FOREIGN KEY (case_id, round_id) REFERENCES lawyer_rounds(case_id, id) ON DELETE CASCADE,
  constraint clause_comments_check CHECK (((audience = 'everyone'::text) = (participant_id IS NULL))),
  constraint clause_comments_check1 CHECK (((round_id IS NULL) OR (audience = 'everyone'::text))),
  constraint clause_comments_check2 CHECK (((outcome IS NULL) = (settled_at IS NULL))),
  constraint clause_comments_outcome_check CHECK (((length(outcome) >= 1) AND (length(outcome) <= 200))),
  constraint clause_comments_outcome_check1 CHECK (private.is_text(outcome)),
  constraint clause_comments_pkey PRIMARY KEY (id),
  constraint clause_comments_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES profiles(id),
  constraint clause_comments_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint clause_comments_text_check1 CHECK (private.is_text(text)),
  constraint clause_comments_version_id_fkey FOREIGN KEY (version_id) REFERENCES agreement_versions(id) ON DELETE CASCADE
);
CREATE INDEX clause_comments_author_id_idx ON public.clause_comments USING btree (author_id);
CREATE INDEX clause_comments_case_id_participant_id_idx ON public.clause_comments USING btree (case_id, participant_id);
CREATE INDEX clause_comments_case_id_round_id_idx ON public.clause_comments USING btree (case_id, round_id);
CREATE INDEX clause_comments_round_id_idx ON public.clause_comments USING btree (round_id);
CREATE INDEX clause_comments_settled_by_idx ON public.clause_comments USING btree (settled_by);
CREATE INDEX clause_comments_version_id_created_at_id_idx ON public.clause_comments USING btree (version_id, created_at, id);
CREATE INDEX clause_comments_visible_to_idx ON public.clause_comments USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.clause_comments FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table clause_comments enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table contact_details (
  user_id uuid not null,
  email text not null,
  phone text,
  safe_channels text[] not null default '{}'::text[],
  safe_hours text not null default ''::text,
  safe_voicemail boolean not null default false,
  safe_neutral boolean not null default true,
  safe_code_word text not null default ''::text,
  safe_confirmed_at timestamp with time zone,
  constraint contact_details_phone_check CHECK ((length(phone) <= 40)),
  constraint contact_details_pkey PRIMARY KEY (user_id),
  constraint contact_details_safe_channels_check CHECK (((safe_channels <@ ARRAY['app'::text, 'email'::text, 'phone'::text, 'sms'::text, 'post'::text]) AND (cardinality(safe_channels) <= 5) AND (COALESCE(array_ndims(safe_channels), 1) = 1))),
  constraint contact_details_safe_code_word_check CHECK ((length(safe_code_word) <= 60)),
  constraint contact_details_safe_hours_check CHECK ((length(safe_hours) <= 200)),
  constraint contact_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX contact_details_email_idx ON public.contact_details USING btree (email);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.contact_details FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER stamp_safe_contact BEFORE UPDATE OF safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word ON public.contact_details FOR EACH ROW EXECUTE FUNCTION private.stamp_safe_contact();
alter table contact_details enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_changes for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy owner_or_mediator_reads for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR (user_id IN ( SELECT private.my_contact_ids() AS my_contact_ids))));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select (email, phone, safe_channels, safe_confirmed_at, safe_hours, safe_neutral, safe_voicemail, user_id), update (phone, safe_channels, safe_code_word, safe_hours, safe_neutral, safe_voicemail) to authenticated;

create table contacts (
  id uuid not null default gen_random_uuid(),
  mediator_id uuid not null default auth.uid(),
  organization_id uuid not null default private.my_organization_id(),
  user_id uuid,
  merged_into uuid,
  name text not null,
  email text,
  phone text,
  note text not null default ''::text,
  safe_channels text[] not null default '{}'::text[],
  safe_hours text not null default ''::text,
  safe_voicemail boolean not null default false,
  safe_neutral boolean not null default true,
  safe_code_word text not null default ''::text,
  sort_name text not null generated always as (lower(name)) stored,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint contacts_check CHECK ((merged_into <> id)),
  constraint contacts_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint contacts_mediator_id_fkey FOREIGN KEY (mediator_id) REFERENCES profiles(id),
  constraint contacts_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint contacts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint contacts_name_check1 CHECK (private.is_name(name)),
  constraint contacts_note_check CHECK ((length(note) <= 4000)),
  constraint contacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint contacts_phone_check CHECK ((length(phone) <= 40)),
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_safe_channels_check CHECK (((safe_channels <@ ARRAY['app'::text, 'email'::text, 'phone'::text, 'sms'::text, 'post'::text]) AND (cardinality(safe_channels) <= 5) AND (COALESCE(array_ndims(safe_channels), 1) = 1))),
  constraint contacts_safe_code_word_check CHECK ((length(safe_code_word) <= 60)),
  constraint contacts_safe_hours_check CHECK ((length(safe_hours) <= 200)),
  constraint contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id)
);
CREATE INDEX contacts_mediator_id_email_idx ON public.contacts USING btree (mediator_id, email);
CREATE INDEX contacts_mediator_id_sort_name_id_idx ON public.contacts USING btree (mediator_id, sort_name, id);
CREATE INDEX contacts_merged_into_idx ON public.contacts USING btree (merged_into);
CREATE INDEX contacts_organization_id_idx ON public.contacts USING btree (organization_id);
CREATE INDEX contacts_user_id_idx ON public.contacts USING btree (user_id);
CREATE UNIQUE INDEX one_contact_per_person ON public.contacts USING btree (mediator_id, user_id) WHERE (merged_into IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER stamp_update BEFORE UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION private.stamp_update();
alter table contacts enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_adds for insert to authenticated
  with check (((mediator_id = ( SELECT auth.uid() AS uid)) AND (organization_id = ( SELECT private.my_organization_id() AS my_organization_id)) AND (( SELECT private.my_role() AS my_role) = 'mediator'::text)));
create policy owner_changes for update to authenticated
  using (((mediator_id = ( SELECT auth.uid() AS uid)) AND (organization_id = ( SELECT private.my_organization_id() AS my_organization_id)) AND (( SELECT private.my_role() AS my_role) = 'mediator'::text) AND (merged_into IS NULL)));
create policy owner_reads for select to authenticated
  using (((mediator_id = ( SELECT auth.uid() AS uid)) AND (organization_id = ( SELECT private.my_organization_id() AS my_organization_id)) AND (( SELECT private.my_role() AS my_role) = 'mediator'::text)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (email, name, note, phone, safe_channels, safe_code_word, safe_hours, safe_neutral, safe_voicemail), select, update (email, name, note, phone, safe_channels, safe_code_word, safe_hours, safe_neutral, safe_voicemail) to authenticated;

create table delivery_preferences (
  user_id uuid not null default auth.uid(),
  case_id uuid not null,
  delivers_from time without time zone,
  delivers_to time without time zone,
  holds_from integer,
  constraint delivery_preferences_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint delivery_preferences_check CHECK (((delivers_from IS NULL) = (delivers_to IS NULL))),
  constraint delivery_preferences_check1 CHECK ((delivers_from <> delivers_to)),
  constraint delivery_preferences_holds_from_check CHECK ((holds_from = ANY (ARRAY[4, 6, 8]))),
  constraint delivery_preferences_pkey PRIMARY KEY (user_id, case_id),
  constraint delivery_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX delivery_preferences_case_id_idx ON public.delivery_preferences USING btree (case_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.delivery_preferences FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table delivery_preferences enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_or_mediator_reads for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy party_adds for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_party_case_ids() AS my_party_case_ids))));
create policy party_changes for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_party_case_ids() AS my_party_case_ids))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, delivers_from, delivers_to, holds_from), select, update (delivers_from, delivers_to, holds_from) to authenticated;

create table document_comments (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  upload_id uuid not null,
  author_id uuid not null default auth.uid(),
  page integer,
  audience text not null,
  visible_to text not null,
  text text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint document_comments_audience_check CHECK ((audience = ANY (ARRAY['private'::text, 'mediator'::text, 'my_side'::text, 'everyone'::text]))),
  constraint document_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES profiles(id),
  constraint document_comments_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint document_comments_page_check CHECK (((page >= 1) AND (page <= 10000))),
  constraint document_comments_pkey PRIMARY KEY (id),
  constraint document_comments_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint document_comments_text_check1 CHECK (private.is_text(text)),
  constraint document_comments_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE
);
CREATE INDEX document_comments_author_id_idx ON public.document_comments USING btree (author_id);
CREATE INDEX document_comments_case_id_idx ON public.document_comments USING btree (case_id);
CREATE INDEX document_comments_upload_id_page_created_at_id_idx ON public.document_comments USING btree (upload_id, page, created_at, id);
CREATE INDEX document_comments_visible_to_idx ON public.document_comments USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document_comments FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER notify_of_comment AFTER INSERT ON public.document_comments FOR EACH ROW EXECUTE FUNCTION private.notify_of_comment();
CREATE TRIGGER place_comment BEFORE INSERT ON public.document_comments FOR EACH ROW EXECUTE FUNCTION private.place_comment();
CREATE TRIGGER refuse_deletion_when_suspended AFTER DELETE ON public.document_comments FOR EACH ROW EXECUTE FUNCTION private.refuse_when_suspended();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.document_comments FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table document_comments enable row level security;
create policy audience_reads for select to authenticated
  using (((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)) AND (upload_id IN ( SELECT uploads.id
   FROM uploads
  WHERE (uploads.visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids))))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy reader_adds for insert to authenticated
  with check (((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)) AND (upload_id IN ( SELECT uploads.id
   FROM uploads
  WHERE (uploads.visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids))))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
grant insert (audience, page, text, upload_id), select to authenticated;

create table duty_marks (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  version_id uuid not null,
  participant_id uuid not null,
  duty_id uuid not null,
  due_on date not null,
  visible_to text not null,
  done_at timestamp with time zone not null default now(),
  constraint duty_marks_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint duty_marks_case_id_version_id_fkey FOREIGN KEY (case_id, version_id) REFERENCES agreement_versions(case_id, id) ON DELETE CASCADE,
  constraint duty_marks_participant_id_duty_id_due_on_key UNIQUE (participant_id, duty_id, due_on),
  constraint duty_marks_pkey PRIMARY KEY (id)
);
CREATE INDEX duty_marks_case_id_participant_id_idx ON public.duty_marks USING btree (case_id, participant_id);
CREATE INDEX duty_marks_case_id_version_id_idx ON public.duty_marks USING btree (case_id, version_id);
CREATE INDEX duty_marks_visible_to_idx ON public.duty_marks USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.duty_marks FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER refuse_when_suspended AFTER INSERT OR DELETE ON public.duty_marks FOR EACH ROW EXECUTE FUNCTION private.refuse_when_suspended();
alter table duty_marks enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table early_starts (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid not null,
  visible_to text not null generated always as (('mediator-'::text || case_id)) stored,
  about text not null default 'start'::text,
  reason text not null,
  started_by uuid not null default auth.uid(),
  started_at timestamp with time zone not null default clock_timestamp(),
  constraint early_starts_about_check CHECK ((about = ANY (ARRAY['start'::text, 'meeting'::text]))),
  constraint early_starts_case_id_session_id_fkey FOREIGN KEY (case_id, session_id) REFERENCES sessions(case_id, id) ON DELETE CASCADE,
  constraint early_starts_pkey PRIMARY KEY (id),
  constraint early_starts_reason_check CHECK (((length(btrim(reason)) >= 10) AND (length(reason) <= 1000))),
  constraint early_starts_reason_check1 CHECK (private.is_text(reason)),
  constraint early_starts_started_by_fkey FOREIGN KEY (started_by) REFERENCES profiles(id)
);
CREATE INDEX early_starts_case_id_session_id_idx ON public.early_starts USING btree (case_id, session_id);
CREATE INDEX early_starts_started_by_idx ON public.early_starts USING btree (started_by);
CREATE INDEX early_starts_visible_to_idx ON public.early_starts USING btree (visible_to);
CREATE UNIQUE INDEX one_start ON public.early_starts USING btree (session_id, case_id) WHERE (about = 'start'::text);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.early_starts FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.early_starts FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table early_starts enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_adds for insert to authenticated
  with check ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
grant insert (about, case_id, reason, session_id), select to authenticated;

create table enquiries (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  user_id uuid not null,
  name text not null,
  other_name text not null,
  wishes text[] not null default '{}'::text[],
  by_mail boolean not null,
  safe_hours text not null default ''::text,
  status text not null default 'waiting'::text,
  answer text not null default ''::text,
  case_id uuid,
  answer_by date not null,
  answered_by uuid,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint enquiries_answer_check CHECK (((answer = ''::text) OR ((length(answer) <= 2000) AND private.is_text(answer)))),
  constraint enquiries_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES profiles(id),
  constraint enquiries_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE SET NULL,
  constraint enquiries_check CHECK (((status = 'waiting'::text) = (answered_at IS NULL))),
  constraint enquiries_name_check CHECK ((((length(name) >= 1) AND (length(name) <= 120)) AND private.is_name(name))),
  constraint enquiries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint enquiries_other_name_check CHECK (((other_name = ''::text) OR ((length(other_name) <= 120) AND private.is_name(other_name)))),
  constraint enquiries_pkey PRIMARY KEY (id),
  constraint enquiries_safe_hours_check CHECK (((safe_hours = ''::text) OR ((length(safe_hours) <= 200) AND private.is_text(safe_hours)))),
  constraint enquiries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'case'::text, 'declined'::text]))),
  constraint enquiries_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE,
  constraint enquiries_wishes_check CHECK (((cardinality(wishes) <= 7) AND (wishes <@ ARRAY['video'::text, 'in_person'::text, 'separate_rooms'::text, 'mornings'::text, 'evenings'::text, 'interpreter'::text, 'step_free'::text])))
);
CREATE INDEX enquiries_answered_by_idx ON public.enquiries USING btree (answered_by);
CREATE INDEX enquiries_case_id_idx ON public.enquiries USING btree (case_id);
CREATE INDEX enquiries_organization_id_created_at_id_idx ON public.enquiries USING btree (organization_id, created_at, id);
CREATE INDEX enquiries_user_id_idx ON public.enquiries USING btree (user_id);
CREATE UNIQUE INDEX one_waiting_enquiry ON public.enquiries USING btree (user_id) WHERE (status = 'waiting'::text);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.enquiries FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table enquiries enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy own_or_office_reads for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id)) OR ((( SELECT private.my_role() AS my_role) = 'mediator'::text) AND (organization_id = ( SELECT private.my_organization_id() AS my_organization_id)))));
grant select to authenticated;

create table erasure_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  status text not null default 'requested'::text,
  explanation text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint erasure_requests_explanation_check CHECK ((length(explanation) <= 2000)),
  constraint erasure_requests_pkey PRIMARY KEY (id),
  constraint erasure_requests_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'checking_holds'::text, 'carrying_out'::text, 'withdrawn'::text, 'refused'::text, 'done_in_part'::text, 'done_whole'::text]))),
  constraint erasure_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX erasure_requests_created_at_id_idx ON public.erasure_requests USING btree (created_at, id);
CREATE INDEX erasure_requests_user_id_created_at_id_idx ON public.erasure_requests USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX one_open_per_person ON public.erasure_requests USING btree (user_id) WHERE (status = ANY (ARRAY['requested'::text, 'checking_holds'::text, 'carrying_out'::text]));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.erasure_requests FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER confirm_first BEFORE INSERT ON public.erasure_requests FOR EACH ROW EXECUTE FUNCTION private.confirm_first();
CREATE TRIGGER next_version BEFORE UPDATE ON public.erasure_requests FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER notify_of_erasure AFTER INSERT OR UPDATE ON public.erasure_requests FOR EACH ROW EXECUTE FUNCTION private.notify_of_erasure();
alter table erasure_requests enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_or_admin_reads for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (user_id IN ( SELECT private.my_office_member_ids() AS my_office_member_ids))));
grant select to authenticated;

create table figure_questions (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  figure_id uuid not null,
  visible_to text not null,
  question text not null,
  sent_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint figure_questions_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 2000))),
  constraint figure_questions_answer_check1 CHECK (private.is_text(answer)),
  constraint figure_questions_case_id_figure_id_fkey FOREIGN KEY (case_id, figure_id) REFERENCES figures(case_id, id) ON DELETE CASCADE,
  constraint figure_questions_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint figure_questions_check1 CHECK (((answer IS NULL) OR (sent_at IS NOT NULL))),
  constraint figure_questions_pkey PRIMARY KEY (id),
  constraint figure_questions_question_check CHECK (((length(question) >= 1) AND (length(question) <= 1000))),
  constraint figure_questions_question_check1 CHECK (private.is_text(question))
);
CREATE INDEX figure_questions_case_id_figure_id_created_at_idx ON public.figure_questions USING btree (case_id, figure_id, created_at);
CREATE INDEX figure_questions_figure_id_idx ON public.figure_questions USING btree (figure_id);
CREATE INDEX figure_questions_visible_to_idx ON public.figure_questions USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.figure_questions FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table figure_questions enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table figures (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  participant_id uuid not null,
  is_joint boolean not null,
  own_share numeric(5,2) not null default 50,
  visible_to text not null,
  category text not null,
  label text not null,
  amount_minor bigint not null,
  rhythm text not null default 'monthly'::text,
  as_of date not null,
  upload_id uuid,
  doc_type text,
  page integer,
  former jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default clock_timestamp(),
  kind text not null default 'other'::text,
  constraint figures_amount_minor_check CHECK (((amount_minor >= 0) AND (amount_minor <= '10000000000000'::bigint))),
  constraint figures_as_of_check CHECK (((as_of >= '1900-01-01'::date) AND (as_of <= '9999-12-31'::date))),
  constraint figures_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint figures_case_id_id_key UNIQUE (case_id, id),
  constraint figures_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint figures_category_check CHECK ((category = ANY (ARRAY['owns'::text, 'owes'::text, 'comes_in'::text, 'goes_out'::text]))),
  constraint figures_check CHECK ((is_joint OR (own_share = (50)::numeric))),
  constraint figures_check1 CHECK (((rhythm = 'monthly'::text) OR (category = ANY (ARRAY['comes_in'::text, 'goes_out'::text])))),
  constraint figures_check2 CHECK (((doc_type IS NULL) = (page IS NULL))),
  constraint figures_check3 CHECK (((upload_id IS NULL) OR (page IS NOT NULL))),
  constraint figures_check4 CHECK (((category = 'owns'::text) OR (kind = ANY (ARRAY['home'::text, 'other'::text])))),
  constraint figures_doc_type_fkey FOREIGN KEY (doc_type) REFERENCES private.document_types(code),
  constraint figures_former_check CHECK ((jsonb_typeof(former) = 'array'::text)),
  constraint figures_kind_check CHECK ((kind = ANY (ARRAY['home'::text, 'account'::text, 'pension_pot'::text, 'pension_salary'::text, 'business'::text, 'vehicle'::text, 'contents'::text, 'other'::text]))),
  constraint figures_label_check CHECK (((length(label) >= 1) AND (length(label) <= 80))),
  constraint figures_label_check1 CHECK (private.is_name(label)),
  constraint figures_own_share_check CHECK (((own_share >= (0)::numeric) AND (own_share <= (100)::numeric))),
  constraint figures_page_check CHECK (((page >= 1) AND (page <= 10000))),
  constraint figures_pkey PRIMARY KEY (id),
  constraint figures_rhythm_check CHECK ((rhythm = ANY (ARRAY['weekly'::text, 'fortnightly'::text, 'monthly'::text, 'quarterly'::text, 'yearly'::text]))),
  constraint figures_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE SET NULL
);
CREATE INDEX figures_case_id_participant_id_created_at_idx ON public.figures USING btree (case_id, participant_id, created_at);
CREATE INDEX figures_doc_type_idx ON public.figures USING btree (doc_type);
CREATE INDEX figures_upload_id_idx ON public.figures USING btree (upload_id);
CREATE INDEX figures_visible_to_idx ON public.figures USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.figures FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER place_figure_page BEFORE INSERT OR UPDATE OF upload_id, page ON public.figures FOR EACH ROW EXECUTE FUNCTION private.place_figure_page();
alter table figures enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table handover_notes (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  visible_to text not null generated always as (('mediator-'::text || (case_id)::text)) stored,
  note text not null,
  written_by uuid not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint handover_notes_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint handover_notes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 4000))),
  constraint handover_notes_note_check1 CHECK (private.is_text(note)),
  constraint handover_notes_pkey PRIMARY KEY (id),
  constraint handover_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES profiles(id)
);
CREATE INDEX handover_notes_case_id_created_at_id_idx ON public.handover_notes USING btree (case_id, created_at, id);
CREATE INDEX handover_notes_visible_to_idx ON public.handover_notes USING btree (visible_to);
CREATE INDEX handover_notes_written_by_idx ON public.handover_notes USING btree (written_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.handover_notes FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table handover_notes enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
grant select to authenticated;

create table held_messages (
  message_id uuid not null,
  receiver_id uuid not null,
  case_id uuid not null,
  reason text not null,
  due_at timestamp with time zone,
  delivered_at timestamp with time zone,
  delivered_by uuid,
  seen_at timestamp with time zone,
  constraint held_messages_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint held_messages_check CHECK (((reason = 'hours'::text) = (due_at IS NOT NULL))),
  constraint held_messages_delivered_by_fkey FOREIGN KEY (delivered_by) REFERENCES profiles(id),
  constraint held_messages_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_messages(id) ON DELETE CASCADE,
  constraint held_messages_pkey PRIMARY KEY (message_id, receiver_id),
  constraint held_messages_reason_check CHECK ((reason = ANY (ARRAY['hours'::text, 'tone'::text]))),
  constraint held_messages_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX held_messages_case_id_idx ON public.held_messages USING btree (case_id);
CREATE INDEX held_messages_delivered_by_idx ON public.held_messages USING btree (delivered_by);
CREATE INDEX held_messages_due_at_idx ON public.held_messages USING btree (due_at) WHERE (delivered_at IS NULL);
CREATE INDEX held_messages_receiver_id_idx ON public.held_messages USING btree (receiver_id);
CREATE TRIGGER announce_delivery AFTER UPDATE OF delivered_at ON public.held_messages FOR EACH ROW WHEN ((old.delivered_at IS NULL)) EXECUTE FUNCTION private.announce_delivery();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.held_messages FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER refuse_when_suspended AFTER INSERT ON public.held_messages FOR EACH ROW EXECUTE FUNCTION private.refuse_when_suspended();
CREATE TRIGGER stamp_delivery BEFORE UPDATE OF delivered_at ON public.held_messages FOR EACH ROW EXECUTE FUNCTION private.stamp_delivery();
alter table held_messages enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_delivers for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_reads for select to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (delivered_at) to authenticated;

create table invitation_concerns (
  id uuid not null default gen_random_uuid(),
  invitation_id uuid not null,
  case_id uuid not null,
  visible_to text not null generated always as (('mediator-'::text || (case_id)::text)) stored,
  note text not null default ''::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  handled_at timestamp with time zone,
  handled_by uuid,
  constraint invitation_concerns_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint invitation_concerns_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES profiles(id),
  constraint invitation_concerns_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES invitations(id) ON DELETE CASCADE,
  constraint invitation_concerns_invitation_id_key UNIQUE (invitation_id),
  constraint invitation_concerns_note_check CHECK ((length(note) <= 2000)),
  constraint invitation_concerns_pkey PRIMARY KEY (id)
);
CREATE INDEX invitation_concerns_case_id_idx ON public.invitation_concerns USING btree (case_id);
CREATE INDEX invitation_concerns_handled_by_idx ON public.invitation_concerns USING btree (handled_by);
CREATE INDEX invitation_concerns_visible_to_idx ON public.invitation_concerns USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.invitation_concerns FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER reopen_concern BEFORE UPDATE OF note ON public.invitation_concerns FOR EACH ROW EXECUTE FUNCTION private.reopen_concern();
CREATE TRIGGER stamp_handling BEFORE UPDATE OF handled_at ON public.invitation_concerns FOR EACH ROW WHEN ((new.handled_at IS NOT NULL)) EXECUTE FUNCTION private.stamp_handling();
alter table invitation_concerns enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_handles for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)))
  with check ((handled_at IS NOT NULL));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (handled_at) to authenticated;

create table invitations (
  id uuid not null default gen_random_uuid(),
  case_id uuid,
  participant_id uuid,
  email text not null,
  token_hash text not null,
  status text not null default 'pending'::text,
  invited_by uuid not null default auth.uid(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  created_at timestamp with time zone not null default now(),
  organization_id uuid,
  name text,
  role text,
  opened_at timestamp with time zone,
  language text,
  constraint invitations_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint invitations_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint invitations_check CHECK (
CASE
    WHEN (case_id IS NULL) THEN ((participant_id IS NULL) AND (name IS NOT NULL) AND (role IS NOT NULL))
    ELSE ((participant_id IS NOT NULL) AND (organization_id IS NULL) AND (name IS NULL) AND (role IS NULL))
END),
  constraint invitations_check1 CHECK (((role IS DISTINCT FROM 'mediator'::text) OR (organization_id IS NOT NULL))),
  constraint invitations_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES profiles(id),
  constraint invitations_language_check CHECK (((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text) AND (length(language) <= 35))),
  constraint invitations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint invitations_name_check1 CHECK (private.is_name(name)),
  constraint invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['divorcee'::text, 'mediator'::text, 'lawyer'::text, 'admin'::text]))),
  constraint invitations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'revoked'::text]))),
  constraint invitations_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX invitations_case_id_created_at_id_idx ON public.invitations USING btree (case_id, created_at, id);
CREATE INDEX invitations_case_id_participant_id_idx ON public.invitations USING btree (case_id, participant_id);
CREATE INDEX invitations_created_at_id_idx ON public.invitations USING btree (created_at, id);
CREATE INDEX invitations_invited_by_idx ON public.invitations USING btree (invited_by);
CREATE INDEX invitations_organization_id_idx ON public.invitations USING btree (organization_id);
CREATE UNIQUE INDEX one_pending_per_address ON public.invitations USING btree (email) WHERE ((status = 'pending'::text) AND (case_id IS NULL));
CREATE UNIQUE INDEX one_pending_per_participant ON public.invitations USING btree (participant_id) WHERE (status = 'pending'::text);
CREATE TRIGGER add_contact AFTER INSERT ON public.invitations FOR EACH ROW WHEN ((new.case_id IS NOT NULL)) EXECUTE FUNCTION private.add_contact_of_invitation();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.invitations FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER link_contact AFTER UPDATE OF status ON public.invitations FOR EACH ROW WHEN (((new.status = 'accepted'::text) AND (old.status <> 'accepted'::text) AND (new.case_id IS NOT NULL))) EXECUTE FUNCTION private.link_contact();
CREATE TRIGGER refuse_when_suspended AFTER INSERT ON public.invitations FOR EACH ROW EXECUTE FUNCTION private.refuse_when_suspended();
CREATE TRIGGER take_language AFTER UPDATE OF status ON public.invitations FOR EACH ROW WHEN (((new.status = 'accepted'::text) AND (old.status <> 'accepted'::text) AND (new.language IS NOT NULL))) EXECUTE FUNCTION private.take_language();
alter table invitations enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_or_admin_invites for insert to authenticated
  with check ((((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))) AND (invited_by = ( SELECT auth.uid() AS uid)) AND (participant_id IN ( SELECT p.id
   FROM case_participants p
  WHERE ((p.case_id = invitations.case_id) AND (p.status = 'invited'::text))))));
create policy mediator_or_admin_reads for select to authenticated
  using (((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) OR ((case_id IS NULL) AND (( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id)))) OR ((invited_by = ( SELECT auth.uid() AS uid)) AND (( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))))));
create policy mediator_or_admin_revokes for update to authenticated
  using ((((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) OR ((case_id IS NULL) AND (( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id)))) OR ((invited_by = ( SELECT auth.uid() AS uid)) AND (( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))))) AND (status = 'pending'::text)))
  with check ((status = 'revoked'::text));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, email, language, participant_id, token_hash), select (case_id, created_at, email, expires_at, id, invited_by, language, name, opened_at, organization_id, participant_id, role, status), update (status) to authenticated;

create table invoices (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  case_id uuid not null,
  participant_id uuid not null,
  visible_to text not null,
  bill_id uuid not null,
  kind text not null,
  cancels_id uuid,
  year integer not null,
  serial integer not null,
  number text not null generated always as (private.invoice_number(kind, year, serial)) stored,
  issued_on date not null,
  due_on date not null,
  party_name text not null,
  seller text not null,
  payment_text text not null,
  link_template text,
  currency text not null,
  lines jsonb not null,
  bill_minor bigint not null,
  share integer not null,
  share_minor bigint not null,
  tax_name text not null,
  tax_percent numeric(4,2) not null,
  tax_minor bigint not null,
  ahead_minor bigint not null,
  due_minor bigint not null generated always as ((share_minor - ahead_minor)) stored,
  paid_minor bigint not null default 0,
  payments jsonb not null default '[]'::jsonb,
  reminded_on date,
  cancelled_on date,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint invoices_bill_minor_check CHECK ((bill_minor > 0)),
  constraint invoices_cancels_id_fkey FOREIGN KEY (cancels_id) REFERENCES invoices(id) ON DELETE CASCADE,
  constraint invoices_cancels_id_key UNIQUE (cancels_id),
  constraint invoices_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint invoices_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint invoices_check CHECK (((share_minor >= 1) AND (share_minor <= bill_minor))),
  constraint invoices_check1 CHECK (((tax_minor >= 0) AND (tax_minor <= share_minor))),
  constraint invoices_check2 CHECK (((ahead_minor >= 0) AND (ahead_minor <= share_minor))),
  constraint invoices_check3 CHECK (((paid_minor >= 0) AND (paid_minor <= (share_minor - ahead_minor)))),
  constraint invoices_check4 CHECK (((kind = 'credit_note'::text) = (cancels_id IS NOT NULL))),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoices_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint invoices_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint invoices_organization_id_kind_year_serial_key UNIQUE (organization_id, kind, year, serial),
  constraint invoices_payments_check CHECK ((jsonb_typeof(payments) = 'array'::text)),
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_serial_check CHECK ((serial > 0)),
  constraint invoices_share_check CHECK (((share >= 0) AND (share <= 100)))
);
CREATE INDEX invoices_bill_id_idx ON public.invoices USING btree (bill_id);
CREATE INDEX invoices_case_id_participant_id_idx ON public.invoices USING btree (case_id, participant_id);
CREATE INDEX invoices_visible_to_idx ON public.invoices USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table invoices enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table lawyer_round_members (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  round_id uuid not null,
  participant_id uuid not null,
  visible_to text not null,
  done_at timestamp with time zone,
  constraint lawyer_round_members_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint lawyer_round_members_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint lawyer_round_members_case_id_round_id_fkey FOREIGN KEY (case_id, round_id) REFERENCES lawyer_rounds(case_id, id) ON DELETE CASCADE,
  constraint lawyer_round_members_pkey PRIMARY KEY (id),
  constraint lawyer_round_members_round_id_participant_id_key UNIQUE (round_id, participant_id)
);
CREATE INDEX lawyer_round_members_case_id_participant_id_idx ON public.lawyer_round_members USING btree (case_id, participant_id);
CREATE INDEX lawyer_round_members_case_id_round_id_idx ON public.lawyer_round_members USING btree (case_id, round_id);
CREATE INDEX lawyer_round_members_participant_id_idx ON public.lawyer_round_members USING btree (participant_id);
CREATE INDEX lawyer_round_members_visible_to_idx ON public.lawyer_round_members USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.lawyer_round_members FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table lawyer_round_members enable row level security;
create policy audience_and_mediator_read for select to authenticated
  using (((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table lawyer_rounds (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  version_id uuid not null,
  visible_to text not null generated always as (('case-'::text || (case_id)::text)) stored,
  opened_by uuid not null default auth.uid(),
  opened_at timestamp with time zone not null default clock_timestamp(),
  deadline_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint lawyer_rounds_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint lawyer_rounds_case_id_id_key UNIQUE (case_id, id),
  constraint lawyer_rounds_check CHECK ((deadline_at > opened_at)),
  constraint lawyer_rounds_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES profiles(id),
  constraint lawyer_rounds_pkey PRIMARY KEY (id),
  constraint lawyer_rounds_version_id_fkey FOREIGN KEY (version_id) REFERENCES agreement_versions(id) ON DELETE CASCADE
);
CREATE INDEX lawyer_rounds_deadline_at_idx ON public.lawyer_rounds USING btree (deadline_at) WHERE (closed_at IS NULL);
CREATE INDEX lawyer_rounds_opened_by_idx ON public.lawyer_rounds USING btree (opened_by);
CREATE INDEX lawyer_rounds_version_id_opened_at_idx ON public.lawyer_rounds USING btree (version_id, opened_at);
CREATE INDEX lawyer_rounds_visible_to_idx ON public.lawyer_rounds USING btree (visible_to);
CREATE UNIQUE INDEX lawyer_rounds_version_id_idx ON public.lawyer_rounds USING btree (version_id) WHERE (closed_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.lawyer_rounds FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table lawyer_rounds enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table legal_holds (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  is_on boolean not null,
  reason text not null,
  set_by uuid not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint legal_holds_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint legal_holds_pkey PRIMARY KEY (id),
  constraint legal_holds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  constraint legal_holds_reason_check1 CHECK (private.is_text(reason)),
  constraint legal_holds_set_by_fkey FOREIGN KEY (set_by) REFERENCES profiles(id)
);
CREATE INDEX legal_holds_case_id_created_at_id_idx ON public.legal_holds USING btree (case_id, created_at, id);
CREATE INDEX legal_holds_set_by_idx ON public.legal_holds USING btree (set_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.legal_holds FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER confirm_first BEFORE INSERT ON public.legal_holds FOR EACH ROW EXECUTE FUNCTION private.confirm_first();
alter table legal_holds enable row level security;
create policy admin_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table mediator_hours (
  user_id uuid not null default auth.uid(),
  working_hours jsonb,
  gap_minutes integer not null default 0,
  constraint mediator_hours_gap_minutes_check CHECK (((gap_minutes >= 0) AND (gap_minutes <= 120))),
  constraint mediator_hours_pkey PRIMARY KEY (user_id),
  constraint mediator_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE,
  constraint mediator_hours_working_hours_check CHECK (private.are_working_hours(working_hours))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.mediator_hours FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table mediator_hours enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_adds for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT private.my_role() AS my_role) = 'mediator'::text)));
create policy mediator_changes for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT private.my_role() AS my_role) = 'mediator'::text)));
create policy owner_reads for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (gap_minutes, working_hours), select, update (gap_minutes, working_hours) to authenticated;

create table money_statements (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  participant_id uuid not null,
  visible_to text not null,
  completed_at timestamp with time zone not null default now(),
  constraint money_statements_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint money_statements_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint money_statements_case_id_participant_id_key UNIQUE (case_id, participant_id),
  constraint money_statements_pkey PRIMARY KEY (id)
);
CREATE INDEX money_statements_visible_to_idx ON public.money_statements USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.money_statements FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table money_statements enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table neutrality_reports (
  id uuid not null default gen_random_uuid(),
  engine_version text not null,
  ruleset text not null,
  results jsonb not null,
  recorded_at timestamp with time zone not null default clock_timestamp(),
  constraint neutrality_reports_engine_version_ruleset_key UNIQUE (engine_version, ruleset),
  constraint neutrality_reports_pkey PRIMARY KEY (id),
  constraint neutrality_reports_results_check CHECK ((jsonb_typeof(results) = 'array'::text))
);
alter table neutrality_reports enable row level security;
create policy admin_reads for select to authenticated
  using (( SELECT private.is_platform_admin() AS is_platform_admin));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table notification_preferences (
  user_id uuid not null,
  not_in_app text[] not null default '{}'::text[],
  not_by_mail text[] not null default '{}'::text[],
  quiet_from time without time zone,
  quiet_to time without time zone,
  wording text not null default 'full'::text,
  version integer not null default 1,
  constraint notification_preferences_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  constraint notification_preferences_check1 CHECK ((quiet_from <> quiet_to)),
  constraint notification_preferences_pkey PRIMARY KEY (user_id),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE,
  constraint notification_preferences_wording_check CHECK ((wording = ANY (ARRAY['neutral'::text, 'full'::text])))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.notification_preferences FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.notification_preferences FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table notification_preferences enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_changes for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy owner_reads for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (not_by_mail, not_in_app, quiet_from, quiet_to, wording) to authenticated;

create table notifications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  type text not null,
  status text not null default 'unread'::text,
  message text not null,
  case_id uuid,
  visible_to text,
  subject_id uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  read_at timestamp with time zone,
  deleted_at timestamp with time zone,
  mailed_at timestamp with time zone,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  subject_type text,
  constraint notifications_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint notifications_message_check CHECK (((length(message) >= 1) AND (length(message) <= 300))),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_status_check CHECK ((status = ANY (ARRAY['unread'::text, 'read'::text]))),
  constraint notifications_subject_type_check CHECK ((subject_type ~ '^[a-z_]{1,40}$'::text)),
  constraint notifications_type_check CHECK ((type ~ '^[a-z_]{1,40}$'::text)),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX notifications_case_id_idx ON public.notifications USING btree (case_id);
CREATE INDEX notifications_user_id_created_at_id_idx ON public.notifications USING btree (user_id, created_at, id);
CREATE INDEX notifications_user_id_visible_to_idx ON public.notifications USING btree (user_id, visible_to) WHERE ((status = 'unread'::text) AND (deleted_at IS NULL));
CREATE TRIGGER announce AFTER INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION realtime_local.announce();
CREATE TRIGGER name_subject BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.type = 'case_update'::text)) EXECUTE FUNCTION private.name_subject();
CREATE TRIGGER name_subject_device BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.type = 'sign_in'::text)) EXECUTE FUNCTION private.name_subject_device();
CREATE TRIGGER name_subject_invoice BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.type = 'case_update'::text)) EXECUTE FUNCTION private.name_subject_invoice();
CREATE TRIGGER name_subject_loss BEFORE INSERT ON public.notifications FOR EACH ROW WHEN (((new.type = 'case_update'::text) AND (new.case_id IS NULL))) EXECUTE FUNCTION private.name_subject_loss();
CREATE TRIGGER name_subject_of_enquiry BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.subject_id IS NOT NULL)) EXECUTE FUNCTION private.name_enquiry_subject();
CREATE TRIGGER name_subject_of_money BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.subject_id IS NOT NULL)) EXECUTE FUNCTION private.name_money_subject();
CREATE TRIGGER name_subject_of_settlement BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.subject_id IS NOT NULL)) EXECUTE FUNCTION private.name_settlement_subject();
CREATE TRIGGER name_subject_session BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.type = 'case_update'::text)) EXECUTE FUNCTION private.name_subject_session();
CREATE TRIGGER name_topic BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.type = 'case_update'::text)) EXECUTE FUNCTION private.name_topic();
CREATE TRIGGER note_actor AFTER INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.note_actor();
CREATE TRIGGER note_session_time BEFORE INSERT ON public.notifications FOR EACH ROW WHEN ((new.type = ANY (ARRAY['session_scheduled'::text, 'session_reminder'::text]))) EXECUTE FUNCTION private.note_session_time();
CREATE TRIGGER stamp_reading BEFORE UPDATE OF status ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.stamp_reading();
alter table notifications enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_changes for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy owner_reads for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (deleted_at, status) to authenticated;

create table office_calculators (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  calculator text not null,
  is_on boolean not null,
  switched_at timestamp with time zone not null default now(),
  constraint office_calculators_calculator_check CHECK ((calculator ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint office_calculators_organization_id_calculator_key UNIQUE (organization_id, calculator),
  constraint office_calculators_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint office_calculators_pkey PRIMARY KEY (id)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.office_calculators FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table office_calculators enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy office_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
grant select to authenticated;

create table office_clauses (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  document text not null,
  issue text,
  words_en jsonb,
  words_es jsonb,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint office_clauses_check CHECK (((words_en IS NOT NULL) OR (words_es IS NOT NULL))),
  constraint office_clauses_document_check CHECK ((document = ANY (ARRAY['memorandum'::text, 'finances'::text, 'parenting'::text]))),
  constraint office_clauses_issue_check CHECK ((issue = ANY (ARRAY['parenting'::text, 'home'::text, 'pensions'::text, 'debts'::text, 'support'::text, 'other'::text]))),
  constraint office_clauses_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint office_clauses_pkey PRIMARY KEY (id),
  constraint office_clauses_words_en_check CHECK (((words_en IS NULL) OR private.are_clause_words(words_en))),
  constraint office_clauses_words_es_check CHECK (((words_es IS NULL) OR private.are_clause_words(words_es)))
);
CREATE INDEX office_clauses_organization_id_idx ON public.office_clauses USING btree (organization_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.office_clauses FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.office_clauses FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table office_clauses enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy office_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id)) OR ((( SELECT private.my_role() AS my_role) = 'mediator'::text) AND (organization_id = ( SELECT private.my_organization_id() AS my_organization_id)))));
grant select to authenticated;

create table office_template_versions (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  template_id uuid not null,
  number integer,
  language text not null,
  file_key text not null,
  bytes integer not null,
  sha256 text not null,
  pages integer,
  fields jsonb not null,
  mapping jsonb not null,
  saved_at timestamp with time zone,
  saved_by uuid,
  used_at timestamp with time zone,
  constraint office_template_versions_bytes_check CHECK ((bytes > 0)),
  constraint office_template_versions_check CHECK (((number IS NULL) = (saved_at IS NULL))),
  constraint office_template_versions_fields_check CHECK (private.is_list(fields, 500)),
  constraint office_template_versions_file_key_check CHECK ((length(file_key) <= 200)),
  constraint office_template_versions_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  constraint office_template_versions_mapping_check CHECK (private.is_list(mapping, 500)),
  constraint office_template_versions_number_check CHECK ((number > 0)),
  constraint office_template_versions_pkey PRIMARY KEY (id),
  constraint office_template_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES profiles(id),
  constraint office_template_versions_sha256_check CHECK ((length(sha256) = 64)),
  constraint office_template_versions_template_id_number_key UNIQUE (template_id, number),
  constraint office_template_versions_template_id_organization_id_fkey FOREIGN KEY (template_id, organization_id) REFERENCES office_templates(id, organization_id) ON DELETE CASCADE
);
CREATE INDEX office_template_versions_organization_id_idx ON public.office_template_versions USING btree (organization_id);
CREATE INDEX office_template_versions_saved_by_idx ON public.office_template_versions USING btree (saved_by);
CREATE INDEX office_template_versions_template_id_organization_id_idx ON public.office_template_versions USING btree (template_id, organization_id);
CREATE UNIQUE INDEX office_template_versions_template_id_idx ON public.office_template_versions USING btree (template_id) WHERE (number IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.office_template_versions FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER refuse_saved_change BEFORE UPDATE ON public.office_template_versions FOR EACH ROW EXECUTE FUNCTION private.refuse_saved_change();
alter table office_template_versions enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy office_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id)) OR ((number IS NOT NULL) AND (( SELECT private.my_role() AS my_role) = 'mediator'::text) AND (organization_id = ( SELECT private.my_organization_id() AS my_organization_id)))));
grant select (bytes, fields, id, language, mapping, number, organization_id, pages, saved_at, saved_by, sha256, template_id, used_at) to authenticated;

create table office_templates (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  kind text not null,
  name text not null default ''::text,
  retired_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint office_templates_id_organization_id_key UNIQUE (id, organization_id),
  constraint office_templates_kind_check CHECK ((kind = ANY (ARRAY['form'::text, 'letter'::text]))),
  constraint office_templates_name_check CHECK ((length(name) <= 120)),
  constraint office_templates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint office_templates_pkey PRIMARY KEY (id)
);
CREATE INDEX office_templates_organization_id_idx ON public.office_templates USING btree (organization_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.office_templates FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.office_templates FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table office_templates enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy office_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id)) OR ((( SELECT private.my_role() AS my_role) = 'mediator'::text) AND (organization_id = ( SELECT private.my_organization_id() AS my_organization_id)))));
grant select to authenticated;

create table organization_fees (
  organization_id uuid not null,
  is_on boolean not null default false,
  charging text not null default 'session'::text,
  currency text not null default 'GBP'::text,
  rate_minor bigint not null default 0,
  bands jsonb not null default '[]'::jsonb,
  tax_name text not null default ''::text,
  tax_percent numeric(4,2) not null default 0,
  due_days integer not null default 14,
  deposit_minor bigint not null default 0,
  seller text not null default ''::text,
  payment_text text not null default ''::text,
  link_template text,
  first_number integer not null default 1,
  version integer not null default 1,
  constraint organization_fees_bands_check CHECK (private.are_fee_bands(bands)),
  constraint organization_fees_charging_check CHECK ((charging = ANY (ARRAY['session'::text, 'hour'::text, 'fixed'::text, 'free'::text]))),
  constraint organization_fees_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint organization_fees_deposit_minor_check CHECK (((deposit_minor >= 0) AND (deposit_minor <= 1000000000))),
  constraint organization_fees_due_days_check CHECK (((due_days >= 0) AND (due_days <= 120))),
  constraint organization_fees_first_number_check CHECK (((first_number >= 1) AND (first_number <= 99999))),
  constraint organization_fees_link_template_check CHECK (((length(link_template) <= 300) AND (link_template ~ '^https://[^\s]+$'::text))),
  constraint organization_fees_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint organization_fees_payment_text_check CHECK ((length(payment_text) <= 1000)),
  constraint organization_fees_pkey PRIMARY KEY (organization_id),
  constraint organization_fees_rate_minor_check CHECK (((rate_minor >= 0) AND (rate_minor <= 1000000000))),
  constraint organization_fees_seller_check CHECK ((length(seller) <= 500)),
  constraint organization_fees_tax_name_check CHECK ((length(tax_name) <= 20)),
  constraint organization_fees_tax_percent_check CHECK (((tax_percent >= (0)::numeric) AND (tax_percent <= (50)::numeric)))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.organization_fees FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.organization_fees FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table organization_fees enable row level security;
create policy admin_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table organization_passages (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  language text not null,
  passage_id text not null,
  roles text[] not null,
  title text not null,
  content text not null,
  questions text[] not null,
  reviewed_on date not null default CURRENT_DATE,
  version integer not null default 1,
  constraint organization_passages_content_check CHECK ((((length(content) >= 1) AND (length(content) <= 2000)) AND private.is_text(content))),
  constraint organization_passages_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  constraint organization_passages_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint organization_passages_organization_id_language_passage_id_key UNIQUE (organization_id, language, passage_id),
  constraint organization_passages_passage_id_check CHECK ((passage_id ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint organization_passages_pkey PRIMARY KEY (id),
  constraint organization_passages_questions_check CHECK (private.are_questions(questions)),
  constraint organization_passages_roles_check CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['divorcee'::text, 'mediator'::text, 'lawyer'::text, 'admin'::text]))),
  constraint organization_passages_title_check CHECK ((((length(title) >= 1) AND (length(title) <= 120)) AND private.is_text(title)))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.organization_passages FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.organization_passages FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table organization_passages enable row level security;
create policy admin_changes for update to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
create policy admin_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (content, questions, reviewed_on, roles, title) to authenticated;

create table organization_settings (
  organization_id uuid not null,
  registration text not null default 'approval'::text,
  idle_minutes integer not null default 15,
  warning_seconds integer not null default 120,
  retention_messages integer not null default 7,
  retention_financial_documents integer not null default 7,
  retention_notes integer not null default 7,
  retention_agreement integer not null default 7,
  retention_audit integer not null default 7,
  neutral_notifications boolean not null default true,
  ai_enabled boolean not null default true,
  time_zone text not null default 'UTC'::text,
  locale text not null default 'en'::text,
  working_hours jsonb not null default '{"fri": [{"to": "17:00", "from": "09:00"}], "mon": [{"to": "17:00", "from": "09:00"}], "thu": [{"to": "17:00", "from": "09:00"}], "tue": [{"to": "17:00", "from": "09:00"}], "wed": [{"to": "17:00", "from": "09:00"}]}'::jsonb,
  version integer not null default 1,
  video_url text,
  cooling_off_hours integer not null default 48,
  external_ai_enabled boolean not null default false,
  safety_screening_enabled boolean not null default true,
  safety_contacts jsonb not null default '{"en": {"emergency": "", "crisis_line": "", "violence_line": ""}, "es": {"emergency": "", "crisis_line": "", "violence_line": ""}}'::jsonb,
  status_texts jsonb not null default private.starting_status_texts(),
  birth_dates text not null default 'year'::text,
  takes_enquiries boolean not null default false,
  enquiry_line text not null default ''::text,
  enquiry_days integer not null default 3,
  constraint organization_settings_birth_dates_check CHECK ((birth_dates = ANY (ARRAY['full'::text, 'year'::text, 'initials'::text]))),
  constraint organization_settings_cooling_off_hours_check CHECK (((cooling_off_hours >= 0) AND (cooling_off_hours <= 720))),
  constraint organization_settings_enquiry_days_check CHECK (((enquiry_days >= 1) AND (enquiry_days <= 30))),
  constraint organization_settings_enquiry_line_check CHECK (((enquiry_line = ''::text) OR ((length(enquiry_line) <= 160) AND private.is_name(enquiry_line)))),
  constraint organization_settings_idle_minutes_check CHECK (((idle_minutes >= 5) AND (idle_minutes <= 60))),
  constraint organization_settings_locale_check CHECK (((locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text) AND (length(locale) <= 35))),
  constraint organization_settings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint organization_settings_pkey PRIMARY KEY (organization_id),
  constraint organization_settings_registration_check CHECK ((registration = ANY (ARRAY['open'::text, 'approval'::text]))),
  constraint organization_settings_retention_agreement_check CHECK (((retention_agreement >= 1) AND (retention_agreement <= 30))),
  constraint organization_settings_retention_audit_check CHECK (((retention_audit >= 1) AND (retention_audit <= 30))),
  constraint organization_settings_retention_financial_documents_check CHECK (((retention_financial_documents >= 1) AND (retention_financial_documents <= 30))),
  constraint organization_settings_retention_messages_check CHECK (((retention_messages >= 1) AND (retention_messages <= 30))),
  constraint organization_settings_retention_notes_check CHECK (((retention_notes >= 1) AND (retention_notes <= 30))),
  constraint organization_settings_safety_contacts_check CHECK (((COALESCE(jsonb_typeof((safety_contacts -> 'en'::text)), ''::text) = 'object'::text) AND (COALESCE(jsonb_typeof((safety_contacts -> 'es'::text)), ''::text) = 'object'::text) AND (length((safety_contacts)::text) <= 2000))),
  constraint organization_settings_status_texts_check CHECK ((length((status_texts)::text) <= 20000)),
  constraint organization_settings_time_zone_check CHECK (((length(time_zone) <= 60) AND private.is_time_zone(time_zone))),
  constraint organization_settings_video_url_check CHECK (((length(video_url) <= 200) AND (video_url ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?(/[A-Za-z0-9_~-]+)*$'::text))),
  constraint organization_settings_warning_seconds_check CHECK ((warning_seconds = ANY (ARRAY[60, 120]))),
  constraint organization_settings_working_hours_check CHECK (private.are_working_hours(working_hours))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.organization_settings FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER fill_status_texts BEFORE INSERT OR UPDATE OF status_texts ON public.organization_settings FOR EACH ROW EXECUTE FUNCTION private.fill_status_texts();
CREATE TRIGGER next_version BEFORE UPDATE ON public.organization_settings FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table organization_settings enable row level security;
create policy admin_changes for update to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy member_reads for select to authenticated
  using (((organization_id IN ( SELECT private.my_organization_ids() AS my_organization_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select (ai_enabled, birth_dates, cooling_off_hours, enquiry_days, enquiry_line, external_ai_enabled, idle_minutes, locale, organization_id, retention_agreement, retention_audit, retention_financial_documents, retention_messages, retention_notes, safety_contacts, safety_screening_enabled, status_texts, takes_enquiries, time_zone, version, video_url, warning_seconds, working_hours), update (ai_enabled, birth_dates, cooling_off_hours, enquiry_days, enquiry_line, external_ai_enabled, idle_minutes, locale, neutral_notifications, registration, retention_agreement, retention_audit, retention_financial_documents, retention_messages, retention_notes, safety_contacts, safety_screening_enabled, status_texts, takes_enquiries, time_zone, video_url, warning_seconds, working_hours) to authenticated;

create table organization_terms (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  number integer,
  parts_en jsonb not null,
  parts_es jsonb not null,
  hash text,
  published_at timestamp with time zone,
  published_by uuid,
  version integer not null default 1,
  constraint organization_terms_check CHECK (((number IS NULL) = (published_at IS NULL))),
  constraint organization_terms_check1 CHECK (((number IS NULL) = (hash IS NULL))),
  constraint organization_terms_id_hash_key UNIQUE (id, hash),
  constraint organization_terms_number_check CHECK ((number > 0)),
  constraint organization_terms_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint organization_terms_organization_id_number_key UNIQUE (organization_id, number),
  constraint organization_terms_parts_en_check CHECK (private.are_terms_parts(parts_en)),
  constraint organization_terms_parts_es_check CHECK (private.are_terms_parts(parts_es)),
  constraint organization_terms_pkey PRIMARY KEY (id),
  constraint organization_terms_published_by_fkey FOREIGN KEY (published_by) REFERENCES profiles(id)
);
CREATE INDEX organization_terms_published_by_idx ON public.organization_terms USING btree (published_by);
CREATE UNIQUE INDEX organization_terms_organization_id_idx ON public.organization_terms USING btree (organization_id) WHERE (number IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.organization_terms FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.organization_terms FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER refuse_published_change BEFORE UPDATE ON public.organization_terms FOR EACH ROW EXECUTE FUNCTION private.refuse_published_change();
alter table organization_terms enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy member_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id)) OR ((number IS NOT NULL) AND (organization_id IN ( SELECT private.my_organization_ids() AS my_organization_ids)))));
grant select to authenticated;

create table organizations (
  id uuid not null default gen_random_uuid(),
  name text not null,
  display_name text not null,
  tagline text not null default 'Professional Mediation for Family Matters'::text,
  primary_color text not null default '#3b82f6'::text,
  secondary_color text not null default '#10b981'::text,
  logo_url text,
  website text,
  email text,
  phone text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  slug text not null,
  suspended boolean not null default false,
  constraint organizations_check CHECK ((logo_url ~ (('^/api/organizations/'::text || (id)::text) || '/logo\?v=[0-9a-f]{8}$'::text))),
  constraint organizations_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 120))),
  constraint organizations_display_name_check1 CHECK (private.is_name(display_name)),
  constraint organizations_email_check CHECK ((length(email) <= 254)),
  constraint organizations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint organizations_name_check1 CHECK (private.is_name(name)),
  constraint organizations_phone_check CHECK ((length(phone) <= 40)),
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_primary_color_check CHECK ((primary_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint organizations_secondary_color_check CHECK ((secondary_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint organizations_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60))),
  constraint organizations_slug_key UNIQUE (slug),
  constraint organizations_tagline_check CHECK ((length(tagline) <= 200)),
  constraint organizations_website_check CHECK ((website ~ '^https://'::text)),
  constraint organizations_website_check1 CHECK ((length(website) <= 300))
);
CREATE INDEX organizations_created_at_id_idx ON public.organizations USING btree (created_at, id);
CREATE TRIGGER add_settings AFTER INSERT ON public.organizations FOR EACH ROW EXECUTE FUNCTION private.add_organization_settings();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.organizations FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER give_slug BEFORE INSERT ON public.organizations FOR EACH ROW EXECUTE FUNCTION private.give_slug();
CREATE TRIGGER guard_suspension BEFORE UPDATE OF suspended ON public.organizations FOR EACH ROW WHEN ((new.suspended IS DISTINCT FROM old.suspended)) EXECUTE FUNCTION private.guard_suspension();
CREATE TRIGGER next_version BEFORE UPDATE ON public.organizations FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table organizations enable row level security;
create policy admin_changes for update to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (id = ( SELECT private.my_office_id() AS my_office_id))));
create policy admin_founds for insert to authenticated
  with check (( SELECT private.is_platform_admin() AS is_platform_admin));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy member_reads for select to authenticated
  using (((id IN ( SELECT private.my_organization_ids() AS my_organization_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (display_name, email, id, name, phone, primary_color, secondary_color, slug, tagline, website), select, update (display_name, email, logo_url, name, phone, primary_color, secondary_color, slug, suspended, tagline, website) to authenticated;

create table parenting_schedules (
  case_id uuid not null,
  schedule jsonb not null,
  visible_to text not null generated always as (('mediator-'::text || (case_id)::text)) stored,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint parenting_schedules_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint parenting_schedules_pkey PRIMARY KEY (case_id),
  constraint parenting_schedules_schedule_check CHECK (((jsonb_typeof(schedule) = 'object'::text) AND (octet_length((schedule)::text) <= 200000)))
);
CREATE INDEX parenting_schedules_visible_to_idx ON public.parenting_schedules USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.parenting_schedules FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.parenting_schedules FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER put_in_case_zone BEFORE INSERT OR UPDATE OF schedule ON public.parenting_schedules FOR EACH ROW EXECUTE FUNCTION private.put_schedule_in_case_zone();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE ON public.parenting_schedules FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_update BEFORE UPDATE ON public.parenting_schedules FOR EACH ROW EXECUTE FUNCTION private.stamp_update();
alter table parenting_schedules enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_adds for insert to authenticated
  with check ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_changes for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, schedule), select, update (schedule) to authenticated;

create table person_settings (
  user_id uuid not null,
  language text,
  time_zone text,
  theme text not null default 'system'::text,
  hide_presence boolean not null default false,
  quick_exit_url text,
  shares_read_receipts boolean not null default false,
  constraint person_settings_language_check CHECK (((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text) AND (length(language) <= 35))),
  constraint person_settings_pkey PRIMARY KEY (user_id),
  constraint person_settings_quick_exit_url_check CHECK (((quick_exit_url ~ '^https://[^[:space:]]+$'::text) AND (length(quick_exit_url) <= 500))),
  constraint person_settings_theme_check CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text]))),
  constraint person_settings_time_zone_check CHECK (((length(time_zone) <= 60) AND private.is_time_zone(time_zone))),
  constraint person_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.person_settings FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table person_settings enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_changes for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy owner_reads for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (hide_presence, language, quick_exit_url, shares_read_receipts, theme, time_zone) to authenticated;

create table private.agreement_files (
  version_id uuid not null,
  format text not null,
  signatures integer not null,
  content bytea not null,
  sha256 text not null generated always as (encode(sha256(content), 'hex'::text)) stored,
  attestations integer not null default 0,
  constraint agreement_files_attestations_check CHECK ((attestations >= 0)),
  constraint agreement_files_content_check CHECK ((octet_length(content) <= 20000000)),
  constraint agreement_files_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'docx'::text]))),
  constraint agreement_files_pkey PRIMARY KEY (version_id, format, signatures, attestations),
  constraint agreement_files_signatures_check CHECK ((signatures >= 0)),
  constraint agreement_files_version_id_fkey FOREIGN KEY (version_id) REFERENCES agreement_versions(id) ON DELETE CASCADE
);

create table private.ai_replies (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  case_id uuid,
  content_hash text not null,
  confidence text not null,
  disclaimer text not null,
  web_search_suggested boolean not null,
  created_at timestamp with time zone not null default now(),
  citations jsonb not null default '[]'::jsonb,
  constraint ai_replies_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint ai_replies_citations_check CHECK ((jsonb_typeof(citations) = 'array'::text)),
  constraint ai_replies_pkey PRIMARY KEY (id),
  constraint ai_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX ai_replies_case_id_idx ON private.ai_replies USING btree (case_id);
CREATE INDEX ai_replies_created_at_idx ON private.ai_replies USING btree (created_at);
CREATE INDEX ai_replies_user_id_idx ON private.ai_replies USING btree (user_id);

create table private.audit_chain (
  one_row boolean not null default true,
  links bigint not null default 0,
  head text not null default ''::text,
  verified_to bigint not null default 0,
  begun_at timestamp with time zone not null default now(),
  broken_at bigint,
  verified_at timestamp with time zone,
  constraint audit_chain_one_row_check CHECK (one_row),
  constraint audit_chain_pkey PRIMARY KEY (one_row)
);

create table private.audit_log (
  seq bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  actor_id uuid,
  session_id uuid,
  action text not null,
  object_type text not null,
  object_id uuid,
  case_id uuid,
  organization_id uuid,
  facts jsonb not null default '{}'::jsonb,
  prev_hash text,
  hash text,
  link bigint,
  emptied_at timestamp with time zone,
  salt bytea,
  veil text,
  constraint audit_log_link_key UNIQUE (link),
  constraint audit_log_pkey PRIMARY KEY (seq)
);
CREATE INDEX audit_log_actor_id_seq_idx ON private.audit_log USING btree (actor_id, seq);
CREATE INDEX audit_log_case_id_seq_idx ON private.audit_log USING btree (case_id, seq);
CREATE INDEX audit_log_object_id_idx ON private.audit_log USING btree (object_id);
CREATE INDEX audit_log_seq_idx ON private.audit_log USING btree (seq) WHERE (link IS NULL);
CREATE TRIGGER keep_audit BEFORE DELETE OR UPDATE ON private.audit_log FOR EACH ROW EXECUTE FUNCTION private.keep_audit();

create table private.code_apps (
  user_id uuid not null,
  secret text not null,
  last_step bigint not null default 0,
  confirmed_at timestamp with time zone,
  constraint code_apps_pkey PRIMARY KEY (user_id),
  constraint code_apps_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE TRIGGER end_removal_of_none AFTER DELETE ON private.code_apps FOR EACH ROW EXECUTE FUNCTION private.end_removal_of_none();

create table private.conditions (
  code text not null,
  met_by text not null,
  is_stated boolean not null default false,
  constraint conditions_met_by_check CHECK ((met_by = ANY (ARRAY['party'::text, 'parties'::text, 'mediator'::text]))),
  constraint conditions_pkey PRIMARY KEY (code)
);

create table private.devices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  hash text not null,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  told_at timestamp with time zone,
  constraint devices_pkey PRIMARY KEY (id),
  constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE,
  constraint devices_user_id_hash_key UNIQUE (user_id, hash)
);

create table private.document_types (
  code text not null,
  "position" integer not null,
  label text not null,
  help text not null,
  constraint document_types_pkey PRIMARY KEY (code),
  constraint document_types_position_key UNIQUE ("position")
);

create table private.due_analyses (
  channel_id text not null,
  case_id uuid not null,
  since timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint due_analyses_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint due_analyses_pkey PRIMARY KEY (channel_id)
);
CREATE INDEX due_analyses_case_id_idx ON private.due_analyses USING btree (case_id);
CREATE INDEX due_analyses_due_at_idx ON private.due_analyses USING btree (due_at);

create table private.due_refinements (
  channel_id text not null,
  case_id uuid not null,
  message_ids uuid[] not null,
  new_ids uuid[] not null,
  queued_at timestamp with time zone not null default clock_timestamp(),
  constraint due_refinements_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint due_refinements_pkey PRIMARY KEY (channel_id)
);
CREATE INDEX due_refinements_case_id_idx ON private.due_refinements USING btree (case_id);
CREATE INDEX due_refinements_queued_at_idx ON private.due_refinements USING btree (queued_at);

create table private.duty_reminders (
  participant_id uuid not null,
  duty_id uuid not null,
  due_on date not null,
  constraint duty_reminders_participant_id_fkey FOREIGN KEY (participant_id) REFERENCES case_participants(id) ON DELETE CASCADE,
  constraint duty_reminders_pkey PRIMARY KEY (participant_id, duty_id, due_on)
);

create table private.erasure_rules (
  "position" integer not null,
  table_name text not null,
  treatment text not null,
  whose text,
  becomes text,
  columns text[] not null default '{*}'::text[],
  reason text,
  constraint erasure_rules_check CHECK (((whose IS NOT NULL) = (treatment = ANY (ARRAY['delete'::text, 'empty'::text])))),
  constraint erasure_rules_check1 CHECK (((becomes IS NOT NULL) = (treatment = 'empty'::text))),
  constraint erasure_rules_check2 CHECK (((reason IS NOT NULL) = (treatment = ANY (ARRAY['keep'::text, 'none'::text])))),
  constraint erasure_rules_pkey PRIMARY KEY ("position"),
  constraint erasure_rules_treatment_check CHECK ((treatment = ANY (ARRAY['delete'::text, 'empty'::text, 'keep'::text, 'none'::text])))
);

create table private.erasure_work (
  erasure_id uuid not null,
  decided_by uuid,
  stopped_for text,
  erased_at timestamp with time zone,
  counts jsonb not null default '{}'::jsonb,
  files text[] not null default '{}'::text[],
  constraint erasure_work_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES profiles(id),
  constraint erasure_work_erasure_id_fkey FOREIGN KEY (erasure_id) REFERENCES erasure_requests(id) ON DELETE CASCADE,
  constraint erasure_work_pkey PRIMARY KEY (erasure_id),
  constraint erasure_work_stopped_for_check CHECK ((stopped_for = ANY (ARRAY['legal_hold'::text, 'last_admin'::text])))
);
CREATE INDEX erasure_work_decided_by_idx ON private.erasure_work USING btree (decided_by);

create table private.former_attendees (
  session_id uuid not null,
  participant_id uuid not null,
  revision integer not null,
  constraint former_attendees_participant_id_fkey FOREIGN KEY (participant_id) REFERENCES case_participants(id) ON DELETE CASCADE,
  constraint former_attendees_pkey PRIMARY KEY (session_id, participant_id),
  constraint former_attendees_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX former_attendees_participant_id_idx ON private.former_attendees USING btree (participant_id);

create table private.given_links (
  participant_id uuid not null,
  room text not null,
  constraint given_links_participant_id_fkey FOREIGN KEY (participant_id) REFERENCES case_participants(id) ON DELETE CASCADE,
  constraint given_links_pkey PRIMARY KEY (participant_id, room)
);

create table private.idempotency_keys (
  user_id uuid not null,
  key uuid not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON private.idempotency_keys USING btree (created_at);

create table private.invoice_counters (
  organization_id uuid not null,
  kind text not null,
  year integer not null,
  last integer not null,
  constraint invoice_counters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint invoice_counters_pkey PRIMARY KEY (organization_id, kind, year)
);

create table private.jobs (
  name text not null,
  every interval not null,
  next_run_at timestamp with time zone not null default now(),
  lease_until timestamp with time zone,
  last_started_at timestamp with time zone,
  last_ok_at timestamp with time zone,
  last_error text,
  constraint jobs_pkey PRIMARY KEY (name)
);

create table private.lost_factors (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  asked_at timestamp with time zone,
  begun_by uuid,
  begun_at timestamp with time zone,
  due_at timestamp with time zone,
  confirmed_by uuid,
  ended_at timestamp with time zone,
  is_removed boolean not null default false,
  constraint lost_factors_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint lost_factors_check CHECK ((confirmed_by <> begun_by)),
  constraint lost_factors_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint lost_factors_pkey PRIMARY KEY (id),
  constraint lost_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX lost_factors_begun_by_idx ON private.lost_factors USING btree (begun_by);
CREATE INDEX lost_factors_confirmed_by_idx ON private.lost_factors USING btree (confirmed_by);
CREATE INDEX lost_factors_user_id_idx1 ON private.lost_factors USING btree (user_id);
CREATE UNIQUE INDEX lost_factors_user_id_idx ON private.lost_factors USING btree (user_id) WHERE (ended_at IS NULL);

create table private.mails (
  id uuid not null default gen_random_uuid(),
  receiver uuid,
  address text not null,
  template text not null,
  facts jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone,
  last_error text,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_receiver_fkey FOREIGN KEY (receiver) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX mails_next_attempt_at_idx ON private.mails USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX mails_receiver_idx ON private.mails USING btree (receiver);
CREATE TRIGGER wake_send_mails AFTER INSERT ON private.mails FOR EACH STATEMENT EXECUTE FUNCTION private.wake_send_mails();

create table private.modes_put_aside (
  case_id uuid not null,
  user_id uuid not null,
  answer text not null,
  constraint modes_put_aside_answer_check CHECK ((answer ~ '^[0-9a-f]{32}$'::text)),
  constraint modes_put_aside_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint modes_put_aside_pkey PRIMARY KEY (case_id, user_id, answer),
  constraint modes_put_aside_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX modes_put_aside_user_id_idx ON private.modes_put_aside USING btree (user_id);

create table private.notification_actors (
  notification_id uuid not null,
  actor_id uuid not null,
  constraint notification_actors_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES profiles(id) ON DELETE CASCADE,
  constraint notification_actors_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint notification_actors_pkey PRIMARY KEY (notification_id)
);
CREATE INDEX notification_actors_actor_id_idx ON private.notification_actors USING btree (actor_id);

create table private.passkey_challenges (
  challenge text not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_created_at_idx ON private.passkey_challenges USING btree (created_at);
CREATE INDEX passkey_challenges_user_id_idx ON private.passkey_challenges USING btree (user_id);

create table private.passkeys (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint passkeys_name_check1 CHECK (private.is_name(name)),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user_id_idx ON private.passkeys USING btree (user_id);
CREATE TRIGGER end_removal_of_none AFTER DELETE ON private.passkeys FOR EACH ROW EXECUTE FUNCTION private.end_removal_of_none();

create table private.process_steps (
  id text not null,
  "position" integer not null,
  constraint process_steps_pkey PRIMARY KEY (id),
  constraint process_steps_position_key UNIQUE ("position")
);

create table private.rate_limits (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire_idx ON private.rate_limits USING btree (expire);

create table private.recovery_codes (
  user_id uuid not null,
  hash text not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table private.registrations (
  id uuid not null default gen_random_uuid(),
  email text not null,
  name text not null,
  role text not null,
  password_hash text not null,
  token_hash text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint registrations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_role_check CHECK ((role = ANY (ARRAY['divorcee'::text, 'mediator'::text, 'lawyer'::text, 'admin'::text]))),
  constraint registrations_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX registrations_email_idx ON private.registrations USING btree (email);
CREATE INDEX registrations_expires_at_idx ON private.registrations USING btree (expires_at);

create table private.retention_done (
  case_id uuid not null,
  class text not null,
  done_at timestamp with time zone not null default now(),
  constraint retention_done_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint retention_done_pkey PRIMARY KEY (case_id, class)
);

create table private.retention_tables (
  table_name text not null,
  class text not null,
  "position" integer not null,
  constraint retention_tables_class_check CHECK ((class = ANY (ARRAY['messages'::text, 'financial_documents'::text, 'notes'::text, 'agreement'::text, 'audit'::text]))),
  constraint retention_tables_pkey PRIMARY KEY (table_name),
  constraint retention_tables_position_key UNIQUE ("position")
);

create table private.seal_keys (
  is_only boolean not null default true,
  locked text not null,
  made_at timestamp with time zone not null default now(),
  constraint seal_keys_is_only_check CHECK (is_only),
  constraint seal_keys_locked_check CHECK ((length(locked) <= 20000)),
  constraint seal_keys_pkey PRIMARY KEY (is_only)
);

create table private.server_keys (
  is_only boolean not null default true,
  fingerprint text not null,
  constraint server_keys_is_only_check CHECK (is_only),
  constraint server_keys_pkey PRIMARY KEY (is_only)
);

create table private.session_reminders (
  session_id uuid not null,
  user_id uuid not null,
  kind text not null,
  starts_at timestamp with time zone not null,
  constraint session_reminders_kind_check CHECK ((kind = ANY (ARRAY['48h'::text, '2h'::text]))),
  constraint session_reminders_pkey PRIMARY KEY (session_id, user_id, kind, starts_at),
  constraint session_reminders_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint session_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX session_reminders_user_id_idx ON private.session_reminders USING btree (user_id);

create table private.session_rooms (
  link text not null,
  session_id uuid not null,
  side text,
  retired_at timestamp with time zone,
  constraint session_rooms_pkey PRIMARY KEY (session_id, link),
  constraint session_rooms_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint session_rooms_side_check CHECK ((side = ANY (ARRAY['A'::text, 'B'::text])))
);
CREATE UNIQUE INDEX one_room_per_side ON private.session_rooms USING btree (session_id, COALESCE(side, ''::text)) WHERE (retired_at IS NULL);

create table private.settings (
  one_row boolean not null default true,
  registration text not null default 'approval'::text,
  demo text,
  first_admin_code_hash text,
  idle_minutes integer not null default 15,
  retention_messages integer not null default 7,
  retention_financial_documents integer not null default 7,
  retention_notes integer not null default 7,
  retention_agreement integer not null default 7,
  retention_audit integer not null default 7,
  legal_texts jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  staff_factor_since timestamp with time zone default now(),
  constraint settings_demo_check CHECK ((demo = ANY (ARRAY['filling'::text, 'filled'::text]))),
  constraint settings_idle_minutes_check CHECK (((idle_minutes >= 5) AND (idle_minutes <= 60))),
  constraint settings_legal_texts_check CHECK ((jsonb_typeof(legal_texts) = 'object'::text)),
  constraint settings_one_row_check CHECK (one_row),
  constraint settings_pkey PRIMARY KEY (one_row),
  constraint settings_registration_check CHECK ((registration = ANY (ARRAY['open'::text, 'approval'::text]))),
  constraint settings_retention_agreement_check CHECK (((retention_agreement >= 1) AND (retention_agreement <= 30))),
  constraint settings_retention_audit_check CHECK (((retention_audit >= 1) AND (retention_audit <= 30))),
  constraint settings_retention_financial_documents_check CHECK (((retention_financial_documents >= 1) AND (retention_financial_documents <= 30))),
  constraint settings_retention_messages_check CHECK (((retention_messages >= 1) AND (retention_messages <= 30))),
  constraint settings_retention_notes_check CHECK (((retention_notes >= 1) AND (retention_notes <= 30)))
);
CREATE TRIGGER audit AFTER UPDATE ON private.settings FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE OF idle_minutes, retention_messages, retention_financial_documents, retention_notes, retention_agreement, retention_audit, legal_texts, staff_factor_since ON private.settings FOR EACH ROW EXECUTE FUNCTION private.next_version();

create table private.sign_in_activity (
  session_id uuid not null,
  user_id uuid not null,
  started_at timestamp with time zone not null,
  last_active_at timestamp with time zone not null default now(),
  user_agent text,
  device_id uuid,
  constraint sign_in_activity_device_id_fkey FOREIGN KEY (device_id) REFERENCES private.devices(id) ON DELETE SET NULL,
  constraint sign_in_activity_pkey PRIMARY KEY (session_id),
  constraint sign_in_activity_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_activity_device_id_idx ON private.sign_in_activity USING btree (device_id);
CREATE INDEX sign_in_activity_user_id_idx ON private.sign_in_activity USING btree (user_id);

create table private.sign_in_proofs (
  session_id uuid not null,
  factor_at timestamp with time zone,
  confirmed_at timestamp with time zone not null default now(),
  proved_at timestamp with time zone,
  proved_with text,
  constraint sign_in_proofs_pkey PRIMARY KEY (session_id),
  constraint sign_in_proofs_proved_with_check CHECK ((proved_with = ANY (ARRAY['code_app'::text, 'recovery_code'::text, 'passkey'::text]))),
  constraint sign_in_proofs_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);

create table private.signing_codes (
  user_id uuid not null,
  version_id uuid not null,
  hash text not null,
  made_at timestamp with time zone not null default now(),
  wrong_tries integer not null default 0,
  used_at timestamp with time zone,
  used_in uuid,
  constraint signing_codes_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint signing_codes_pkey PRIMARY KEY (user_id, version_id),
  constraint signing_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE,
  constraint signing_codes_version_id_fkey FOREIGN KEY (version_id) REFERENCES agreement_versions(id) ON DELETE CASCADE,
  constraint signing_codes_wrong_tries_check CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)))
);
CREATE INDEX signing_codes_version_id_idx ON private.signing_codes USING btree (version_id);

create table private.staff_since (
  user_id uuid not null,
  since timestamp with time zone not null default now(),
  has_had_time boolean not null default false,
  constraint staff_since_pkey PRIMARY KEY (user_id),
  constraint staff_since_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table private.step_conditions (
  step text not null,
  code text not null,
  constraint step_conditions_code_fkey FOREIGN KEY (code) REFERENCES private.conditions(code),
  constraint step_conditions_pkey PRIMARY KEY (step, code),
  constraint step_conditions_step_fkey FOREIGN KEY (step) REFERENCES private.process_steps(id)
);
CREATE INDEX step_conditions_code_idx ON private.step_conditions USING btree (code);

create table private.upload_files (
  upload_id uuid not null,
  storage_key text not null,
  taken_out text[],
  constraint upload_files_pkey PRIMARY KEY (upload_id),
  constraint upload_files_storage_key_key UNIQUE (storage_key),
  constraint upload_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE
);

create table profiles (
  id uuid not null,
  name text not null,
  role text not null default 'divorcee'::text,
  requested_role text,
  organization_id uuid,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  closed_at timestamp with time zone,
  sort_name text not null generated always as (lower(name)) stored,
  erased_at timestamp with time zone,
  constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint profiles_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint profiles_name_check1 CHECK (private.is_name(name)),
  constraint profiles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_requested_role_check CHECK ((requested_role = ANY (ARRAY['mediator'::text, 'lawyer'::text, 'admin'::text]))),
  constraint profiles_role_check CHECK ((role = ANY (ARRAY['divorcee'::text, 'mediator'::text, 'lawyer'::text, 'admin'::text])))
);
CREATE INDEX profiles_created_at_id_idx ON public.profiles USING btree (created_at, id) WHERE (requested_role IS NOT NULL);
CREATE INDEX profiles_created_at_id_idx1 ON public.profiles USING btree (created_at, id);
CREATE INDEX profiles_organization_id_idx ON public.profiles USING btree (organization_id);
CREATE INDEX profiles_sort_name_id_idx ON public.profiles USING btree (sort_name, id);
CREATE TRIGGER add_notification_preferences AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.add_notification_preferences();
CREATE TRIGGER add_settings AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.add_person_settings();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER confirm_first BEFORE UPDATE OF role ON public.profiles FOR EACH ROW WHEN (((new.role <> old.role) AND (new.id <> auth.uid()))) EXECUTE FUNCTION private.confirm_first();
CREATE TRIGGER erase_closed_account AFTER UPDATE OF closed_at ON public.profiles FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL) AND (new.erased_at IS NULL))) EXECUTE FUNCTION private.erase_closed_account();
CREATE TRIGGER follow_name AFTER UPDATE OF name ON public.profiles FOR EACH ROW WHEN ((new.name <> old.name)) EXECUTE FUNCTION private.follow_name();
CREATE TRIGGER keep_admins_apart BEFORE UPDATE OF role ON public.profiles FOR EACH ROW WHEN (((new.role = 'admin'::text) AND (old.role <> 'admin'::text))) EXECUTE FUNCTION private.keep_admins_apart();
CREATE TRIGGER keep_an_admin BEFORE UPDATE OF role, closed_at, organization_id ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.keep_an_admin();
CREATE TRIGGER next_version BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER note_staff AFTER INSERT OR UPDATE OF role ON public.profiles FOR EACH ROW WHEN ((new.role = ANY (ARRAY['mediator'::text, 'admin'::text]))) EXECUTE FUNCTION private.note_staff();
alter table profiles enable row level security;
create policy acquaintance_reads for select to authenticated
  using (((id = ( SELECT auth.uid() AS uid)) OR (id IN ( SELECT private.my_people_ids() AS my_people_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (id IN ( SELECT private.my_office_person_ids() AS my_office_person_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_changes for update to authenticated
  using ((id = ( SELECT auth.uid() AS uid)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select (erased_at, id, name, role, sort_name), update (name) to authenticated;

create table proposal_answers (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  proposal_id uuid not null,
  participant_id uuid not null,
  is_accepted boolean not null default true,
  reason text,
  answered_at timestamp with time zone not null default now(),
  constraint proposal_answers_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint proposal_answers_case_id_proposal_id_fkey FOREIGN KEY (case_id, proposal_id) REFERENCES proposals(case_id, id) ON DELETE CASCADE,
  constraint proposal_answers_check CHECK (((reason IS NULL) OR (NOT is_accepted))),
  constraint proposal_answers_pkey PRIMARY KEY (id),
  constraint proposal_answers_proposal_id_participant_id_key UNIQUE (proposal_id, participant_id),
  constraint proposal_answers_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  constraint proposal_answers_reason_check1 CHECK (private.is_text(reason))
);
CREATE INDEX proposal_answers_case_id_participant_id_idx ON public.proposal_answers USING btree (case_id, participant_id);
CREATE INDEX proposal_answers_case_id_proposal_id_idx ON public.proposal_answers USING btree (case_id, proposal_id);
CREATE INDEX proposal_answers_participant_id_idx ON public.proposal_answers USING btree (participant_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.proposal_answers FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table proposal_answers enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_or_mediator_reads for select to authenticated
  using (((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
grant select to authenticated;

create table proposals (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  topic_id uuid not null,
  from_participant_id uuid not null,
  audience text not null,
  side_participant_id uuid,
  visible_to text not null,
  terms jsonb not null,
  note text,
  state text not null default 'offered'::text,
  parent_id uuid,
  expires_at timestamp with time zone,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint proposals_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'one_side'::text]))),
  constraint proposals_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint proposals_case_id_from_participant_id_fkey FOREIGN KEY (case_id, from_participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint proposals_case_id_id_key UNIQUE (case_id, id),
  constraint proposals_case_id_side_participant_id_fkey FOREIGN KEY (case_id, side_participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint proposals_case_id_topic_id_fkey FOREIGN KEY (case_id, topic_id) REFERENCES topics(case_id, id) ON DELETE CASCADE,
  constraint proposals_check CHECK (private.are_terms(terms, (state = 'draft'::text))),
  constraint proposals_check1 CHECK (((audience = 'one_side'::text) = (side_participant_id IS NOT NULL))),
  constraint proposals_check2 CHECK (((state = 'draft'::text) = (visible_to ~~ 'user-%'::text))),
  constraint proposals_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000))),
  constraint proposals_note_check1 CHECK (private.is_text(note)),
  constraint proposals_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES proposals(id) ON DELETE CASCADE,
  constraint proposals_pkey PRIMARY KEY (id),
  constraint proposals_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'offered'::text, 'countered'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])))
);
CREATE INDEX proposals_case_id_from_participant_id_idx ON public.proposals USING btree (case_id, from_participant_id);
CREATE INDEX proposals_case_id_side_participant_id_idx ON public.proposals USING btree (case_id, side_participant_id);
CREATE INDEX proposals_case_id_topic_id_created_at_idx ON public.proposals USING btree (case_id, topic_id, created_at);
CREATE INDEX proposals_expires_at_idx ON public.proposals USING btree (expires_at) WHERE (state = 'offered'::text);
CREATE INDEX proposals_parent_id_idx ON public.proposals USING btree (parent_id);
CREATE INDEX proposals_visible_to_idx ON public.proposals USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.proposals FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER refuse_when_paused AFTER INSERT ON public.proposals FOR EACH ROW WHEN ((new.state = 'offered'::text)) EXECUTE FUNCTION private.refuse_when_paused();
alter table proposals enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table reality_checks (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  topic_id uuid not null,
  participant_id uuid not null,
  visible_to text not null,
  author_id uuid not null default auth.uid(),
  question text not null,
  answer text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint reality_checks_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 2000))),
  constraint reality_checks_answer_check1 CHECK (private.is_text(answer)),
  constraint reality_checks_author_id_fkey FOREIGN KEY (author_id) REFERENCES profiles(id),
  constraint reality_checks_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint reality_checks_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint reality_checks_case_id_topic_id_fkey FOREIGN KEY (case_id, topic_id) REFERENCES topics(case_id, id) ON DELETE CASCADE,
  constraint reality_checks_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint reality_checks_pkey PRIMARY KEY (id),
  constraint reality_checks_question_check CHECK (((length(question) >= 1) AND (length(question) <= 1000))),
  constraint reality_checks_question_check1 CHECK (private.is_text(question))
);
CREATE INDEX reality_checks_author_id_idx ON public.reality_checks USING btree (author_id);
CREATE INDEX reality_checks_case_id_participant_id_idx ON public.reality_checks USING btree (case_id, participant_id);
CREATE INDEX reality_checks_case_id_topic_id_created_at_idx ON public.reality_checks USING btree (case_id, topic_id, created_at);
CREATE INDEX reality_checks_visible_to_idx ON public.reality_checks USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.reality_checks FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER follow_reality_check AFTER INSERT OR UPDATE OF answer ON public.reality_checks FOR EACH ROW EXECUTE FUNCTION private.follow_reality_check();
alter table reality_checks enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table recitals (
  case_id uuid not null,
  content jsonb not null,
  is_confirmed boolean not null default false,
  visible_to text not null generated always as (('mediator-'::text || (case_id)::text)) stored,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint recitals_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint recitals_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (octet_length((content)::text) <= 60000))),
  constraint recitals_content_check1 CHECK (COALESCE(((content ->> 'wedding_on'::text) <= (content ->> 'separation_on'::text)), true)),
  constraint recitals_pkey PRIMARY KEY (case_id)
);
CREATE INDEX recitals_visible_to_idx ON public.recitals USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.recitals FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.recitals FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE ON public.recitals FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_update BEFORE UPDATE ON public.recitals FOR EACH ROW EXECUTE FUNCTION private.stamp_update();
alter table recitals enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_adds for insert to authenticated
  with check ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_changes for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, content, is_confirmed), select, update (content, is_confirmed) to authenticated;

create table requirements (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  participant_id uuid not null,
  user_id uuid not null,
  visible_to text not null generated always as (((('private-'::text || (case_id)::text) || '-'::text) || (user_id)::text)) stored,
  doc_type text not null default 'other'::text,
  label text not null,
  help text not null default ''::text,
  na_reason text,
  due_on date,
  "position" integer not null default 17,
  version integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  na_waits_since timestamp with time zone,
  constraint requirements_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint requirements_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint requirements_doc_type_fkey FOREIGN KEY (doc_type) REFERENCES private.document_types(code),
  constraint requirements_due_on_check CHECK (((due_on >= '0001-01-01'::date) AND (due_on <= '9999-12-31'::date))),
  constraint requirements_help_check CHECK ((length(help) <= 500)),
  constraint requirements_label_check CHECK (((length(label) >= 1) AND (length(label) <= 120))),
  constraint requirements_label_check1 CHECK (private.is_text(label)),
  constraint requirements_na_reason_check CHECK (((length(na_reason) >= 1) AND (length(na_reason) <= 500))),
  constraint requirements_na_reason_check1 CHECK (private.is_text(na_reason)),
  constraint requirements_pkey PRIMARY KEY (id),
  constraint requirements_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id)
);
CREATE INDEX requirements_case_id_created_at_id_idx ON public.requirements USING btree (case_id, created_at, id);
CREATE INDEX requirements_case_id_participant_id_idx ON public.requirements USING btree (case_id, participant_id);
CREATE INDEX requirements_doc_type_idx ON public.requirements USING btree (doc_type);
CREATE INDEX requirements_user_id_idx ON public.requirements USING btree (user_id);
CREATE INDEX requirements_visible_to_idx ON public.requirements USING btree (visible_to);
CREATE UNIQUE INDEX one_of_a_kind ON public.requirements USING btree (participant_id, doc_type) WHERE (doc_type <> 'other'::text);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.requirements FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER derive_step AFTER UPDATE OF na_reason ON public.requirements FOR EACH ROW EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER derive_step_of_added AFTER INSERT ON public.requirements REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.derive_step_of_added();
CREATE TRIGGER guard_requirement BEFORE UPDATE ON public.requirements FOR EACH ROW EXECUTE FUNCTION private.guard_requirement();
CREATE TRIGGER next_version BEFORE UPDATE ON public.requirements FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER notify_of_added_requirement AFTER INSERT ON public.requirements FOR EACH ROW WHEN ((new.doc_type = 'other'::text)) EXECUTE FUNCTION private.notify_of_requirement();
CREATE TRIGGER notify_of_due_date AFTER UPDATE OF due_on ON public.requirements FOR EACH ROW WHEN (((new.due_on IS DISTINCT FROM old.due_on) AND (new.due_on IS NOT NULL))) EXECUTE FUNCTION private.notify_of_due_date();
CREATE TRIGGER notify_of_requirement AFTER UPDATE OF na_reason ON public.requirements FOR EACH ROW EXECUTE FUNCTION private.notify_of_requirement();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE ON public.requirements FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_missing_document BEFORE UPDATE OF na_reason ON public.requirements FOR EACH ROW EXECUTE FUNCTION private.stamp_missing_document();
CREATE TRIGGER stamp_requirement BEFORE INSERT ON public.requirements FOR EACH ROW EXECUTE FUNCTION private.stamp_requirement();
alter table requirements enable row level security;
create policy audience_changes for update to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_adds for insert to authenticated
  with check ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, doc_type, due_on, help, label, participant_id), select, update (due_on, na_reason) to authenticated;

create table safety_answers (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid not null default auth.uid(),
  visible_to text not null generated always as (((('party-'::text || (case_id)::text) || '-'::text) || (user_id)::text)) stored,
  answers jsonb not null default '{}'::jsonb,
  prefers_to_talk boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  handled_at timestamp with time zone,
  handled_by uuid,
  constraint safety_answers_answers_check CHECK (((jsonb_typeof(answers) = 'object'::text) AND (octet_length((answers)::text) <= 50000))),
  constraint safety_answers_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint safety_answers_case_id_user_id_key UNIQUE (case_id, user_id),
  constraint safety_answers_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES profiles(id),
  constraint safety_answers_pkey PRIMARY KEY (id),
  constraint safety_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id)
);
CREATE INDEX safety_answers_handled_by_idx ON public.safety_answers USING btree (handled_by);
CREATE INDEX safety_answers_user_id_idx ON public.safety_answers USING btree (user_id);
CREATE INDEX safety_answers_visible_to_idx ON public.safety_answers USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.safety_answers FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER refuse_when_closed AFTER INSERT OR UPDATE OF answers, prefers_to_talk ON public.safety_answers FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER reopen_answers BEFORE UPDATE OF answers, prefers_to_talk ON public.safety_answers FOR EACH ROW WHEN (((old.answers IS DISTINCT FROM new.answers) OR (old.prefers_to_talk IS DISTINCT FROM new.prefers_to_talk))) EXECUTE FUNCTION private.reopen_concern();
CREATE TRIGGER stamp_update BEFORE UPDATE OF answers, prefers_to_talk ON public.safety_answers FOR EACH ROW EXECUTE FUNCTION private.stamp_update();
alter table safety_answers enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy party_adds for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_party_case_ids() AS my_party_case_ids))));
create policy party_changes for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_party_case_ids() AS my_party_case_ids))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (answers, case_id, prefers_to_talk), select, update (answers, prefers_to_talk) to authenticated;

create table saved_answers (
  id uuid not null default gen_random_uuid(),
  organization_id uuid,
  title text not null,
  content text not null,
  version integer not null default 1,
  constraint saved_answers_content_check CHECK ((((length(content) >= 1) AND (length(content) <= 8000)) AND private.is_text(content))),
  constraint saved_answers_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint saved_answers_pkey PRIMARY KEY (id),
  constraint saved_answers_title_check CHECK ((((length(title) >= 1) AND (length(title) <= 120)) AND private.is_text(title)))
);
CREATE INDEX saved_answers_organization_id_title_idx ON public.saved_answers USING btree (organization_id, title);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.saved_answers FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.saved_answers FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table saved_answers enable row level security;
create policy admin_changes for update to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
create policy admin_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (content, title) to authenticated;

create table screening_decisions (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  participant_id uuid not null,
  visible_to text not null generated always as (('mediator-'::text || case_id)) stored,
  instrument text not null,
  screened_on date not null,
  outcome text not null,
  adaptations text[] not null default '{}'::text[],
  own_words text not null default ''::text,
  next_review_on date,
  decided_by uuid not null default auth.uid(),
  decided_at timestamp with time zone not null default clock_timestamp(),
  constraint screening_decisions_adaptations_check CHECK ((adaptations <@ ARRAY['separate_rooms'::text, 'staggered_arrival'::text, 'interpreter'::text, 'support_person'::text, 'by_phone'::text])),
  constraint screening_decisions_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint screening_decisions_check CHECK (((outcome = 'adapt'::text) = ((cardinality(adaptations) > 0) OR (own_words <> ''::text)))),
  constraint screening_decisions_check1 CHECK ((screened_on <= (((decided_at AT TIME ZONE 'UTC'::text))::date + 1))),
  constraint screening_decisions_check2 CHECK ((next_review_on > screened_on)),
  constraint screening_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES profiles(id),
  constraint screening_decisions_instrument_check CHECK (((length(instrument) >= 1) AND (length(instrument) <= 120))),
  constraint screening_decisions_instrument_check1 CHECK (private.is_text(instrument)),
  constraint screening_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['proceed'::text, 'adapt'::text, 'stop'::text]))),
  constraint screening_decisions_own_words_check CHECK ((length(own_words) <= 1000)),
  constraint screening_decisions_pkey PRIMARY KEY (id)
);
CREATE INDEX screening_decisions_case_id_participant_id_decided_at_idx ON public.screening_decisions USING btree (case_id, participant_id, decided_at);
CREATE INDEX screening_decisions_decided_by_idx ON public.screening_decisions USING btree (decided_by);
CREATE INDEX screening_decisions_visible_to_idx ON public.screening_decisions USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.screening_decisions FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER check_screening AFTER INSERT ON public.screening_decisions FOR EACH ROW EXECUTE FUNCTION private.check_screening();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.screening_decisions FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table screening_decisions enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_adds for insert to authenticated
  with check ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
grant insert (adaptations, case_id, instrument, next_review_on, outcome, own_words, participant_id, screened_on), select to authenticated;

create table session_attendees (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid not null,
  participant_id uuid not null,
  arrives_minutes integer not null default 0,
  place text,
  link text,
  attendance text,
  revision integer not null default 0,
  leaves_minutes integer,
  constraint session_attendees_arrives_minutes_check CHECK (((arrives_minutes >= 0) AND (arrives_minutes <= 150))),
  constraint session_attendees_attendance_check CHECK ((attendance = ANY (ARRAY['present'::text, 'late'::text, 'absent'::text]))),
  constraint session_attendees_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint session_attendees_case_id_session_id_fkey FOREIGN KEY (case_id, session_id) REFERENCES sessions(case_id, id) ON DELETE CASCADE,
  constraint session_attendees_link_check CHECK (((link ~ '^https://'::text) AND (length(link) <= 500))),
  constraint session_attendees_pkey PRIMARY KEY (id),
  constraint session_attendees_place_check CHECK (((length(place) >= 1) AND (length(place) <= 300))),
  constraint session_attendees_place_check1 CHECK (private.is_text(place)),
  constraint session_attendees_session_id_case_id_participant_id_key UNIQUE (session_id, case_id, participant_id)
);
CREATE INDEX session_attendees_participant_id_case_id_idx ON public.session_attendees USING btree (participant_id, case_id);
CREATE TRIGGER arrange_leaving AFTER INSERT OR DELETE OR UPDATE OF arrives_minutes ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.arrange_leaving();
CREATE TRIGGER arrive_with_side BEFORE INSERT ON public.session_attendees FOR EACH ROW WHEN ((new.arrives_minutes = 0)) EXECUTE FUNCTION private.arrive_with_side();
CREATE TRIGGER assign_room BEFORE INSERT OR UPDATE OF link ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.assign_room();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER check_attendee BEFORE UPDATE ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.check_attendee();
CREATE TRIGGER follow_attendee AFTER INSERT OR DELETE ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.follow_attendee();
CREATE TRIGGER keep_rooms_apart AFTER INSERT OR UPDATE OF place, link ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.keep_rooms_apart();
CREATE TRIGGER leave_in_turn BEFORE INSERT ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.leave_in_turn();
CREATE TRIGGER mail_changed_attendee AFTER UPDATE ON public.session_attendees FOR EACH ROW WHEN (((new.revision <> old.revision) AND ((((new.place IS DISTINCT FROM old.place) OR (new.link IS DISTINCT FROM old.link)) OR (new.arrives_minutes IS DISTINCT FROM old.arrives_minutes)) OR (new.leaves_minutes IS DISTINCT FROM old.leaves_minutes)))) EXECUTE FUNCTION private.mail_changed_attendee();
CREATE TRIGGER recall_revision BEFORE INSERT ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.recall_revision();
CREATE CONSTRAINT TRIGGER refuse_meeting AFTER INSERT ON public.session_attendees DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.refuse_meeting();
CREATE TRIGGER remember_revision AFTER DELETE ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.remember_revision();
CREATE TRIGGER renew_rooms AFTER DELETE ON public.session_attendees FOR EACH ROW EXECUTE FUNCTION private.renew_rooms_without();
alter table session_attendees enable row level security;
create policy attendee_reads for select to authenticated
  using (((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_changes for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (arrives_minutes, attendance, link, place) to authenticated;

create table session_documents (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid not null,
  upload_id uuid not null,
  constraint session_documents_case_id_session_id_fkey FOREIGN KEY (case_id, session_id) REFERENCES sessions(case_id, id) ON DELETE CASCADE,
  constraint session_documents_pkey PRIMARY KEY (id),
  constraint session_documents_session_id_upload_id_key UNIQUE (session_id, upload_id),
  constraint session_documents_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE
);
CREATE INDEX session_documents_case_id_session_id_idx ON public.session_documents USING btree (case_id, session_id);
CREATE INDEX session_documents_upload_id_idx ON public.session_documents USING btree (upload_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.session_documents FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.session_documents FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table session_documents enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy reader_reads for select to authenticated
  using ((((session_id IN ( SELECT private.my_session_ids() AS my_session_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))) AND (upload_id = ( SELECT uploads.id
   FROM uploads
  WHERE ((uploads.id = session_documents.upload_id) AND (uploads.visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)))))));
grant select to authenticated;

create table session_outcomes (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid not null,
  outcome_note text not null,
  created_at timestamp with time zone not null default now(),
  constraint session_outcomes_case_id_session_id_fkey FOREIGN KEY (case_id, session_id) REFERENCES sessions(case_id, id) ON DELETE CASCADE,
  constraint session_outcomes_outcome_note_check CHECK ((length(outcome_note) <= 8000)),
  constraint session_outcomes_outcome_note_check1 CHECK (((outcome_note = ''::text) OR private.is_text(outcome_note))),
  constraint session_outcomes_pkey PRIMARY KEY (id),
  constraint session_outcomes_session_id_case_id_key UNIQUE (session_id, case_id)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.session_outcomes FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER refuse_when_suspended AFTER INSERT OR UPDATE ON public.session_outcomes FOR EACH ROW EXECUTE FUNCTION private.refuse_when_suspended();
alter table session_outcomes enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_adds for insert to authenticated
  with check ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_changes for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy mediator_reads for select to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, outcome_note, session_id), select, update (outcome_note) to authenticated;

create table session_requests (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid not null,
  participant_id uuid not null,
  reason text not null default ''::text,
  starts_at timestamp with time zone,
  status text not null default 'waiting'::text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  answer text,
  constraint session_requests_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 500))),
  constraint session_requests_answer_check1 CHECK (private.is_text(answer)),
  constraint session_requests_check CHECK (((answer IS NULL) OR (status <> 'waiting'::text))),
  constraint session_requests_pkey PRIMARY KEY (id),
  constraint session_requests_reason_check CHECK ((length(reason) <= 500)),
  constraint session_requests_session_id_case_id_participant_id_fkey FOREIGN KEY (session_id, case_id, participant_id) REFERENCES session_attendees(session_id, case_id, participant_id) ON DELETE CASCADE,
  constraint session_requests_starts_at_check CHECK (((starts_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) AND (starts_at <= '9999-12-31 00:00:00+00'::timestamp with time zone))),
  constraint session_requests_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text])))
);
CREATE INDEX session_requests_participant_id_idx ON public.session_requests USING btree (participant_id);
CREATE INDEX session_requests_session_id_case_id_participant_id_idx ON public.session_requests USING btree (session_id, case_id, participant_id);
CREATE UNIQUE INDEX one_waiting_per_person ON public.session_requests USING btree (session_id, participant_id) WHERE (status = 'waiting'::text);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.session_requests FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER check_request AFTER INSERT ON public.session_requests FOR EACH ROW EXECUTE FUNCTION private.check_request();
CREATE TRIGGER follow_request AFTER INSERT OR UPDATE ON public.session_requests FOR EACH ROW EXECUTE FUNCTION private.follow_request();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.session_requests FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER stamp_request BEFORE UPDATE ON public.session_requests FOR EACH ROW EXECUTE FUNCTION private.stamp_request();
alter table session_requests enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_answers for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy owner_asks for insert to authenticated
  with check (((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) AND (session_id IN ( SELECT private.my_session_ids() AS my_session_ids))));
create policy owner_or_mediator_reads for select to authenticated
  using (((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (case_id, participant_id, reason, session_id, starts_at), select, update (answer, status) to authenticated;

create table session_slots (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid not null,
  starts_at timestamp with time zone not null,
  constraint session_slots_case_id_session_id_fkey FOREIGN KEY (case_id, session_id) REFERENCES sessions(case_id, id) ON DELETE CASCADE,
  constraint session_slots_pkey PRIMARY KEY (id),
  constraint session_slots_session_id_case_id_id_key UNIQUE (session_id, case_id, id),
  constraint session_slots_session_id_starts_at_key UNIQUE (session_id, starts_at)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.session_slots FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE CONSTRAINT TRIGGER refuse_meeting AFTER INSERT ON public.session_slots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.refuse_meeting();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.session_slots FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table session_slots enable row level security;
create policy attendee_reads for select to authenticated
  using (((session_id IN ( SELECT private.my_session_ids() AS my_session_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table session_words (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid not null,
  participant_id uuid not null,
  about text not null,
  text text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint session_words_about_check CHECK ((about = ANY (ARRAY['times'::text, 'agenda'::text, 'afterwards'::text]))),
  constraint session_words_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint session_words_case_id_session_id_fkey FOREIGN KEY (case_id, session_id) REFERENCES sessions(case_id, id) ON DELETE CASCADE,
  constraint session_words_pkey PRIMARY KEY (id),
  constraint session_words_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000))),
  constraint session_words_text_check1 CHECK (private.is_text(text))
);
CREATE INDEX session_words_case_id_session_id_idx ON public.session_words USING btree (case_id, session_id);
CREATE INDEX session_words_participant_id_case_id_idx ON public.session_words USING btree (participant_id, case_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.session_words FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER follow_word AFTER INSERT ON public.session_words FOR EACH ROW EXECUTE FUNCTION private.follow_word();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.session_words FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table session_words enable row level security;
create policy author_or_mediator_reads for select to authenticated
  using (((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy author_writes for insert to authenticated
  with check (((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) AND (session_id IN ( SELECT private.my_session_ids() AS my_session_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
grant insert (about, case_id, participant_id, session_id, text), select to authenticated;

create table sessions (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  kind text not null,
  mode text not null,
  status text not null default 'proposed'::text,
  starts_at timestamp with time zone,
  time_zone text not null,
  minutes integer not null default 60,
  agenda text[] not null default '{}'::text[],
  neutral_title boolean not null default true,
  next_actions jsonb not null default '[]'::jsonb,
  cancel_reason text,
  ics_uid uuid not null default gen_random_uuid(),
  ics_sequence integer not null default 0,
  version integer not null default 1,
  proposed_by uuid not null default auth.uid(),
  timed_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  listed_at timestamp with time zone not null generated always as (COALESCE(starts_at, created_at)) stored,
  held_minutes integer,
  settled text[] not null default '{}'::text[],
  answer_by timestamp with time zone,
  move_reason text,
  moved_from timestamp with time zone,
  constraint sessions_agenda_check CHECK (((cardinality(agenda) <= 20) AND (COALESCE(array_ndims(agenda), 1) = 1) AND (array_position(agenda, NULL::text) IS NULL))),
  constraint sessions_cancel_reason_check CHECK ((length(cancel_reason) <= 500)),
  constraint sessions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint sessions_case_id_id_key UNIQUE (case_id, id),
  constraint sessions_check CHECK (((starts_at IS NOT NULL) OR (status = ANY (ARRAY['proposed'::text, 'cancelled'::text])))),
  constraint sessions_held_minutes_check CHECK (((held_minutes >= 0) AND (held_minutes <= 600))),
  constraint sessions_kind_check CHECK ((kind = ANY (ARRAY['intro'::text, 'individual'::text, 'joint'::text, 'shuttle'::text, 'review'::text]))),
  constraint sessions_minutes_check CHECK (((minutes >= 30) AND (minutes <= 180))),
  constraint sessions_mode_check CHECK ((mode = ANY (ARRAY['in_person'::text, 'video'::text, 'phone'::text]))),
  constraint sessions_move_reason_check CHECK ((length(move_reason) <= 500)),
  constraint sessions_move_reason_check1 CHECK (private.is_text(move_reason)),
  constraint sessions_next_actions_check CHECK (((octet_length((next_actions)::text) <= 40000) AND (next_actions = jsonb_path_query_array(next_actions, '$[*]?((((@.type() == "object" && @."text".type() == "string") && (!(exists (@."participant_id")) || @."participant_id".type() == "string")) && (!(exists (@."due_on")) || @."due_on".type() == "string")) && (!(exists (@."is_done")) || @."is_done".type() == "boolean"))'::jsonpath)))),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES profiles(id),
  constraint sessions_settled_check CHECK (((cardinality(settled) <= 20) AND (COALESCE(array_ndims(settled), 1) = 1) AND (array_position(settled, NULL::text) IS NULL))),
  constraint sessions_starts_at_check CHECK (((starts_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) AND (starts_at <= '9999-12-31 00:00:00+00'::timestamp with time zone))),
  constraint sessions_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'scheduled'::text, 'completed'::text, 'cancelled'::text, 'no_show'::text]))),
  constraint sessions_time_zone_check CHECK ((length(time_zone) <= 64))
);
CREATE INDEX sessions_case_id_listed_at_id_idx ON public.sessions USING btree (case_id, listed_at, id);
CREATE INDEX sessions_listed_at_id_idx ON public.sessions USING btree (listed_at, id);
CREATE INDEX sessions_proposed_by_idx ON public.sessions USING btree (proposed_by);
CREATE INDEX sessions_starts_at_idx ON public.sessions USING btree (starts_at) WHERE (status = 'scheduled'::text);
CREATE TRIGGER arrange_leaving AFTER UPDATE OF minutes ON public.sessions FOR EACH ROW WHEN ((new.minutes <> old.minutes)) EXECUTE FUNCTION private.arrange_leaving();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.sessions FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER check_concerns BEFORE UPDATE ON public.sessions FOR EACH ROW WHEN (((new.status = 'scheduled'::text) AND (new.starts_at IS DISTINCT FROM old.starts_at))) EXECUTE FUNCTION private.check_concerns();
CREATE TRIGGER check_session BEFORE INSERT OR UPDATE ON public.sessions FOR EACH ROW EXECUTE FUNCTION private.check_session();
CREATE TRIGGER check_short_notice BEFORE UPDATE ON public.sessions FOR EACH ROW WHEN (((old.status = 'scheduled'::text) AND (new.status = 'scheduled'::text) AND (new.starts_at IS DISTINCT FROM old.starts_at))) EXECUTE FUNCTION private.check_short_notice();
CREATE TRIGGER follow_session AFTER UPDATE ON public.sessions FOR EACH ROW EXECUTE FUNCTION private.follow_session();
CREATE TRIGGER keep_former_time BEFORE UPDATE OF starts_at ON public.sessions FOR EACH ROW WHEN (((old.status = 'scheduled'::text) AND (new.status = 'scheduled'::text) AND (new.starts_at IS DISTINCT FROM old.starts_at))) EXECUTE FUNCTION private.keep_former_time();
CREATE TRIGGER mail_changed_session AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((old.status = 'scheduled'::text) AND (new.status = 'scheduled'::text) AND (new.starts_at = old.starts_at) AND (new.ics_sequence <> old.ics_sequence))) EXECUTE FUNCTION private.mail_changed_session();
CREATE TRIGGER next_version BEFORE UPDATE ON public.sessions FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER prepare_rooms BEFORE UPDATE ON public.sessions FOR EACH ROW WHEN (((new.status = ANY (ARRAY['proposed'::text, 'scheduled'::text])) AND (((old.status IS DISTINCT FROM new.status) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.mode IS DISTINCT FROM new.mode)))) EXECUTE FUNCTION private.prepare_rooms();
CREATE TRIGGER refuse_changes_when_suspended AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((new.status = old.status) AND (((((new.starts_at IS DISTINCT FROM old.starts_at) OR (new.minutes IS DISTINCT FROM old.minutes)) OR (new.mode IS DISTINCT FROM old.mode)) OR (new.agenda IS DISTINCT FROM old.agenda)) OR (new.next_actions IS DISTINCT FROM old.next_actions)))) EXECUTE FUNCTION private.refuse_when_suspended();
CREATE CONSTRAINT TRIGGER refuse_meeting AFTER UPDATE ON public.sessions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((new.kind IS DISTINCT FROM old.kind) OR (new.status IS DISTINCT FROM old.status)) OR (new.starts_at IS DISTINCT FROM old.starts_at))) EXECUTE FUNCTION private.refuse_meeting();
CREATE TRIGGER refuse_unprepared BEFORE UPDATE OF status ON public.sessions FOR EACH ROW WHEN (((new.status = 'completed'::text) AND (old.status <> 'completed'::text))) EXECUTE FUNCTION private.refuse_unprepared();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER refuse_when_paused AFTER INSERT ON public.sessions FOR EACH ROW WHEN ((new.kind <> 'individual'::text)) EXECUTE FUNCTION private.refuse_when_paused();
CREATE TRIGGER retire_rooms AFTER UPDATE ON public.sessions FOR EACH ROW WHEN (((old.status = 'scheduled'::text) AND (new.status <> 'scheduled'::text))) EXECUTE FUNCTION private.retire_rooms();
alter table sessions enable row level security;
create policy attendee_reads for select to authenticated
  using (((id IN ( SELECT private.my_session_ids() AS my_session_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_changes for update to authenticated
  using ((case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (agenda, cancel_reason, held_minutes, kind, minutes, mode, move_reason, neutral_title, next_actions, settled, starts_at, status, time_zone) to authenticated;

create table settlements (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  participant_id uuid not null,
  kept_by text not null,
  visible_to text not null,
  name text,
  content jsonb not null,
  amounts jsonb,
  number integer,
  version integer not null default 1,
  shared_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint settlements_amounts_check CHECK ((jsonb_typeof(amounts) = 'object'::text)),
  constraint settlements_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint settlements_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint settlements_check CHECK (((shared_at IS NULL) = (visible_to = kept_by))),
  constraint settlements_check1 CHECK (((shared_at IS NULL) = (amounts IS NULL))),
  constraint settlements_check2 CHECK (((number IS NULL) = ((shared_at IS NULL) OR (name IS NOT NULL)))),
  constraint settlements_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint settlements_content_check1 CHECK ((length((content)::text) <= 60000)),
  constraint settlements_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint settlements_name_check1 CHECK (private.is_name(name)),
  constraint settlements_number_check CHECK ((number > 0)),
  constraint settlements_pkey PRIMARY KEY (id)
);
CREATE INDEX settlements_case_id_participant_id_idx ON public.settlements USING btree (case_id, participant_id);
CREATE INDEX settlements_visible_to_idx ON public.settlements USING btree (visible_to);
CREATE UNIQUE INDEX settlements_case_id_kept_by_idx ON public.settlements USING btree (case_id, kept_by) WHERE ((name IS NULL) AND (shared_at IS NULL));
CREATE UNIQUE INDEX settlements_case_id_kept_by_number_idx ON public.settlements USING btree (case_id, kept_by, number);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.settlements FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table settlements enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table signing_progress (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  version_id uuid not null,
  participant_id uuid not null,
  visible_to text not null,
  read_at timestamp with time zone,
  wants_reminder boolean not null default false,
  reminded_at timestamp with time zone,
  constraint signing_progress_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint signing_progress_case_id_version_id_fkey FOREIGN KEY (case_id, version_id) REFERENCES agreement_versions(case_id, id) ON DELETE CASCADE,
  constraint signing_progress_pkey PRIMARY KEY (id),
  constraint signing_progress_version_id_participant_id_key UNIQUE (version_id, participant_id)
);
CREATE INDEX signing_progress_case_id_participant_id_idx ON public.signing_progress USING btree (case_id, participant_id);
CREATE INDEX signing_progress_case_id_version_id_idx ON public.signing_progress USING btree (case_id, version_id);
CREATE INDEX signing_progress_visible_to_idx ON public.signing_progress USING btree (visible_to);
alter table signing_progress enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
grant select to authenticated;

create table signing_questions (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  version_id uuid not null,
  participant_id uuid not null,
  visible_to text not null,
  author_id uuid not null default auth.uid(),
  question text not null,
  answer text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  is_carried boolean not null default false,
  constraint signing_questions_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 2000))),
  constraint signing_questions_answer_check1 CHECK (private.is_text(answer)),
  constraint signing_questions_author_id_fkey FOREIGN KEY (author_id) REFERENCES profiles(id),
  constraint signing_questions_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint signing_questions_case_id_version_id_fkey FOREIGN KEY (case_id, version_id) REFERENCES agreement_versions(case_id, id) ON DELETE CASCADE,
  constraint signing_questions_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint signing_questions_pkey PRIMARY KEY (id),
  constraint signing_questions_question_check CHECK (((length(question) >= 1) AND (length(question) <= 1000))),
  constraint signing_questions_question_check1 CHECK (private.is_text(question))
);
CREATE INDEX signing_questions_author_id_idx ON public.signing_questions USING btree (author_id);
CREATE INDEX signing_questions_case_id_participant_id_idx ON public.signing_questions USING btree (case_id, participant_id);
CREATE INDEX signing_questions_case_id_version_id_idx ON public.signing_questions USING btree (case_id, version_id);
CREATE INDEX signing_questions_version_id_participant_id_idx ON public.signing_questions USING btree (version_id, participant_id);
CREATE INDEX signing_questions_visible_to_idx ON public.signing_questions USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.signing_questions FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER follow_first_answer AFTER UPDATE OF answer ON public.signing_questions FOR EACH ROW WHEN ((old.answer IS NULL)) EXECUTE FUNCTION private.follow_signing_question();
CREATE TRIGGER follow_new_question AFTER INSERT ON public.signing_questions FOR EACH ROW WHEN ((NOT new.is_carried)) EXECUTE FUNCTION private.follow_signing_question();
alter table signing_questions enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table slot_answers (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid not null,
  slot_id uuid not null,
  participant_id uuid not null,
  answer text not null,
  constraint slot_answers_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'maybe'::text, 'no'::text]))),
  constraint slot_answers_pkey PRIMARY KEY (id),
  constraint slot_answers_session_id_case_id_participant_id_fkey FOREIGN KEY (session_id, case_id, participant_id) REFERENCES session_attendees(session_id, case_id, participant_id) ON DELETE CASCADE,
  constraint slot_answers_session_id_case_id_slot_id_fkey FOREIGN KEY (session_id, case_id, slot_id) REFERENCES session_slots(session_id, case_id, id) ON DELETE CASCADE,
  constraint slot_answers_slot_id_participant_id_key UNIQUE (slot_id, participant_id)
);
CREATE INDEX slot_answers_participant_id_session_id_case_id_idx ON public.slot_answers USING btree (participant_id, session_id, case_id);
CREATE INDEX slot_answers_session_id_case_id_slot_id_idx ON public.slot_answers USING btree (session_id, case_id, slot_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.slot_answers FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER check_answer AFTER INSERT OR UPDATE ON public.slot_answers FOR EACH ROW EXECUTE FUNCTION private.check_answer();
CREATE TRIGGER follow_answers AFTER INSERT ON public.slot_answers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION private.follow_answers();
CREATE TRIGGER follow_changed_answers AFTER UPDATE ON public.slot_answers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION private.follow_answers();
CREATE TRIGGER refuse_when_closed AFTER INSERT ON public.slot_answers FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
alter table slot_answers enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_answers for insert to authenticated
  with check (((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) AND (session_id IN ( SELECT private.my_session_ids() AS my_session_ids))));
create policy owner_changes for update to authenticated
  using ((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)));
create policy owner_or_mediator_reads for select to authenticated
  using (((participant_id IN ( SELECT private.my_participant_ids() AS my_participant_ids)) OR (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (answer, case_id, participant_id, session_id, slot_id), select, update (answer) to authenticated;

create table support_tables (
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  calculator text not null,
  number integer not null,
  source text not null,
  valid_from date not null,
  rows jsonb not null,
  added_at timestamp with time zone not null default now(),
  added_by uuid default auth.uid(),
  constraint support_tables_added_by_fkey FOREIGN KEY (added_by) REFERENCES profiles(id),
  constraint support_tables_calculator_check CHECK ((calculator ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint support_tables_number_check CHECK ((number > 0)),
  constraint support_tables_organization_id_calculator_number_key UNIQUE (organization_id, calculator, number),
  constraint support_tables_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint support_tables_pkey PRIMARY KEY (id),
  constraint support_tables_rows_check CHECK (private.is_list(rows, 2000)),
  constraint support_tables_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  constraint support_tables_source_check1 CHECK (private.is_name(source))
);
CREATE INDEX support_tables_added_by_idx ON public.support_tables USING btree (added_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.support_tables FOR EACH ROW EXECUTE FUNCTION private.audit();
alter table support_tables enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy office_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (organization_id = ( SELECT private.my_office_id() AS my_office_id))));
grant select to authenticated;

create table support_threads (
  user_id uuid not null,
  last_message_id uuid not null,
  last_message_at timestamp with time zone not null,
  waiting_since timestamp with time zone,
  done_at timestamp with time zone,
  done_by uuid,
  state text generated always as (
CASE
    WHEN (waiting_since IS NOT NULL) THEN 'open'::text
    WHEN (done_at IS NOT NULL) THEN 'done'::text
    ELSE 'answered'::text
END) stored,
  constraint support_threads_done_by_fkey FOREIGN KEY (done_by) REFERENCES profiles(id),
  constraint support_threads_last_message_id_fkey FOREIGN KEY (last_message_id) REFERENCES chat_messages(id),
  constraint support_threads_pkey PRIMARY KEY (user_id),
  constraint support_threads_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id)
);
CREATE INDEX support_threads_done_by_idx ON public.support_threads USING btree (done_by);
CREATE INDEX support_threads_last_message_id_idx ON public.support_threads USING btree (last_message_id);
CREATE INDEX support_threads_state_last_message_at_user_id_idx ON public.support_threads USING btree (state, last_message_at, user_id);
CREATE INDEX support_threads_state_waiting_since_user_id_idx ON public.support_threads USING btree (state, waiting_since, user_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.support_threads FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER stamp_support_done BEFORE UPDATE OF done_at ON public.support_threads FOR EACH ROW WHEN ((new.last_message_id = old.last_message_id)) EXECUTE FUNCTION private.stamp_support_done();
alter table support_threads enable row level security;
create policy admin_marks_done for update to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (('support-'::text || user_id) IN ( SELECT private.my_support_channel_ids() AS my_support_channel_ids))));
create policy admin_reads for select to authenticated
  using ((( SELECT private.is_platform_admin() AS is_platform_admin) OR (('support-'::text || user_id) IN ( SELECT private.my_support_channel_ids() AS my_support_channel_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant select, update (done_at) to authenticated;

create table terms_signatures (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  terms_id uuid not null,
  participant_id uuid not null,
  visible_to text not null,
  name text not null,
  hash text not null,
  signed_in text not null,
  signed_at timestamp with time zone not null default now(),
  constraint terms_signatures_case_id_participant_id_fkey FOREIGN KEY (case_id, participant_id) REFERENCES case_participants(case_id, id) ON DELETE CASCADE,
  constraint terms_signatures_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint terms_signatures_pkey PRIMARY KEY (id),
  constraint terms_signatures_signed_in_check CHECK ((signed_in = ANY (ARRAY['en'::text, 'es'::text]))),
  constraint terms_signatures_terms_id_hash_fkey FOREIGN KEY (terms_id, hash) REFERENCES organization_terms(id, hash) ON DELETE CASCADE,
  constraint terms_signatures_terms_id_participant_id_key UNIQUE (terms_id, participant_id)
);
CREATE INDEX terms_signatures_case_id_participant_id_idx ON public.terms_signatures USING btree (case_id, participant_id);
CREATE INDEX terms_signatures_terms_id_hash_idx ON public.terms_signatures USING btree (terms_id, hash);
CREATE INDEX terms_signatures_visible_to_idx ON public.terms_signatures USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.terms_signatures FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER confirm_first BEFORE INSERT ON public.terms_signatures FOR EACH ROW EXECUTE FUNCTION private.confirm_first();
alter table terms_signatures enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table time_entries (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  session_id uuid,
  on_day date not null,
  what text,
  minutes integer not null,
  is_charged boolean not null,
  bill_id uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  visible_to text not null generated always as (('mediator-'::text || (case_id)::text)) stored,
  constraint time_entries_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint time_entries_case_id_session_id_fkey FOREIGN KEY (case_id, session_id) REFERENCES sessions(case_id, id) ON DELETE CASCADE,
  constraint time_entries_case_id_session_id_key UNIQUE (case_id, session_id),
  constraint time_entries_check CHECK (((session_id IS NULL) = (what IS NOT NULL))),
  constraint time_entries_minutes_check CHECK (((minutes >= 0) AND (minutes <= 1440))),
  constraint time_entries_on_day_check CHECK (((on_day >= '1900-01-01'::date) AND (on_day <= '9999-12-31'::date))),
  constraint time_entries_pkey PRIMARY KEY (id),
  constraint time_entries_what_check CHECK (((length(what) >= 1) AND (length(what) <= 120))),
  constraint time_entries_what_check1 CHECK (private.is_name(what))
);
CREATE INDEX time_entries_bill_id_idx ON public.time_entries USING btree (bill_id);
CREATE INDEX time_entries_visible_to_idx ON public.time_entries USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER next_version BEFORE UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION private.next_version();
alter table time_entries enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy mediator_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
grant select to authenticated;

create table topics (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  issue text not null,
  title text,
  note text,
  state text not null default 'not_started'::text,
  version integer not null default 1,
  changed_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default clock_timestamp(),
  proposal_id uuid,
  constraint topics_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint topics_case_id_id_key UNIQUE (case_id, id),
  constraint topics_issue_check CHECK ((issue = ANY (ARRAY['parenting'::text, 'home'::text, 'pensions'::text, 'debts'::text, 'support'::text, 'other'::text]))),
  constraint topics_note_check CHECK (((length(note) >= 1) AND (length(note) <= 120))),
  constraint topics_note_check1 CHECK (private.is_name(note)),
  constraint topics_pkey PRIMARY KEY (id),
  constraint topics_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE SET NULL,
  constraint topics_state_check CHECK ((state = ANY (ARRAY['not_started'::text, 'in_discussion'::text, 'agreed'::text, 'parked'::text]))),
  constraint topics_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint topics_title_check1 CHECK (private.is_name(title))
);
CREATE INDEX topics_proposal_id_idx ON public.topics USING btree (proposal_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.topics FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER derive_step AFTER INSERT OR DELETE ON public.topics FOR EACH ROW EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER follow_topic AFTER INSERT OR DELETE OR UPDATE OF title, state, note ON public.topics FOR EACH ROW EXECUTE FUNCTION private.follow_topic();
CREATE TRIGGER next_version BEFORE UPDATE ON public.topics FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER stamp_topic BEFORE UPDATE OF state ON public.topics FOR EACH ROW WHEN ((new.state <> old.state)) EXECUTE FUNCTION private.stamp_topic();
alter table topics enable row level security;
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy participant_reads for select to authenticated
  using ((case_id IN ( SELECT private.my_case_ids() AS my_case_ids)));
grant select to authenticated;

create table upload_review_notes (
  id uuid not null default gen_random_uuid(),
  upload_id uuid not null,
  case_id uuid not null,
  visible_to text not null,
  note text not null,
  constraint upload_review_notes_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint upload_review_notes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000))),
  constraint upload_review_notes_note_check1 CHECK (private.is_text(note)),
  constraint upload_review_notes_pkey PRIMARY KEY (id),
  constraint upload_review_notes_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE,
  constraint upload_review_notes_upload_id_key UNIQUE (upload_id)
);
CREATE INDEX upload_review_notes_case_id_idx ON public.upload_review_notes USING btree (case_id);
CREATE INDEX upload_review_notes_visible_to_idx ON public.upload_review_notes USING btree (visible_to);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.upload_review_notes FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE TRIGGER replace_review_note BEFORE INSERT ON public.upload_review_notes FOR EACH ROW EXECUTE FUNCTION private.replace_review_note();
alter table upload_review_notes enable row level security;
create policy audience_reads for select to authenticated
  using ((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
grant select to authenticated;

create table uploads (
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  owner_id uuid not null default auth.uid(),
  uploaded_by uuid not null default auth.uid(),
  requirement_id uuid,
  doc_type text not null,
  period_from date,
  period_to date,
  file_name text not null,
  mime text not null,
  bytes integer not null,
  sha256 text not null,
  pages integer,
  audience text not null default 'mediator'::text,
  visible_to text not null,
  status text not null default 'pending'::text,
  reject_code text,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  superseded_by_id uuid,
  scanned_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  scan_status text not null default 'off'::text,
  party_id uuid,
  constraint uploads_audience_check CHECK ((audience = ANY (ARRAY['private'::text, 'mediator'::text, 'my_side'::text, 'everyone'::text]))),
  constraint uploads_bytes_check CHECK (((bytes >= 1) AND (bytes <= ((10 * 1024) * 1024)))),
  constraint uploads_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  constraint uploads_case_id_owner_id_id_key UNIQUE (case_id, owner_id, id),
  constraint uploads_case_id_owner_id_superseded_by_id_fkey FOREIGN KEY (case_id, owner_id, superseded_by_id) REFERENCES uploads(case_id, owner_id, id),
  constraint uploads_check CHECK ((period_from <= period_to)),
  constraint uploads_check1 CHECK (((period_from >= '0001-01-01'::date) AND (period_to <= '9999-12-31'::date))),
  constraint uploads_check2 CHECK (((period_from <= '9999-12-31'::date) AND (period_to >= '0001-01-01'::date))),
  constraint uploads_check3 CHECK (((status <> 'rejected'::text) OR (reject_code IS NOT NULL))),
  constraint uploads_check4 CHECK (((scanned_at IS NOT NULL) = (scan_status = ANY (ARRAY['clean'::text, 'quarantined'::text])))),
  constraint uploads_check5 CHECK (((party_id IS NULL) OR (audience = 'my_side'::text))),
  constraint uploads_doc_type_fkey FOREIGN KEY (doc_type) REFERENCES private.document_types(code),
  constraint uploads_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint uploads_mime_check CHECK ((mime = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  constraint uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES profiles(id),
  constraint uploads_party_id_fkey FOREIGN KEY (party_id) REFERENCES profiles(id),
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_reject_code_check CHECK ((reject_code = ANY (ARRAY['unreadable'::text, 'wrong_document'::text, 'pages_missing'::text, 'out_of_date'::text, 'wrong_person'::text]))),
  constraint uploads_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES requirements(id) ON DELETE SET NULL,
  constraint uploads_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES profiles(id),
  constraint uploads_scan_status_check CHECK ((scan_status = ANY (ARRAY['off'::text, 'pending'::text, 'clean'::text, 'quarantined'::text]))),
  constraint uploads_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint uploads_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'rejected'::text, 'superseded'::text]))),
  constraint uploads_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES profiles(id)
);
CREATE INDEX uploads_case_id_created_at_id_idx ON public.uploads USING btree (case_id, created_at, id);
CREATE INDEX uploads_case_id_created_at_id_idx1 ON public.uploads USING btree (case_id, created_at, id) WHERE (status = 'pending'::text);
CREATE INDEX uploads_case_id_owner_id_superseded_by_id_idx ON public.uploads USING btree (case_id, owner_id, superseded_by_id);
CREATE INDEX uploads_created_at_id_idx ON public.uploads USING btree (created_at, id);
CREATE INDEX uploads_doc_type_idx ON public.uploads USING btree (doc_type);
CREATE INDEX uploads_id_idx ON public.uploads USING btree (id) WHERE (scan_status = ANY (ARRAY['off'::text, 'pending'::text]));
CREATE INDEX uploads_owner_id_idx ON public.uploads USING btree (owner_id);
CREATE INDEX uploads_party_id_idx ON public.uploads USING btree (party_id);
CREATE INDEX uploads_requirement_id_idx ON public.uploads USING btree (requirement_id);
CREATE INDEX uploads_reviewed_by_idx ON public.uploads USING btree (reviewed_by);
CREATE INDEX uploads_uploaded_by_idx ON public.uploads USING btree (uploaded_by);
CREATE INDEX uploads_visible_to_created_at_id_idx ON public.uploads USING btree (visible_to, created_at, id);
CREATE UNIQUE INDEX one_copy ON public.uploads USING btree (case_id, owner_id, uploaded_by, party_id, sha256) NULLS NOT DISTINCT WHERE (status = ANY (ARRAY['pending'::text, 'confirmed'::text]));
CREATE TRIGGER ask_again_for_sent_document AFTER INSERT ON public.uploads FOR EACH ROW WHEN (((new.requirement_id IS NOT NULL) AND (new.audience <> 'private'::text))) EXECUTE FUNCTION private.ask_again_for_sent_document();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.audit();
CREATE CONSTRAINT TRIGGER check_file AFTER INSERT ON public.uploads DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.check_file();
CREATE TRIGGER check_upload BEFORE INSERT ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.check_upload();
CREATE TRIGGER check_upload_change BEFORE UPDATE ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.check_upload_change();
CREATE TRIGGER derive_step AFTER INSERT OR UPDATE OF status, requirement_id, doc_type, audience ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.derive_step_of_row();
CREATE TRIGGER follow_audience AFTER UPDATE OF audience ON public.uploads FOR EACH ROW WHEN ((old.audience <> new.audience)) EXECUTE FUNCTION private.follow_audience();
CREATE TRIGGER match_requirement BEFORE INSERT OR UPDATE OF requirement_id, doc_type ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.match_requirement();
CREATE TRIGGER next_version BEFORE UPDATE ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.next_version();
CREATE TRIGGER notify_of_upload AFTER INSERT ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.notify_of_upload();
CREATE TRIGGER notify_of_upload_change AFTER UPDATE ON public.uploads FOR EACH ROW WHEN (((new.status <> 'pending'::text) OR (old.status <> ALL (ARRAY['confirmed'::text, 'rejected'::text])))) EXECUTE FUNCTION private.notify_of_upload_change();
CREATE TRIGGER place_upload BEFORE INSERT OR UPDATE ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.place_upload();
CREATE TRIGGER postpone_review_mails AFTER UPDATE OF status ON public.uploads FOR EACH ROW WHEN ((new.status = ANY (ARRAY['confirmed'::text, 'rejected'::text]))) EXECUTE FUNCTION private.postpone_review_mails();
CREATE TRIGGER refuse_changes_when_closed AFTER UPDATE OF audience, doc_type, requirement_id, period_from, period_to ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER refuse_when_closed AFTER UPDATE OF status ON public.uploads FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION private.refuse_when_closed();
CREATE TRIGGER refuse_when_suspended AFTER INSERT OR DELETE ON public.uploads FOR EACH ROW EXECUTE FUNCTION private.refuse_when_suspended();
alter table uploads enable row level security;
create policy audience_reads for select to authenticated
  using (((visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)) OR ( SELECT private.is_platform_admin() AS is_platform_admin) OR (case_id IN ( SELECT private.my_office_case_ids() AS my_office_case_ids))));
create policy live_sessions_read for select to authenticated
  using (( SELECT private.may_read_now() AS may_read_now));
create policy owner_changes for update to authenticated
  using (((((case_id || '/'::text) || owner_id) IN ( SELECT private.my_folders() AS my_folders)) OR ((uploaded_by = ( SELECT auth.uid() AS uid)) AND (((case_id || '/'::text) || owner_id) IN ( SELECT private.my_client_folders() AS my_client_folders)) AND (audience = ANY (ARRAY['my_side'::text, 'everyone'::text])))));
create policy owner_sends for insert to authenticated
  with check ((((party_id IS NULL) AND ((((case_id || '/'::text) || owner_id) IN ( SELECT private.my_folders() AS my_folders)) OR ((((case_id || '/'::text) || owner_id) IN ( SELECT private.my_client_folders() AS my_client_folders)) AND (audience = ANY (ARRAY['my_side'::text, 'everyone'::text]))))) OR ((owner_id = ( SELECT auth.uid() AS uid)) AND (case_id IN ( SELECT private.my_mediated_case_ids() AS my_mediated_case_ids)) AND (audience <> 'private'::text) AND (visible_to IN ( SELECT private.my_audience_ids() AS my_audience_ids)))));
create policy server_adds for insert to authenticated
  with check (( SELECT private.is_through_server() AS is_through_server));
create policy server_changes for update to authenticated
  using (( SELECT private.is_through_server() AS is_through_server));
grant insert (audience, bytes, case_id, doc_type, file_name, id, mime, owner_id, pages, party_id, period_from, period_to, requirement_id, scan_status, scanned_at, sha256), select, update (audience, doc_type, period_from, period_to, requirement_id) to authenticated;

create view messages as
 SELECT m.id,
    m.case_id,
    m.channel_id,
    m.sender_id,
    m.created_at,
    ((m.sender_id = ( SELECT auth.uid() AS uid)) OR COALESCE(((m.created_at <= r.read_at) AND (NOT (m.id IN ( SELECT late.id
           FROM private.my_late_messages() late(id, channel_id, sender_id, created_at))))), false)) AS read
   FROM (chat_messages m
     LEFT JOIN chat_read_marks r ON (((r.channel_id = m.channel_id) AND (r.user_id = ( SELECT auth.uid() AS uid)))));
grant select to authenticated;

create view private.audience_members as
 SELECT channel_members.channel_id AS visible_to,
    channel_members.case_id,
    channel_members.user_id
   FROM private.channel_members
UNION ALL
 SELECT ((('party-'::text || guest.case_id) || '-'::text) || guest.user_id) AS visible_to,
    guest.case_id,
    member.user_id
   FROM (case_participants guest
     JOIN case_participants member ON (((member.case_id = guest.case_id) AND (member.status = 'active'::text) AND ((member.id = guest.id) OR (member.role = 'mediator'::text)))))
  WHERE ((guest.role = ANY (ARRAY['divorcee'::text, 'lawyer'::text])) AND (guest.status = ANY (ARRAY['active'::text, 'removed'::text])) AND (guest.user_id IS NOT NULL))
UNION ALL
 SELECT ('mediator-'::text || case_participants.case_id) AS visible_to,
    case_participants.case_id,
    case_participants.user_id
   FROM case_participants
  WHERE ((case_participants.role = 'mediator'::text) AND (case_participants.status = 'active'::text))
UNION ALL
 SELECT ('parties-'::text || case_participants.case_id) AS visible_to,
    case_participants.case_id,
    case_participants.user_id
   FROM case_participants
  WHERE ((case_participants.role = ANY (ARRAY['divorcee'::text, 'mediator'::text])) AND (case_participants.status = 'active'::text));

create view private.channel_members as
 SELECT ('case-'::text || p.case_id) AS channel_id,
    p.case_id,
    NULL::uuid AS party_id,
    p.user_id
   FROM case_participants p
  WHERE (p.status = 'active'::text)
UNION ALL
 SELECT ((('private-'::text || party.case_id) || '-'::text) || party.user_id) AS channel_id,
    party.case_id,
    party.user_id AS party_id,
    member.user_id
   FROM (case_participants party
     JOIN case_participants member ON (((member.case_id = party.case_id) AND (member.status = 'active'::text) AND ((member.id = party.id) OR (member.role = 'mediator'::text) OR ((member.represents_participant_id = party.id) AND (member.confirmed_by_client_at IS NOT NULL))))))
  WHERE ((party.role = 'divorcee'::text) AND (party.status = ANY (ARRAY['active'::text, 'removed'::text])) AND (party.user_id IS NOT NULL));

CREATE OR REPLACE FUNCTION private.accept_intake(of_intake uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_submitted_intake(of_intake);
  update public.case_intakes set status = 'accepted' where id = of_intake;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.accept_invitation(token text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  mine public.profiles;
  it public.invitations;
  participant public.case_participants;
begin
  select * into it from public.invitations where token_hash = private.token_hash(token) for update;
  if not found then raise 'This invitation does not exist.' using errcode = 'MP404'; end if;
  if not exists (select from public.contact_details d where d.user_id = me and d.email = it.email) then
    raise 'This invitation is for another e-mail address.' using errcode = 'MP403';
  end if;
  if it.status = 'expired' or (it.status = 'pending' and it.expires_at < now()) then
    raise 'This invitation has expired.' using errcode = 'MP409';
  end if;
  if it.status <> 'pending' then raise 'This invitation has been used or withdrawn.' using errcode = 'MP409'; end if;
  if exists (select from public.case_participants p where p.case_id = it.case_id and p.user_id = me and p.status = 'active') then
    raise 'You are already in this case.' using errcode = 'MP409';
  end if;

  update public.invitations set status = 'accepted' where id = it.id;
  select * into mine from public.profiles where id = me;

  if it.case_id is null then
    update public.profiles set
      organization_id = case
        when it.role = 'admin' or mine.role = 'admin' and it.role = 'divorcee' then
          case it.role when 'admin' then it.organization_id else mine.organization_id end
        else coalesce(it.organization_id, mine.organization_id) end,
      role = case when it.role = 'divorcee' then mine.role else it.role end,
      requested_role = case when mine.requested_role = 'admin' and it.role <> 'admin' then mine.requested_role end
      where id = me;
    perform private.notify_user(it.invited_by, 'case_update', 'Somebody has accepted your invitation.', null, null, it.id);
    return null;
  end if;

  update public.case_participants set user_id = me, status = 'active', joined_at = now()
    where id = it.participant_id and status = 'invited' returning * into participant;
  if not found then raise 'This place in the case is taken.' using errcode = 'MP409'; end if;
  update public.case_intakes set user_id = me
    where participant.role = 'divorcee' and case_id = it.case_id and email = it.email and user_id is null;
  update public.profiles set
    organization_id = case when mine.role = 'admin' then mine.organization_id
      else coalesce(mine.organization_id, (select c.organization_id from public.cases c where c.id = it.case_id)) end,
    role = case when mine.role = 'divorcee' and participant.role = 'lawyer' and not exists (
        select from public.case_participants p where p.user_id = me and p.role = 'divorcee' and p.status = 'active')
      then 'lawyer' else mine.role end,
    requested_role = nullif(mine.requested_role, participant.role)
    where id = me;
  return participant.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.account_details(person uuid)
 RETURNS TABLE(email text, organization_name text, has_second_factor boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  return query
    select case when p.role <> 'divorcee' then nullif(d.email, '') end, o.name, private.has_factor(p.id)
    from public.profiles p
    left join public.contact_details d on d.user_id = p.id
    left join public.organizations o on o.id = p.organization_id
    where p.id = person and private.administers(p.organization_id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.accounts_of(people uuid[])
 RETURNS TABLE(user_id uuid, organization_id uuid, requested_role text, created_at timestamp with time zone, closed_at timestamp with time zone, last_sign_in_at timestamp with time zone, version integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, p.organization_id, p.requested_role, p.created_at, p.closed_at, u.last_sign_in_at, p.version
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = any (people) and (p.id = auth.uid() or private.administers(p.organization_id))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.activate_participant(of_participant uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  participant public.case_participants;
  is_admin boolean;
begin
  select private.administers_case(p.case_id) into is_admin from public.case_participants p where p.id = of_participant;
  select * into participant from public.case_participants p
    where p.id = of_participant and (is_admin or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if not (is_admin or (participant.role <> 'mediator' and participant.case_id in (select private.my_mediated_case_ids()))) then
    raise 'You may not do this.' using errcode = 'MP403';
  end if;
  if participant.status = 'active' then raise 'This person is in the case already.' using errcode = 'MP409'; end if;
  if participant.status <> 'removed' or participant.user_id is null then
    raise 'This person never joined. Invite them again.' using errcode = 'MP409';
  end if;
  if exists (select from public.profiles where id = participant.user_id and closed_at is not null) then
    raise 'The account of this person is closed.' using errcode = 'MP409';
  end if;
  if exists (
    select from public.case_participants other
    where other.case_id = participant.case_id and other.id <> of_participant and other.status in ('invited', 'active')
      and (other.user_id = participant.user_id or (participant.role = 'divorcee' and other.role = 'divorcee' and other.side = participant.side))
  ) then raise 'Somebody else has this place now.' using errcode = 'MP409'; end if;
  update public.case_participants set status = 'active', confirmed_by_client_at = null where id = of_participant;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.actors_of(of_notifications uuid[])
 RETURNS TABLE(notification_id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with mine as materialized (select visible_to from private.my_audience_ids() as visible_to)
  select n.id, p.name
  from public.notifications n
  left join public.chat_messages m on n.type = 'message' and m.id = n.subject_id and m.channel_id = n.visible_to
  join private.notification_actors a on a.notification_id = n.id
  join public.profiles p on p.id = coalesce(m.sender_id, a.actor_id)
  where n.id = any (of_notifications) and n.user_id = auth.uid() and (
    n.case_id in (select private.my_mediated_case_ids())
      and exists (select from public.case_participants seat where seat.case_id = n.case_id and seat.user_id = p.id)
    or m.channel_id in (select visible_to from mine)
    or m.id is null and exists (
      select from public.case_events e
      where e.case_id = n.case_id and e.actor_id = p.id
        and e.created_at between n.created_at - interval '1 minute' and n.created_at + interval '1 minute'
        and (e.subject_id = n.subject_id or n.subject_type = 'agreement' and e.kind = 'agreement_signed')
        and e.visible_to in (select visible_to from mine)))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_clause_comment(of_version uuid, of_clause uuid, for_audience text, chosen uuid, of_round uuid, words text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_contact_of_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.my_role() is distinct from 'mediator' or exists (
      select from public.contacts c where c.mediator_id = auth.uid() and c.email = new.email) or exists (
      select from public.contact_details d where d.email = new.email and d.user_id in (select private.my_contact_ids())) then
    return null;
  end if;
  insert into public.contacts (name, email)
    select p.name, new.email from public.case_participants p where p.id = new.participant_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.add_counts(one jsonb, other jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(key, total), '{}') from (
    select key, sum(value::bigint) as total from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) as counted
    group by key) as summed
$function$;

CREATE OR REPLACE FUNCTION private.add_figure(of_case uuid, it jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_notification_preferences()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.notification_preferences (user_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.add_organization_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.organization_settings (organization_id, registration, idle_minutes, retention_messages,
    retention_financial_documents, retention_notes, retention_agreement, retention_audit)
  select new.id, registration, idle_minutes, retention_messages, retention_financial_documents, retention_notes,
    retention_agreement, retention_audit
  from private.settings;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.add_passage(of_organization uuid, in_language text, with_id text, for_roles text[], called text, words text, answering text[])
 RETURNS SETOF organization_passages
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.organization_passages (organization_id, language, passage_id, roles, title, content, questions)
  select o.id, in_language, with_id, for_roles, called, words, answering
  from public.organizations o where o.id = of_organization and private.administers(o.id)
  on conflict (organization_id, language, passage_id) do nothing returning *
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_passkey(credential_id text, public_key text, counter bigint, transports text[], name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  added uuid;
begin
  perform private.must_be_confirmed();
  if (select count(*) from private.passkeys passkey where passkey.user_id = auth.uid()) >= 20 then
    raise 'You have twenty passkeys. Remove one first.' using errcode = 'MP409';
  end if;
  insert into private.passkeys (user_id, credential_id, public_key, counter, transports, name)
    values (auth.uid(), credential_id, public_key, counter, transports, name) returning id into added;
  perform private.follow_new_factor('passkey', added);
end $function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.add_person_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.person_settings (user_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.add_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  email text := coalesce(new.email, '');
  asked text := new.raw_user_meta_data ->> 'requested_role';
  is_open boolean := (select registration = 'open' from private.settings);
  home uuid;
begin
  if asked is null or asked not in ('mediator', 'lawyer', 'admin') then asked := null; end if;
  if is_open and asked = 'mediator' then
    select o.id into home from public.organizations o
      join public.organization_settings s on s.organization_id = o.id and s.registration = 'open'
      order by o.created_at, o.id limit 1;
    if home is null and not exists (select from public.organizations) then
      insert into public.organizations (name, display_name) values ('Mediation Platform', 'Mediation Platform')
        returning id into home;
    end if;
    is_open := home is not null;
  end if;
  insert into public.profiles (id, name, role, requested_role, organization_id) values (
    new.id,
    left(coalesce(nullif(btrim(new.raw_user_meta_data ->> 'name'), ''), nullif(split_part(email, '@', 1), ''), 'Someone'), 120),
    case when is_open then coalesce(asked, 'divorcee') else 'divorcee' end,
    case when is_open then null else asked end,
    home);
  insert into public.contact_details (user_id, email) values (new.id, lower(email));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.add_proposal(it proposals, what text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.add_saved_answer(person uuid, called text, words text)
 RETURNS SETOF saved_answers
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.saved_answers (organization_id, title, content)
  select p.organization_id, called, words from public.profiles p where p.id = person and private.administers(p.organization_id) returning *
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_settlement(of_case uuid, title text, how jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_signature(it agreement_versions, party case_participants, typed_name text, is_free boolean, on_day date, of_upload uuid, read_in text DEFAULT NULL::text, agreed integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.agreement_signatures
    (case_id, version_id, participant_id, visible_to, name, hash, method, decides_freely, signed_on, upload_id,
      recorded_by, chosen_in, consent, browser)
    values (it.case_id, it.id, party.id, it.visible_to, typed_name, it.hash,
      case when on_day is null then 'platform' else 'paper' end, is_free, on_day, of_upload,
      case when on_day is not null then auth.uid() end, read_in, agreed, private.browser_of((
        select a.user_agent from private.sign_in_activity a where on_day is null and a.session_id = private.my_sign_in_id())))
    on conflict (version_id, participant_id) do nothing;
  if not found then return; end if;
  perform private.record(it.case_id, it.visible_to,
    case when on_day is null then 'agreement_signed' else 'agreement_signed_on_paper' end, party.id,
    jsonb_build_object('document', it.document, 'number', it.number));
  if (select step from public.cases where id = it.case_id) = 'final_agreement' then
    perform private.record(it.case_id, 'case-' || it.case_id, 'signatures_in', it.id, jsonb_build_object('number', it.number));
  end if;
  perform private.notify_user(member, 'case_update', case when on_day is null then 'Somebody has signed your agreement.'
      when member = party.user_id
        then 'Your mediator recorded a signature on paper in your name. Look whether it is right.'
      when member in (select user_id from public.case_participants where case_id = it.case_id and role = 'divorcee')
        then 'Your mediator recorded a signature on paper in the name of the other party.'
      else 'A signature on paper was recorded. The agreement says whose it is.' end, it.case_id, it.visible_to, it.id)
    from private.members_of(it.visible_to) as member;
end $function$;

CREATE OR REPLACE FUNCTION private.add_support_table(of_organization uuid, named text, it jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_administer(of_organization);
  perform from public.organizations where id = of_organization for update;
  insert into public.support_tables (organization_id, calculator, number, source, valid_from, rows)
    select of_organization, named, coalesce((select max(number) from public.support_tables
        where organization_id = of_organization and calculator = named), 0) + 1,
      it ->> 'source', (it ->> 'valid_from')::date, it -> 'rows';
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_template(of_organization uuid, of_kind text, file jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  perform private.must_administer(of_organization);
  insert into public.office_templates (organization_id, kind) values (of_organization, of_kind) returning id into made;
  perform private.keep_template_file(made, of_organization, file);
  return made;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_time(of_case uuid, it jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  entry public.time_entries := jsonb_populate_record(null::public.time_entries, it);
begin
  perform private.lock_fees(of_case);
  if (select count(*) from public.time_entries where case_id = of_case) >= 500 then
    raise 'A case has 500 lines of time at most.' using errcode = 'MP409';
  end if;
  if entry.session_id is not null then
    if not exists (select from public.sessions where id = entry.session_id and case_id = of_case and status = 'completed') then
      raise 'Choose a session that was held.' using errcode = 'MP422';
    end if;
    if exists (select from public.time_entries where session_id = entry.session_id and case_id = of_case) then
      raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
        using errcode = 'MP409';
    end if;
  end if;
  insert into public.time_entries (case_id, session_id, on_day, what, minutes, is_charged)
    values (of_case, entry.session_id, entry.on_day, case when entry.session_id is null then entry.what end, entry.minutes,
      entry.is_charged);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.add_to_audit(what text, of_type text, of_id uuid, of_case uuid, of_organization uuid, known jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id, case_id, organization_id, facts)
  values (auth.uid(), private.my_sign_in_id(), what, of_type, of_id, of_case, of_organization, known)
$function$;

CREATE OR REPLACE FUNCTION private.add_topic(of_case uuid, what text, words text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.address_for_password_link(person uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
  is_closed boolean;
begin
  perform private.must_be_some_admin();
  select u.email, p.closed_at is not null into address, is_closed
    from auth.users u join public.profiles p on p.id = u.id where u.id = person and private.administers(p.organization_id);
  if address is null then return null; end if;
  if is_closed then raise 'This account is closed.' using errcode = 'MP409'; end if;
  if not private.may_mail(person, address) then
    raise 'Mail is not a safe way to reach this person.' using errcode = 'MP409';
  end if;
  perform private.add_to_audit('insert', 'password_link', person, null, null, '{}');
  return address;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.admin_stats()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  return (with own as (
      select c.id, c.status, c.step from public.cases c where ((select private.is_platform_admin()) or c.organization_id = (select private.my_office_id()))
    ) select jsonb_build_object(
    'users', (select jsonb_object_agg(r.role, (select count(*) from public.profiles p where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id())) and p.role = r.role and p.closed_at is null))
      from unnest(array['divorcee', 'mediator', 'lawyer', 'admin']) as r (role)),
    'approvals', (select count(*) from public.profiles where ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())) and requested_role is not null and closed_at is null),
    'organizations', (select count(*) from public.organizations where ((select private.is_platform_admin()) or id = (select private.my_office_id()))),
    'cases_by_status', (select jsonb_object_agg(s.status, (select count(*) from own c where c.status = s.status))
      from unnest(array['open', 'on_hold', 'closed']) as s (status)),
    'cases_by_step', (select jsonb_object_agg(s.step, (select count(*) from own c where c.step = s.step and c.status <> 'closed'))
      from unnest(private.steps()) as s (step)),
    'cases_without_mediator', (select count(*) from own c where c.status <> 'closed' and not exists (
      select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')),
    'documents_waiting', (select count(*) from public.uploads where case_id in (select id from own) and status = 'pending' and audience <> 'private'),
    'documents_late', (select count(*) from public.uploads
      where case_id in (select id from own) and status = 'pending' and audience <> 'private' and created_at < now() - interval '48 hours'),
    'sessions', (select jsonb_object_agg(s.status, (select count(*) from public.sessions m where m.case_id in (select id from own) and m.status = s.status))
      from unnest(array['proposed', 'scheduled', 'completed', 'cancelled', 'no_show']) as s (status)),
    'messages_per_day', (select jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'count', coalesce(m.count, 0)) order by d.day)
      from generate_series(current_date - 29, current_date, '1 day') as d (day)
      left join (select created_at::date as day, count(*) as count from public.chat_messages
        where case_id in (select id from own) and created_at >= current_date - 29 group by 1) m on m.day = d.day),
    'retention_due', (select count(*) from private.past_retention() where not is_held and ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())))));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.admin_tiles()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  return jsonb_build_object(
    'approvals', (select count(*) from public.profiles where ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())) and requested_role is not null and closed_at is null),
    'cases_without_mediator', (select count(*) from public.cases c where ((select private.is_platform_admin()) or c.organization_id = (select private.my_office_id())) and c.status <> 'closed' and not exists (
      select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')),
    'expired_invitations', (select count(*) from public.invitations
      where status = 'expired' and (invited_by = auth.uid() or case_id is null and ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())))),
    'suspended_organizations', (select count(*) from public.organizations where suspended and private.is_platform_admin()),
    'erasure_requests', (select count(*) from public.erasure_requests where ((select private.is_platform_admin()) or user_id in (select private.my_office_member_ids())) and status in ('requested', 'checking_holds')),
    'lost_factors', (select count(*) from private.lost_factors()),
    'documents_late', (select count(*) from public.uploads
      where ((select private.is_platform_admin()) or case_id in (select private.my_office_case_ids())) and status = 'pending' and audience <> 'private' and created_at < now() - interval '48 hours'),
    'retention_due', (select count(*) from private.past_retention() where not is_held and ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()))));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.administers(of_organization uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.is_platform_admin() or of_organization = private.my_office_id(), false)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.administers_case(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.administers((select organization_id from public.cases where id = of_case))
$function$;

CREATE OR REPLACE FUNCTION private.administers_person(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.administers((select organization_id from public.profiles where id = person))
$function$;

CREATE OR REPLACE FUNCTION private.advance_case(of_case uuid, to_step text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was text;
begin
  if of_case not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator takes a case to its next step.' using errcode = 'MP403';
  end if;
  select step into was from public.cases where id = of_case for no key update;
  if array_position(private.steps(), to_step) is distinct from array_position(private.steps(), was) + 1 then
    raise 'This is not the next step of the case.' using errcode = 'MP409';
  end if;
  if not private.can_advance(of_case) then
    raise 'Something is still missing for the next step.' using errcode = 'MP409';
  end if;
  insert into public.case_milestones (case_id, milestone)
    select of_case, k.code from private.step_conditions c join private.conditions k on k.code = c.code
    where c.step = was and k.is_stated;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.after_quiet_hours(moment timestamp with time zone, zone text, quiet_from time without time zone, quiet_to time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  here timestamp := moment at time zone zone;
  ends timestamp := here::date + quiet_to;
  is_quiet boolean := case when quiet_from < quiet_to then here::time >= quiet_from and here::time < quiet_to
    else here::time >= quiet_from or here::time < quiet_to end;
begin
  if not coalesce(is_quiet, false) then return moment; end if;
  return (case when ends > here then ends else ends + interval '1 day' end) at time zone zone;
end $function$;

CREATE OR REPLACE FUNCTION private.agreement_file(of_version uuid, of_format text, of_signatures integer, of_attestations integer)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select encode(f.content, 'base64') from private.agreement_files f
  join public.agreement_versions v on v.id = f.version_id and v.visible_to in (select private.my_audience_ids())
  where f.version_id = of_version and f.format = of_format and f.signatures = of_signatures
    and f.attestations = of_attestations
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.agreement_file_facts(of_version uuid)
 RETURNS TABLE(title text, facts jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.title, v.file_facts from public.agreement_versions v join public.cases c on c.id = v.case_id
  where v.id = of_version and v.visible_to in (select private.my_audience_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.ai_is_on(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select s.ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), true)
    and coalesce((select c.ai_enabled from public.cases c where c.id = of_case), true)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.analysable_ids(of_case uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select auth.uid()
  union
  select private.consenting_ids(of_case) where of_case in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.annex_of(of_case uuid, of_document text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case of_document
    when 'parenting' then (select schedule from public.parenting_schedules where case_id = of_case)
    when 'finances' then private.statement_of(of_case)
  end
$function$;

CREATE OR REPLACE FUNCTION private.announce_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.notify_user(new.receiver_id, 'message', 'There is a new message for you.', m.case_id, m.channel_id, m.id),
    private.record(m.case_id, 'user-' || new.receiver_id, 'message_delivered', m.id)
  from public.chat_messages m where m.id = new.message_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.announce_mode()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, 'case-' || new.case_id, 'mode_changed', new.case_id,
    jsonb_strip_nulls(jsonb_build_object('mode', new.mode, 'from', to_char(new.delivers_from, 'HH24:MI'),
      'to', to_char(new.delivers_to, 'HH24:MI'))));
  perform private.notify('case-' || new.case_id, 'case_update', 'Your mediator has changed how messages go in your case.',
    new.case_id, new.case_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.answer_approval(person uuid, is_granted boolean, home uuid, is_confirmed boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked text;
begin
  perform private.must_be_some_admin();
  home := coalesce(home, private.my_office_id());
  select requested_role into asked from public.profiles where id = person and closed_at is null and private.administers(organization_id) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if home is not null and not private.administers(home) then raise 'Not found.' using errcode = 'MP404'; end if;
  if asked is null then raise 'This person does not wait for an answer.' using errcode = 'MP409'; end if;
  if is_granted and asked = 'admin' and not is_confirmed then
    raise 'Type your password to make somebody an admin.' using errcode = 'MP403';
  end if;
  if is_granted and asked = 'mediator' and home is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.profiles set requested_role = null,
    role = case when is_granted then asked else role end,
    organization_id = case when is_granted and asked in ('mediator', 'admin') then coalesce(home, organization_id) else organization_id end
    where id = person;
  perform private.notify_user(person, 'case_update',
    case when is_granted then 'Your account has been approved.' else 'We could not approve the role that you asked for.' end,
    null, null, null);
  perform private.queue_mail(person, null, case when is_granted then 'account_approved' else 'account_refused' end, '{}');
  return (select role from public.profiles where id = person);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.answer_erasure(of_erasure uuid, answer text, words text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.erasure_requests;
begin
  perform private.must_be_some_admin();
  select * into it from public.erasure_requests where id = of_erasure and private.administers_person(user_id) for update;
  if not found then return false; end if;
  if it.user_id = auth.uid() then raise 'Ask another admin to answer your own request.' using errcode = 'MP409'; end if;
  if it.status = 'withdrawn' then raise 'The person took this request back.' using errcode = 'MP409'; end if;
  if it.status not in ('requested', 'checking_holds') then
    raise 'This request was answered already.' using errcode = 'MP409';
  end if;
  if it.status = answer then raise 'Somebody is looking at this request already.' using errcode = 'MP409'; end if;
  if answer <> 'carrying_out' and btrim(words) = '' then raise 'Write an explanation.' using errcode = 'MP422'; end if;
  if answer = 'carrying_out' then
    perform private.must_be_confirmed();
    if exists (select from private.kept_cases(it.user_id) where reason = 'legal_hold') then
      raise 'A case of this person is on legal hold. Nothing can be erased before it is lifted.' using errcode = 'MP409';
    end if;
    insert into private.erasure_work (erasure_id, decided_by) values (of_erasure, auth.uid());
    perform pg_notify('jobs', 'carry_out_erasures');
  end if;
  update public.erasure_requests set status = answer, explanation = words, updated_at = clock_timestamp() where id = of_erasure;
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.answer_figure_question(of_question uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.answer_proposal(of_proposal uuid, says_yes boolean, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.answer_reality_check(of_check uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.answer_signing_question(of_question uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.signing_questions;
begin
  select * into it from public.signing_questions
    where id = of_question and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_newest_version(it.version_id);
  if it.participant_id not in (select private.my_participant_ids()) then
    raise 'Only the party who was asked answers.' using errcode = 'MP403';
  end if;
  if private.has_signed(it.version_id, it.participant_id) then
    raise 'You have signed this version already.' using errcode = 'MP409';
  end if;
  update public.signing_questions set answer = words, answered_at = now() where id = of_question;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.answers_enquiries(of_organization uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(of_organization = private.my_office_id()
    or private.my_role() = 'mediator' and of_organization = private.my_organization_id(), false)
$function$;

CREATE OR REPLACE FUNCTION private.apply_retention(of_case uuid, of_class text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it record;
  counts jsonb := '{}';
  deleted bigint;
  home uuid;
begin
  perform from public.cases where id = of_case for update;
  select p.organization_id into home from private.past_retention() p
    where p.case_id = of_case and p.class = of_class and not p.is_held;
  if not found then return false; end if;
  for it in select t.table_name from private.retention_tables t where t.class = of_class order by t.position loop
    execute format('delete from public.%I where case_id = $1', it.table_name) using of_case;
    get diagnostics deleted = row_count;
    if deleted > 0 then counts := counts || jsonb_build_object(it.table_name, deleted); end if;
  end loop;
  if of_class = 'audit' then
    update private.audit_log set emptied_at = now(), actor_id = null, session_id = null, object_id = null, facts = '{}', salt = null
      where case_id = of_case and emptied_at is null and link is not null and action <> 'retention';
    get diagnostics deleted = row_count;
    counts := counts || jsonb_build_object('audit_log', deleted);
  end if;
  insert into private.retention_done (case_id, class) values (of_case, of_class)
    on conflict (case_id, class) do update set done_at = now();
  if (select count(*) from private.retention_done d join public.cases c on c.id = d.case_id
    where c.id = of_case and d.done_at >= c.closed_at) = 5 then
    perform private.end_record(of_case);
  end if;
  perform private.add_to_audit('retention', of_class, of_case, of_case, home, counts);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.approvals(before_at timestamp with time zone, before_id uuid, wanted integer)
 RETURNS TABLE(user_id uuid, name text, email text, requested_role text, since timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  return query
    select p.id, p.name, d.email, p.requested_role, p.created_at
    from public.profiles p join public.contact_details d on d.user_id = p.id
    where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id())) and p.requested_role is not null and p.closed_at is null and (p.created_at, p.id) > (before_at, before_id)
    order by p.created_at, p.id limit wanted;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.are_among(words text[], others text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select not exists (select from unnest(words) one where not exists (select from unnest(others) other
    where one = other or length(one) = 1 and starts_with(other, one) or length(other) = 1 and starts_with(one, other)))
$function$;

CREATE OR REPLACE FUNCTION private.are_clause_words(it jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_typeof(it) = 'object' and it - array['heading', 'text', 'plain_text'] = '{}'
    and length(it ->> 'heading') between 1 and 120 and private.is_name(it ->> 'heading')
    and length(it ->> 'text') between 1 and 8000 and private.is_text(it ->> 'text')
    and (it ->> 'plain_text' = '' or length(it ->> 'plain_text') <= 8000 and private.is_text(it ->> 'plain_text')), false)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.are_duties(duties jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(duties) = 'array' then jsonb_array_length(duties) <= 20
    and (select count(distinct it ->> 'id') = count(*) from jsonb_array_elements(duties) as it)
    and not exists (
      select from jsonb_array_elements(duties) as it
      where coalesce(
        it ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and it ->> 'kind' in ('handover', 'payment', 'review', 'other')
        and it ->> 'who' in ('A', 'B', 'both')
        and it ->> 'repeats' in ('none', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly')
        and length(it ->> 'what') <= 200 and (it ->> 'what' = '' or private.is_name(it ->> 'what'))
        and (it -> 'due_on' = 'null' or it ->> 'due_on' ~ '^\d{4}-\d\d-\d\d$'), false) is not true)
    else false end
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.are_fee_bands(bands jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_typeof(bands) = 'array' and jsonb_array_length(bands) <= 12 and not exists (
    select from (
      select jsonb_typeof(band -> 'rate_minor') as kind, (band ->> 'rate_minor')::bigint as rate, (band ->> 'up_to_minor')::bigint as up_to,
        lag((band ->> 'up_to_minor')::bigint, 1, 0::bigint) over (order by n) as before, n
      from jsonb_array_elements(bands) with ordinality as it (band, n)) as line
    where kind is distinct from 'number' or rate not between 0 and 1000000000 or up_to not between 1 and 10000000000000
      or up_to <= before or before is null or (up_to is null) <> (n = jsonb_array_length(bands))), false)
$function$;

CREATE OR REPLACE FUNCTION private.are_on_two_sides(of_case uuid, one uuid, other uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.case_participants mine join public.case_participants theirs on theirs.case_id = mine.case_id
    where mine.case_id = of_case and mine.user_id = one and theirs.user_id = other
      and mine.side <> theirs.side and 'neutral' not in (mine.side, theirs.side))
$function$;

CREATE OR REPLACE FUNCTION private.are_questions(list text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select cardinality(list) between 1 and 20
    and (select bool_and(length(it) between 1 and 200 and private.is_text(it)) from unnest(list) as it)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.are_similar_names(one text[], other text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select one && other and (
    private.are_among(one, other) or private.are_among(other, one)
    or array[one[1], one[cardinality(one)]] <@ array[other[1], other[cardinality(other)]]
      and one[1] <> one[cardinality(one)]
    or (select count(*) > 1 from (
      select unnest(one) as word intersect select unnest(other)) shared where length(shared.word) > 3))
$function$;

CREATE OR REPLACE FUNCTION private.are_statements_open(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.case_money where case_id = of_case and opened_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.are_terms(it jsonb, is_draft boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(it) <> 'array' then false else jsonb_array_length(it) between 1 and 20 and not exists (
    select from jsonb_array_elements(it) as term
    where jsonb_typeof(term) <> 'object' or term - 'label' - 'words' <> '{}'
      or not coalesce(jsonb_typeof(term -> 'label') = 'string' and length(term ->> 'label') <= 80
        and (private.is_name(term ->> 'label') or (is_draft and term ->> 'label' = '')), false)
      or not coalesce(jsonb_typeof(term -> 'words') = 'string' and length(term ->> 'words') <= 500
        and (private.is_text(term ->> 'words') or (is_draft and term ->> 'words' = '')), false)) end
$function$;

CREATE OR REPLACE FUNCTION private.are_terms_parts(parts jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) <= 20 and not exists (
    select from jsonb_array_elements(parts) as part
    where coalesce(part ->> 'kind', '') !~ '^[a-z_]{1,20}$' or coalesce(length(part ->> 'title'), 999) > 80
      or coalesce(length(part ->> 'summary'), 999) > 200 or coalesce(length(part ->> 'text'), 9999) > 4000), false)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.are_working_hours(hours jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(hours) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(hours) when 'object' then hours else '{}' end) as day
    where day.key not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')
      or jsonb_typeof(day.value) <> 'array'
      or jsonb_array_length(case jsonb_typeof(day.value) when 'array' then day.value else '[]' end) > 4
      or exists (
        select from jsonb_array_elements(case jsonb_typeof(day.value) when 'array' then day.value else '[]' end) as span
        where not coalesce(span ->> 'from' ~ '^([01]\d|2[0-3]):[0-5]\d$' and span ->> 'to' ~ '^([01]\d|2[0-3]):[0-5]\d$'
          and span ->> 'from' < span ->> 'to', false)))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.arrange_leaving()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_table_name = 'sessions' then perform private.let_leave_in_turn(new.id);
  elsif tg_op = 'DELETE' then perform private.let_leave_in_turn(old.session_id);
  else perform private.let_leave_in_turn(new.session_id); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.arrange_session(of_session uuid, expected_version integer DEFAULT NULL::integer)
 RETURNS sessions
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.sessions;
begin
  select * into it from public.sessions where id = of_session for update;
  if it.id is null or not private.arranges(it.case_id) and it.id not in (select private.my_session_ids()) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if not private.arranges(it.case_id) then
    raise 'Only the mediator may do this. You can ask to move a session.' using errcode = 'MP403';
  end if;
  if expected_version <> it.version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  return it;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.arranges(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select of_case in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.arrival_of_side(side text, lasting integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case side when 'B' then greatest(0, least(10, lasting - 30)) else 0 end
$function$;

CREATE OR REPLACE FUNCTION private.arrive_with_side()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine public.case_participants;
  it public.sessions;
begin
  select * into mine from public.case_participants where id = new.participant_id;
  select * into it from public.sessions where id = new.session_id;
  if mine.role = 'mediator' or it.kind <> 'shuttle' then return new; end if;
  new.arrives_minutes := coalesce((
    select min(a.arrives_minutes)
    from public.session_attendees a join public.case_participants other on other.id = a.participant_id
    where a.session_id = it.id and other.side = mine.side), private.arrival_of_side(mine.side, it.minutes));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.ask_about_figure(of_figure uuid, words text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.ask_again_for_sent_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.requirements set na_reason = null where id = new.requirement_id and na_reason is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.ask_for_documents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.requirements (case_id, participant_id, doc_type, label, help, position, created_at)
  select new.case_id, new.id, code, label, help, position, now() + position * interval '1 microsecond'
  from private.document_types where code <> 'other'
  on conflict (participant_id, doc_type) where doc_type <> 'other' do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.ask_for_lost_factors(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  loss uuid;
begin
  insert into private.lost_factors (user_id, asked_at) values (person, now()) on conflict do nothing returning id into loss;
  if loss is null then return; end if;
  insert into private.audit_log (actor_id, action, object_type, object_id) values (person, 'insert', 'lost_factors', person);
  perform private.tell_admins_of(person, 'Somebody cannot use their second step to sign in. Look at the users.', loss);
end $function$;

CREATE OR REPLACE FUNCTION private.ask_reality_check(of_topic uuid, of_participants uuid[], words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.ask_signing_question(of_version uuid, of_participants uuid[], words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
  party public.case_participants;
begin
  perform private.must_mediate(it.case_id);
  if exists (select unnest(of_participants) except select id from public.case_participants
    where case_id = it.case_id and role = 'divorcee' and status = 'active') then
    raise 'Choose a party who has joined the case.' using errcode = 'MP422';
  end if;
  for party in select * from public.case_participants where id = any (of_participants) loop
    if private.has_signed(it.id, party.id) then
      raise 'This party has signed already.' using errcode = 'MP409';
    end if;
    if (select count(*) from public.signing_questions where version_id = it.id and participant_id = party.id) >= 10 then
      raise 'A party gets 10 questions at most.' using errcode = 'MP409';
    end if;
    insert into public.signing_questions (case_id, version_id, participant_id, visible_to, question)
      values (it.case_id, it.id, party.id, 'party-' || it.case_id || '-' || party.user_id, words);
  end loop;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.ask_to_register(address text, called text, as_role text, password_hash text, token text, lasting interval)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.registrations (email, name, role, password_hash, token_hash, expires_at)
    values (lower(address), called, as_role, ask_to_register.password_hash, private.token_hash(token), now() + lasting);
  if not private.mail_account_exists(address) then
    perform private.queue_mail(null, lower(address), 'confirm_registration', jsonb_build_object('token', token));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.assign_mediator(of_case uuid, mediator uuid, words text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.cases;
  who public.profiles;
  participant uuid;
begin
  perform private.must_be_some_admin();
  select * into it from public.cases where id = of_case and private.administers(organization_id) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  select * into who from public.profiles where id = mediator and closed_at is null;
  if who.id is null or who.role <> 'mediator' or who.organization_id is distinct from it.organization_id then
    raise 'Choose a mediator of the organization of this case.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_participants where case_id = of_case and user_id = mediator and role <> 'mediator') then
    raise 'This mediator has another part in the case, and so cannot mediate it.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_participants
      where case_id = of_case and user_id = mediator and role = 'mediator' and status = 'active') then
    raise 'This mediator has the case already.' using errcode = 'MP409';
  end if;
  update public.case_participants set status = 'removed' where case_id = of_case and role = 'mediator' and status = 'active';
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
    values (of_case, mediator, who.name, 'mediator', 'neutral', 'active', now()) returning id into participant;
  if words is not null then
    insert into public.handover_notes (case_id, note, written_by) values (of_case, words, auth.uid());
  end if;
  perform private.record(of_case, 'case-' || of_case, 'mediator_assigned', participant);
  perform private.notify_user(member, 'case_update', 'Your case has a new mediator.', of_case, 'case-' || of_case, participant)
    from private.members_of('case-' || of_case) as member where member <> mediator;
  perform private.notify_user(mediator, 'case_update', case when words is null then 'A case was assigned to you.'
    else 'A case was assigned to you. There is a handover note on its page.' end, of_case, 'case-' || of_case, participant);
  return participant;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.assign_room()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.link is null or exists (
    select from private.session_rooms room
    where room.session_id = new.session_id and private.room_of(room.link) = private.room_of(new.link)) then
    new.link := (
      select room.link from private.session_rooms room
      join public.case_participants participant on participant.id = new.participant_id and participant.status = 'active'
      where room.session_id = new.session_id and room.retired_at is null
        and (room.side is null or room.side = participant.side));
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.assignments(before_at timestamp with time zone, before_id uuid, wanted integer, without_mediator boolean)
 RETURNS TABLE(case_id uuid, reference text, title text, status text, step text, organization_id uuid, created_at timestamp with time zone, mediators jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.id, c.reference, c.title, c.status, c.step, c.organization_id, c.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('user_id', p.user_id, 'name', p.name) order by p.joined_at)
      from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active'), '[]')
  from public.cases c
  where ((select private.is_platform_admin()) or c.organization_id = (select private.my_office_id())) and (c.created_at, c.id) < (before_at, before_id)
    and (not without_mediator or c.status <> 'closed' and not exists (
      select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active'))
  order by c.created_at desc, c.id desc limit wanted
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.assistance_of(of_case uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when not coalesce(s.ai_enabled, true) then 'off_organization' when not c.ai_enabled then 'off_case' else 'on' end
  from public.cases c left join public.organization_settings s on s.organization_id = c.organization_id
  where c.id = of_case
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.attach_file(upload uuid, key text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.upload_files (upload_id, storage_key)
  select id, key from public.uploads where id = upload and uploaded_by = auth.uid()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.attest(of_version uuid, of_case uuid, expected_hash text, typed_name text, agreed integer, prints boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions := private.lock_signed_or_newest_version(of_version);
  me public.case_participants := private.my_participant(it.case_id);
  client public.case_participants;
  attested public.attestations;
begin
  if it.case_id <> of_case then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.hash is distinct from expected_hash then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  if me.role = 'mediator' then
    if not private.is_signed_by_all(it) then
      raise 'You can attest this once both parties have signed.' using errcode = 'MP409';
    end if;
  elsif me.role = 'lawyer' and me.confirmed_by_client_at is not null then
    select * into client from public.case_participants
      where id = me.represents_participant_id and role = 'divorcee' and status = 'active';
  end if;
  if me.role is distinct from 'mediator' and client.id is null then
    raise 'Only the mediator and the lawyers of the parties attest.' using errcode = 'MP403';
  end if;
  if agreed is distinct from 1 then raise 'Read again what you attest.' using errcode = 'MP409'; end if;
  if private.same_name(typed_name, (select p.name from public.profiles p where p.id = auth.uid())) is not true then
    raise 'Write your full name as it is shown.' using errcode = 'MP422';
  end if;
  insert into public.attestations
      (case_id, version_id, participant_id, client_id, name, hash, wording, is_printed, visible_to)
    values (it.case_id, it.id, me.id, client.id, btrim(typed_name), it.hash, agreed,
      me.role = 'mediator' or coalesce(prints, false),
      case when client.id is null then it.visible_to else 'private-' || it.case_id || '-' || client.user_id end)
    on conflict (version_id, participant_id) do nothing
    returning * into attested;
  if attested.id is null then return; end if;
  perform private.notify(attested.visible_to, 'case_update', case when client.id is null
      then 'The mediator has attested your agreement.'
      else 'A lawyer has attested that they advised on the agreement.' end, it.case_id, it.id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.audience_width(of_audience text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array_position(array['private', 'mediator', 'my_side', 'everyone'], of_audience)
$function$;

CREATE OR REPLACE FUNCTION private.audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  it jsonb := coalesce(is_now, was);
  changes jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    select jsonb_strip_nulls(jsonb_build_object(
      'changed', jsonb_agg(n.key order by n.key),
      'from', jsonb_object_agg(n.key, was -> n.key) filter (where n.key in ('status', 'role', 'side', 'step', 'audience')),
      'to', jsonb_object_agg(n.key, n.value) filter (where n.key in ('status', 'role', 'side', 'step', 'audience'))))
    into changes
    from jsonb_each(is_now) n where n.value is distinct from was -> n.key and n.key <> 'version';
    if changes = '{}' then return null; end if;
  end if;
  perform private.add_to_audit(lower(tg_op), tg_table_name, coalesce(it ->> 'id', it ->> 'user_id')::uuid,
    case when tg_table_name = 'cases' then it ->> 'id' else it ->> 'case_id' end::uuid,
    case when tg_table_name = 'organizations' then it ->> 'id' else it ->> 'organization_id' end::uuid, changes);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.audit_entries(before_seq bigint, wanted integer, of_actor uuid, of_case uuid, of_organization uuid, of_action text, of_types text[], since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(seq bigint, at timestamp with time zone, actor_id uuid, actor_name text, action text, object_type text, object_id uuid, case_id uuid, case_reference text, organization_id uuid, facts jsonb, is_sealed boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sees_all boolean := private.is_platform_admin();
  office uuid := case when sees_all then of_organization else private.my_organization_id() end;
begin
  perform private.must_be_some_admin();
  return query
    select l.seq, l.at, l.actor_id, p.name, l.action, l.object_type, l.object_id, l.case_id, c.reference,
      coalesce(l.organization_id, c.organization_id), l.facts, l.link is not null
    from private.audit_log l
    left join public.profiles p on p.id = l.actor_id
    left join public.cases c on c.id = l.case_id
    where l.seq < before_seq
      and (sees_all and office is null or coalesce(l.organization_id, c.organization_id) = office
        or coalesce(l.organization_id, c.organization_id) is null and l.case_id is null
          and (p.organization_id = office or coalesce((l.facts ->> 'person')::uuid, l.object_id) in (
            select m.id from public.profiles m where m.organization_id = office)))
      and (sees_all or of_organization is null or of_organization = office)
      and (of_actor is null or l.actor_id = of_actor)
      and (of_case is null or l.case_id = of_case)
      and (of_action is null or l.action = of_action)
      and (of_types is null or l.object_type = any (of_types))
      and (since is null or l.at >= since)
      and (until is null or l.at < until)
    order by l.seq desc limit wanted;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.audit_hash(it private.audit_log)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(case when it.veil is null then jsonb_build_array(it.link, it.seq,
    to_char(it.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), it.actor_id, it.session_id, it.action, it.object_type,
    it.object_id, it.case_id, it.organization_id, it.facts, it.prev_hash)
  else jsonb_build_array(it.link, it.seq, to_char(it.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), it.action,
    it.object_type, it.case_id, it.organization_id, it.veil, it.prev_hash) end::text, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.audit_password()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.encrypted_password = '' then return null; end if;
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (coalesce(auth.uid(), new.id), private.my_sign_in_id(), 'update', 'password', new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.audit_place(it agreement_signatures)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('hash', l.hash,
    'number', case when it.case_id in (select private.my_mediated_case_ids()) then l.link end)
  from private.audit_log l
  where l.object_id = it.id and l.action = 'insert' and l.link is not null and (
    auth.uid() is null or it.visible_to in (select private.my_audience_ids()))
  limit 1
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.audit_state()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chain private.audit_chain;
  own record;
begin
  perform private.must_be_some_admin();
  select * into chain from private.audit_chain;
  if not private.is_platform_admin() then
    select count(*) as links, count(*) filter (where l.link <= chain.verified_to) as verified_to,
      count(*) filter (where l.link < chain.broken_at) as broken_at into own
    from private.audit_entries(9223372036854775807, null, null, null, null, null, null, null, null) it
    join private.audit_log l on l.seq = it.seq and l.link is not null;
    chain.links := own.links;
    chain.verified_to := own.verified_to;
    if chain.broken_at is not null then chain.broken_at := own.broken_at; end if;
  end if;
  return jsonb_build_object('links', chain.links, 'verified_to', chain.verified_to, 'verified_at', chain.verified_at,
    'broken_at', chain.broken_at);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.audit_veil(it private.audit_log)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(it.salt || convert_to(
    jsonb_build_array(it.actor_id, it.session_id, it.object_id, it.facts)::text, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.awaited(it proposals)
 RETURNS SETOF case_participants
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select party.* from public.case_participants party
  where party.case_id = it.case_id and party.role = 'divorcee' and party.status = 'active'
    and party.id <> it.from_participant_id and party.id = coalesce(it.side_participant_id, party.id)
    and not exists (
      select from public.proposal_answers a where a.proposal_id = it.id and a.participant_id = party.id)
$function$;

CREATE OR REPLACE FUNCTION private.awaited_factors(session uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array(
    select 'code_app' from private.code_apps app where app.user_id = s.user_id and app.confirmed_at is not null
    union all
    select 'passkey' where exists (select from private.passkeys passkey where passkey.user_id = s.user_id))
  from auth.sessions s where s.id = session and private.awaits_factor(s.id)
$function$;

CREATE OR REPLACE FUNCTION private.awaits_factor(session uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.has_factor(s.user_id) and not exists (
    select from private.sign_in_proofs proof where proof.session_id = s.id and proof.factor_at is not null)
  from auth.sessions s where s.id = session
$function$;

CREATE OR REPLACE FUNCTION private.bare_name(it text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(translate(normalize(it, NFKD),
    'АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχıŁłØøĐđĦħ',
    'ABESIJKMHOPCTYXaesijopcyxdhlABEZHIKMNOPTYXaikvopuxiLlOoDdHh'),
    '[\u0300-\u036f[:space:][:punct:]\u00a0\u00ad\u00b7\u1680\u180b-\u180e\u2000-\u206f\u3000\ufe00-\ufe0f\ufeff]', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.before_quiet_hours(moment timestamp with time zone, zone text, quiet_from time without time zone, quiet_to time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  here timestamp := moment at time zone zone;
  begins timestamp := here::date + quiet_from;
begin
  if private.after_quiet_hours(moment, zone, quiet_from, quiet_to) = moment then return moment; end if;
  return (case when begins <= here then begins else begins - interval '1 day' end at time zone zone)
    - interval '15 minutes';
end $function$;

CREATE OR REPLACE FUNCTION private.begin_code_app(secret text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_confirmed();
  insert into private.code_apps as app (user_id, secret) values (auth.uid(), begin_code_app.secret)
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where app.confirmed_at is null;
  if not found then raise 'You have an app for codes. Remove it first.' using errcode = 'MP409'; end if;
end $function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.begin_factor_removal(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  loss uuid;
begin
  perform private.must_help_with_factors(person);
  if not private.has_factor(person) then raise 'This person has no second step.' using errcode = 'MP409'; end if;
  insert into private.lost_factors as it (user_id, begun_by, begun_at, due_at)
    values (person, auth.uid(), now(), now() + interval '72 hours')
    on conflict (user_id) where ended_at is null do update
      set begun_by = excluded.begun_by, begun_at = excluded.begun_at, due_at = excluded.due_at where it.begun_at is null
    returning it.id into loss;
  if loss is null then raise 'Somebody has begun this already.' using errcode = 'MP409'; end if;
  perform private.add_to_audit('insert', 'factor_removal', person, null, null, '{}'),
    private.notify_user(person, 'case_update',
      'Somebody asked to remove your second step to sign in. If it was not you, stop it in your profile.', null, null, loss),
    private.queue_mail(person, null, 'factor_removal', '{}'),
    private.tell_admins_of(person, 'A second step is about to be removed. A second admin can confirm it.', loss);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.begin_idempotent_call(idempotency_key uuid, of_call text, of_request text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  earlier private.idempotency_keys;
begin
  insert into private.idempotency_keys (user_id, key, call, request_hash) values (auth.uid(), idempotency_key, of_call, of_request)
    on conflict do nothing;
  if found then return null; end if;
  select * into earlier from private.idempotency_keys where user_id = auth.uid() and key = idempotency_key;
  if earlier.call <> of_call or earlier.request_hash <> of_request then
    raise 'This key was used for another request.' using errcode = 'MP409';
  end if;
  return earlier.answer;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.booked_times(of_case uuid, since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(participant_id uuid, name text, starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select guest.id, person.name, other.starts_at, other.starts_at + make_interval(mins => other.minutes)
  from public.case_participants guest
  join public.profiles person on person.id = guest.user_id
  join public.case_participants elsewhere on elsewhere.user_id = guest.user_id and elsewhere.status = 'active'
  join public.session_attendees a on a.participant_id = elsewhere.id
  join public.sessions other on other.id = a.session_id and other.status = 'scheduled'
    and other.starts_at < until and other.starts_at + make_interval(mins => other.minutes) > since
  where guest.case_id = of_case and guest.status = 'active' and guest.role <> 'mediator'
    and of_case in (select private.my_mediated_case_ids())
    and other.id not in (select private.my_session_ids())
  order by other.starts_at, person.name, guest.id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.branding_by_slug(address text)
 RETURNS TABLE(id uuid, name text, display_name text, tagline text, primary_color text, secondary_color text, logo_url text, website text, email text, phone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id, name, display_name, tagline, primary_color, secondary_color, logo_url, website, email, phone
  from public.organizations where slug = address
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.branding_of(organization uuid)
 RETURNS TABLE(name text, display_name text, tagline text, primary_color text, secondary_color text, logo_url text, website text, email text, phone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select name, display_name, tagline, primary_color, secondary_color, logo_url, website, email, phone
  from public.organizations where id = organization
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.browser_of(agent text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when agent ~ 'Edg(e|A|iOS)?/' then 'edge' when agent ~ 'OPR/|Opera' then 'opera'
    when agent ~ 'SamsungBrowser/' then 'samsung' when agent ~ '(Firefox|FxiOS)/' then 'firefox'
    when agent ~ '(Chrome|CriOS|Chromium)/' then 'chrome' when agent ~ 'Safari/' then 'safari'
    when agent is not null then 'other' end
$function$;

CREATE OR REPLACE FUNCTION private.calendar_by_token(token text)
 RETURNS TABLE(ics_uid uuid, ics_sequence integer, status text, starts_at timestamp with time zone, minutes integer, is_neutral boolean, arrives_minutes integer, place text, address text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select mine.ics_uid, mine.ics_sequence, mine.status, mine.starts_at, mine.minutes, mine.is_neutral,
    mine.arrives_minutes, mine.place, mine.address, private.mail_language(feed.user_id, null)
  from public.calendar_feeds feed
  left join lateral (
    select entry.* from private.calendar_entries_of(feed.user_id) entry
    where entry.status <> 'left' and entry.starts_at > now() - interval '1 year'
    order by entry.starts_at, entry.session_id
  ) as mine on true
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.calendar_entries_of(person uuid)
 RETURNS TABLE(session_id uuid, ics_uid uuid, ics_sequence integer, status text, starts_at timestamp with time zone, minutes integer, is_neutral boolean, arrives_minutes integer, place text, address text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with mine as (
    select a.session_id, a.revision, participant.status = 'active' as is_expected, a.arrives_minutes, a.leaves_minutes,
      case when participant.role = 'mediator' then coalesce(a.place, (
        select string_agg(room.place, ', ' order by room.side) from (
          select other.place, min(guest.side) as side
          from public.session_attendees other join public.case_participants guest on guest.id = other.participant_id
          where other.session_id = a.session_id and other.place is not null
          group by other.place) as room)) else a.place end as place
    from public.case_participants participant
    join public.session_attendees a on a.participant_id = participant.id
    where participant.user_id = person
    union all
    select former.session_id, former.revision, false, 0, null, null
    from public.case_participants participant
    join private.former_attendees former on former.participant_id = participant.id
    where participant.user_id = person and not exists (
      select from public.session_attendees a
      where a.session_id = former.session_id and a.participant_id = former.participant_id)
  )
  select distinct on (s.id) s.id, s.ics_uid, s.ics_sequence + mine.revision,
    case when mine.is_expected then s.status else 'left' end, s.starts_at, coalesce(mine.leaves_minutes, s.minutes), title.is_neutral,
    mine.arrives_minutes, case when mine.is_expected and not title.is_neutral then mine.place end,
    contact.email, private.mail_language(person, null)
  from mine
  join public.sessions s on s.id = mine.session_id
  left join public.contact_details contact on contact.user_id = person
  cross join lateral (select s.neutral_title or coalesce(contact.safe_neutral, true) as is_neutral) as title
  order by s.id, mine.is_expected desc, mine.revision desc
$function$;

CREATE OR REPLACE FUNCTION private.can_advance(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select of_case in (select private.my_mediated_case_ids()) and coalesce(bool_and(k.is_stated), false)
  from public.cases c
  join private.step_facts(of_case) f on f.step = c.step and f.done < f.total
  join private.conditions k on k.code = f.code
  where c.id = of_case and c.status <> 'closed'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.cancel_invitations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.session_attendees a set revision = a.revision + 1
    from public.sessions it
    where it.id = a.session_id and a.participant_id = new.id and it.status = 'scheduled' and it.starts_at > now();
  perform private.mail_attendee(new.user_id, private.session_of(it, new.user_id), 'cancelled')
    from public.sessions it join public.session_attendees a on a.session_id = it.id
    where a.participant_id = new.id and it.status = 'scheduled' and it.starts_at > now();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.cancel_invoice(of_invoice uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.invoices := private.lock_invoice(of_invoice);
  today date := private.office_today(it.organization_id);
  paid bigint := it.ahead_minor + it.paid_minor;
  is_first boolean := (select side = 'A' from public.case_participants where id = it.participant_id);
begin
  update public.invoices set cancelled_on = today where id = of_invoice;
  insert into public.invoices (organization_id, case_id, participant_id, visible_to, bill_id, kind, cancels_id, year, serial,
      issued_on, due_on, party_name, seller, payment_text, currency, lines, bill_minor, share, share_minor, tax_name, tax_percent,
      tax_minor, ahead_minor)
    values (it.organization_id, it.case_id, it.participant_id, it.visible_to, it.bill_id, 'credit_note', it.id,
      extract(year from today), private.take_serial(it.organization_id, 'credit_note', extract(year from today)::int),
      today, today, it.party_name, it.seller, '', it.currency, it.lines, it.bill_minor, it.share, it.share_minor, it.tax_name,
      it.tax_percent, it.tax_minor, it.ahead_minor);
  if paid > 0 then
    insert into public.case_fees (case_id) values (it.case_id) on conflict do nothing;
    update public.case_fees set ahead_a_minor = ahead_a_minor + case when is_first then paid else 0 end,
      ahead_b_minor = ahead_b_minor + case when is_first then 0 else paid end where case_id = it.case_id;
  end if;
  if not exists (select from public.invoices where bill_id = it.bill_id and kind = 'invoice' and cancelled_on is null) then
    update public.time_entries set bill_id = null where bill_id = it.bill_id;
  end if;
  perform private.tell_of_invoice(of_invoice, 'invoice_cancelled', 'There is something about fees for you in your case.');
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.cancel_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.sessions set status = 'cancelled'
  where case_id = new.id and (status = 'proposed' or status = 'scheduled' and starts_at > now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.cancel_sessions_alone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.sessions it set status = 'cancelled'
  where it.case_id = new.case_id and (it.status = 'proposed' or it.status = 'scheduled' and it.starts_at > now())
    and exists (select from public.session_attendees a where a.session_id = it.id and a.participant_id = new.id)
    and not exists (
      select from public.session_attendees a
      join public.case_participants other on other.id = a.participant_id
      where a.session_id = it.id and other.role = 'divorcee' and other.status = 'active');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.carry_out_erasure(of_erasure uuid, backup_days integer)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.profiles;
  work private.erasure_work;
  mine uuid[];
  stored text[];
  address text;
  mail jsonb;
begin
  perform pg_advisory_xact_lock(private.erasure_lock(user_id)) from public.erasure_requests where id = of_erasure;
  perform from public.erasure_requests where id = of_erasure and status = 'carrying_out' for update;
  if not found then return null; end if;
  insert into private.erasure_work (erasure_id) values (of_erasure) on conflict do nothing;
  select * into work from private.erasure_work where erasure_id = of_erasure;
  if work.erased_at is not null then return work.files; end if;
  select p.* into person from public.profiles p
    where p.id = (select user_id from public.erasure_requests where id = of_erasure) for update;
  -- A hold waits for the end of this, or this for the hold.
  perform from public.cases c where c.id in (select p.case_id from public.case_participants p where p.user_id = person.id)
    order by c.id for update;
  mine := array(select distinct p.case_id from public.case_participants p where p.user_id = person.id);
  if exists (select from public.cases where id = any (mine) and legal_hold) then
    perform private.stop_erasure(of_erasure, 'legal_hold');
    return null;
  end if;
  if person.role = 'admin' and person.closed_at is null and not exists (
    select from public.profiles where role = 'admin' and closed_at is null and id <> person.id) then
    perform private.stop_erasure(of_erasure, 'last_admin');
    return null;
  end if;
  stored := array(select f.storage_key from private.upload_files f join public.uploads u on u.id = f.upload_id
    where u.owner_id = person.id or u.case_id = any (mine));
  perform private.apply_retention(p.case_id, p.class) from private.past_retention() p
    where p.case_id = any (mine) and not p.is_held;
  select d.email into address from public.contact_details d where d.user_id = person.id;
  if address <> '' and private.may_mail(person.id, address) then
    mail := jsonb_strip_nulls(jsonb_build_object('erasure_id', of_erasure, 'backup_days', backup_days,
      'language', private.mail_language(person.id, address),
      'is_part', exists (select from private.kept_cases(person.id))));
  end if;
  work.counts := private.erase_rows(person.id);
  if mail is not null then
    insert into private.mails (address, template, facts, next_attempt_at)
      values (address, 'data_erased', mail, now() + interval '100 years');
  end if;
  work.files := array(select key from unnest(stored) as key where key not in (select storage_key from private.upload_files));
  update private.erasure_work w set erased_at = now(), stopped_for = null, counts = work.counts, files = work.files
    where w.erasure_id = of_erasure;
  return work.files;
end $function$;

CREATE OR REPLACE FUNCTION private.carry_signing_questions(from_version uuid, to_version uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.signing_questions
    (case_id, version_id, participant_id, visible_to, author_id, question, created_at, is_carried)
    select q.case_id, to_version, q.participant_id, q.visible_to, q.author_id, q.question, q.created_at, true
    from public.signing_questions q join public.case_participants p on p.id = q.participant_id and p.status = 'active'
    where q.version_id = from_version
$function$;

CREATE OR REPLACE FUNCTION private.case_calculators(of_case uuid)
 RETURNS TABLE(calculator text, number integer, source text, valid_from date, rows jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select office.calculator, newest.number, newest.source, newest.valid_from, newest.rows
  from public.cases c
  join public.office_calculators office on office.organization_id = c.organization_id and office.is_on
  left join lateral (
    select it.* from public.support_tables it
    where it.organization_id = office.organization_id and it.calculator = office.calculator
    order by it.number desc limit 1
  ) newest on true
  where c.id = of_case and c.id in (select private.my_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.case_summary(of_case uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if of_case not in (select private.my_mediated_case_ids()) and not private.administers_case(of_case) then
    if of_case in (select private.my_case_ids()) then
      raise 'Only the mediator of the case takes out a summary.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'case_summary', of_case, of_case, null, '{}');
  return (
    select jsonb_build_object(
      'reference', c.reference, 'status', c.status, 'close_reason', c.close_reason,
      'opened_on', (c.created_at at time zone 'UTC')::date, 'closed_on', (c.closed_at at time zone 'UTC')::date,
      'people', (select coalesce(jsonb_agg(jsonb_build_object('participant_id', p.id, 'name', coalesce(person.name, p.name),
          'role', p.role, 'side', p.side) order by p.created_at, p.id), '[]')
        from public.case_participants p left join public.profiles person on person.id = p.user_id
        where p.case_id = c.id and p.status in ('active', 'removed') and p.joined_at is not null),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('starts_at', to_jsonb(s.starts_at), 'minutes', s.minutes,
          'status', s.status, 'attendance', (
            select coalesce(jsonb_object_agg(a.participant_id, a.attendance) filter (where a.attendance is not null), '{}')
            from public.session_attendees a where a.session_id = s.id)) order by s.starts_at, s.id), '[]')
        from public.sessions s
        where s.case_id = c.id and s.status in ('completed', 'no_show') and not exists (
          select from public.case_participants p
          where p.case_id = c.id and p.role = 'divorcee' and p.status = 'active' and p.id not in (
            select a.participant_id from public.session_attendees a where a.session_id = s.id))))
    from public.cases c where c.id = of_case);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.case_time_zone(of_case uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.zone_of_case(of_case) where of_case in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.change_clause_comment(of_comment uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.clause_comments := private.lock_own_round_comment(of_comment);
begin
  update public.clause_comments set text = words where id = it.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.change_person(person uuid, expected_version integer, changes jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.profiles;
begin
  perform private.must_be_some_admin();
  if changes ? 'organization_id' and exists (
    select from public.profiles p where p.id = person and private.administers(p.organization_id)
      and p.organization_id is distinct from (changes ->> 'organization_id')::uuid
      and (p.role = 'admin' or not private.is_platform_admin())) then
    raise 'Only an admin of the platform moves people between organizations, and nobody moves an admin.' using errcode = 'MP403';
  end if;
  update public.profiles set
    name = coalesce(changes ->> 'name', name),
    organization_id = case when changes ? 'organization_id' then (changes ->> 'organization_id')::uuid else organization_id end
    where id = person and version = expected_version and private.administers(organization_id) returning * into it;
  if not found then return false; end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.change_platform_settings(expected_version integer, changes jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  keep jsonb := coalesce(changes -> 'retention', '{}');
  needs_factor boolean := (changes ->> 'staff_factor')::boolean;
begin
  perform private.must_be_admin();
  if exists (select from private.settings s where (s.staff_factor_since is not null) <> needs_factor) then
    perform private.must_be_confirmed();
  end if;
  update private.settings s set
    idle_minutes = coalesce((changes ->> 'idle_minutes')::int, s.idle_minutes),
    retention_messages = coalesce((keep ->> 'messages')::int, s.retention_messages),
    retention_financial_documents = coalesce((keep ->> 'financial_documents')::int, s.retention_financial_documents),
    retention_notes = coalesce((keep ->> 'notes')::int, s.retention_notes),
    retention_agreement = coalesce((keep ->> 'agreement')::int, s.retention_agreement),
    retention_audit = coalesce((keep ->> 'audit')::int, s.retention_audit),
    legal_texts = s.legal_texts || coalesce(changes -> 'legal_texts', '{}'),
    staff_factor_since = case when needs_factor is false then null
      when needs_factor then coalesce(s.staff_factor_since, now()) else s.staff_factor_since end
    where s.version = expected_version;
  return found;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.change_role(person uuid, new_role text, home uuid, expected_version integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.profiles;
begin
  perform private.must_be_some_admin();
  if home is not null and not private.administers(home) then raise 'Not found.' using errcode = 'MP404'; end if;
  if person = auth.uid() and new_role <> 'admin' and not exists (
    select from public.profiles where role = 'admin' and id <> person and closed_at is null
      and organization_id is not distinct from private.my_office_id()) then
    raise 'This is the last admin. Make somebody else an admin first.' using errcode = 'MP409';
  end if;
  if new_role in ('divorcee', 'lawyer') and exists (
    select from public.case_participants p join public.cases c on c.id = p.case_id
    where p.user_id = person and p.role = 'mediator' and p.status = 'active' and c.status <> 'closed'
      and private.administers(c.organization_id)) then
    raise 'This mediator has open cases. Assign them to somebody else first.' using errcode = 'MP409';
  end if;
  update public.profiles set role = new_role, requested_role = null, organization_id = coalesce(home, organization_id)
    where id = person and version = expected_version and closed_at is null
      and private.administers(organization_id) returning * into it;
  if not found then
    if not exists (
      select from public.profiles where id = person and closed_at is null and private.administers(organization_id)) then
      raise 'Not found.' using errcode = 'MP404';
    end if;
    return false;
  end if;
  if it.role = 'mediator' and it.organization_id is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.change_time(of_entry uuid, it jsonb, known_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  entry public.time_entries := jsonb_populate_record(null::public.time_entries, it);
  was public.time_entries := private.lock_time(of_entry);
begin
  if was.version is distinct from known_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
  update public.time_entries set on_day = entry.on_day, what = case when session_id is null then entry.what end,
    minutes = entry.minutes, is_charged = entry.is_charged where id = of_entry;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.check_answer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.sessions where id = new.session_id and status = 'proposed') then
    raise 'This session has its time already.' using errcode = 'MP409';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.check_answer_by(by_then timestamp with time zone, times timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if by_then <= now() or by_then > (select min(time) from unnest(times) as time) then
    raise 'Ask for an answer before the first of the times.' using errcode = 'MP422';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.check_attendee()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  state text := (select status from public.sessions where id = new.session_id);
begin
  if new.attendance is distinct from old.attendance and state not in ('completed', 'no_show') then
    raise 'Say who came once the session is over.' using errcode = 'MP409';
  end if;
  if state = 'scheduled'
    and (new.place, new.link, new.arrives_minutes, new.leaves_minutes)
      is distinct from (old.place, old.link, old.arrives_minutes, old.leaves_minutes) then
    new.revision := old.revision + 1;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.check_concerns()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.case_requests
      where session_id = new.id and kind = 'safety_concern' and handled_at is null
        and acknowledged_at is distinct from now()) then
    raise 'Somebody feels unsafe about this session. Speak with them alone before you go on.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.check_conflict(of_name text, address text)
 RETURNS TABLE(case_id uuid, year integer, role text, has_joined boolean, matched text, ask text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  searched text[] := private.name_words(of_name);
begin
  if private.my_role() is distinct from 'mediator' then raise 'You may not do this.' using errcode = 'MP403'; end if;
  perform private.add_to_audit('conflict_checked', 'profiles', auth.uid(), null, private.my_organization_id(), '{}');
  return query
    with seats as (
      select p.case_id, p.role, coalesce(known.name, p.name) as name, d.email, p.joined_at is not null as has_joined
      from public.case_participants p
      left join public.profiles known on known.id = p.user_id
      left join public.contact_details d on d.user_id = p.user_id
      where p.role <> 'mediator'
      union all
      select p.case_id, p.role, p.name, i.email, p.joined_at is not null
      from public.invitations i join public.case_participants p on p.id = i.participant_id
      union all
      select k.case_id, 'divorcee', k.name, k.email, false from public.case_intakes k
    ), found as (
      select distinct on (s.case_id) s.case_id, extract(year from c.created_at)::int as opened, s.role, s.has_joined,
        case when s.email = lower(address) then 'email' else 'name' end as matched,
        s.case_id in (select private.my_mediated_case_ids()) as is_mine
      from seats s join public.cases c on c.id = s.case_id
      where c.organization_id = private.my_organization_id()
        and (s.email = lower(address) or private.are_similar_names(searched, private.name_words(s.name)))
      order by s.case_id, s.email is distinct from lower(address), not s.has_joined
    )
    select f.case_id, f.opened, f.role, f.has_joined, f.matched, null from found f where f.is_mine
    union all
    select distinct null::uuid, null::int, null, null::boolean, null, m.name
    from found f
    left join public.case_participants seat
      on seat.case_id = f.case_id and seat.role = 'mediator' and seat.status = 'active'
    left join public.profiles m on m.id = seat.user_id
    where not f.is_mine
    order by 2 desc nulls last, 6;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.check_end(until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if until <= now() or until > now() + interval '1 year' then
    raise 'Choose an end to come, within a year.' using errcode = 'MP422';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.check_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.uploads where id = new.id)
      and not exists (select from private.upload_files where upload_id = new.id) then
    raise 'A document comes with its file.' using errcode = 'MP403';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.check_objection()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_signatures;
begin
  select * into it from public.agreement_signatures where id = new.signature_id and case_id = new.case_id
    and participant_id in (select private.my_participant_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.method <> 'paper' then raise 'You gave this signature on screen.' using errcode = 'MP409'; end if;
  new.version_id := it.version_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.check_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.sessions;
begin
  select * into it from public.sessions where id = new.session_id;
  if it.status <> 'scheduled' or it.starts_at <= now() then
    raise 'Only a session that is to come can be moved.' using errcode = 'MP409';
  end if;
  if it.starts_at < now() + interval '24 hours' and btrim(new.reason) = '' then
    raise 'The session is less than 24 hours away. Say why you ask to move it.' using errcode = 'MP422';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.check_screening()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.case_participants
    where id = new.participant_id and case_id = new.case_id and role = 'divorcee') then
    raise 'Choose a party who has joined the case.' using errcode = 'MP422';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.check_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_moved boolean := new.starts_at is distinct from old.starts_at;
begin
  if (tg_op = 'INSERT' or new.time_zone <> old.time_zone)
    and not exists (select from pg_catalog.pg_timezone_names zone where zone.name = new.time_zone) then
    raise 'Choose a time zone from the list.' using errcode = 'MP422';
  end if;
  if tg_op = 'INSERT' then return new; end if;

  if old.status || '>' || new.status <> all (array['proposed>proposed', 'proposed>scheduled', 'proposed>cancelled',
    'scheduled>scheduled', 'scheduled>cancelled', 'scheduled>completed', 'scheduled>no_show',
    'completed>completed', 'completed>no_show', 'no_show>no_show', 'no_show>completed']) then
    raise 'This session is % and cannot become %.', replace(old.status, '_', ' '), replace(new.status, '_', ' ')
      using errcode = 'MP409';
  end if;
  if old.status in ('completed', 'no_show')
    and (new.kind, new.mode, new.time_zone, new.minutes, new.agenda, new.neutral_title, new.starts_at)
      is distinct from (old.kind, old.mode, old.time_zone, old.minutes, old.agenda, old.neutral_title, old.starts_at) then
    raise 'This session is over.' using errcode = 'MP409';
  end if;
  if is_moved and new.status <> 'scheduled' then
    raise 'A session has a time once it is scheduled.' using errcode = 'MP409';
  end if;
  if old.status = 'proposed' and new.status = 'scheduled' and not exists (
    select from public.session_slots slot where slot.session_id = new.id and slot.starts_at = new.starts_at) then
    raise 'This time was not offered.' using errcode = 'MP409';
  end if;
  if is_moved and new.starts_at <= now() then
    raise 'This time has passed. Choose one to come.' using errcode = 'MP409';
  end if;
  if old.status = 'scheduled' and new.status in ('completed', 'no_show') and new.starts_at > now() then
    raise 'This session has not begun yet.' using errcode = 'MP409';
  end if;
  if new.status = 'scheduled' and (is_moved or new.minutes > old.minutes) then perform private.refuse_overlap(new); end if;
  if is_moved then new.timed_at := now(); end if;
  if old.status = 'scheduled' and (new.status = 'cancelled' or (new.starts_at, new.minutes, new.neutral_title)
    is distinct from (old.starts_at, old.minutes, old.neutral_title)) then
    new.ics_sequence := old.ics_sequence + 1;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.check_short_notice()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if least(old.starts_at, new.starts_at) < now() + interval '24 hours' and btrim(coalesce(new.move_reason, '')) = '' then
    raise 'The old or the new time is less than 24 hours away. Say why the session moves. Everybody who comes reads it.'
      using errcode = 'MP422';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.check_upload()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.cases where id = new.case_id and status = 'closed') then
    raise 'This case is closed. It takes no more documents.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.check_upload_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.status = 'superseded' and (new.audience, new.doc_type, new.requirement_id, new.period_from, new.period_to)
      is distinct from (old.audience, old.doc_type, old.requirement_id, old.period_from, old.period_to) then
    raise 'There is a newer version of this document. Change that one.' using errcode = 'MP409';
  end if;
  if old.status <> 'pending' and (new.doc_type, new.requirement_id, new.period_from, new.period_to)
      is distinct from (old.doc_type, old.requirement_id, old.period_from, old.period_to) then
    raise 'This document was reviewed as what it is. Send a new version instead.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.choose_session_documents(of_session uuid, wanted uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.sessions := private.arrange_session(of_session);
begin
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator chooses the documents of a session.' using errcode = 'MP403';
  end if;
  if exists (select from unnest(wanted) as upload where upload not in (
    select id from public.uploads where case_id = it.case_id and visible_to in (select private.my_audience_ids()))) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  delete from public.session_documents where session_id = it.id and upload_id <> all (wanted);
  insert into public.session_documents (case_id, session_id, upload_id)
  select it.case_id, it.id, upload from unnest(wanted) as upload on conflict do nothing;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.claim_first_admin(code text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from private.settings where first_admin_code_hash = private.token_hash(code) for update;
  if not found or exists (select from public.profiles where role = 'admin') then return false; end if;
  update public.profiles set role = 'admin', requested_role = null where id = auth.uid() and requested_role = 'admin';
  if not found then return false; end if;
  update private.settings set first_admin_code_hash = null;
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.close_account(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  if not private.administers_person(person) then raise 'Not found.' using errcode = 'MP404'; end if;
  if person = auth.uid() then raise 'Ask another admin to close your own account.' using errcode = 'MP409'; end if;
  update public.profiles set closed_at = now(), requested_role = null where id = person and closed_at is null;
  if not found then raise 'This account is closed already.' using errcode = 'MP409'; end if;
  update public.case_participants set status = 'removed' where user_id = person and status = 'active';
  update auth.users set banned_until = now() + interval '100 years',
    encrypted_password = '$2a$10$' || left(md5(gen_random_uuid()::text) || md5(gen_random_uuid()::text), 53)
    where id = person;
  delete from auth.sessions where user_id = person;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.close_lawyer_round(of_round uuid, message text DEFAULT 'The comments of the lawyers can be read now.'::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.lawyer_rounds;
begin
  update public.lawyer_rounds set closed_at = now() where id = of_round and closed_at is null returning * into it;
  if not found then return; end if;
  update public.lawyer_round_members set visible_to = it.visible_to where round_id = of_round;
  update public.clause_comments set visible_to = it.visible_to where round_id = of_round;
  perform private.record(it.case_id, it.visible_to, 'agreement_round_closed', it.version_id);
  perform private.notify(it.visible_to, 'case_update', message, it.case_id, it.version_id);
end $function$;

CREATE OR REPLACE FUNCTION private.close_lawyer_rounds()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.close_round_of_version(of_version uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  open_round uuid;
begin
  select id into open_round from public.lawyer_rounds where version_id = of_version and closed_at is null for update;
  if not found then return; end if;
  perform private.close_lawyer_round(open_round,
    'A new version was released, so the lawyer round has ended. Its comments can be read now.');
end $function$;

CREATE OR REPLACE FUNCTION private.code_words_of(people uuid[])
 RETURNS TABLE(user_id uuid, code_word text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select d.user_id, d.safe_code_word from public.contact_details d
  where d.user_id = any (people)
    and (d.user_id = auth.uid() or d.user_id in (select private.my_contact_ids()))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.comment_audience(of_upload uploads, of_audience text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case of_audience
    when 'private' then 'user-' || auth.uid()
    when 'everyone' then 'case-' || of_upload.case_id
    else case of_audience when 'mediator' then 'party-' else 'private-' end || of_upload.case_id || '-'
      || coalesce(private.my_document_owner(of_upload.case_id), of_upload.party_id, of_upload.owner_id)
    end
$function$;

CREATE OR REPLACE FUNCTION private.comment_party(it agreement_versions, for_audience text, chosen uuid)
 RETURNS case_participants
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.complete_statement(of_case uuid, is_complete boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.compose_proposal(topic topics, for_audience text, to_party uuid, the_terms jsonb, words text, until timestamp with time zone)
 RETURNS proposals
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.computed_step(of_case uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select s.id from private.process_steps s
    where exists (select from private.step_facts(of_case) f where f.step = s.id and f.done < f.total)
      and not exists (
        select from public.case_milestones m
        join private.step_conditions c on c.code = m.milestone
        join private.process_steps stated on stated.id = c.step
        where m.case_id = of_case and stated.position >= s.position)
    order by s.position limit 1), (select id from private.process_steps order by position desc limit 1))
$function$;

CREATE OR REPLACE FUNCTION private.condition_facts(of_case uuid)
 RETURNS TABLE(code text, participant_id uuid, done integer, total integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with parties as (
    select p.id, p.user_id from public.case_participants p
    where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
  ), needed as (
    select document from private.needed_documents(of_case) as document
  )
  select 'parties_joined', null::uuid, count(*)::int, 2 from parties
  union all
  select 'intake', p.id, count(i.id)::int, 1
  from parties p
  left join public.case_intakes i on i.case_id = of_case and i.user_id = p.user_id and i.submitted_at is not null
  group by p.id
  union all
  select 'documents', p.id,
    count(*) filter (where s.state in ('confirmed', 'not_applicable'))::int, count(s.state)::int
  from parties p
  left join public.requirements r on r.participant_id = p.id
  left join private.requirement_states(of_case) s on s.requirement_id = r.id
  group by p.id
  union all
  select k.code, null, count(m.id)::int, 1
  from private.conditions k left join public.case_milestones m on m.case_id = of_case and m.milestone = k.code
  where k.is_stated
  group by k.code
  union all
  -- A session counts when every party was invited to it: those who were not must not learn of it.
  select 'session_held', null, exists (
    select from public.sessions s
    where s.case_id = of_case and s.status = 'completed' and not exists (
      select from parties p where p.id not in (
        select a.participant_id from public.session_attendees a where a.session_id = s.id)))::int, 1
  union all
  select 'draft_shared', null, exists (select from private.newest_versions(of_case))::int, 1
  union all
  select 'signatures_in', p.id, count(s.id)::int, count(*)::int
  from parties p
  cross join needed n
  left join private.newest_versions(of_case) v on v.document = n.document
  left join public.agreement_signatures s on s.version_id = v.id and s.hash = v.hash and s.participant_id = p.id
    and private.counts(s)
  group by p.id
$function$;

CREATE OR REPLACE FUNCTION private.confirm_code_app(step bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_confirmed();
  update private.code_apps app set confirmed_at = now(), last_step = step
    where app.user_id = auth.uid() and app.confirmed_at is null;
  if not found then raise 'Begin anew with a fresh code.' using errcode = 'MP409'; end if;
  perform private.follow_new_factor('code_app', auth.uid());
end $function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.confirm_factor_removal(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it private.lost_factors;
begin
  perform private.must_help_with_factors(person);
  select * into it from private.lost_factors l
    where l.user_id = person and l.ended_at is null and l.begun_at is not null for update;
  if it.id is null then raise 'Nothing waits for a confirmation.' using errcode = 'MP409'; end if;
  if it.begun_by = auth.uid() then raise 'A second admin has to confirm this.' using errcode = 'MP403'; end if;
  perform private.add_to_audit('update', 'factor_removal', person, null, null, '{}'),
    private.finish_factor_removal(it.id, auth.uid());
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.confirm_first()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null then perform private.must_be_confirmed(); end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION private.consenting_ids(of_case uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.user_id from public.case_participants p
  left join lateral (
    select answer from public.ai_consents c
    where c.case_id = of_case and c.user_id = p.user_id order by c.answered_at desc, c.id desc limit 1
  ) newest on true
  where p.case_id = of_case and p.status = 'active' and coalesce(newest.answer = 'yes', p.role = 'mediator')
$function$;

CREATE OR REPLACE FUNCTION private.count_unread(of_channel text, since timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET enable_bitmapscan TO 'off'
AS $function$
  select count(*) filter (where sender_id <> auth.uid())::int
    + (select count(*)::int from private.my_late_messages() late where late.channel_id = of_channel and late.created_at <= since)
  from (
    select sender_id from public.chat_messages
    where channel_id = of_channel and created_at > case when since is null then '-infinity' else since end
    order by created_at limit most) it
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.counter_proposal(of_proposal uuid, the_terms jsonb, words text, until timestamp with time zone, of_draft uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.counts(it agreement_signatures)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from public.case_requests where signature_id = it.id and handled_at is null)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.current_duty_days(first_on date, repeats text, today date)
 RETURNS SETOF date
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select max(day) from private.duty_days(first_on, repeats, today) day where day <= today having max(day) is not null
  union all
  select min(day) from private.duty_days(first_on, repeats, today + 366) day where day > today having min(day) is not null
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.dashboard_stats(as_role text, person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine text;
begin
  select p.role into mine from public.profiles p where p.id = person and (p.id = auth.uid() or private.administers(p.organization_id));
  if mine is null or mine <> as_role then return null; end if;
  return (
    with participants as (
      select p.case_id, p.id as participant_id from public.case_participants p
      where p.user_id = person and p.status = 'active'
    ), audiences as (
      select m.visible_to from private.audience_members m where m.user_id = person
      union select 'user-' || person
    )
    select jsonb_build_object(
      'cases', (select count(*) from participants join public.cases c on c.id = participants.case_id where c.status <> 'closed'),
      'documents', (select count(*) from public.uploads u
        where u.visible_to in (select visible_to from audiences) and u.status in ('pending', 'confirmed')),
      'messages', (select count(*) from public.chat_messages m
        left join public.chat_read_marks r on r.channel_id = m.channel_id and r.user_id = person
        where m.channel_id in (select visible_to from audiences) and m.sender_id <> person
          and m.created_at > coalesce(r.read_at, '-infinity')),
      'contacts', (select count(distinct p.user_id) from public.case_participants p
        where p.case_id in (select case_id from participants) and p.status = 'active' and p.user_id <> person),
      'sessions', (select count(*) from public.sessions s
        where s.status = 'scheduled' and s.starts_at > now() and (
          exists (select from public.session_attendees a join participants on participants.participant_id = a.participant_id
            where a.session_id = s.id)
          or s.case_id in (select p.case_id from public.case_participants p
            where p.user_id = person and p.status = 'active' and p.role = 'mediator')))));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.days_from_now(of_organization uuid, days integer)
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (now() at time zone time_zone)::date + days from public.organization_settings where organization_id = of_organization
$function$;

CREATE OR REPLACE FUNCTION private.decided_for(of_session uuid, of_party uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when newest.outcome = 'stop' and exists (select from public.early_starts e
      where e.session_id = of_session and e.about = 'meeting' and e.started_at > newest.decided_at)
    then 'proceed' else newest.outcome end
  from public.screening_decisions newest where newest.participant_id = of_party
  order by newest.decided_at desc, newest.id limit 1
$function$;

CREATE OR REPLACE FUNCTION private.decline_enquiry(of_enquiry uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.enquiries := private.waiting_enquiry(of_enquiry);
begin
  update public.enquiries set status = 'declined', answer = words, other_name = '', wishes = '{}', safe_hours = '',
    answered_by = auth.uid(), answered_at = now() where id = it.id;
  perform private.notify_user(it.user_id, 'case_update', 'There is news about something you asked for.', null, null, it.id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.decline_invitation(token text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.invitations;
begin
  update public.invitations set status = 'declined'
    where token_hash = private.token_hash(token) and status = 'pending' and expires_at >= now()
    returning * into it;
  update public.case_participants set status = 'declined' where id = it.participant_id and status = 'invited';
  return it.id is not null;
end $function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.delete_case(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held text[] := '{}';
  it record;
  is_there boolean;
begin
  if not private.administers_case(of_case) then
    if of_case in (select private.my_case_ids()) then
      raise 'Only an admin may delete a case.' using errcode = 'MP403';
    end if;
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform from public.cases where id = of_case for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  for it in select * from (values ('chat_messages', 'messages'), ('uploads', 'documents'), ('sessions', 'sessions'),
    ('agreement_versions', 'an agreement'), ('case_notes', 'other records'), ('case_requests', 'other records'),
    ('safety_answers', 'other records'), ('terms_signatures', 'other records'),
    ('screening_decisions', 'other records'), ('time_entries', 'other records'), ('invoices', 'other records')) as kind (of_table, words) loop
    execute format('select exists (select from public.%I where case_id = $1)', it.of_table) into is_there using of_case;
    if is_there and it.words <> all (held) then held := held || it.words; end if;
  end loop;
  if exists (select from public.case_intakes where case_id = of_case and user_id is not null) then
    held := held || 'an intake'::text;
  end if;
  if cardinality(held) > 0 then
    raise 'This case holds %. Close it instead.', array_to_string(held, ', ') using errcode = 'MP409';
  end if;
  if (select legal_hold from public.cases where id = of_case) then
    raise 'This case is on legal hold.' using errcode = 'MP409';
  end if;
  delete from public.cases where id = of_case;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.delete_comment(of_comment uuid, upload uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.document_comments where id = of_comment and upload_id = upload and author_id = auth.uid();
  return found;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.delete_contact(of_contact uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.contacts c where c.id = of_contact and private.is_my_contact(c);
  return found;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.delete_my_ai_chat(of_case uuid)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with deleted as (
    delete from public.ai_chat_history
    where user_id = auth.uid() and (of_case is null or case_id = of_case)
    returning id
  )
  select count(*)::int from deleted
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.delete_note(of_note uuid, of_case uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.case_notes
    where id = of_note and case_id = of_case and author_id = auth.uid() and case_id in (select private.my_mediated_case_ids());
  return found;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.delete_saved_answer(answer uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (delete from public.saved_answers where id = answer and private.administers(organization_id) returning id)
  select exists (select from gone)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.derive_step(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was text;
  becomes text;
begin
  select step into was from public.cases where id = of_case and status <> 'closed' for no key update;
  if not found then return; end if;
  becomes := private.computed_step(of_case);
  if becomes = was then return; end if;
  update public.cases set step = becomes where id = of_case;
  perform private.record(of_case, 'case-' || of_case, 'step_changed', null, jsonb_build_object('from', was, 'to', becomes));
  perform private.notify('case-' || of_case, 'case_update', 'Your case has moved to another step.', of_case, of_case);
end $function$;

CREATE OR REPLACE FUNCTION private.derive_step_of_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.derive_step(of_case.case_id) from (select distinct case_id from added) as of_case;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.derive_step_of_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.derive_step(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.derive_step_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.derive_step(coalesce(new.case_id, old.case_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.discard_proposal_draft(of_draft uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.proposals
    where id = of_draft and state = 'draft' and visible_to = 'user-' || auth.uid();
  if not found then
    raise 'This draft is gone. You offered or discarded it in another window.' using errcode = 'MP404';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.discard_terms_draft(of_organization uuid, known_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_administer(of_organization);
  delete from public.organization_terms
    where organization_id = of_organization and number is null and version = known_version;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.disclosed_on(of_case uuid)
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (opened_at at time zone private.zone_of_case(of_case))::date from public.case_money
  where case_id = of_case and of_case in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.draft_tag(of_case uuid, of_document text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select md5(concat(string_agg(concat_ws(' ', id, version), ',' order by position, created_at), private.annex_of(of_case, of_document),
    private.recitals_of(of_case)))
  from public.agreement_clauses
  where case_id = of_case and document = of_document and case_id in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.draft_words(of_case uuid, of_document text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_agg(jsonb_build_object('id', id, 'issue', issue, 'heading', heading, 'text', text, 'plain_text', plain_text,
      'state', state, 'source_proposal_id', source_proposal_id, 'duties', duties)
      || case when plain_is_older then '{"plain_is_older": true}' else '{}' end::jsonb
      || case when estimate is not null then jsonb_build_object('estimate', estimate) else '{}' end order by position, created_at)
  from public.agreement_clauses where case_id = of_case and document = of_document
$function$;

CREATE OR REPLACE FUNCTION private.drop_idle_recovery_codes()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.recovery_codes code where code.user_id = auth.uid() and not private.has_factor(auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.drop_session(of_session uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.sessions;
begin
  select * into it from public.sessions
    where id = of_session and proposed_by = auth.uid() and status = 'proposed' and id in (select private.my_session_ids())
    for update;
  if not found or private.arranges(it.case_id) then
    it := private.arrange_session(of_session);
    if it.status = 'proposed' and not exists (select from public.slot_answers where session_id = it.id) then
      perform private.tell_session(it, 'session_cancelled', 'A session that was being planned is cancelled.');
      delete from public.sessions where id = it.id;
      return;
    end if;
  end if;
  update public.sessions set status = 'cancelled' where id = it.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.due_agreement_files()
 RETURNS TABLE(version_id uuid, format text, signatures integer, attestations integer, facts jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select v.id, made.format, signed.count, attested.count, v.file_facts
  from public.agreement_versions v
  cross join lateral (
    select count(*)::int as count, max(s.signed_at) as newest
    from public.agreement_signatures s where s.version_id = v.id) as signed
  cross join lateral (
    select count(*)::int as count, max(a.attested_at) as newest
    from public.attestations a where a.version_id = v.id and a.is_printed) as attested
  cross join unnest(array['pdf', 'docx']) as made (format)
  where greatest(v.released_at, signed.newest, attested.newest) > now() - interval '1 hour' and not exists (
    select from private.agreement_files f
    where f.version_id = v.id and f.format = made.format and f.signatures = signed.count
      and f.attestations = attested.count)
  order by greatest(v.released_at, signed.newest, attested.newest) desc, v.id, made.format limit 20
$function$;

CREATE OR REPLACE FUNCTION private.duties_by_token(token text)
 RETURNS TABLE(duty_id uuid, due_on text, what text, is_neutral boolean, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select d.id, day::text, d.what, coalesce(contact.safe_neutral, true), private.mail_language(feed.user_id, null)
  from public.calendar_feeds feed
  join public.case_participants me on me.user_id = feed.user_id and me.role = 'divorcee' and me.status = 'active'
  cross join private.duties_in_force(me.case_id) d
  cross join private.duty_days(d.first_on, d.repeats, private.today_of(me.case_id) + 366) as day
  left join public.contact_details contact on contact.user_id = feed.user_id
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null
    and d.who in ('both', me.side) and day > private.today_of(me.case_id) - 366
    and not exists (
      select from public.duty_marks m where m.participant_id = me.id and m.duty_id = d.id and m.due_on = day)
  order by day, d.id
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.duties_in_force(of_case uuid)
 RETURNS TABLE(id uuid, case_id uuid, version_id uuid, version_number integer, document text, visible_to text, clause_id uuid, clause_number integer, heading text, kind text, who text, what text, first_on date, repeats text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (duty ->> 'id')::uuid, v.case_id, v.id, v.number, v.document, v.visible_to, (clause.value ->> 'id')::uuid,
    clause.ordinality::int, clause.value ->> 'heading', duty ->> 'kind', duty ->> 'who', duty ->> 'what',
    (duty ->> 'due_on')::date, duty ->> 'repeats'
  from private.versions_in_force(of_case) v
  cross join jsonb_array_elements(v.clauses) with ordinality as clause
  cross join jsonb_array_elements(coalesce(clause.value -> 'duties', '[]')) as duty
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.duty_days(first_on date, repeats text, until date)
 RETURNS SETOF date
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select first_on
  union
  select day from (
    select (first_on + n * case repeats when 'weekly' then interval '1 week' when 'fortnightly' then interval '2 weeks'
      when 'monthly' then interval '1 month' when 'quarterly' then interval '3 months' else interval '1 year' end)::date as day
    from generate_series(1, (until - first_on) / 7) as n where repeats <> 'none') as later
  where day <= until
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.end_attestation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.attestations where version_id = old.version_id and client_id is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.end_hold()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.held_messages where message_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.end_idempotent_call(idempotency_key uuid, given jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.idempotency_keys set answer = given where user_id = auth.uid() and key = idempotency_key
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.end_lawyer_round(of_round uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.lawyer_rounds := private.lock_mediated_round(of_round);
begin
  perform private.close_lawyer_round(it.id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.end_my_other_sign_ins()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  other uuid;
begin
  for other in select s.id from auth.sessions s where s.user_id = auth.uid() and s.id <> private.my_sign_in_id() loop
    perform private.end_sign_in(other), private.add_to_audit('delete', 'session', other, null, null, '{}');
  end loop;
  perform private.revoke_calendar_of(auth.uid());
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.end_my_sign_in(session uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from auth.sessions s where s.id = session and s.user_id = auth.uid()) then return false; end if;
  perform private.end_sign_in(session), private.add_to_audit('delete', 'session', session, null, null, '{}');
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.end_old_sign_ins()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from auth.sessions s where private.sign_in_end(s.id) <= now();
  delete from private.sign_in_activity a where not exists (select from auth.sessions s where s.id = a.session_id)
$function$;

CREATE OR REPLACE FUNCTION private.end_opening(of_opening uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.case_openings set ended_at = now()
    where id = of_opening and opened_by = auth.uid() and ended_at is null and expires_at > now();
  return found;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.end_record(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.invitations where case_id = of_case;
  delete from public.legal_holds where case_id = of_case;
  delete from private.given_links where participant_id in (select id from public.case_participants where case_id = of_case);
  update public.case_participants p set name = 'Former participant'
    where p.case_id = of_case and not exists (select from public.profiles where id = p.user_id and erased_at is null);
  update public.cases set title = reference, description = '' where id = of_case;
  delete from public.case_events where case_id = of_case;
end $function$;

CREATE OR REPLACE FUNCTION private.end_removal_of_none()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.lost_factors it set ended_at = now()
    where it.user_id = old.user_id and it.ended_at is null and not private.has_factor(old.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.end_reused_sign_in(refresh_token text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it record;
begin
  select t.session_id::uuid as session, t.user_id::uuid as person into it from auth.refresh_tokens t
  where t.token = refresh_token and t.revoked and (
    t.updated_at < now() - interval '30 seconds'
    or exists (select from auth.refresh_tokens next
      where next.session_id = t.session_id and next.parent = t.token and next.revoked));
  if it.session is null then return false; end if;
  perform private.end_sign_in(it.session);
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (it.person, it.session, 'delete', 'session', it.session);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.end_sign_in(session uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from auth.sessions where id = session;
  delete from private.sign_in_activity where session_id = session
$function$;

CREATE OR REPLACE FUNCTION private.end_sign_ins_of(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid;
begin
  perform private.must_be_some_admin();
  if not private.administers_person(person) then raise 'Not found.' using errcode = 'MP404'; end if;
  for session in select s.id from auth.sessions s where s.user_id = person loop
    perform private.end_sign_in(session),
      private.add_to_audit('delete', 'session', session, null, null, jsonb_build_object('person', person));
  end loop;
  perform private.revoke_calendar_of(person);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.enquiry_facts(of_enquiry uuid)
 RETURNS TABLE(office text, is_invited boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select o.display_name, exists (
    select from public.invitations i join public.contact_details d on d.email = i.email
    where i.case_id = e.case_id and d.user_id = e.user_id and i.status = 'pending' and i.expires_at > now())
  from public.enquiries e join public.organizations o on o.id = e.organization_id
  where e.id = of_enquiry and e.user_id = auth.uid()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.enquiry_offices()
 RETURNS TABLE(organization_id uuid, name text, line text, days integer, color text, logo_url text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select o.id, o.display_name, s.enquiry_line, s.enquiry_days, o.primary_color, o.logo_url
  from public.organizations o join public.organization_settings s on s.organization_id = o.id
  where s.takes_enquiries and not o.suspended and exists (select from public.profiles p
    where p.organization_id = o.id and p.role = 'mediator' and p.closed_at is null)
  order by o.display_name, o.id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.enroll_opener()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.case_participants (case_id, user_id, name, role, side, status, joined_at)
  select new.id, id, name,
    case role when 'divorcee' then role else 'mediator' end, case role when 'divorcee' then 'A' else 'neutral' end,
    'active', now()
  from public.profiles where id = new.created_by and role <> 'admin';
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.erase_closed_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.plan_erasures(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.erase_rows(person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it private.erasure_rules;
  address text := (select nullif(d.email, '') from public.contact_details d where d.user_id = person);
  touched bigint;
  counts jsonb := '{}';
begin
  for it in select * from private.erasure_rules r
    where r.treatment in ('delete', 'empty') and to_regclass(r.table_name) is not null order by r.position
  loop
    execute format(case it.treatment when 'delete' then 'delete from %1$s where %3$s' else 'update %1$s set %2$s where %3$s' end,
      it.table_name, it.becomes, it.whose) using person, address;
    get diagnostics touched = row_count;
    if touched > 0 then counts := private.add_counts(counts, jsonb_build_object(it.table_name, touched)); end if;
  end loop;
  return counts;
end $function$;

CREATE OR REPLACE FUNCTION private.erasure_lock(person uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select hashtextextended('erasure ' || person, 0)
$function$;

CREATE OR REPLACE FUNCTION private.erasures(answered boolean, from_at timestamp with time zone, from_id uuid, wanted integer)
 RETURNS TABLE(id uuid, user_id uuid, name text, email text, role text, is_closed boolean, status text, stopped_for text, explanation text, kept_cases json, kept_elsewhere integer, created_at timestamp with time zone, updated_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  return query
    select e.id, e.user_id, p.name, case when p.role <> 'divorcee' then d.email end, p.role, p.closed_at is not null, e.status, w.stopped_for, e.explanation,
      (select coalesce(json_agg(to_json(kept)), '[]') from private.kept_cases(e.user_id) as kept
        where private.administers_case(kept.case_id)),
      (select count(*)::int from private.kept_cases(e.user_id) as kept where not private.administers_case(kept.case_id)),
      e.created_at, e.updated_at
    from public.erasure_requests e
    join public.profiles p on p.id = e.user_id
    left join public.contact_details d on d.user_id = e.user_id
    left join private.erasure_work w on w.erasure_id = e.id
    where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id()))
      and (e.status in ('refused', 'done_in_part', 'done_whole')) = answered
      and case when answered then (e.created_at, e.id) < (from_at, from_id) else (e.created_at, e.id) > (from_at, from_id) end
    order by case when answered then e.created_at end desc, case when answered then e.id end desc, e.created_at, e.id
    limit wanted;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.expire_proposals()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.export_audit(as_format text, before_seq bigint, wanted integer, of_actor uuid, of_case uuid, of_organization uuid, of_action text, of_types text[], since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(seq bigint, at timestamp with time zone, actor_id uuid, actor_name text, action text, object_type text, object_id uuid, case_id uuid, case_reference text, organization_id uuid, facts jsonb, is_sealed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'audit', null, null, coalesce(private.my_office_id(), of_organization),
    jsonb_build_object('format', as_format));
  return query select * from private.audit_entries(before_seq, wanted, of_actor, of_case, of_organization, of_action, of_types,
    since, until);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.export_channel(of_channel text, as_format text)
 RETURNS TABLE(reference text, title text, party text, organization text, color text, time_zone text, locale text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_case uuid := substring(of_channel from '^(?:case|private)-(.{36})')::uuid;
begin
  if of_channel like 'ai-%' or not (of_channel in (select private.my_channel_ids()) or of_channel in (select private.my_support_channel_ids())) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'channel', null, of_case, null,
    jsonb_build_object('channel', of_channel, 'format', as_format));
  return query
    select c.reference, c.title, p.name, o.display_name, o.primary_color,
      coalesce(private.zone_of_case(of_case), private.time_zone_of(auth.uid())), coalesce(office.locale, 'en')
    from (select) here
    left join public.profiles reader on reader.id = auth.uid()
    left join public.cases c on c.id = of_case
    left join public.organizations o on o.id = c.organization_id
    left join public.organization_settings office
      on office.organization_id = coalesce(c.organization_id, reader.organization_id)
    left join public.profiles p on p.id = substring(of_channel from '^(?:private-.{36}|support)-(.{36})$')::uuid;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.export_invoices(of_organization uuid, of_year integer)
 RETURNS TABLE(number text, kind text, cancels text, issued_on date, due_on date, case_reference text, party_name text, currency text, tax_name text, tax_percent numeric, net_minor bigint, tax_minor bigint, total_minor bigint, paid_minor bigint, state text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_administer(of_organization);
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'invoices', null, null, of_organization, jsonb_build_object('year', of_year));
  return query select i.number, i.kind, c.number, i.issued_on, i.due_on, it.reference, i.party_name, i.currency, i.tax_name,
    i.tax_percent, i.share_minor - i.tax_minor, i.tax_minor, i.share_minor,
    case when i.cancelled_on is null and i.kind = 'invoice' then i.ahead_minor + i.paid_minor else 0 end, private.invoice_state(i)
  from public.invoices i join public.cases it on it.id = i.case_id left join public.invoices c on c.id = i.cancels_id
  where i.organization_id = of_organization and i.year = of_year order by i.kind desc, i.serial;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.export_report(since date, until date, of_organization uuid, of_mediator uuid, about text, format text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it jsonb := private.report(since, until, of_organization, of_mediator, about);
begin
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'report', null, null, of_organization, jsonb_build_object('format', format));
  return it;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.extend_cooling_off(of_version uuid, until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
begin
  perform private.must_mediate(it.case_id);
  if until <= greatest(it.signable_at, now()) then
    raise 'The time to think can only become longer.' using errcode = 'MP422';
  end if;
  if until > now() + interval '1 year' then raise 'Choose a time within a year.' using errcode = 'MP422'; end if;
  update public.agreement_versions set signable_at = until where id = it.id;
  perform private.record(it.case_id, it.visible_to, 'agreement_time_extended', it.id,
    jsonb_build_object('document', it.document, 'number', it.number));
  perform private.notify(it.visible_to, 'case_update', 'There is more time before you sign.', it.case_id, it.id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.extend_lawyer_round(of_round uuid, deadline timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.external_ai_is_on(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select s.external_ai_enabled from public.organization_settings s
    where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
      private.my_organization_id())), false)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.factor_due_at(person uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when staff.has_had_time then staff.since
    else greatest(staff.since, setting.staff_factor_since) + interval '7 days' end
  from private.staff_since staff
  join public.profiles p on p.id = staff.user_id and p.role in ('mediator', 'admin')
  join private.settings setting on setting.staff_factor_since is not null and setting.demo is null
  where staff.user_id = person and not private.has_factor(person)
$function$;

CREATE OR REPLACE FUNCTION private.fee_rate(of_case uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when fees.bands = '[]' then fees.rate_minor else (
    select (band ->> 'rate_minor')::bigint from jsonb_array_elements(fees.bands) as band
    where coalesce((band ->> 'up_to_minor')::bigint, 0) = (select band_up_to from public.case_fees where case_id = of_case)) end
  from private.fees_of_case(of_case) as fees
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.fees_of_case(of_case uuid)
 RETURNS organization_fees
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select fees.* from public.cases c join public.organization_fees fees on fees.organization_id = c.organization_id
  where c.id = of_case and of_case in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.file_facts_of(of_case uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('reference', c.reference, 'organization_id', o.id, 'organization', o.display_name,
    'color', o.primary_color, 'logo_url', o.logo_url, 'time_zone', office.time_zone, 'locale', office.locale)
  from public.cases c
  join public.organizations o on o.id = c.organization_id
  join public.organization_settings office on office.organization_id = o.id
  where c.id = of_case
$function$;

CREATE OR REPLACE FUNCTION private.fill_status_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.status_texts := (
    select jsonb_object_agg(filled.language, filled.texts) from (
      select starting.key as language, jsonb_object_agg(it.key,
        coalesce(nullif(trim(new.status_texts -> starting.key ->> it.key), ''), it.value)) as texts
      from jsonb_each(private.starting_status_texts()) as starting, jsonb_each_text(starting.value) as it
      group by starting.key) as filled);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.finish_erasure(of_erasure uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.erasure_requests;
  work private.erasure_work;
begin
  select * into it from public.erasure_requests where id = of_erasure and status = 'carrying_out' for update;
  select * into work from private.erasure_work where erasure_id = of_erasure and erased_at is not null;
  if it.id is null or work.erasure_id is null then return; end if;
  insert into private.audit_log (actor_id, action, object_type, object_id, organization_id, facts)
    values (work.decided_by, 'erase', 'profiles', it.user_id, (select organization_id from public.profiles where id = it.user_id),
      private.add_counts(work.counts, private.erase_rows(it.user_id)));
  update public.erasure_requests set updated_at = clock_timestamp(),
    status = case when exists (select from private.kept_cases(it.user_id)) then 'done_in_part' else 'done_whole' end
    where id = of_erasure;
  delete from private.erasure_work where erasure_id = of_erasure;
  update private.mails set next_attempt_at = now(), created_at = now()
    where template = 'data_erased' and facts ->> 'erasure_id' = of_erasure::text;
  perform pg_notify('jobs', 'send_mails');
end $function$;

CREATE OR REPLACE FUNCTION private.finish_factor_removal(removal uuid, second_admin uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid;
begin
  update private.lost_factors it set ended_at = now(), is_removed = true, confirmed_by = second_admin
    where it.id = removal returning it.user_id into person;
  delete from private.code_apps it where it.user_id = person;
  delete from private.passkeys it where it.user_id = person;
  delete from private.passkey_challenges it where it.user_id = person;
  delete from private.recovery_codes it where it.user_id = person;
  update private.staff_since it set has_had_time = true where it.user_id = person;
  perform private.end_sign_in(s.id) from auth.sessions s where s.user_id = person;
  perform private.add_to_audit('delete', 'second_factors', person, null, null, '{}'),
    private.notify_user(person, 'case_update',
      'Your second step to sign in was removed. Set up a new one in your profile.', null, null, removal),
    private.queue_mail(person, null, 'factors_removed', '{}');
end $function$;

CREATE OR REPLACE FUNCTION private.finish_lawyer_round(of_round uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.finish_redaction()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.idempotency_keys set answer = jsonb_build_object('message', answer -> 'message' || jsonb_build_object(
      'content', '', 'document', null, 'redacted_at', new.redacted_at, 'redacted_by', new.redacted_by,
      'redacted_reason', new.redacted_reason))
    where user_id = new.sender_id and call = 'postMessage' and answer #>> '{message,id}' = new.id::text;
  if new.case_id is not null then
    perform private.record(new.case_id, new.channel_id, 'message_redacted', new.id,
      jsonb_build_object('reason', new.redacted_reason));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.finished_parts(parts jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array_agg(case
      when private.is_text(part ->> 'title') and private.is_text(part ->> 'summary') and private.is_text(part ->> 'text')
      then part ->> 'kind' end order by n)
  from jsonb_array_elements(parts) with ordinality as it (part, n)
  where private.is_text(part ->> 'summary') or private.is_text(part ->> 'text')
$function$;

CREATE OR REPLACE FUNCTION private.first_broken_link(from_link bigint, to_link bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with entries as (
    select number as link, l.link is null as is_missing, l.hash, l.prev_hash, l.emptied_at is not null as is_emptied,
      coalesce((select before.hash from private.audit_log before where before.link = number - 1), '') as hash_before,
      private.audit_hash(l) as hash_now, l.veil, private.audit_veil(l) as veil_now
    from generate_series(from_link + 1, to_link) as number
    left join private.audit_log l on l.link = number)
  select min(link) from entries
  where is_missing or prev_hash <> hash_before or (hash <> hash_now and (veil is not null or not is_emptied))
    or (not is_emptied and veil is distinct from veil_now)
$function$;

CREATE OR REPLACE FUNCTION private.first_serial(of_organization uuid, of_kind text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when of_kind = 'invoice' and not exists (select from private.invoice_counters where organization_id = of_organization)
    then (select first_number from public.organization_fees where organization_id = of_organization) else 1 end
$function$;

CREATE OR REPLACE FUNCTION private.first_share(total bigint, percent integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select round(total * percent / 100.0)::bigint
$function$;

CREATE OR REPLACE FUNCTION private.folded(it text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select lower(case when octet_length(it) = length(it) then translate(it, '`', '''') else
    regexp_replace(normalize(
      replace(replace(replace(replace(replace(replace(
        translate(it,
          '`´‘’‚‛ʹʻʼʽˈ′‵＇“”„‟«»″‶〝〞‐‑‒–—―−øØđĐðÐħĦıłŁŧŦ',
          '''''''''''''''''''''''''''''""""""""""-------oOdDdDhHilLtT'),
        'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), NFKD),
      '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]', '', 'g')
    end)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.follow_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it record;
begin
  for it in
    select distinct case_id, session_id, participant_id, private.said_of_times(session_id, participant_id) as said from fresh
  loop
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'session_answered', it.session_id);
    if it.said is not null and (tg_op = 'INSERT' or it.said like '%none of%') and not exists (
        select from public.sessions where id = it.session_id and proposed_by = auth.uid() and created_at >= now()) then
      perform private.notify('mediator-' || it.case_id, 'session_scheduled', it.said, it.case_id, it.session_id);
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_attendee()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.sessions;
  own public.sessions;
  participant public.case_participants;
  is_new boolean := tg_op = 'INSERT';
begin
  select * into it from public.sessions where id = case when is_new then new.session_id else old.session_id end;
  if not found then return null; end if;
  select * into participant from public.case_participants
    where id = case when is_new then new.participant_id else old.participant_id end;
  if is_new and it.status = 'scheduled' then perform private.refuse_overlap(it); end if;
  if participant.status is distinct from 'active' then return null; end if;
  perform private.record(it.case_id, 'user-' || participant.user_id, 'session_' || case when is_new then it.status else 'left' end, it.id);
  -- A session that is held or cancelled needs nobody any more.
  if it.status not in ('proposed', 'scheduled') then return null; end if;
  own := case when is_new then private.session_of(it, participant.user_id)
    else private.session_from(it, old.arrives_minutes, old.leaves_minutes) end;
  perform private.notify_attendee(participant.user_id, own, case
    when not is_new then 'You are no longer expected at a session.'
    when it.status = 'proposed' then 'Times for a session wait for your answer.'
    else 'A session is set for {time}.' end);
  if is_new or it.status = 'scheduled' then
    perform private.mail_attendee(participant.user_id, own, case when is_new then it.status else 'cancelled' end);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_audience()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.upload_review_notes set visible_to = private.review_audience(new) where upload_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.contact_details set email = lower(coalesce(new.email, '')) where user_id = new.id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_joining()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refuse_taken_name(new, (select name from public.profiles where id = new.user_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine public.case_participants;
begin
  for mine in
    select * from public.case_participants where user_id = new.id and status = 'active' order by case_id
  loop
    perform private.refuse_taken_name(mine, new.name);
    perform private.record(mine.case_id, 'mediator-' || mine.case_id, 'participant_renamed', mine.id);
    perform private.notify('mediator-' || mine.case_id, 'case_update', 'Somebody in your case has changed their name.',
      mine.case_id, mine.id);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_new_factor(kind text, id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_factor(private.my_sign_in_id(), kind), private.add_to_audit('insert', kind, id, null, null, '{}');
  perform private.end_sign_in(s.id) from auth.sessions s
    where s.user_id = auth.uid() and s.id <> private.my_sign_in_id() and private.awaits_factor(s.id);
  update private.staff_since staff set has_had_time = false where staff.user_id = auth.uid();
end $function$;

CREATE OR REPLACE FUNCTION private.follow_reality_check()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_new boolean := tg_op = 'INSERT';
begin
  perform private.record(new.case_id, new.visible_to, case when is_new then 'question_asked' else 'question_answered' end,
    new.topic_id);
  perform private.notify(new.visible_to, 'case_update',
    case when is_new then 'Your mediator has a question for you.' else 'Somebody answered your question.' end,
    new.case_id, new.topic_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := (select user_id from public.case_participants where id = new.participant_id and status = 'active');
  what text := case new.status when 'waiting' then 'session_move_asked' else 'session_move_' || new.status end;
begin
  perform private.record(new.case_id, 'mediator-' || new.case_id, what, new.session_id);
  if person is null then return null; end if;
  perform private.record(new.case_id, 'user-' || person, what, new.session_id);
  if tg_op = 'INSERT' then
    perform private.notify('mediator-' || new.case_id, 'session_scheduled', 'Somebody asks to move a session.',
      new.case_id, new.session_id);
  else
    perform private.notify_user(person, 'session_scheduled', case new.status
      when 'accepted' then 'Your request to move the session was accepted.'
      else 'The session you asked to move stays at its time.' end, new.case_id, 'user-' || person, new.session_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.status <> old.status then
    perform private.tell_session(new, 'session_' || new.status, case
      when new.status = 'scheduled' then 'A session is set for {time}.'
      when new.starts_at is null then 'A session that was being planned is cancelled.'
      when new.status = 'cancelled' then 'The session on {time} is cancelled.'
    end);
    if new.status = 'scheduled' or old.status = 'scheduled' and new.status = 'cancelled' then
      perform private.mail_session(new, new.status);
    end if;
    if new.status in ('completed', 'no_show') then perform private.derive_step(new.case_id); end if;
  elsif new.starts_at <> old.starts_at then
    perform private.tell_session(new, 'session_moved', 'A session has moved to {time}.');
    perform private.mail_session(new, 'moved');
  else
    perform private.tell_session(new, 'session_changed', case
      when new.status = 'scheduled' and (new.kind, new.mode, new.minutes) is distinct from (old.kind, old.mode, old.minutes)
      then 'The session on {time} has changed. Look at what is new.'
      when new.status = 'proposed' and (new.kind, new.mode, new.minutes) is distinct from (old.kind, old.mode, old.minutes)
      then 'A session that is being planned has changed. Look at what is new.' end);
  end if;
  if new.status <> old.status or new.starts_at is distinct from old.starts_at then
    update public.session_requests
    set status = case when new.status in ('scheduled', 'cancelled') then 'accepted' else 'refused' end
    where session_id = new.id and status = 'waiting';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_signing_question()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_new boolean := tg_op = 'INSERT';
begin
  perform private.record(new.case_id, new.visible_to,
    case when is_new then 'agreement_question_asked' else 'agreement_question_answered' end, new.version_id);
  perform private.notify(new.visible_to, 'case_update',
    case when is_new then 'Your mediator has a question for you.' else 'Somebody answered your question.' end,
    new.case_id, new.version_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_support_thread()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := substring(new.channel_id from '^support-(.+)$')::uuid;
  asks boolean := new.sender_id = person;
begin
  insert into public.support_threads as it (user_id, last_message_id, last_message_at, waiting_since)
  values (person, new.id, new.created_at, case when asks then new.created_at end)
  on conflict (user_id) do update set
    last_message_id = new.id,
    last_message_at = new.created_at,
    waiting_since = case when asks then coalesce(it.waiting_since, new.created_at) end,
    done_at = case when not asks then it.done_at end,
    done_by = case when not asks then it.done_by end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.follow_topic()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.follow_word()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, 'mediator-' || new.case_id, 'session_word', new.session_id);
  perform private.notify('mediator-' || new.case_id, 'session_scheduled', 'Somebody wrote to you about a session.',
    new.case_id, new.session_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.forget_device(device uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid;
begin
  perform from private.devices d where d.id = device and d.user_id = auth.uid() for update;
  if not found then return false; end if;
  for session in select a.session_id from private.sign_in_activity a where a.device_id = device and a.user_id = auth.uid() loop
    perform private.end_my_sign_in(session);
  end loop;
  delete from private.devices d where d.id = device;
  perform private.add_to_audit('delete', 'device', device, null, null, '{}');
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.forward_question(person uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mediator record;
  notified int := 0;
begin
  perform private.must_be_some_admin();
  if not private.administers_person(person) then raise 'Not found.' using errcode = 'MP404'; end if;
  for mediator in
    select member as id, c.id as case_id
    from public.case_participants p
    join public.cases c on c.id = p.case_id and c.status <> 'closed'
    cross join lateral private.members_of('mediator-' || c.id) as member
    where p.user_id = person and p.role = 'divorcee' and p.status = 'active'
  loop
    perform private.notify_user(mediator.id, 'case_update', 'A party has a question for you that the support cannot answer.',
      mediator.case_id, 'private-' || mediator.case_id || '-' || person, null);
    notified := notified + 1;
  end loop;
  return notified;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.give_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  base text := coalesce(nullif(btrim(left(regexp_replace(lower(new.name), '[^a-z0-9]+', '-', 'g'), 50), '-'), ''), 'organization');
begin
  if new.slug is not null then return new; end if;
  new.slug := case when exists (select from public.organizations where slug = base)
    then base || '-' || substr(gen_random_uuid()::text, 1, 8) else base end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.status = 'closed' and new.status = 'on_hold' then
    raise 'This case is closed. Reopen it first.' using errcode = 'MP409';
  end if;
  -- The database itself acts for nobody.
  if auth.uid() is not null and old.status = 'closed' and new.status = 'closed'
    and (new.title, new.description, new.issues, new.close_reason)
      is distinct from (old.title, old.description, old.issues, old.close_reason) then
    raise 'This case is closed.' using errcode = 'MP409';
  end if;
  if new.status <> 'closed' then
    new.close_reason := null;
    new.closed_at := null;
  elsif old.status <> 'closed' then
    new.closed_at := now();
  end if;
  new.updated_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_insight()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[] := array(select it::uuid from jsonb_array_elements_text(new.metadata -> 'message_ids') as it);
  is_safety_only boolean := coalesce((new.metadata ->> 'safety_only')::boolean, false);
begin
  perform from public.chat_messages where id = any (ids) order by id for share;
  if is_safety_only and not private.screening_is_on(new.case_id) or exists (
    select from public.chat_messages m
    where m.id = any (ids) and (
      m.redacted_at is not null
      or m.case_id is distinct from new.case_id
      or m.channel_id <> new.source_channel_id
      or not is_safety_only and m.sender_id is distinct from auth.uid()
        and m.sender_id not in (select private.consenting_ids(new.case_id))))
  then return null; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_requirement()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and new.due_on is distinct from old.due_on
    and new.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator sets this date.' using errcode = 'MP403';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and not private.is_platform_admin() then
    raise 'Only an admin of the platform suspends an organization.' using errcode = 'MP403';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.hand_out_rooms(of_session uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.session_attendees a set link = a.link
  where a.session_id = of_session and (a.link is null or exists (
    select from private.session_rooms room
    where room.session_id = of_session and private.room_of(room.link) = private.room_of(a.link)))
$function$;

CREATE OR REPLACE FUNCTION private.handle_safety_answers(of_intake uuid, answered timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.safety_answers;
begin
  select s.* into it from public.safety_answers s
    join public.case_intakes i on i.case_id = s.case_id and i.user_id = s.user_id
    where i.id = of_intake and i.status <> 'draft' and s.case_id in (select private.my_mediated_case_ids())
    for update of s;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.updated_at <> answered then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
  update public.safety_answers
    set handled_at = coalesce(handled_at, now()), handled_by = coalesce(handled_by, auth.uid()) where id = it.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.has_blank(words text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select words ~ '\[(?!sic\])[^\[\]0-9]*\]|_{2,}|\.{4,}'
$function$;

CREATE OR REPLACE FUNCTION private.has_factor(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.code_apps app where app.user_id = person and app.confirmed_at is not null)
    or exists (select from private.passkeys passkey where passkey.user_id = person)
$function$;

CREATE OR REPLACE FUNCTION private.has_role_already(address text, as_role text, of_organization uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.profiles p join public.contact_details d on d.user_id = p.id
    where d.email = lower(address) and p.role = as_role and p.role <> 'divorcee' and p.closed_at is null
      and private.administers(p.organization_id)
      and p.organization_id is not distinct from coalesce(of_organization, case when as_role <> 'admin' then p.organization_id end))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.has_signed(of_version uuid, of_participant uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.agreement_signatures where version_id = of_version and participant_id = of_participant)
$function$;

CREATE OR REPLACE FUNCTION private.health_facts()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_admin();
  return jsonb_build_object(
    'now', clock_timestamp(),
    'migrations', (select jsonb_agg(version) from supabase_migrations.schema_migrations),
    'mails', (select jsonb_build_object('waiting', count(*), 'oldest', min(m.created_at)) from private.mails m
      where m.sent_at is null and m.given_up_at is null),
    'mails_given_up', (select count(*) from private.mails where given_up_at > now() - interval '1 day'),
    'jobs', (select jsonb_agg(jsonb_build_object('name', j.name, 'last_ok_at', j.last_ok_at, 'last_error', j.last_error,
      'is_late', j.next_run_at < now() - greatest(j.every, interval '5 minutes')) order by j.name) from private.jobs j),
    'audit', (select jsonb_build_object('links', links, 'verified_to', verified_to, 'broken_at', broken_at,
      'verified_at', verified_at, 'unsealed_since', (select min(at) from private.audit_log where link is null))
      from private.audit_chain));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.hold_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  tone int := nullif(current_setting('mediation.message_tone', true), '')::int;
  case_hours public.case_modes;
begin
  if new.channel_id = 'case-' || new.case_id and new.sender_role = 'divorcee' then
    select * into case_hours from public.case_modes where case_id = new.case_id;
    insert into public.held_messages (message_id, receiver_id, case_id, reason, due_at)
    select new.id, seat.user_id, new.case_id, case when harsh.is_harsh then 'tone' else 'hours' end,
      case when not harsh.is_harsh then due.at end
    from public.case_participants seat
    left join public.delivery_preferences p on p.case_id = seat.case_id and p.user_id = seat.user_id
    cross join lateral (select coalesce(tone >= p.holds_from, false) as is_harsh) harsh
    cross join lateral (select private.after_quiet_hours(
      new.created_at, case_hours.time_zone, case_hours.delivers_to, case_hours.delivers_from) as at) paced
    cross join lateral (select private.after_quiet_hours(
      paced.at, private.time_zone_of(seat.user_id), p.delivers_to, p.delivers_from) as at) due
    where seat.case_id = new.case_id and seat.role = 'divorcee' and seat.status = 'active'
      and seat.user_id <> new.sender_id and (harsh.is_harsh or due.at > new.created_at);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.hours_of(of_mediator uuid, of_organization uuid)
 RETURNS TABLE(working_hours jsonb, time_zone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(own.working_hours, office.working_hours), office.time_zone
  from public.organization_settings office
  left join public.mediator_hours own on own.user_id = of_mediator
  where office.organization_id = of_organization
$function$;

CREATE OR REPLACE FUNCTION private.idle_limit(person uuid)
 RETURNS interval
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select make_interval(mins => coalesce(
    (select o.idle_minutes from public.profiles p
      join public.organization_settings o on o.organization_id = p.organization_id where p.id = person),
    (select s.idle_minutes from private.settings s)))
$function$;

CREATE OR REPLACE FUNCTION private.initials_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select string_agg(upper(left(word, 1)) || '.', ' ') from regexp_split_to_table(trim(name), '\s+') as word
$function$;

CREATE OR REPLACE FUNCTION private.inner_settings(of_organization uuid)
 RETURNS TABLE(registration text, neutral_notifications boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select registration, neutral_notifications from public.organization_settings
  where organization_id = of_organization and private.administers(of_organization)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.invitation_by_token(token text)
 RETURNS TABLE(email text, name text, role text, status text, expires_at timestamp with time zone, invited_by text, organization_id uuid, has_account boolean, is_for_case boolean, language text, client_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select i.email, coalesce(p.name, i.name), coalesce(p.role, i.role),
    case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end,
    i.expires_at, inviter.name, coalesce(c.organization_id, i.organization_id),
    exists (select from public.contact_details d where d.email = i.email),
    i.case_id is not null, i.language,
    (select client.name from public.case_participants client
     where client.id = p.represents_participant_id and client.status in ('invited', 'active')
       and i.status = 'pending' and i.expires_at >= now())
  from public.invitations i
  join public.profiles inviter on inviter.id = i.invited_by
  left join public.case_participants p on p.id = i.participant_id
  left join public.cases c on c.id = i.case_id
  where i.token_hash = private.token_hash(token)
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.invite_to_platform(address text, called text, as_role text, into_organization uuid, hash text, in_language text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  perform private.must_be_some_admin();
  if into_organization is null and not private.is_platform_admin() then into_organization := private.my_organization_id(); end if;
  if not private.administers(into_organization) then raise 'Not found.' using errcode = 'MP404'; end if;
  if as_role = 'mediator' and into_organization is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where case_id is null and email = lower(address) and status = 'pending'
    and private.administers(organization_id);
  insert into public.invitations (email, name, role, organization_id, token_hash, language)
    values (lower(address), called, as_role, into_organization, hash, in_language) returning id into made;
  return made;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.invite_to_session(of_session uuid, wanted uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.sessions := private.arrange_session(of_session);
  participants uuid[] := private.session_participants(it.case_id, wanted);
begin
  if it.status not in ('proposed', 'scheduled') then
    raise 'This session is %.', replace(it.status, '_', ' ') using errcode = 'MP409';
  end if;
  delete from public.session_attendees where session_id = it.id and participant_id <> all (participants);
  insert into public.session_attendees (case_id, session_id, participant_id)
  select it.case_id, it.id, unnest(participants) on conflict do nothing;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.invoice_number(kind text, year integer, serial integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case kind when 'credit_note' then 'C' else '' end || year || '-' || lpad(serial::text, greatest(3, length(serial::text)), '0')
$function$;

CREATE OR REPLACE FUNCTION private.invoice_state(it invoices)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when it.kind = 'credit_note' then 'credit_note' when it.cancelled_on is not null then 'cancelled'
    when it.paid_minor = it.share_minor - it.ahead_minor then 'paid' when it.paid_minor > 0 then 'part_paid' else 'open' end
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.profiles where id = auth.uid() and role = 'admin')
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_draft_changed(of_case uuid, of_document text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (
    select from private.newest_versions(of_case) v
    where v.document = of_document and v.clauses = private.draft_words(of_case, of_document)
      and v.annex is not distinct from private.annex_of(of_case, of_document)
      and v.recitals - 'mediators' is not distinct from private.recitals_of(of_case) - 'mediators'
      and v.parties @> private.parties_of(of_case))
  where of_case in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_list(it jsonb, most integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(it) = 'array' and jsonb_array_length(it) <= most
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_my_contact(it contacts)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select it.mediator_id = auth.uid() and it.merged_into is null and private.my_role() = 'mediator'
    and it.organization_id = private.my_organization_id()
$function$;

CREATE OR REPLACE FUNCTION private.is_name(it text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select private.is_text(it)
    and it !~ '[\u0001-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]'
    and it !~ '[\u00ad\u034f\u061c\u200c-\u200f]{2}|[\u180b-\u180f\ufe00-\ufe0f]{2}'
    and it !~ '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{5}'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_outside_hours(of_case uuid, starts timestamp with time zone, lasting integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.cases c
    left join public.case_participants mediator
      on mediator.case_id = c.id and mediator.role = 'mediator' and mediator.status = 'active'
    cross join lateral private.hours_of(mediator.user_id, c.organization_id) as hours
    cross join lateral (select starts at time zone hours.time_zone as opens,
      (starts + make_interval(mins => lasting)) at time zone hours.time_zone as ends) as local
    where c.id = of_case and not exists (
      select from jsonb_array_elements(hours.working_hours -> to_char(local.opens, 'dy')) as span
      where local.opens::date = local.ends::date
        and to_char(local.opens, 'HH24:MI') >= span ->> 'from' and to_char(local.ends, 'HH24:MI') <= span ->> 'to'))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_platform_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.profiles where id = auth.uid() and role = 'admin' and organization_id is null)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_replaced_invitation(token text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.invitations old
    join public.invitations newer on newer.email = old.email and newer.case_id is not distinct from old.case_id
    where old.token_hash = private.token_hash(token) and old.status = 'revoked'
      and newer.created_at > old.created_at and newer.status <> 'revoked')
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.is_signed_by_all(it agreement_versions)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_array_length(it.parties) > 0 and not exists (
    select from jsonb_array_elements(it.parties) as party where not exists (
      select from public.agreement_signatures s
      where s.version_id = it.id and s.participant_id = (party ->> 'id')::uuid and private.counts(s)))
$function$;

CREATE OR REPLACE FUNCTION private.is_signed_by_both(of_version uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_array_length(v.parties) > 1 and not exists (
    select from jsonb_array_elements(v.parties) as party
    where not exists (select from public.agreement_signatures s
      where s.version_id = v.id and s.participant_id = (party ->> 'id')::uuid and private.counts(s)))
  from public.agreement_versions v where v.id = of_version
$function$;

CREATE OR REPLACE FUNCTION private.is_signing_paused(of_version uuid, of_user uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.case_requests
    where version_id = of_version and user_id = of_user and kind <> 'pause' and handled_at is null)
$function$;

CREATE OR REPLACE FUNCTION private.is_text(it text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select it ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_through_server()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(current_setting('mediation.door', true), '') = 'server'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.is_time_zone(zone text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform now() at time zone zone;
  return zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$';
exception when others then
  return false;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.issues_of(of_case uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('issue', it.issue, 'state', it.state) order by it.since), '[]')
  from (
    select t.issue, min(t.created_at) as since,
      case when min(t.state) = max(t.state) then min(t.state) else 'in_discussion' end as state
    from public.topics t where t.case_id = of_case group by t.issue
  ) as it
$function$;

CREATE OR REPLACE FUNCTION private.keep_admins_apart()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.was_a_party(new.id) then
    raise 'This person is or was a party in a case, and so cannot be an admin.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_agreement_file(of_version uuid, of_format text, of_signatures integer, of_attestations integer, bytes text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.agreement_files (version_id, format, signatures, attestations, content)
  select v.id, of_format, of_signatures, of_attestations, decode(bytes, 'base64') from public.agreement_versions v
  where v.id = of_version and v.visible_to in (select private.my_audience_ids())
    and of_signatures <= (select count(*) from public.agreement_signatures s where s.version_id = v.id)
    and of_attestations <= private.printed_attestations(v.id)
  on conflict do nothing
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.keep_an_admin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.role <> 'admin' or old.closed_at is not null or old.organization_id is not null
    or (new.role = 'admin' and new.closed_at is null and new.organization_id is null) then return new; end if;
  perform pg_advisory_xact_lock(hashtext('private.keep_an_admin'));
  if not exists (select from public.profiles where role = 'admin' and organization_id is null and closed_at is null and id <> new.id) then
    raise 'This is the last admin. Make somebody else an admin first.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_answer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.answer := old.answer;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and (new.seq, new.at, new.action, new.object_type) is not distinct from (old.seq, old.at, old.action, old.object_type)
    and (old.link is null or (old.emptied_at is null and new.emptied_at is not null and
      (new.link, new.prev_hash, new.veil, new.hash) is not distinct from (old.link, old.prev_hash, old.veil, old.hash)))
  then
    return new;
  end if;
  raise 'The audit log is only ever added to.' using errcode = 'MP403';
end $function$;

CREATE OR REPLACE FUNCTION private.keep_case_with_proposals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and (
    exists (select from public.proposals where case_id = old.id and state <> 'draft')
    or exists (select from public.reality_checks where case_id = old.id)) then
    raise 'This case holds proposals. Close it instead.' using errcode = 'MP409';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_challenge(challenge text, person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.passkey_challenges old where old.created_at < now() - interval '5 minutes';
  insert into private.passkey_challenges (challenge, user_id) values (challenge, person)
$function$;

CREATE OR REPLACE FUNCTION private.keep_former_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.moved_from := old.starts_at;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_parties_apart()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.profiles where id = new.user_id and role = 'admin') then
    raise 'An admin cannot be a party in a case. Use an account of your own for that.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_recovery_codes(hashes text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_confirmed();
  if not private.has_factor(auth.uid()) then
    raise 'Set up a second factor first.' using errcode = 'MP409';
  end if;
  delete from private.recovery_codes code where code.user_id = auth.uid();
  insert into private.recovery_codes (user_id, hash) select auth.uid(), hash from unnest(hashes) as hash;
  perform private.add_to_audit('insert', 'recovery_codes', auth.uid(), null, null, '{}');
end $function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.keep_release_facts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.parties := coalesce(new.parties, private.parties_of(new.case_id));
  new.file_facts := coalesce(new.file_facts, private.file_facts_of(new.case_id) || coalesce((
    select jsonb_build_object('replaces', jsonb_build_object('number', v.number, 'signed_on', (
      select max(coalesce(s.signed_on, (s.signed_at at time zone office.time_zone)::date))
      from public.agreement_signatures s where s.version_id = v.id)))
    from private.versions_in_force(new.case_id) v
    join public.cases c on c.id = v.case_id
    join public.organization_settings office on office.organization_id = c.organization_id
    where v.document = new.document), '{}'));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_rooms_apart()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine public.case_participants;
begin
  select * into mine from public.case_participants where id = new.participant_id and role <> 'mediator';
  if not found then return null; end if;
  if new.link is not null then
    insert into private.given_links values (mine.id, private.room_of(new.link)) on conflict do nothing;
  end if;
  if not exists (select from public.sessions
      where id = new.session_id and kind = 'shuttle' and status in ('proposed', 'scheduled')) then
    return null;
  end if;
  if exists (
    select from public.session_attendees a join public.case_participants other on other.id = a.participant_id
    where a.session_id = new.session_id and other.role <> 'mediator' and other.side <> mine.side
      and private.room_of(a.place) = private.room_of(new.place)) then
    raise 'The two sides do not meet. Give each side a place of its own.' using errcode = 'MP422';
  end if;
  if exists (
      select from private.given_links known join public.case_participants other on other.id = known.participant_id
      where other.case_id = mine.case_id and other.side <> mine.side and known.room = private.room_of(new.link))
    and not exists (select from private.session_rooms room
      where room.session_id = new.session_id and room.link = new.link and room.retired_at is null) then
    raise 'The two sides do not meet. Give each side a link that the other side never had.' using errcode = 'MP422';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_sides_apart()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.was_on_other_side(new.case_id, new.user_id, new.role, new.side) then
    raise 'You were on the other side of this case, so you cannot join this side.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_signing_progress(of_version uuid, has_read boolean, reminder boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
  me public.case_participants := private.must_be_party(it.case_id);
begin
  insert into public.signing_progress as kept (case_id, version_id, participant_id, visible_to, read_at, wants_reminder)
    values (it.case_id, it.id, me.id, 'user-' || me.user_id, case when has_read then now() end, coalesce(reminder, false))
    on conflict (version_id, participant_id) do update set
      read_at = coalesce(kept.read_at, excluded.read_at),
      wants_reminder = coalesce(reminder, kept.wants_reminder);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.keep_template_file(of_template uuid, of_organization uuid, file jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.office_template_versions
      (organization_id, template_id, language, file_key, bytes, sha256, pages, fields, mapping)
    select of_organization, of_template, it.language, it.file_key, it.bytes, it.sha256, it.pages, it.fields, it.mapping
    from jsonb_populate_record(null::public.office_template_versions, file) it
    on conflict (template_id) where number is null do update set file_key = excluded.file_key, bytes = excluded.bytes,
      sha256 = excluded.sha256, pages = excluded.pages, fields = excluded.fields, mapping = excluded.mapping
$function$;

CREATE OR REPLACE FUNCTION private.kept_apart(of_session uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with parties as (
    select p.id from public.sessions s join public.session_attendees a on a.session_id = s.id
    join public.case_participants p on p.id = a.participant_id and p.role = 'divorcee' and p.status = 'active'
    where s.id = of_session and s.kind <> 'shuttle' and s.status in ('proposed', 'scheduled')
  )
  select id from parties
  where (select count(*) from parties) > 1 and private.decided_for(of_session, id) = 'stop'
$function$;

CREATE OR REPLACE FUNCTION private.kept_cases(person uuid)
 RETURNS TABLE(case_id uuid, reference text, title text, reason text, kept_until timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.id, c.reference, c.title,
    case when c.legal_hold then 'legal_hold' when c.status <> 'closed' then 'open' else 'retention' end,
    case when c.status = 'closed' then it.ends_at end
  from public.cases c
  join public.organization_settings o on o.organization_id = c.organization_id
  cross join lateral (select c.closed_at + make_interval(years => greatest(o.retention_messages,
    o.retention_financial_documents, o.retention_notes, o.retention_agreement, o.retention_audit)) as ends_at) as it
  where exists (select from public.case_participants p where p.case_id = c.id and p.user_id = person)
    and (c.legal_hold or c.status <> 'closed' or it.ends_at > now())
  order by c.created_at, c.id
$function$;

CREATE OR REPLACE FUNCTION private.last_active_at(person uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select max(greatest(s.created_at, a.last_active_at)) from auth.sessions s
  left join private.sign_in_activity a on a.session_id = s.id where s.user_id = person
$function$;

CREATE OR REPLACE FUNCTION private.leave_in_turn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select private.leaving_of(it, participant.role, new.arrives_minutes) into new.leaves_minutes
    from public.sessions it, public.case_participants participant
    where it.id = new.session_id and participant.id = new.participant_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.leaving_of(it sessions, role text, arrives integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when role <> 'mediator' then nullif(greatest(it.minutes + arrives - greatest(arrives, (
    select max(a.arrives_minutes)
    from public.session_attendees a join public.case_participants guest on guest.id = a.participant_id
    where a.session_id = it.id and guest.role <> 'mediator')), arrives + 15), it.minutes) end
$function$;

CREATE OR REPLACE FUNCTION private.let_leave_in_turn(of_session uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.session_attendees a set leaves_minutes = own.leaves
  from public.sessions it
  join public.session_attendees guest on guest.session_id = it.id
  join public.case_participants participant on participant.id = guest.participant_id
  cross join lateral (select private.leaving_of(it, participant.role, guest.arrives_minutes) as leaves) as own
  where it.id = of_session and a.id = guest.id and a.leaves_minutes is distinct from own.leaves
$function$;

CREATE OR REPLACE FUNCTION private.lines_for(of_case uuid, party uuid, total bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with own as (
    select it.* from private.open_time(of_case) as it
    where it.amount_minor is not null and exists (
      select from public.session_attendees a where a.session_id = it.session_id and a.participant_id = party))
  select coalesce((
      select jsonb_agg(jsonb_build_object('session_kind', session_kind, 'on_day', on_day, 'minutes', minutes,
        'amount_minor', amount_minor) order by on_day) from own), '[]')
    || case when total > coalesce((select sum(amount_minor) from own), 0) then jsonb_build_array(jsonb_build_object(
      'session_kind', null, 'on_day', null, 'minutes', null,
      'amount_minor', total - coalesce((select sum(amount_minor) from own), 0))) else '[]' end
$function$;

CREATE OR REPLACE FUNCTION private.link_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.contacts set user_id = auth.uid()
  where id = (select c.id from public.contacts c
      where c.mediator_id = new.invited_by and c.email = new.email and c.user_id is null and c.merged_into is null
      order by c.created_at, c.id limit 1)
    and not exists (select from public.contacts c
      where c.mediator_id = new.invited_by and c.user_id = auth.uid() and c.merged_into is null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.link_enquiry(of_enquiry uuid, to_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.enquiries := private.waiting_enquiry(of_enquiry);
begin
  if to_case not in (select private.my_mediated_case_ids()) then raise 'Not found.' using errcode = 'MP404'; end if;
  update public.enquiries set status = 'case', case_id = to_case, answered_by = auth.uid(), answered_at = now() where id = it.id;
  -- The way in is the page of the enquiry, whether or not a mail is safe.
  delete from public.notifications n using public.invitations i where i.case_id = to_case and n.subject_id = i.id;
  perform private.notify_user(it.user_id, 'case_update', 'There is news about something you asked for.', null, null, it.id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.link_shared_with(of_session uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when bool_or(participant.side <> me.side) then 'others'
    when count(participant.id) > 0 then 'my_side'
    else 'nobody' end
  from public.session_attendees mine
  join public.case_participants me on me.id = mine.participant_id and me.user_id = auth.uid() and me.status = 'active'
  left join public.session_attendees a
    on a.session_id = mine.session_id and a.participant_id <> mine.participant_id
    and private.room_of(a.link) = private.room_of(mine.link)
  left join public.case_participants participant on participant.id = a.participant_id and participant.role <> 'mediator'
  where mine.session_id = of_session and mine.link is not null
  group by mine.participant_id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.live_opening(of_case uuid, of_what text)
 RETURNS case_openings
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.case_openings
  where case_id = of_case and what = of_what and opened_by = auth.uid() and ended_at is null and expires_at > now()
    and private.administers_case(of_case)
  order by expires_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.lock_awaited_proposal(of_proposal uuid)
 RETURNS proposals
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.lock_fees(of_case uuid)
 RETURNS organization_fees
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  home uuid;
  fees public.organization_fees;
begin
  select organization_id into home from public.cases
    where id = of_case and id in (select private.my_case_ids()) for no key update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_mediate(of_case);
  perform private.refuse_suspended(home);
  fees := private.fees_of_case(of_case);
  if fees.is_on is not true then raise 'Your office does not use fees here.' using errcode = 'MP409'; end if;
  return fees;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_figure(of_figure uuid)
 RETURNS figures
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.lock_invoice(of_invoice uuid)
 RETURNS invoices
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.invoices;
begin
  select * into it from public.invoices where id = of_invoice and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_mediate(it.case_id);
  perform from public.cases where id = it.case_id for no key update;
  perform private.refuse_suspended(it.organization_id);
  select * into it from public.invoices where id = of_invoice for update;
  if it.kind = 'credit_note' or it.cancelled_on is not null then
    raise 'This invoice is cancelled.' using errcode = 'MP409';
  end if;
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_mediated_round(of_round uuid)
 RETURNS lawyer_rounds
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.lawyer_rounds;
begin
  perform private.lock_open_case((select case_id from public.lawyer_rounds
    where id = of_round and visible_to in (select private.my_audience_ids())));
  select * into it from public.lawyer_rounds where id = of_round for update;
  perform private.must_mediate(it.case_id);
  if it.closed_at is not null then raise 'This lawyer round is closed.' using errcode = 'MP409'; end if;
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_newest_version(of_version uuid)
 RETURNS agreement_versions
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case((select case_id from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids())));
  select * into it from public.agreement_versions where id = of_version;
  if it.id not in (select id from private.newest_versions(it.case_id)) then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_open_case(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.cases;
begin
  select * into it from public.cases
    where id = of_case and id in (select private.my_case_ids()) for no key update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status = 'closed' then raise 'This case is closed.' using errcode = 'MP409'; end if;
  if it.status = 'on_hold' then raise 'This case is on hold.' using errcode = 'MP409'; end if;
  perform private.refuse_suspended(it.organization_id);
end $function$;

CREATE OR REPLACE FUNCTION private.lock_own_round_comment(of_comment uuid)
 RETURNS clause_comments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.lock_proposal(of_proposal uuid)
 RETURNS proposals
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.proposals;
begin
  select * into it from public.proposals
    where id = of_proposal and state <> 'draft' and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_topic(it.topic_id);
  select * into it from public.proposals where id = of_proposal;
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_round_of_comment(of_round uuid, of_version uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.lock_settlement(of_settlement uuid, expected_version integer)
 RETURNS settlements
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.lock_signed_or_newest_version(of_version uuid)
 RETURNS agreement_versions
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case((select case_id from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids())));
  select v.* into it from public.agreement_versions v
    where v.id = of_version and v.id in (select id from private.versions_in_force(v.case_id));
  if it.id is null then return private.lock_newest_version(of_version); end if;
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_submitted_intake(of_intake uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes where id = of_intake for update;
  if not found or not coalesce(it.visible_to in (select private.my_intake_audiences()), false) and (it.status = 'draft'
    or it.case_id not in (select private.my_mediated_case_ids())) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator answers an intake.' using errcode = 'MP403';
  end if;
  if it.status <> 'submitted' then raise 'This intake does not wait for an answer.' using errcode = 'MP409'; end if;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_template(of_template uuid)
 RETURNS office_templates
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.office_templates;
begin
  select * into it from public.office_templates where id = of_template for update;
  perform private.must_administer(it.organization_id);
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_time(of_entry uuid)
 RETURNS time_entries
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.time_entries;
begin
  select * into it from public.time_entries where id = of_entry and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_fees(it.case_id);
  select * into it from public.time_entries where id = of_entry;
  if it.bill_id is not null then raise 'This time is in an invoice, which keeps its figures.' using errcode = 'MP409'; end if;
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_topic(of_topic uuid)
 RETURNS topics
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.topics;
begin
  perform private.lock_open_case((select case_id from public.topics where id = of_topic));
  select * into it from public.topics where id = of_topic;
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_version(kind text, of_row uuid, expected_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_newest boolean;
begin
  if kind not in ('uploads', 'case_intakes', 'sessions') then raise 'Not found.' using errcode = 'MP404'; end if;
  execute format('select version = $2 from public.%I where id = $1 and private.arranges(case_id) for update', kind)
    into is_newest using of_row, expected_version;
  if not is_newest then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.log_reading(it case_openings, of_type text, of_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.add_to_audit('read', of_type, of_id, it.case_id, null,
    jsonb_build_object('opening', it.id, 'reason', it.reason))
$function$;

CREATE OR REPLACE FUNCTION private.logo_of(organization uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select logo_url from public.organizations where id = organization
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.looks_like(one text, other text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select lower(private.bare_name(one)) = lower(private.bare_name(other))
    or private.bare_name(translate(one, 'I1|0', 'lllO')) = private.bare_name(translate(other, 'I1|0', 'lllO'))
$function$;

CREATE OR REPLACE FUNCTION private.lost_factors()
 RETURNS TABLE(user_id uuid, name text, asked_at timestamp with time zone, begun_at timestamp with time zone, begun_by_name text, is_mine boolean, due_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  return query
    select it.user_id, p.name, it.asked_at, it.begun_at, beginner.name, coalesce(it.begun_by = auth.uid(), false), it.due_at
    from private.lost_factors it join public.profiles p on p.id = it.user_id
    left join public.profiles beginner on beginner.id = it.begun_by
    where it.ended_at is null and it.user_id <> auth.uid() and private.administers(p.organization_id)
    order by coalesce(it.asked_at, it.begun_at), it.id limit 100;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.made_agreement_files(of_version uuid)
 RETURNS TABLE(sha256 text, format text, number integer, is_newest boolean, released_at timestamp with time zone, signatures jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select f.sha256, f.format, v.number, v.id in (select id from private.newest_versions(v.case_id)), v.released_at,
    coalesce((select jsonb_agg(to_jsonb(shown) order by shown.signed_at) from (
      select s.name, s.method, s.signed_at, s.signed_on from public.agreement_signatures s
      where s.version_id = v.id order by s.signed_at, s.id limit f.signatures) as shown), '[]')
  from public.agreement_versions asked
  join public.agreement_versions v on v.case_id = asked.case_id and v.document = asked.document
    and v.visible_to in (select private.my_audience_ids())
  join private.agreement_files f on f.version_id = v.id
  where asked.id = of_version and asked.visible_to in (select private.my_audience_ids())
  order by v.number desc, f.signatures desc, f.format
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.mail_account_exists(address text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from auth.users u where u.email = lower(address)) then return false; end if;
  perform private.queue_mail(null, lower(address), 'account_exists', '{}');
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.mail_attendee(person uuid, it sessions, what text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  earlier text;
  later timestamptz;
begin
  if person is null or person = auth.uid() then return; end if;
  with replaced as (
    delete from private.mails m
    where m.receiver = person and m.template = 'session_changed' and m.created_at = now()
      and m.facts ->> 'session_id' = it.id::text
    returning m.facts ->> 'change' as change
  )
  select replaced.change into earlier from replaced limit 1;
  perform private.queue_mail(person, null, 'session_changed', jsonb_strip_nulls(jsonb_build_object(
    'session_id', it.id, 'starts_at', it.starts_at, 'ends_at', it.starts_at + make_interval(mins => it.minutes),
    'time_zone', it.time_zone, 'change', case
      when what = 'changed' then coalesce(earlier, what) else what end)));
  select private.after_quiet_hours(now(), private.time_zone_of(person), wish.quiet_from, wish.quiet_to) into later
    from public.notification_preferences wish where wish.user_id = person;
  update private.mails m set next_attempt_at = later
    where m.receiver = person and m.template = 'session_changed' and m.created_at = now()
      and m.facts ->> 'session_id' = it.id::text and (it.starts_at is null or later < it.starts_at);
end $function$;

CREATE OR REPLACE FUNCTION private.mail_changed_attendee()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform
    private.notify_attendee(participant.user_id, own, 'The session on {time} has changed. Look at what is new.'),
    private.mail_attendee(participant.user_id, own, 'changed')
  from public.sessions it
  cross join public.case_participants participant
  cross join lateral private.session_of(it, participant.user_id) as own
  where it.id = new.session_id and participant.id = new.participant_id and participant.status = 'active';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mail_changed_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.mail_session(new, 'changed');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mail_invitation(of_invitation uuid, token text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it record;
begin
  select i.id, i.email, i.case_id, d.user_id as holder into it
    from public.invitations i left join public.contact_details d on d.email = i.email
    where i.id = of_invitation and i.invited_by = auth.uid() and i.token_hash = private.token_hash(token)
      and i.status = 'pending'
    limit 1;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.queue_mail(null, it.email, case when it.case_id is null then 'admin_invitation' else 'invitation' end,
    jsonb_build_object('path', '/accept-invitation/' || token));
  if it.holder is not null then
    perform private.notify_user(it.holder, 'user_invited', case when private.may_mail(it.holder, null)
      then 'You have an invitation. The link is in your e-mail.'
      else 'You have an invitation. Ask whoever invited you for the link.' end, null, null, it.id);
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.mail_language(person uuid, address text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with account as (
    select s.language, o.locale
    from public.contact_details d
    join public.profiles p on p.id = d.user_id
    left join public.person_settings s on s.user_id = d.user_id
    left join public.organization_settings o on o.organization_id = p.organization_id
    where d.user_id = person or d.email = lower(address)
    order by d.user_id = person desc nulls last limit 1
  ), invited as (
    select i.language, o.locale
    from public.invitations i
    left join public.cases c on c.id = i.case_id
    left join public.organization_settings o on o.organization_id = coalesce(c.organization_id, i.organization_id)
    where i.email = lower(address) and i.status = 'pending'
    order by i.created_at desc limit 1
  )
  select coalesce((select language from account), (select language from invited),
    (select locale from account), (select locale from invited))
$function$;

CREATE OR REPLACE FUNCTION private.mail_notification(receiver uuid, kind text, for_audience text, wish notification_preferences)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if kind = 'user_invited' or kind = any (wish.not_by_mail) or not private.may_mail(receiver, null)
    or private.last_active_at(receiver) > now() - interval '10 minutes'
    or exists (
      select from public.notifications n
      where n.user_id = receiver and n.type = kind and n.visible_to is not distinct from for_audience
        and n.status = 'unread' and n.deleted_at is null and n.mailed_at is not null)
    or exists (
      select from private.mails m
      where m.receiver = mail_notification.receiver and m.template = 'notification' and m.sent_at is null
        and m.given_up_at is null and m.facts ->> 'visible_to' is not distinct from for_audience)
    or exists (
      select from private.mails m
      where kind like 'session\_%' and m.receiver = mail_notification.receiver and m.template like 'session\_%' and m.created_at = now())
  then return; end if;
  perform private.queue_mail(receiver, null, 'notification', jsonb_build_object('type', kind, 'visible_to', for_audience));
  update private.mails m set next_attempt_at =
      private.after_quiet_hours(m.next_attempt_at, private.time_zone_of(mail_notification.receiver), wish.quiet_from, wish.quiet_to)
    where m.receiver = mail_notification.receiver and m.template = 'notification' and m.attempts = 0 and m.sent_at is null;
  update public.notifications n set mailed_at = now()
    where n.user_id = receiver and n.type = kind and n.visible_to is not distinct from for_audience
      and n.status = 'unread' and n.deleted_at is null;
end $function$;

CREATE OR REPLACE FUNCTION private.mail_receiver(person uuid, address text, facts jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with account as (
    select p.organization_id, case when n.wording is distinct from 'neutral'
      then nullif(p.name, split_part(d.email, '@', 1)) end as name
    from public.contact_details d
    join public.profiles p on p.id = d.user_id
    left join public.notification_preferences n on n.user_id = p.id
    where d.user_id = person or d.email = lower(address)
    order by d.user_id = person desc nulls last limit 1
  ), link as (
    select private.token_hash(split_part(facts ->> 'path', '/accept-invitation/', 2)) as hash
  ), invited as (
    select coalesce(c.organization_id, i.organization_id) as organization_id,
      case when i.token_hash = link.hash then coalesce(i.name, guest.name) end as name
    from link cross join public.invitations i
    left join public.cases c on c.id = i.case_id
    left join public.case_participants guest on guest.id = i.participant_id
    where i.email = lower(address) and i.status = 'pending'
    order by i.token_hash = link.hash desc nulls last, i.created_at desc limit 1
  )
  select jsonb_build_object(
    'name', case when exists (select from account) then (select account.name from account) else (select invited.name from invited) end,
    'color', (select o.primary_color from public.organizations o
      where o.id = coalesce((select organization_id from account), (select organization_id from invited))))
$function$;

CREATE OR REPLACE FUNCTION private.mail_session(it sessions, what text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.mail_attendee(participant.user_id, private.session_of(it, participant.user_id), what)
  from public.session_attendees a join public.case_participants participant on participant.id = a.participant_id
  where a.session_id = it.id and participant.status = 'active'
$function$;

CREATE OR REPLACE FUNCTION private.mail_signing_code(person uuid, of_version uuid, code_hash text, code text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from public.agreement_versions v join public.case_participants me on me.case_id = v.case_id
      and me.user_id = person and me.role = 'divorcee' and me.status = 'active'
    where v.id = of_version and private.name_in(v, me.id) is not null
      and v.id in (select newest.id from private.newest_versions(v.case_id) newest)) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if not private.takes_signing_code(person) then
    raise 'You sign without a code from a mail.' using errcode = 'MP409';
  end if;
  insert into private.signing_codes (user_id, version_id, hash) values (person, of_version, code_hash)
    on conflict (user_id, version_id) do update set hash = excluded.hash, made_at = excluded.made_at, wrong_tries = 0,
      used_at = null, used_in = null;
  delete from private.mails where receiver = person and template = 'signing_code' and sent_at is null;
  perform private.queue_mail(person, null, 'signing_code', jsonb_build_object('code', code));
end $function$;

CREATE OR REPLACE FUNCTION private.make_agreement_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_notify('jobs', 'make_agreement_files');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.make_proposal(of_topic uuid, for_audience text, to_party uuid, the_terms jsonb, words text, until timestamp with time zone, of_draft uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.mark_duty(of_case uuid, of_duty uuid, on_day date, is_done boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me public.case_participants := private.my_participant(of_case);
  it record;
begin
  select * into it from private.duties_in_force(of_case)
    where id = of_duty and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if me.role is distinct from 'divorcee' or it.who not in ('both', me.side) then
    raise 'Only the person whose part it is marks it.' using errcode = 'MP403';
  end if;
  if on_day not in (select private.duty_days(it.first_on, it.repeats, private.today_of(of_case) + 366)) then
    raise 'It is not due on this day.' using errcode = 'MP422';
  end if;
  if is_done then
    insert into public.duty_marks (case_id, version_id, participant_id, duty_id, due_on, visible_to)
      values (of_case, it.version_id, me.id, of_duty, on_day, it.visible_to)
      on conflict (participant_id, duty_id, due_on) do nothing;
  else
    delete from public.duty_marks where participant_id = me.id and duty_id = of_duty and due_on = on_day;
  end if;
  if not found then return; end if;
  perform private.record(of_case, it.visible_to,
    case when is_done then 'agreement_duty_done' else 'agreement_duty_undone' end, of_duty);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.match_requirement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select id into new.requirement_id from public.requirements
  where case_id = new.case_id and user_id = new.owner_id
    and (id = new.requirement_id or new.requirement_id is null and doc_type = new.doc_type and doc_type <> 'other');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.may_mail(person uuid, address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (
    select from public.contact_details d
    where (d.user_id = person or d.email = lower(address)) and cardinality(d.safe_channels) > 0
      and 'email' <> all (d.safe_channels))
$function$;

CREATE OR REPLACE FUNCTION private.may_read_now()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.is_through_server() then true
    else private.session_is_live(private.my_sign_in_id(), auth.uid()) end
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.may_show_titles(of_organization uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not neutral_notifications from public.organization_settings where organization_id = of_organization
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.measures_my_tone(in_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select in_case in (select private.my_party_case_ids()) and private.screening_is_on(in_case)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.median_of(numbers numeric[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('count', count(it), 'median', round(percentile_cont(0.5) within group (order by it)::numeric, 1))
  from unnest(numbers) as it
$function$;

CREATE OR REPLACE FUNCTION private.mediated_draft_annex(of_case uuid, of_document text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.annex_of(of_case, of_document) where of_case in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.mediated_recitals(of_case uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.recitals_of(of_case) where of_case in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.mediator_load()
 RETURNS TABLE(mediator_id uuid, name text, organization_id uuid, open_cases integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  return query
    select p.id, p.name, p.organization_id, (
      select count(*)::int from public.case_participants s join public.cases c on c.id = s.case_id and c.status <> 'closed'
      where s.user_id = p.id and s.role = 'mediator' and s.status = 'active') as load
    from public.profiles p where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id())) and p.role = 'mediator' and p.closed_at is null
    order by load, p.name, p.id limit 500;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.member_ids(of_organization uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.profiles
  where organization_id = of_organization
    and (private.administers(of_organization) or (private.my_role() = 'mediator' and private.my_organization_id() = of_organization))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.members_of(of_audience text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select user_id from private.audience_members
  where visible_to = of_audience
    and case_id = substring(of_audience from '^(?:case|private|party|parties|mediator)-(.{36})')::uuid
  union
  select substring(of_audience from '^(?:user|ai|support)-(.{36})$')::uuid
  where of_audience ~ '^(user|ai|support)-'
  union
  select a.id from public.profiles a
  where of_audience like 'support-%' and a.role = 'admin' and (a.organization_id is null or a.organization_id = (
    select p.organization_id from public.profiles p where p.id = substring(of_audience from '^support-(.{36})$')::uuid))
$function$;

CREATE OR REPLACE FUNCTION private.merge_contact(of_contact uuid, into_contact uuid, into_person uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.contacts;
  kept public.contacts;
begin
  perform from public.contacts where id in (of_contact, into_contact) order by id for update;
  select * into it from public.contacts where id = of_contact;
  if not found or not private.is_my_contact(it) then raise 'Not found.' using errcode = 'MP404'; end if;
  if into_person is not null then
    if into_person not in (select private.my_contact_ids()) then raise 'Not found.' using errcode = 'MP404'; end if;
    select * into kept from public.contacts
      where mediator_id = auth.uid() and user_id = into_person and merged_into is null for update;
  else
    select * into kept from public.contacts where id = into_contact;
    if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  end if;
  if kept.id is not null and not private.is_my_contact(kept) then raise 'Not found.' using errcode = 'MP404'; end if;
  if kept.id = it.id then raise 'These are one entry already.' using errcode = 'MP409'; end if;
  if it.user_id <> coalesce(into_person, kept.user_id) then
    raise 'These two people have accounts of their own, so their entries stay apart.' using errcode = 'MP409';
  end if;
  if kept.id is null then
    update public.contacts set user_id = into_person where id = it.id;
    return it.id;
  end if;
  update public.contacts set merged_into = kept.id where id = it.id or merged_into = it.id;
  update public.contacts set user_id = coalesce(user_id, it.user_id) where id = kept.id;
  return kept.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.message_readers(of_message uuid)
 RETURNS TABLE(user_id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select member.user_id, p.name
  from public.chat_messages m
  join private.channel_members member on member.channel_id = m.channel_id and member.user_id <> m.sender_id
  join public.chat_read_marks mark on mark.channel_id = m.channel_id and mark.user_id = member.user_id
    and mark.read_at >= m.created_at
  join public.profiles p on p.id = member.user_id
  join public.person_settings theirs on theirs.user_id = member.user_id and not theirs.hide_presence
  join public.person_settings mine on mine.user_id = m.sender_id
  where m.id = of_message and m.sender_id = auth.uid() and m.channel_id in (select private.my_channel_ids())
    and ((theirs.shares_read_receipts and not mine.hide_presence)
      or not private.are_on_two_sides(m.case_id, m.sender_id, member.user_id))
    and not exists (
      select from public.held_messages h
      where h.message_id = m.id and h.receiver_id = member.user_id and h.seen_at is null)
  order by p.name
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.messages_to_analyze(of_channel text)
 RETURNS TABLE(message_id uuid, sender_id uuid, role text, name text, content text, is_new boolean, is_last boolean, may_read boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    select * from private.due_analyses where channel_id = of_channel
  ), consenting as (
    select private.consenting_ids(case_id) as user_id from due where private.assistance_of(case_id) = 'on'
  ), found as (
    select m.*, m.created_at >= due.since as is_new,
      row_number() over (order by m.created_at desc, m.id desc) <= 5 as is_last
    from due cross join lateral (
      select * from public.chat_messages
      where channel_id = of_channel and redacted_at is null
        and created_at >= least(due.since, (
          select min(created_at) from (
            select created_at from public.chat_messages where channel_id = of_channel and redacted_at is null
            order by created_at desc, id desc limit 5) last_five))
    ) m
  )
  select f.id, f.sender_id, f.sender_role, p.name, f.content, f.is_new, f.is_last, f.sender_id in (select user_id from consenting)
  from found f join public.profiles p on p.id = f.sender_id
  order by f.created_at, f.id
$function$;

CREATE OR REPLACE FUNCTION private.missing_before(of_session uuid)
 RETURNS TABLE(what text, participant_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with it as (
    select s.* from public.sessions s where s.id = of_session and not exists (
      select from private.condition_facts(s.case_id) f where f.code = 'session_held' and f.done > 0)
  ), parties as (
    select p.* from it join public.session_attendees a on a.session_id = it.id
    join public.case_participants p on p.id = a.participant_id and p.role = 'divorcee' and p.status = 'active'
  ), first as (
    select it.case_id from it where (select count(*) from parties) > 1
  ), terms as (
    select t.* from first cross join lateral private.terms_of_case(first.case_id) t where t.id is not null
  )
  select 'terms', p.id from parties p join terms on not exists (
    select from public.terms_signatures s where s.terms_id = terms.id and s.participant_id = p.id)
  union all
  select 'mediator_terms', null from first join terms on not exists (
    select from public.terms_signatures s join public.case_participants m on m.id = s.participant_id
    where s.terms_id = terms.id and m.case_id = first.case_id and m.role = 'mediator' and m.status = 'active')
  union all
  select case decided.outcome when 'stop' then 'stopped' else 'screening' end, p.id
  from first join parties p on true
  cross join lateral (select private.decided_for(of_session, p.id) as outcome) decided
  where coalesce(decided.outcome, 'stop') = 'stop'
$function$;

CREATE OR REPLACE FUNCTION private.mode_of(of_case uuid)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select mode from public.case_modes where case_id = of_case for share
$function$;

CREATE OR REPLACE FUNCTION private.money_audience(of_participant uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.are_statements_open(case_id) then 'case-' || case_id else 'private-' || case_id || '-' || user_id end
  from public.case_participants where id = of_participant
$function$;

CREATE OR REPLACE FUNCTION private.must_administer(of_organization uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.administers(of_organization) then raise 'Not found.' using errcode = 'MP404'; end if;
end $function$;

CREATE OR REPLACE FUNCTION private.must_be_admin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_platform_admin() then
    raise 'Only an admin of the platform may do this.' using errcode = 'MP403';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.must_be_confirmed()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from auth.sessions s left join private.sign_in_proofs proof on proof.session_id = s.id
    where s.id = private.my_sign_in_id() and s.user_id = auth.uid()
      and greatest(s.created_at, proof.confirmed_at) > now() - interval '10 minutes') then
    raise 'Confirm first that it is you.' using errcode = 'MP428';
  end if;
end $function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.must_be_negotiable(it topics)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if it.state = 'parked' then
    raise 'This topic is parked. The mediator can take it up again.' using errcode = 'MP409';
  elsif it.state = 'agreed' then
    raise 'This topic is agreed. The mediator can take it up again.' using errcode = 'MP409';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.must_be_open(it proposals)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if it.state <> 'offered' then
    raise 'This proposal is not open any more. Look at the newest one.' using errcode = 'MP409';
  elsif it.expires_at <= now() then
    raise 'The time for this proposal is over.' using errcode = 'MP409';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.must_be_party(of_case uuid)
 RETURNS case_participants
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me public.case_participants := private.my_participant(of_case);
begin
  if me.role is distinct from 'divorcee' then raise 'Only the two parties sign.' using errcode = 'MP403'; end if;
  return me;
end $function$;

CREATE OR REPLACE FUNCTION private.must_be_some_admin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_admin() then raise 'Only an admin may do this.' using errcode = 'MP403'; end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.must_be_whole(words jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  clause jsonb;
  named text;
begin
  if words is null then raise 'This draft is empty.' using errcode = 'MP409'; end if;
  for clause, named in
    select it, format('Clause %s, “%s”,', at, it ->> 'heading')
    from jsonb_array_elements(words) with ordinality as listed (it, at) order by at
  loop
    if clause ->> 'text' = '' then raise '% has no words yet.', named using errcode = 'MP409'; end if;
    if clause @? '$.duties[*] ? (@.what == "" || @.due_on == null)' then
      raise '% has something to do without words or a day.', named using errcode = 'MP409';
    end if;
    if private.has_blank(clause ->> 'heading') or private.has_blank(clause ->> 'text') or private.has_blank(clause ->> 'plain_text')
        or exists (select from jsonb_array_elements(clause -> 'duties') as duty where private.has_blank(duty ->> 'what')) then
      raise '% has a place that is not filled in yet.', named using errcode = 'MP409';
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.must_enter_figures(of_case uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.must_help_with_factors(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  if not exists (select from public.profiles p
    where p.id = person and p.closed_at is null and private.administers(p.organization_id)) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if person = auth.uid() then raise 'Ask another admin to do this for you.' using errcode = 'MP409'; end if;
  perform private.must_be_confirmed();
end $function$;

CREATE OR REPLACE FUNCTION private.must_invite(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if of_case not in (select private.my_mediated_case_ids()) and not private.administers_case(of_case) then
    raise 'Only the mediator of the case invites people.' using errcode = 'MP403';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.must_mediate(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if of_case not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator may do this.' using errcode = 'MP403';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.must_not_change_sides(of_case uuid, address text, as_role text, on_side text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if of_case in (select private.my_mediated_case_ids()) or private.administers_case(of_case) then
    if exists (select from public.contact_details d where d.email = lower(address)
      and private.was_on_other_side(of_case, d.user_id, as_role, on_side)) then
      raise 'This person is or was on the other side of this case, so they cannot join this side. Invite somebody else.'
        using errcode = 'MP409';
    end if;
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_account()
 RETURNS TABLE(id uuid, user_id uuid, email text, name text, role text, requested_role text, organization_id uuid, factor_days_left integer, has_lost_factors boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, p.id, d.email, p.name, p.role, p.requested_role, p.organization_id,
    case when due is not null then greatest(0, ceil(extract(epoch from due - now()) / 86400))::integer end,
    not private.has_factor(p.id) and exists (select from private.lost_factors lost
      where lost.user_id = p.id and lost.is_removed and lost.ended_at > now() - interval '30 days')
  from public.profiles p join public.contact_details d on d.user_id = p.id, private.factor_due_at(p.id) as due
  where p.id = auth.uid()
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.my_audience_ids()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select visible_to from private.audience_members where user_id = auth.uid()
  union all
  select kind || auth.uid() from unnest(array['user-', 'ai-', 'support-']) as kind
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_calendar_entry(of_session uuid)
 RETURNS TABLE(ics_uid uuid, ics_sequence integer, status text, starts_at timestamp with time zone, minutes integer, is_neutral boolean, arrives_minutes integer, place text, address text, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select entry.ics_uid, entry.ics_sequence, entry.status, entry.starts_at, entry.minutes, entry.is_neutral,
    entry.arrives_minutes, entry.place, entry.address, entry.language
  from private.calendar_entries_of(auth.uid()) entry where entry.session_id = of_session and entry.status <> 'left'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_case_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_case_intake_days(of_case uuid)
 RETURNS TABLE(participant_id uuid, submitted_on date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, (i.submitted_at at time zone 'UTC')::date
  from public.case_participants p
  left join public.case_intakes i on i.case_id = p.case_id and i.user_id = p.user_id
  where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    and (of_case in (select private.my_case_ids()) or private.administers_case(of_case))
  order by p.side
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_channel_ids()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select channel_id from private.channel_members where user_id = auth.uid()
  union all
  select kind || auth.uid() from unnest(array['ai-', 'support-']) as kind
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_channel_members(of_cases uuid[])
 RETURNS TABLE(channel_id text, case_id uuid, party_id uuid, user_id uuid, name text, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.channel_id, m.case_id, m.party_id, m.user_id, p.name, participant.role
  from private.channel_members m
  join public.profiles p on p.id = m.user_id
  join public.case_participants participant on participant.case_id = m.case_id and participant.user_id = m.user_id and participant.status = 'active'
  where m.case_id = any (of_cases)
    and m.channel_id in (select private.my_channel_ids())
  order by m.channel_id, participant.created_at
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_channels()
 RETURNS TABLE(channel_id text, case_id uuid, party_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.channel_id, m.case_id, m.party_id from private.channel_members m where m.user_id = auth.uid()
  union all
  select kind || auth.uid(), null, null from unnest(array['ai-', 'support-']) as kind
  union all
  select it, null, null from private.my_support_channel_ids() as it
  where it <> 'support-' || auth.uid() and exists (select from public.chat_messages m where m.channel_id = it)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_client_folders()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case_id || '/' || user_id from public.case_participants
  where id in (select private.my_client_participant_ids()) and status = 'active'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_client_participant_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select represents_participant_id from public.case_participants
  where user_id = auth.uid() and status = 'active' and role = 'lawyer' and confirmed_by_client_at is not null
$function$;

CREATE OR REPLACE FUNCTION private.my_contact_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.user_id from public.case_participants p
  where p.user_id is not null and private.my_role() = 'mediator'
    and p.case_id in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_credentials()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select passkey.credential_id from private.passkeys passkey where passkey.user_id = auth.uid()
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.my_devices()
 RETURNS TABLE(id uuid, user_agent text, last_used_at timestamp with time zone, is_current boolean, session_ids uuid[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with open as materialized (
    select it.*, a.device_id from private.my_sign_ins() it join private.sign_in_activity a on a.session_id = it.id
  )
  select d.id, d.user_agent, greatest(d.last_used_at, max(open.last_active_at)), coalesce(bool_or(open.is_current), false),
    coalesce(array_agg(open.id order by open.last_active_at desc, open.id) filter (where open.id is not null), '{}')
  from private.devices d left join open on open.device_id = d.id
  where d.user_id = auth.uid() group by d.id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_document_counts(of_case uuid)
 RETURNS TABLE(participant_id uuid, asked integer, sent integer, accepted integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.participant_id,
    count(*) filter (where s.state not in ('not_applicable', 'not_available'))::int,
    count(*) filter (where s.state in ('uploaded', 'confirmed'))::int,
    count(*) filter (where s.state = 'confirmed')::int
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where r.visible_to in (select private.my_audience_ids())
  group by r.participant_id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_document_owner(of_case uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select split_part(folder, '/', 2)::uuid
  from (select private.my_folders() as folder union all select private.my_client_folders()) mine
  where folder like of_case || '/%' limit 1
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_documents_by_audience()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select visible_to || '/' || id from public.uploads where visible_to in (select private.my_audience_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_factors()
 RETURNS TABLE(has_app boolean, recovery_codes_left integer, passkeys jsonb, removal_due_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.code_apps app where app.user_id = auth.uid() and app.confirmed_at is not null),
    (select count(*)::integer from private.recovery_codes code where code.user_id = auth.uid() and code.used_at is null),
    (select coalesce(jsonb_agg(jsonb_build_object('id', passkey.id, 'name', passkey.name, 'created_at', passkey.created_at,
      'last_used_at', passkey.last_used_at) order by passkey.created_at, passkey.id), '[]')
      from private.passkeys passkey where passkey.user_id = auth.uid()),
    (select lost.due_at from private.lost_factors lost where lost.user_id = auth.uid() and lost.ended_at is null)
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.my_file(upload uuid)
 RETURNS TABLE(key text, kinds text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select f.storage_key, f.taken_out
  from private.upload_files f join public.uploads u on u.id = f.upload_id
  where u.id = upload and auth.uid() in (u.owner_id, u.uploaded_by) and u.scan_status <> 'quarantined'
    and u.visible_to in (select private.my_audience_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_folders()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case_id || '/' || user_id from public.case_participants
  where user_id = auth.uid() and status = 'active' and role = 'divorcee'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_held_case_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.cases
  where legal_hold and (((select private.is_platform_admin()) or organization_id = (select private.my_office_id())) or id in (select private.my_mediated_case_ids()))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_held_message_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select message_id from public.held_messages
  where receiver_id = auth.uid() and delivered_at is null and (due_at is null or due_at > now())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_intake_audiences()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 'private-' || case_id || '-' || private.my_intake_owner(case_id) from private.my_case_ids() as case_id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_intake_owner(of_case uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(client.user_id, mine.user_id)
  from public.case_participants mine
  left join public.case_participants client on client.id = mine.represents_participant_id
  where mine.case_id = of_case and mine.user_id = auth.uid() and mine.status = 'active'
    and (mine.role = 'divorcee' or client.status = 'active' and mine.confirmed_by_client_at is not null)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_kept_apart(of_session uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.kept_apart(s.id) from public.sessions s
  where s.id = of_session and s.case_id in (select private.my_mediated_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_kept_records()
 RETURNS TABLE(case_id uuid, reference text, title text, reason text, kept_until timestamp with time zone, messages integer, documents integer, signatures integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.id, c.reference, c.title, case when c.status = 'closed' then 'retention' else 'open' end, k.kept_until,
    (select count(*)::int from public.chat_messages m where m.case_id = c.id and m.sender_id = auth.uid()),
    (select count(*)::int from public.uploads u where u.case_id = c.id and u.owner_id = auth.uid() and u.audience <> 'private'),
    (select count(*)::int from public.agreement_signatures s join public.case_participants p on p.id = s.participant_id
      where s.case_id = c.id and p.user_id = auth.uid())
  from private.kept_cases(auth.uid()) k join public.cases c on c.id = k.case_id
  where c.status <> 'closed' or k.kept_until > now()
  order by c.created_at, c.id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_late_messages()
 RETURNS TABLE(id uuid, channel_id text, sender_id uuid, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.id, m.channel_id, m.sender_id, m.created_at
  from public.held_messages h join public.chat_messages m on m.id = h.message_id
  where h.receiver_id = auth.uid() and h.seen_at is null and (h.delivered_at is not null or h.due_at <= now())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_mediated_case_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active' and role = 'mediator'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_missing_before(of_session uuid)
 RETURNS TABLE(what text, participant_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select missing.* from private.missing_before(of_session) missing
  where exists (select from public.sessions s
    where s.id = of_session and s.case_id in (select private.my_mediated_case_ids()))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_money_party(of_case uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.case_participants
  where case_id = of_case and role = 'divorcee' and status = 'active' and user_id = private.my_document_owner(of_case)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_office_case_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.cases where organization_id = private.my_office_id()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_office_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select organization_id from public.profiles where id = auth.uid() and role = 'admin'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_office_member_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.profiles where organization_id = private.my_office_id()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_office_person_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.profiles where organization_id = private.my_office_id()
  union
  select user_id from public.case_participants where user_id is not null and case_id in (select private.my_office_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_open_spans(of_case uuid, since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (day + (span ->> 'from')::time) at time zone hours.time_zone,
    (day + (span ->> 'to')::time) at time zone hours.time_zone
  from public.cases c
  cross join lateral private.hours_of(auth.uid(), c.organization_id) as hours
  cross join lateral generate_series(date_trunc('day', since at time zone hours.time_zone),
    until at time zone hours.time_zone, interval '1 day') as day
  cross join lateral jsonb_array_elements(hours.working_hours -> to_char(day, 'dy')) as span
  where c.id = of_case and c.id in (select private.my_mediated_case_ids())
  order by 1
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_organization_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select organization_id from public.profiles where id = auth.uid()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_organization_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.my_organization_id()
  union
  select organization_id from public.cases where id in (select private.my_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_participant(of_case uuid)
 RETURNS case_participants
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.case_participants where case_id = of_case and user_id = auth.uid() and status = 'active'
$function$;

CREATE OR REPLACE FUNCTION private.my_participant_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.case_participants where user_id = auth.uid() and status = 'active'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_party_case_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case_id from public.case_participants where user_id = auth.uid() and status = 'active' and role = 'divorcee'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_people_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.user_id from public.case_participants p
  where p.user_id is not null and p.case_id in (select private.my_case_ids())
  union
  select p.user_id from public.case_participants p join public.cases c on c.id = p.case_id
  where p.user_id is not null and private.my_role() = 'mediator' and c.organization_id = private.my_organization_id()
  union
  select id from public.profiles
  where private.my_role() = 'mediator' and organization_id = private.my_organization_id()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_profile()
 RETURNS SETOF profiles
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.profiles where id = auth.uid()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_reply_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from private.ai_replies where user_id = auth.uid()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_requirement_states(of_case uuid)
 RETURNS TABLE(requirement_id uuid, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.requirement_id, s.state
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where r.visible_to in (select private.my_audience_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_role()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select role from public.profiles where id = auth.uid()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_session_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.session_id from public.session_attendees a
  join public.case_participants participant on participant.id = a.participant_id
  where participant.user_id = auth.uid() and participant.status = 'active'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_settlement_audience(of_case uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case me.role when 'mediator' then 'mediator-' || of_case when 'divorcee' then 'user-' || me.user_id end
  from private.my_participant(of_case) me
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_sign_in_end()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.sign_in_end(private.my_sign_in_id())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_sign_in_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
$function$;

CREATE OR REPLACE FUNCTION private.my_sign_ins()
 RETURNS TABLE(id uuid, created_at timestamp with time zone, last_active_at timestamp with time zone, user_agent text, is_current boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.id, s.created_at, coalesce(a.last_active_at, s.created_at), a.user_agent, s.id = private.my_sign_in_id()
  from auth.sessions s
  left join private.sign_in_activity a on a.session_id = s.id
  where s.user_id = auth.uid() and private.session_is_live(s.id, s.user_id)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_signing_proof()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.has_factor(auth.uid()) then 'factor'
    when private.takes_signing_code(auth.uid()) then 'password_and_code' else 'password' end
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_step_facts(of_case uuid)
 RETURNS TABLE(step text, code text, participant_id uuid, done integer, total integer, waits integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select f.step, case when it.is_known then f.code else 'other_party' end, f.participant_id,
    case when it.is_known then f.done else (f.done >= f.total)::int end, case when it.is_known then f.total else 1 end,
    case when it.is_known then it.waits else least(it.waits, 1) end
  from private.step_facts(of_case) f
  left join public.case_participants p on p.id = f.participant_id
  left join private.waiting_for(of_case) w on w.code = f.code and w.participant_id = f.participant_id
  cross join lateral (
    select f.participant_id is null or f.code = 'signatures_in'
        or of_case in (select private.my_mediated_case_ids())
        or f.participant_id in (select private.my_participant_ids())
        or f.participant_id in (select private.my_client_participant_ids()) as is_known,
      case when f.participant_id is null then 0
        when f.code in ('documents', 'signatures_in') then coalesce(w.waits, 0)
        else f.total - f.done end as waits) as it
  where of_case in (select private.my_case_ids()) or private.administers_case(of_case)
  order by array_position(private.steps(), f.step), p.side nulls first
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.my_support_channel_ids()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 'support-' || id from public.profiles
  where (select private.is_platform_admin()) or organization_id = (select private.my_office_id())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.name_enquiry_subject()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.enquiries where id = new.subject_id) then new.subject_type := 'enquiry'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_in(it agreement_versions, of_participant uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select party ->> 'name' from jsonb_array_elements(it.parties) as party where party ->> 'id' = of_participant::text
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.name_money_subject()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.figures where id = new.subject_id)
    or exists (select from public.money_statements where id = new.subject_id) then
    new.subject_type := 'money';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_settlement_subject()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.settlements where id = new.subject_id) then new.subject_type := 'settlement'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_subject()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.subject_type := case
    when exists (select from public.case_intakes where id = new.subject_id) then 'intake'
    when exists (select from public.requirements where id = new.subject_id) then 'requirement'
    when exists (select from public.agreement_versions where id = new.subject_id) then 'agreement'
    when exists (select from public.erasure_requests where id = new.subject_id) then 'erasure_request'
  end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_subject_device()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.devices where id = new.subject_id) then new.subject_type := 'device'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_subject_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.invoices where id = new.subject_id) then new.subject_type := 'invoice'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_subject_loss()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.lost_factors where id = new.subject_id) then new.subject_type := 'lost_factors'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_subject_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.sessions where id = new.subject_id) then new.subject_type := 'session'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_topic()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.topics where id = new.subject_id) then new.subject_type := 'topic'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_words(it text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select string_to_array(btrim(regexp_replace(private.folded(it), '[^[:alnum:]]+', ' ', 'g')), ' ')
$function$;

CREATE OR REPLACE FUNCTION private.needed_documents(of_case uuid)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select called.document from (
    select 'memorandum' as document
    union
    select case t.issue when 'parenting' then 'parenting' else 'finances' end
    from public.topics t where t.case_id = of_case and t.issue <> 'other'
  ) called
  where called.document not in (select unnest(c.skipped_documents) from public.cases c where c.id = of_case)
  union
  select v.document from public.agreement_versions v where v.case_id = of_case
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.new_reference()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  letters constant text := 'BCDFGHJKLMNPRSTVWXZ';
  made text;
begin
  loop
    select string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '')
      || to_char(now(), '-YYYY-') || lpad(floor(random() * 10000)::text, 4, '0')
      into made from generate_series(1, 3);
    exit when not exists (select from public.cases where reference = made);
  end loop;
  return made;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.newest_terms(of_organization uuid)
 RETURNS organization_terms
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.organization_terms
  where organization_id = of_organization and number is not null order by number desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.newest_versions(of_case uuid)
 RETURNS SETOF agreement_versions
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select distinct on (document) * from public.agreement_versions where case_id = of_case order by document, number desc
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.next_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.nights_by_token(token text)
 RETURNS TABLE(case_id uuid, side text, schedule jsonb, is_neutral boolean, language text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select me.case_id, me.side, plan.annex, coalesce(contact.safe_neutral, true), private.mail_language(feed.user_id, null)
  from public.calendar_feeds feed
  join public.case_participants me on me.user_id = feed.user_id and me.role = 'divorcee' and me.status = 'active'
  cross join private.versions_in_force(me.case_id) plan
  left join public.contact_details contact on contact.user_id = feed.user_id
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null and feed.shows_nights
    and plan.document = 'parenting' and plan.annex is not null
  order by me.case_id
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.note_actor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.notification_actors select new.id, p.id from public.profiles p where p.id = auth.uid();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.note_calendar_read(token text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.calendar_feeds set last_read_at = now()
  where token_hash = private.token_hash(token) and revoked_at is null
    and coalesce(last_read_at, '-infinity') < now() - interval '1 hour'
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.note_confirmed(session uuid, kind text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.sign_in_proofs as it (session_id, proved_at, proved_with)
    values (session, case when kind is not null then now() end, kind)
  on conflict (session_id) do update set confirmed_at = now(), proved_at = coalesce(excluded.proved_at, it.proved_at),
    proved_with = coalesce(excluded.proved_with, it.proved_with)
$function$;

CREATE OR REPLACE FUNCTION private.note_device(session uuid, device_hash text, is_proved boolean, agent text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid;
  device uuid;
  is_told boolean;
  wish public.notification_preferences;
begin
  agent := left(agent, 300);
  select s.user_id into person from auth.sessions s where s.id = session and private.session_is_live(s.id, s.user_id);
  if person is null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('devices ' || person, 0));
  update private.devices d set last_used_at = now(), user_agent = agent
    where d.user_id = person and d.hash = device_hash returning d.id into device;
  if device is null then
    is_told := case when exists (select from private.devices d where d.user_id = person) then true
        when is_proved then false
        else exists (select from private.audit_log l where l.actor_id = person and l.action = 'insert'
          and l.object_type = 'session' and l.object_id <> session)
          and not exists (select from private.settings s where s.demo is not null) end
      and not exists (select from private.devices d where d.user_id = person
        and d.told_at > now() - interval '10 minutes' and d.user_agent is not distinct from agent);
    insert into private.devices (user_id, hash, user_agent, told_at)
      values (person, device_hash, agent, case when is_told then now() end) returning id into device;
    if is_told then
      insert into public.notifications (user_id, type, message, subject_id)
        values (person, 'sign_in', 'Somebody signed in to your account on a new device. Look whether it was you.', device);
      perform private.queue_mail(person, null, 'new_device', '{}');
      select * into wish from public.notification_preferences p where p.user_id = person;
      update private.mails m set next_attempt_at =
          private.after_quiet_hours(m.next_attempt_at, private.time_zone_of(person), wish.quiet_from, wish.quiet_to)
        where m.receiver = person and m.template = 'new_device' and m.attempts = 0 and m.sent_at is null;
    end if;
    -- The cookie of a device lives for 180 days. Programs that keep none would fill the list.
    delete from private.devices d where d.user_id = person and d.id <> device and (d.last_used_at < now() - interval '180 days'
      or d.id in (select old.id from private.devices old where old.user_id = person order by old.last_used_at desc offset 20));
  end if;
  update private.sign_in_activity a set device_id = device where a.session_id = session;
end $function$;

CREATE OR REPLACE FUNCTION private.note_factor(session uuid, kind text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.sign_in_proofs (session_id, factor_at, proved_at, proved_with) values (session, now(), now(), kind)
  on conflict (session_id) do update set factor_at = now(), confirmed_at = now(), proved_at = now(), proved_with = kind
$function$;

CREATE OR REPLACE FUNCTION private.note_passkey(passkey_id uuid, new_counter bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.passkeys passkey set counter = new_counter, last_used_at = now() where passkey.id = passkey_id
$function$;

CREATE OR REPLACE FUNCTION private.note_session_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select own.starts_at, own.starts_at + make_interval(mins => own.minutes) into new.starts_at, new.ends_at
    from public.sessions s
    cross join lateral private.session_of(s, new.user_id) as own
    where s.id = new.subject_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.note_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.staff_since (user_id) values (new.id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.note_taken_out(upload uuid, kinds text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.upload_files set taken_out = kinds
  where upload_id = upload and taken_out is null
    and exists (select from public.uploads u where u.id = upload and u.uploaded_by = auth.uid())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.notify(for_audience text, kind text, words text, of_case uuid, subject uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.notify_user(member, kind, words, of_case, for_audience, subject) from private.members_of(for_audience) as member
$function$;

CREATE OR REPLACE FUNCTION private.notify_attendee(person uuid, own sessions, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if words like '%has changed%' then
    delete from public.notifications n
    where n.user_id = person and n.subject_id = own.id and n.created_at >= now() and n.message like '%has changed%';
  end if;
  perform private.notify_user(person, 'session_scheduled', replace(words, '{time}',
    coalesce(private.session_time(own.starts_at, own.minutes, own.time_zone), '')), own.case_id, 'user-' || person, own.id);
end $function$;

CREATE OR REPLACE FUNCTION private.notify_document_owner(of_upload uploads, words text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.notify_user(member, 'document_reviewed', words, of_upload.case_id, of_upload.visible_to, of_upload.id)
  from private.members_of('private-' || of_upload.case_id || '-' || of_upload.owner_id) as member
  where member = of_upload.owner_id
    or private.audience_width(of_upload.audience) >= private.audience_width('my_side')
      and member not in (select private.members_of('mediator-' || of_upload.case_id))
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visible_to text := 'case-' || new.id;
  words text;
begin
  if tg_op = 'INSERT' then
    perform private.record(new.id, visible_to, 'case_opened', new.id);
    if not exists (select from public.case_participants p where p.case_id = new.id and p.role = 'mediator') then
      perform private.notify_user(id, 'case_update', 'A new case waits for a mediator.', new.id, null, new.id)
      from public.profiles where role = 'admin' and (organization_id is null or organization_id = new.organization_id);
    end if;
  elsif new.status <> old.status then
    perform private.record(new.id, visible_to,
      case when new.status = 'closed' then 'case_closed' when new.status = 'on_hold' then 'case_held'
        when old.status = 'closed' then 'case_reopened' else 'case_resumed' end,
      new.id, case when new.status = 'closed' then jsonb_build_object('reason', new.close_reason) else '{}' end);
    words := case when new.status = 'closed' then 'Your case is closed.' when new.status = 'on_hold' then 'Your case is on hold.'
      else 'Your case is open again.' end;
    perform private.notify(visible_to, 'case_update', words, new.id, new.id);
  elsif (new.title, new.description, new.issues) is distinct from (old.title, old.description, old.issues) then
    perform private.record(new.id, visible_to, 'case_changed', new.id, jsonb_build_object('changed', array_remove(array[
      case when new.title <> old.title then 'title' end,
      case when new.description <> old.description then 'description' end,
      case when new.issues <> old.issues then 'issues' end], null)));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_comment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, new.visible_to, 'document_commented', new.upload_id);
  perform private.notify(new.visible_to, 'document_reviewed', 'There is a comment on a document.', new.case_id, new.upload_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_due_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words text := 'There is a new date on your list of documents.';
begin
  perform private.record(new.case_id, new.visible_to, 'requirement_dated', new.id);
  if not exists (
    select from public.notifications n
    where n.visible_to = new.visible_to and n.message = words and n.status = 'unread' and n.deleted_at is null) then
    perform private.notify(new.visible_to, 'case_update', words, new.case_id, new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' and new.status = 'requested' then
    perform private.notify('support-' || new.user_id, 'case_update', 'Somebody asks for their data to be erased.', null, new.id);
  elsif tg_op = 'UPDATE' and new.status <> old.status and new.status in ('checking_holds', 'refused') then
    perform private.notify_user(new.user_id, 'case_update', 'There is news about something you asked for.', null, null, new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_figure(of_case uuid, of_figure uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.are_statements_open(of_case) then return; end if;
  perform private.record(of_case, 'case-' || of_case, 'figure_changed', of_figure);
  perform private.notify('case-' || of_case, 'case_update', 'A figure in your case has changed.', of_case, of_figure);
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_grave_insight()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.notify_user(member, 'safety_sign', 'A conversation in one of your cases needs your attention.', new.case_id,
    coalesce(new.source_channel_id, new.visible_to), new.id)
    from private.members_of(new.visible_to) as member;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_handling()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, new.visible_to, 'request_handled', new.id, jsonb_build_object('kind', new.kind));
  if exists (select from public.case_participants
      where case_id = new.case_id and user_id = new.user_id and status = 'active') then
    perform private.notify_user(new.user_id, 'case_update', case new.kind
      when 'safety_concern' then 'There is news in your case.'
      else 'There is news about something you asked for.' end,
      new.case_id, new.visible_to, coalesce(new.session_id, new.id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_intake()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visible_to text := 'party-' || new.case_id || '-' || new.user_id;
begin
  if new.user_id is null or new.status = old.status then return null; end if;
  perform private.record(new.case_id, visible_to, 'intake_' || new.status, new.id);
  if new.status = 'submitted' then
    perform private.notify('mediator-' || new.case_id, 'case_update', case when exists (
        select from public.safety_answers s
        where s.case_id = new.case_id and s.user_id = new.user_id and s.handled_at is null
          and private.safety_urgency(s.answers, s.prefers_to_talk) is not null)
      then 'An intake was sent to you. Read its safety answers first.' else 'An intake was sent to you.' end,
      new.case_id, new.id);
    if old.submitted_at is null then
      perform private.record(new.case_id, 'case-' || new.case_id, 'intake_submitted', p.id)
      from public.case_participants p
      where p.case_id = new.case_id and p.user_id = new.user_id and p.role = 'divorcee' and p.status = 'active';
    end if;
  elsif new.status = 'returned' then
    perform private.notify(visible_to, 'case_update', 'Your mediator has a question about your intake.', new.case_id, new.id);
  else
    perform private.notify(visible_to, 'case_update', 'Your mediator has accepted your intake.', new.case_id, new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.notify_user(member, 'message', 'There is a new message for you.', new.case_id, new.channel_id, new.id)
    from private.members_of(new.channel_id) as member
    where member <> new.sender_id
      and not exists (select from public.held_messages h where h.message_id = new.id and h.receiver_id = member);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_participant()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  everyone text := 'case-' || new.case_id;
  mediator text := 'mediator-' || new.case_id;
begin
  if new.status <> old.status and new.status = 'active' then
    perform private.record(new.case_id, everyone, 'participant_joined', new.id, jsonb_build_object('role', new.role));
    perform private.notify(everyone, 'case_update', 'Somebody has joined your case.', new.case_id, new.id);
  elsif old.status = 'active' and new.status = 'removed' then
    perform private.record(new.case_id, everyone, 'participant_removed', new.id, jsonb_build_object('role', new.role));
    perform private.notify(everyone, 'case_update', 'Somebody has left your case.', new.case_id, new.id);
  elsif new.status <> old.status and new.status = 'declined' then
    perform private.record(new.case_id, mediator, 'invitation_declined', new.id, jsonb_build_object('role', new.role));
    perform private.notify(mediator, 'case_update', 'An invitation was declined.', new.case_id, new.id);
  end if;
  if old.confirmed_by_client_at is null and new.confirmed_by_client_at is not null then
    perform private.record(new.case_id, 'private-' || new.case_id || '-' || client.user_id, 'lawyer_confirmed', new.id)
    from public.case_participants client where client.id = new.represents_participant_id;
    perform private.notify_user(new.user_id, 'case_update', 'Your client has confirmed you.', new.case_id, null, new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_proposal(it proposals, what text, to_answer text, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(it.case_id, it.visible_to, what, it.topic_id);
  perform private.notify_user(member, 'case_update',
      case when member in (select user_id from private.awaited(it)) then to_answer else words end,
      it.case_id, it.visible_to, it.topic_id)
    from private.members_of(it.visible_to) as member;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, new.visible_to, 'request_made', new.id, jsonb_build_object('kind', new.kind));
  perform private.notify('mediator-' || new.case_id, 'case_update', 'Somebody in your case asks for something.', new.case_id, new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_requirement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.record(new.case_id, new.visible_to, 'requirement_added', new.id);
    perform private.notify(new.visible_to, 'case_update', 'There is a new paper on your list.', new.case_id, new.id);
    return null;
  end if;
  if (new.na_reason is null) = (old.na_reason is null)
    and (new.na_waits_since is null) = (old.na_waits_since is null) then return null; end if;
  perform private.record(new.case_id, new.visible_to, 'requirement_changed', new.id, jsonb_build_object('state', case
    when new.na_reason is null then 'needed' when new.na_waits_since is null then 'not_applicable' else 'not_available' end));
  if new.na_reason is null and old.na_waits_since is not null
    and new.case_id in (select private.my_mediated_case_ids()) then
    perform private.notify(new.visible_to, 'case_update', 'Your mediator asks for a document again.', new.case_id, new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_upload()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, new.visible_to, 'document_uploaded', new.id,
    jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id));
  if new.audience <> 'private' then
    perform private.notify(new.visible_to, 'document_uploaded', 'A document was added to your case.', new.case_id, new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_of_upload_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_wider boolean := private.audience_width(new.audience) > private.audience_width(old.audience);
begin
  if new.scan_status = 'quarantined' and old.scan_status <> 'quarantined' then
    perform private.record(new.case_id, new.visible_to, 'document_quarantined', new.id,
      jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id));
    perform private.notify_user(member, 'document_reviewed',
      'A document may harm a computer, so nobody can open it. Another copy is needed.', new.case_id, new.visible_to, new.id)
      from private.members_of(new.visible_to) as member
      where member in (new.uploaded_by, new.owner_id)
        or member in (select private.members_of('mediator-' || new.case_id));
    return null;
  end if;
  if new.visible_to <> old.visible_to then
    perform private.record(new.case_id, new.visible_to, case when is_wider then 'document_shared' else 'document_narrowed' end,
      new.id, jsonb_build_object('audience', new.audience));
    if is_wider then
      perform private.notify(new.visible_to, 'document_uploaded', 'A document was shared in your case.', new.case_id, new.id);
    end if;
  end if;
  if new.status = old.status or new.superseded_by_id is not null then return null; end if;
  perform private.record(new.case_id, new.visible_to, 'document_' || new.status, new.id,
    jsonb_strip_nulls(jsonb_build_object('doc_type', new.doc_type, 'owner_id', new.owner_id, 'reject_code', new.reject_code)));
  perform private.notify_document_owner(new, case when new.status = 'superseded'
    then 'Your mediator asks for a newer version of a document.' else 'Your mediator has looked at a document.' end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_removed_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.notify_user(new.user_id, 'case_update', 'You are no longer part of a case.', null, null, null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notify_user(receiver uuid, kind text, words text, of_case uuid, for_audience text, subject uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wish public.notification_preferences;
begin
  if receiver is not distinct from auth.uid()
    or exists (select from auth.users u where u.id = receiver and u.banned_until > now()) then return; end if;
  select * into wish from public.notification_preferences p where p.user_id = receiver;
  if not coalesce(kind = any (wish.not_in_app), false) then
    insert into public.notifications (user_id, type, message, case_id, visible_to, subject_id)
    select receiver, kind, words, of_case, for_audience, subject
    where not exists (
      select from public.notifications n
      where kind = 'message' and n.user_id = receiver and n.type = kind and n.visible_to = for_audience
        and n.status = 'unread' and n.deleted_at is null);
  end if;
  perform private.mail_notification(receiver, kind, for_audience, wish);
end $function$;

CREATE OR REPLACE FUNCTION private.offer_slots(of_session uuid, times timestamp with time zone[], by_then timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.sessions;
begin
  select * into it from public.sessions
    where id = of_session and proposed_by = auth.uid() and id in (select private.my_session_ids()) for update;
  if not found then it := private.arrange_session(of_session); end if;
  if it.status <> 'proposed' then
    raise 'This session is % already. Times are offered before that.', it.status using errcode = 'MP409';
  end if;
  if by_then is not null and not private.arranges(it.case_id) then
    raise 'Only the mediator sets a date to answer by.' using errcode = 'MP403';
  end if;
  perform private.check_answer_by(by_then, times);
  update public.sessions set answer_by = by_then where id = it.id and answer_by is distinct from by_then;
  if private.put_slots(it, times) then
    perform private.mail_session(it, 'proposed');
    perform private.tell_session(it, 'session_slots_offered', 'New times are offered for a session.');
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.office_today(of_organization uuid)
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (now() at time zone time_zone)::date from public.organization_settings where organization_id = of_organization
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_bill(of_case uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(case fees.charging
    when 'fixed' then case when not exists (
      select from public.invoices where case_id = of_case and kind = 'invoice' and cancelled_on is null)
      then private.fee_rate(of_case) end
    when 'free' then 0
    else (select sum(amount_minor)::bigint from private.open_time(of_case)) end, 0)
  from private.fees_of_case(of_case) as fees
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_case(new_id uuid, new_title text, new_description text, chosen uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.my_role() = 'divorcee' then
    return private.open_own_case(new_id, new_title, new_description, chosen);
  end if;
  if private.my_role() = 'admin' then
    return private.open_case_anywhere(new_id, new_title, new_description, chosen);
  end if;
  insert into public.cases (id, title, description) values (new_id, new_title, new_description);
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_case_anywhere(new_id uuid, new_title text, new_description text, chosen uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  home uuid;
begin
  perform private.must_be_some_admin();
  select o.id into home from public.organizations o
    where private.administers(o.id) and o.id = coalesce(chosen, (
      select (array_agg(it.id))[1] from public.organizations it where private.administers(it.id) having count(*) = 1));
  if home is not null then
    insert into public.cases (id, organization_id, title, description, created_by)
      values (new_id, home, new_title, new_description, auth.uid());
  end if;
  return home is not null;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_enquiry_invitation(new_hash text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.invitations i set token_hash = new_hash
    from public.enquiries e, public.contact_details d
    where e.user_id = auth.uid() and e.status = 'case' and d.user_id = e.user_id and i.case_id = e.case_id and i.email = d.email
      and i.status = 'pending' and i.expires_at > now();
  if not found then raise 'This invitation has been used or withdrawn.' using errcode = 'MP409'; end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_file(upload uuid, is_download boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.uploads;
  opening public.case_openings;
  what text := case when is_download then 'download' else 'view' end;
  is_mine boolean;
begin
  select * into it from public.uploads where id = upload;
  is_mine := coalesce(it.visible_to in (select private.my_audience_ids()), false);
  if not is_mine and it.audience <> 'private' then opening := private.live_opening(it.case_id, 'documents'); end if;
  if not is_mine and opening.id is null then return null; end if;
  if it.scan_status = 'quarantined' then
    raise 'This document may harm a computer, so nobody can open it.' using errcode = 'MP403';
  end if;
  if opening.id is not null then
    perform private.log_reading(opening, 'uploads', upload);
  elsif not exists (select from private.audit_log where object_id = upload and action = what and actor_id = auth.uid()
      and at > now() - interval '10 minutes') then
    perform private.add_to_audit(what, 'uploads', upload, it.case_id, null, '{}');
  end if;
  return (select storage_key from private.upload_files where upload_id = upload);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_for_reading(of_case uuid, of_what text, why text, for_minutes integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made uuid;
begin
  perform private.must_be_some_admin();
  perform from public.cases where id = of_case and private.administers(organization_id) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if (private.live_opening(of_case, of_what)).id is not null then
    raise 'You have opened this already.' using errcode = 'MP409';
  end if;
  insert into public.case_openings (case_id, what, reason, expires_at)
    values (of_case, of_what, why, now() + make_interval(mins => for_minutes)) returning id into made;
  perform private.notify(
    case when (select legal_hold from public.cases where id = of_case) and auth.uid() is distinct from (
        select set_by from public.legal_holds where case_id = of_case order by created_at desc, id desc limit 1)
      then 'mediator-' else 'case-' end || of_case, 'case_update',
    case of_what when 'channel' then 'An admin may read the shared messages of your case for a limited time.'
      else 'An admin may read the documents of your case for a limited time.' end, of_case, made);
  return made;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_invitation(token text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.invitations set opened_at = now()
  where token_hash = private.token_hash(token) and status = 'pending' and opened_at is null
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.open_invitation_ids(person uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select i.id from public.invitations i join public.contact_details d on d.email = i.email
  where d.user_id = person and private.administers_person(person)
    and (i.status = 'pending' or i.status = 'expired' and not exists (select from public.invitations later
      where later.email = i.email and later.case_id is not distinct from i.case_id and later.created_at > i.created_at))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_lawyer_round(of_version uuid, deadline timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_own_case(new_id uuid, new_title text, new_description text, chosen uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := auth.uid();
  home uuid;
begin
  if private.my_role() is distinct from 'divorcee' then raise 'You may not do this.' using errcode = 'MP403'; end if;
  perform from public.profiles where id = me for update;
  if exists (select from public.cases c where c.created_by = me and c.status <> 'closed' and not exists (
    select from public.case_participants p where p.case_id = c.id and p.role = 'mediator' and p.status = 'active')) then
    raise 'You have opened a case already. It waits for a mediator.' using errcode = 'MP409';
  end if;
  select o.id into home from public.organizations o
    where o.id = coalesce(chosen, private.my_organization_id(),
      (select (array_agg(it.id))[1] from public.organizations it having count(*) = 1));
  if home is not null then
    insert into public.cases (id, organization_id, title, description, created_by)
      values (new_id, home, new_title, new_description, me);
    update public.profiles set organization_id = home where id = me and organization_id is null;
  end if;
  return home is not null;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_packet(of_case uuid, parts uuid[], as_format text)
 RETURNS TABLE(upload_id uuid, storage_key text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  versions uuid[] := array(select it.id from private.packet_versions(of_case) it where it.id = any (parts));
  documents uuid[] := array(select it.id from private.packet_uploads(of_case) it where it.id = any (parts));
begin
  if cardinality(versions) + cardinality(documents) < cardinality(parts) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if cardinality(versions) = 0 then
    raise 'A packet holds at least one document that both parties have signed.' using errcode = 'MP409';
  end if;
  perform private.add_to_audit('download', 'packet', null, of_case, null,
    jsonb_build_object('format', as_format, 'versions', to_jsonb(versions), 'documents', to_jsonb(documents)));
  return query select it, private.open_file(it, true) from unnest(documents) as it;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_rooms(it sessions)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.session_rooms (link, session_id, side)
  select office.video_url || '/' || replace(gen_random_uuid()::text, '-', ''), it.id, room.side
  from public.cases c
  join public.organization_settings office on office.organization_id = c.organization_id
  cross join unnest(case it.kind when 'shuttle' then array['A', 'B'] else array[null] end) as room (side)
  where c.id = it.case_id and it.mode = 'video' and office.video_url is not null
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.open_shares(of_case uuid)
 RETURNS TABLE(participant_id uuid, user_id uuid, name text, side text, share integer, share_minor bigint, ahead_minor bigint, used_minor bigint, number text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with fees as (
    select c.organization_id, extract(year from private.office_today(c.organization_id))::int as year,
      private.open_bill(c.id) as total, coalesce(mine.share_a, 50) as share_a, coalesce(mine.ahead_a_minor, 0) as ahead_a,
      coalesce(mine.ahead_b_minor, 0) as ahead_b
    from public.cases c left join public.case_fees mine on mine.case_id = c.id
    where c.id = of_case and c.id in (select private.my_mediated_case_ids())
  ), shares as (
    select p.id, p.user_id, coalesce(person.name, p.name) as name, p.side, fees.organization_id, fees.year,
      case p.side when 'A' then share_a else 100 - share_a end as share,
      case p.side when 'A' then private.first_share(total, share_a) else total - private.first_share(total, share_a) end as minor,
      case p.side when 'A' then ahead_a else ahead_b end as ahead
    from fees join public.case_participants p on p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    left join public.profiles person on person.id = p.user_id
  )
  select s.id, s.user_id, s.name, s.side, s.share, s.minor, s.ahead, least(s.ahead, s.minor),
    case when s.minor > 0 then private.invoice_number('invoice', s.year, coalesce(counter.last + 1,
      private.first_serial(s.organization_id, 'invoice')) - 1 + count(*) filter (where s.minor > 0) over (order by s.side)::int) end
  from shares s left join private.invoice_counters counter
    on counter.organization_id = s.organization_id and counter.kind = 'invoice' and counter.year = s.year
  order by s.side
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_sign_in(person uuid, refresh_token text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid := gen_random_uuid();
begin
  insert into auth.sessions (id, user_id, aal, created_at, updated_at) values (session, person, 'aal1', now(), now());
  insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at)
    values (gen_random_uuid()::text, refresh_token, person, session, false, now(), now());
  update auth.users set last_sign_in_at = now() where id = person;
  perform private.note_factor(session, 'passkey');
end $function$;

CREATE OR REPLACE FUNCTION private.open_statements(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.open_time(of_case uuid)
 RETURNS TABLE(id uuid, session_id uuid, session_kind text, on_day date, what text, minutes integer, is_charged boolean, version integer, amount_minor bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with entries as (
    select e.id, e.session_id, s.kind as session_kind, e.on_day, e.what, e.minutes, e.is_charged, e.version, e.created_at
    from public.time_entries e left join public.sessions s on s.id = e.session_id
    where e.case_id = of_case and e.bill_id is null
    union all
    select null, s.id, s.kind, (s.starts_at at time zone office.time_zone)::date, null, coalesce(s.held_minutes, s.minutes),
      s.kind not in ('intro', 'individual'), 0, s.starts_at
    from public.sessions s join public.cases c on c.id = s.case_id
    join public.organization_settings office on office.organization_id = c.organization_id
    where s.case_id = of_case and s.status = 'completed' and not exists (
      select from public.time_entries e where e.case_id = of_case and e.session_id = s.id))
  select e.id, e.session_id, e.session_kind, e.on_day, e.what, e.minutes, e.is_charged, e.version,
    case when e.is_charged then case fees.charging
      when 'session' then rate when 'hour' then round(rate * e.minutes / 60.0)::bigint end end
  from entries e, private.fees_of_case(of_case) as fees, private.fee_rate(of_case) as rate
  where of_case in (select private.my_mediated_case_ids()) order by e.on_day, e.created_at
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.organization_by_invitation(token text)
 RETURNS SETOF organizations
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select o.* from public.invitations i
  left join public.cases c on c.id = i.case_id
  join public.organizations o on o.id = coalesce(c.organization_id, i.organization_id)
  where i.token_hash = private.token_hash(token)
$function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.owes_factor(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.factor_due_at(person) <= now(), false)
$function$;

CREATE OR REPLACE FUNCTION private.packet_file(of_case uuid, upload uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select f.storage_key from private.upload_files f
  where f.upload_id = upload and upload in (select id from private.packet_uploads(of_case))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.packet_uploads(of_case uuid)
 RETURNS SETOF uploads
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.uploads
  where case_id = of_case and audience = 'everyone' and visible_to in (select private.my_audience_ids())
    and status in ('pending', 'confirmed') and scan_status <> 'quarantined'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.packet_versions(of_case uuid)
 RETURNS TABLE(id uuid, document text, number integer, signed_on date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select v.id, v.document, v.number, (
    select max(coalesce(s.signed_on, (s.signed_at at time zone private.zone_of_case(of_case))::date))
    from public.agreement_signatures s where s.version_id = v.id)
  from private.versions_in_force(of_case) v where v.visible_to in (select private.my_audience_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.parties_of(of_case uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'side', p.side, 'name', person.name) order by p.side, p.id), '[]')
  from public.case_participants p join public.profiles person on person.id = p.user_id
  where p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
$function$;

CREATE OR REPLACE FUNCTION private.passages_of(of_case uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.passage_id), '[]') from public.organization_passages p
  where p.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
    private.my_organization_id())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.past_retention()
 RETURNS TABLE(case_id uuid, organization_id uuid, class text, due_since timestamp with time zone, is_held boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.id, c.organization_id, kind.class, c.closed_at + make_interval(years => kind.years), c.legal_hold
  from public.cases c
  join public.organization_settings o on o.organization_id = c.organization_id
  cross join lateral (values
    ('messages', o.retention_messages), ('financial_documents', o.retention_financial_documents),
    ('notes', o.retention_notes), ('agreement', o.retention_agreement), ('audit', o.retention_audit)) as kind (class, years)
  where c.status = 'closed' and c.closed_at + make_interval(years => kind.years) <= now()
    and not exists (select from private.retention_done d
      where d.case_id = c.id and d.class = kind.class and d.done_at >= c.closed_at)
$function$;

CREATE OR REPLACE FUNCTION private.pay_invoice(of_invoice uuid, paid bigint, on_day date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.invoices := private.lock_invoice(of_invoice);
begin
  if paid > it.due_minor - it.paid_minor then raise 'That is more than is still open.' using errcode = 'MP422'; end if;
  if on_day > private.office_today(it.organization_id) + 1 then raise 'Choose a day up to today.' using errcode = 'MP422'; end if;
  update public.invoices set paid_minor = paid_minor + paid,
    payments = payments || jsonb_build_object('amount_minor', paid, 'paid_on', on_day) where id = of_invoice;
  perform private.tell_of_invoice(of_invoice, 'invoice_paid');
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.place_comment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.uploads;
begin
  if auth.uid() is null then return new; end if;
  select * into it from public.uploads where id = new.upload_id;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if private.audience_width(new.audience) > private.audience_width(it.audience) then
    raise 'A comment is for nobody who cannot read the document.' using errcode = 'MP403';
  end if;
  new.case_id := it.case_id;
  new.visible_to := private.comment_audience(it, new.audience);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.place_figure_page()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.place_upload()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.visible_to := case new.audience
    when 'private' then 'user-' || new.owner_id
    when 'mediator' then 'party-' || new.case_id || '-' || new.owner_id
    when 'my_side' then 'private-' || new.case_id || '-' || coalesce(new.party_id, new.owner_id)
    else 'case-' || new.case_id end;
  if tg_op = 'INSERT' and new.owner_id in (select private.members_of('mediator-' || new.case_id)) then
    new.status := 'confirmed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.plan_erasures(of_person uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.erasure_requests (user_id, status)
  select p.id, 'carrying_out' from public.profiles p join auth.users u on u.id = p.id
  where p.erased_at is null and (of_person is null or p.id = of_person)
    and case when p.closed_at is not null then
      not exists (select from private.kept_cases(p.id)) or exists (select from public.erasure_requests e
        where e.user_id = p.id and e.status in ('done_in_part', 'done_whole'))
    else p.role in ('divorcee', 'lawyer') and greatest(u.last_sign_in_at, u.created_at) < now() - interval '1 year'
      and exists (select from public.case_participants mine where mine.user_id = p.id)
      and not exists (select from private.kept_cases(p.id)) end
  on conflict (user_id) where status in ('requested', 'checking_holds', 'carrying_out')
    do update set status = 'carrying_out', updated_at = clock_timestamp() where erasure_requests.status <> 'carrying_out';
  if found then perform pg_notify('jobs', 'carry_out_erasures'); end if;
end $function$;

CREATE OR REPLACE FUNCTION private.platform_settings()
 RETURNS SETOF private.settings
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_admin();
  return query select * from private.settings;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.postpone_review_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.mails set next_attempt_at = greatest(next_attempt_at, now() + private.review_undo_window())
    where created_at = now() and sent_at is null and facts ->> 'visible_to' like '%' || new.case_id || '%';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.prepare_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_parted boolean := (new.kind = 'shuttle') <> (old.kind = 'shuttle');
begin
  update private.session_rooms set retired_at = now() where session_id = new.id and retired_at is null;
  if is_parted or new.mode <> old.mode then
    update public.session_attendees a set place = null, link = null, arrives_minutes = case
      when not is_parted then a.arrives_minutes
      when new.kind = 'shuttle' then private.arrival_of_side(participant.side, new.minutes)
      else 0 end
    from public.case_participants participant
    where a.session_id = new.id and participant.id = a.participant_id;
  end if;
  if new.status = 'scheduled' then
    perform private.open_rooms(new);
    perform private.hand_out_rooms(new.id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.printed_attestations(of_version uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*)::int from public.attestations a where a.version_id = of_version and a.is_printed
$function$;

CREATE OR REPLACE FUNCTION private.propose_session(of_case uuid, what text, how text, zone text, lasting integer, topics text[], neutral boolean, wanted uuid[], times timestamp with time zone[], by_then timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine public.case_participants;
  it public.sessions;
  is_one_sided boolean := what in ('intro', 'individual');
begin
  select * into mine from public.case_participants where case_id = of_case and user_id = auth.uid() and status = 'active';
  if mine.id is null and not private.arranges(of_case) or not exists (select from public.cases where id = of_case) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if wanted is not null and not private.arranges(of_case) then
    raise 'Only the mediator chooses who comes.' using errcode = 'MP403';
  end if;
  if by_then is not null and not private.arranges(of_case) then
    raise 'Only the mediator sets a date to answer by.' using errcode = 'MP403';
  end if;
  if not exists (select from public.case_participants where case_id = of_case and status = 'active' and role = 'mediator') then
    raise 'Nobody mediates this case yet.' using errcode = 'MP409';
  end if;
  if wanted is null and is_one_sided and private.arranges(of_case) then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;
  perform private.check_answer_by(by_then, times);

  insert into public.sessions (case_id, kind, mode, time_zone, minutes, agenda, neutral_title, answer_by)
  values (of_case, what, how, case when private.arranges(of_case) then zone else private.zone_of_case(of_case) end, lasting, topics, neutral, by_then) returning * into it;
  perform private.put_slots(it, times);
  perform private.record(of_case, 'mediator-' || of_case, 'session_proposed', it.id);
  insert into public.session_attendees (case_id, session_id, participant_id)
  select of_case, it.id, unnest(private.session_participants(of_case, coalesce(wanted, array_agg(participant.id))))
  from public.case_participants participant
  where participant.case_id = of_case and participant.status = 'active' and (
    not is_one_sided
    or participant.id = mine.id
    or participant.role = 'mediator'
    or participant.id = mine.represents_participant_id and mine.confirmed_by_client_at is not null
    or participant.represents_participant_id = mine.id and participant.confirmed_by_client_at is not null);
  return it.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.proposed_modes(of_case uuid)
 RETURNS TABLE(mode text, reason text, user_id uuid, answer text, delivers_from time without time zone, delivers_to time without time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with said as (
    select case when s.prefers_to_talk or s.answers ->> 'safe' = 'no' then 'shuttle' else 'paced' end as mode,
      case when s.answers ->> 'safe' = 'no' then 'unsafe' when s.prefers_to_talk then 'talk' else 'unsure' end as reason,
      s.user_id, md5(s.id::text || s.answers::text || s.prefers_to_talk::text) as answer,
      null::time as delivers_from, null::time as delivers_to
    from public.safety_answers s
    join public.case_intakes i on i.case_id = s.case_id and i.user_id = s.user_id and i.status <> 'draft'
    where s.case_id = of_case and s.handled_at is null
      and (s.prefers_to_talk or s.answers ->> 'safe' in ('no', 'unsure'))
    union all
    select case r.kind when 'pause' then 'paused' else 'shuttle' end,
      case r.kind when 'pause' then 'pause' else 'concern' end, r.user_id, md5(r.id::text), null, null
    from (
      select distinct on (kind, user_id) * from public.case_requests
      where case_id = of_case and handled_at is null and kind in ('pause', 'safety_concern')
      order by kind, user_id, created_at desc, id
    ) r
    union all
    select 'paced', case when p.delivers_from is not null then 'hours' else 'tone' end, p.user_id,
      md5(p.user_id::text || concat_ws(' ', p.delivers_from, p.delivers_to, p.holds_from)),
      p.delivers_from, p.delivers_to
    from public.delivery_preferences p
    join public.case_participants seat on seat.case_id = p.case_id and seat.user_id = p.user_id
      and seat.role = 'divorcee' and seat.status = 'active'
    where p.case_id = of_case and (p.delivers_from is not null or p.holds_from is not null)
  ), ranks as (select array['joint', 'paced', 'shuttle', 'paused'] as of_mode)
  select said.* from said cross join ranks
  where of_case in (select private.my_mediated_case_ids())
    and exists (select from public.cases c where c.id = of_case and c.status <> 'closed')
    and array_position(ranks.of_mode, said.mode) > array_position(ranks.of_mode, coalesce(
      (select m.mode from public.case_modes m where m.case_id = of_case), 'joint'))
    and not exists (
      select from private.modes_put_aside a
      where a.case_id = of_case and a.user_id = said.user_id and a.answer = said.answer)
  order by array_position(ranks.of_mode, said.mode) desc, said.user_id, said.reason
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.publish_terms(of_organization uuid, known_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.organization_terms;
  former public.organization_terms := private.newest_terms(of_organization);
  open_case uuid;
begin
  perform private.must_administer(of_organization);
  select * into draft from public.organization_terms
    where organization_id = of_organization and number is null for update;
  if draft.version is distinct from known_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
  if private.finished_parts(draft.parts_en) is distinct from private.finished_parts(draft.parts_es)
    or coalesce(array_position(private.finished_parts(draft.parts_en), null), 0) > 0
    or private.finished_parts(draft.parts_en) is null then
    raise 'Each part needs its title, its line and its words in both languages, or none of them.' using errcode = 'MP422';
  end if;
  if (draft.parts_en, draft.parts_es) is not distinct from (former.parts_en, former.parts_es) then
    raise 'Nothing has changed since the last version.' using errcode = 'MP409';
  end if;
  update public.organization_terms set number = coalesce(former.number, 0) + 1, published_at = now(), published_by = auth.uid(),
      hash = encode(sha256(convert_to(jsonb_build_array(parts_en, parts_es)::text, 'UTF8')), 'hex')
    where id = draft.id;
  for open_case in select id from public.cases where organization_id = of_organization and status <> 'closed' loop
    perform private.record(open_case, 'case-' || open_case, 'terms_published', draft.id,
      jsonb_build_object('number', coalesce(former.number, 0) + 1));
    perform private.notify('parties-' || open_case, 'case_update', 'How you will work together is there to read and sign.',
      open_case, draft.id);
  end loop;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.purge_notes(today date)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with purged as (
    delete from public.case_notes n using public.cases c
    where n.purge_on <= today and c.id = n.case_id and not c.legal_hold returning n.id
  )
  select count(*)::int from purged
$function$;

CREATE OR REPLACE FUNCTION private.purge_notifications()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.notifications
  where (status = 'read' and read_at < now() - interval '90 days') or deleted_at < now() - interval '1 day'
$function$;

CREATE OR REPLACE FUNCTION private.put_issues(of_case uuid, wanted jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.put_mode_aside(of_case uuid, of_answer text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.modes_put_aside (case_id, user_id, answer)
    select of_case, p.user_id, p.answer from private.proposed_modes(of_case) p where p.answer = of_answer;
  return found;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.put_schedule_in_case_zone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.schedule := new.schedule || jsonb_build_object('time_zone', private.zone_of_case(new.case_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.put_slots(it sessions, times timestamp with time zone[])
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if cardinality(times) not between 1 and 5 then
    raise 'Offer one to five times.' using errcode = 'MP422';
  end if;
  if exists (select from unnest(times) as time where time <= now() or time > now() + interval '2 years') then
    raise 'Offer times to come, within two years.' using errcode = 'MP422';
  end if;
  delete from public.session_slots where session_id = it.id and starts_at <> all (times);
  insert into public.session_slots (case_id, session_id, starts_at)
  select distinct it.case_id, it.id, time from unnest(times) as time on conflict do nothing;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.queue_analysis()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_first boolean;
begin
  insert into private.due_analyses as due (channel_id, case_id, since, due_at)
    values (new.channel_id, new.case_id, new.created_at, clock_timestamp() + interval '1 second')
    on conflict (channel_id) do update set since = least(due.since, excluded.since),
      due_at = least(excluded.due_at, greatest(due.since + interval '2 seconds', clock_timestamp()))
    returning xmax = 0 into is_first;
  if is_first then perform pg_notify('jobs', 'analyze_messages'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.queue_mail(receiver uuid, address text, template text, facts jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known text := coalesce(address, (select d.email from public.contact_details d where d.user_id = receiver));
  kind text := case template when 'session_changed' then 'session_scheduled' when 'session_reminder' then template end;
begin
  if coalesce(known, '') = '' or not private.may_mail(receiver, known) or exists (
    select from public.notification_preferences p
    where p.user_id = receiver and kind = any (p.not_by_mail)) then return; end if;
  delete from private.mails m
    where kind is not null and m.receiver = queue_mail.receiver and m.template = 'notification' and m.created_at = now()
      and m.facts ->> 'type' like 'session\_%';
  insert into private.mails (receiver, address, template, facts)
    values (queue_mail.receiver, known, queue_mail.template, coalesce(queue_mail.facts, '{}'));
end $function$;

CREATE OR REPLACE FUNCTION private.quotes(content jsonb, metadata jsonb, of_message uuid, words text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when coalesce(metadata -> 'message_ids', '[]') <> '[]' then metadata -> 'message_ids' ? of_message::text
    else exists (
      select from jsonb_path_query(content, '$.**.quote') as quote where position(quote #>> '{}' in words) > 0) end
$function$;

CREATE OR REPLACE FUNCTION private.raise_concern(token text, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.invitations;
  told boolean;
begin
  select * into it from public.invitations
    where token_hash = private.token_hash(token) and case_id is not null and status <> 'revoked';
  if not found then raise 'This invitation does not exist.' using errcode = 'MP404'; end if;
  insert into public.invitation_concerns (invitation_id, case_id, note) values (it.id, it.case_id, words)
    on conflict (invitation_id) do update set note = excluded.note
      where excluded.note not in ('', public.invitation_concerns.note)
    returning true into told;
  if told then
    perform private.record(it.case_id, 'mediator-' || it.case_id, 'safety_concern', it.participant_id);
    perform private.notify('mediator-' || it.case_id, 'case_update',
      'Somebody you invited has told you about a worry. Look at the invitations of the case.', it.case_id, it.id);
  end if;
end $function$;
grant execute to anon, authenticated;

CREATE OR REPLACE FUNCTION private.read_opened_channel(of_case uuid, before_at timestamp with time zone, before_id uuid, wanted integer)
 RETURNS TABLE(id uuid, created_at timestamp with time zone, sender_id uuid, sender_name text, sender_role text, content text, redacted_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.case_openings := private.live_opening(of_case, 'channel');
begin
  if it.id is null then
    if not private.administers_case(of_case) or not exists (select from public.cases c where c.id = of_case) then
      raise 'Not found.' using errcode = 'MP404';
    end if;
    raise 'Open the messages first, with a reason.' using errcode = 'MP403';
  end if;
  perform private.log_reading(it, 'channel', it.id);
  return query
    select m.id, m.created_at, m.sender_id, coalesce(p.name, 'Platform support'), m.sender_role, m.content, m.redacted_at
    from public.chat_messages m left join public.profiles p on p.id = m.sender_id
    where m.channel_id = 'case-' || of_case and (m.created_at, m.id) < (before_at, before_id)
    order by m.created_at desc, m.id desc limit wanted;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.recall_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select former.revision into new.revision from private.former_attendees former
    where former.session_id = new.session_id and former.participant_id = new.participant_id;
  new.revision := coalesce(new.revision, 0);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.recitals_of(of_case uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with it as (
    select r.content, office.birth_dates from public.recitals r join public.cases c on c.id = r.case_id
    join public.organization_settings office on office.organization_id = c.organization_id
    where r.case_id = of_case and r.is_confirmed
  ), party as (
    select p.id, p.side, coalesce(nullif(said.full_name, ''), person.name) as name, said.advice,
      case when said.address_use = 'printed' then nullif(said.address, '') end as address
    from it join public.case_participants p on p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    join public.profiles person on person.id = p.user_id
    left join lateral jsonb_to_recordset(it.content -> 'parties')
      as said (participant_id uuid, full_name text, address text, address_use text, advice text) on said.participant_id = p.id
  ), printed as (
    select count(*) > 1 and bool_and(address is not null) as are_both from party
  )
  select jsonb_build_object(
    'parties', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'advice', advice,
      'address', case when are_both then address end) order by side, id), '[]') from party, printed),
    'wedding_on', it.content -> 'wedding_on', 'separation_on', it.content -> 'separation_on',
    'has_children', it.content -> 'has_children',
    'children', (select coalesce(jsonb_agg(jsonb_build_object(
        'name', case it.birth_dates when 'initials' then private.initials_of(child ->> 'name') else child ->> 'name' end,
        'born', case it.birth_dates when 'full' then child ->> 'born' else left(child ->> 'born', 4) end) order by place), '[]')
      from jsonb_array_elements(it.content -> 'children') with ordinality as listed (child, place)),
    'disclosure', it.content -> 'disclosure', 'disclosed_on', it.content -> 'disclosed_on',
    'mediators', (select coalesce(jsonb_agg(person.name order by person.name, person.id), '[]')
      from public.case_participants p join public.profiles person on person.id = p.user_id
      where p.case_id = of_case and p.role = 'mediator' and p.status = 'active'))
  from it
$function$;

CREATE OR REPLACE FUNCTION private.recognize_signer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.method = 'paper' then
    if auth.uid() is not null then perform private.must_be_confirmed(); end if;
    new.recognized_by := 'paper';
  elsif auth.uid() is not null then
    new.recognized_by := private.signer_proof(new.version_id);
  elsif new.recognized_by = 'earlier' then
    raise 'A signature says how its signer was recognized.' using errcode = 'MP422';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.record(of_case uuid, for_audience text, what text, subject uuid, facts jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.case_events (case_id, visible_to, kind, actor_id, subject_id, details, created_at)
  values (of_case, for_audience, what, auth.uid(), subject, facts, greatest(clock_timestamp(),
    (select max(created_at) + interval '1 microsecond' from public.case_events where case_id = of_case)))
$function$;

CREATE OR REPLACE FUNCTION private.record_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, 'mediator-' || new.case_id, 'consent_answered', new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.record_insight()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, new.visible_to, 'insight_added', new.id, jsonb_strip_nulls(jsonb_build_object(
    'insight_type', new.insight_type,
    'risk_level', case when new.content ->> 'risk_level' in ('low', 'medium', 'high', 'critical') then new.content ->> 'risk_level' end)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.record_milestone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record(new.case_id, 'case-' || new.case_id, new.milestone, new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.record_scan(upload uuid, is_clean boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.uploads set
    scanned_at = now(),
    scan_status = case when is_clean then 'clean' else 'quarantined' end,
    status = case when is_clean or status = 'superseded' then status else 'rejected' end,
    reject_code = case when is_clean or status = 'superseded' then reject_code else 'unreadable' end
  where id = upload and scan_status in ('off', 'pending')
$function$;

CREATE OR REPLACE FUNCTION private.redact_insights()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.ai_insights
    where case_id = new.case_id and insight_type <> 'risk_assessment' and private.quotes(content, metadata, new.id, old.content);
  update public.ai_insights set content = jsonb_set(content, '{indicators}', coalesce((
      select jsonb_agg(jsonb_set(indicator, '{evidence}', coalesce((
        select jsonb_agg(evidence) from jsonb_array_elements(indicator -> 'evidence') as evidence
        where evidence ->> 'message_id' <> new.id::text
          or evidence ->> 'message_id' is null and position(evidence ->> 'quote' in old.content) = 0), '[]')))
      from jsonb_array_elements(content -> 'indicators') as indicator), '[]'))
    where case_id = new.case_id and insight_type = 'risk_assessment' and content ? 'indicators'
      and private.quotes(content, metadata, new.id, old.content);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.redact_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.redacted_at is not null then return old; end if;
  if exists (select from public.cases where id = old.case_id and legal_hold) then
    raise 'The messages of this case must stay as they are.' using errcode = 'MP409';
  end if;
  new.content := '';
  new.upload_id := null;
  new.redacted_at := clock_timestamp();
  new.redacted_by := auth.uid();
  new.redacted_reason := coalesce(new.redacted_reason, 'other');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_direct_writes(of_table regclass)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if has_any_column_privilege('authenticated', of_table, 'insert') then
    execute format('create policy server_adds on %s as restrictive for insert to authenticated
      with check ((select private.is_through_server()))', of_table);
  end if;
  if has_any_column_privilege('authenticated', of_table, 'update') then
    execute format('create policy server_changes on %s as restrictive for update to authenticated
      using ((select private.is_through_server()))', of_table);
  end if;
  if has_table_privilege('authenticated', of_table, 'delete') then
    execute format('create policy server_deletes on %s as restrictive for delete to authenticated
      using ((select private.is_through_server()))', of_table);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_ended_reads(of_table regclass)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  execute format('create policy live_sessions_read on %s as restrictive for select to authenticated
    using ((select private.may_read_now()))', of_table);
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_lawyer(of_case uuid, of_participant uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.refuse_meeting()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.my_kept_apart((case tg_table_name when 'sessions' then to_jsonb(new) ->> 'id'
    else to_jsonb(new) ->> 'session_id' end)::uuid)) then
    raise 'You decided that the parties do not meet. Choose separate rooms or one party alone, or write why they meet.'
      using errcode = 'MP409';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_message_by_mode()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mode text;
begin
  if auth.uid() is null then return null; end if;
  mode := private.mode_of(new.case_id);
  if mode = 'paused' then
    raise 'Messages to everybody are paused until the mediator goes on. Private channels are open.' using errcode = 'MP409';
  elsif mode = 'shuttle' and new.sender_role = 'divorcee' then
    raise 'The parties do not write to each other here now. Write to your mediator in the private channel.'
      using errcode = 'MP409';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_overlap(it sessions)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  guest uuid;
  busy record;
begin
  for guest in
    select participant.user_id from public.session_attendees a join public.case_participants participant on participant.id = a.participant_id
    where a.session_id = it.id and participant.status = 'active' order by participant.user_id
  loop
    perform pg_advisory_xact_lock(hashtextextended('calendar-' || guest, 0));
  end loop;
  select person.id, person.name into busy
  from public.session_attendees a
  join public.case_participants participant on participant.id = a.participant_id and participant.status = 'active'
  join public.profiles person on person.id = participant.user_id
  join public.case_participants elsewhere on elsewhere.user_id = participant.user_id and elsewhere.status = 'active'
  join public.session_attendees b on b.participant_id = elsewhere.id and b.session_id <> a.session_id
  join public.sessions other on other.id = b.session_id and other.status = 'scheduled'
    and other.starts_at < it.starts_at + make_interval(mins => it.minutes)
    and other.starts_at + make_interval(mins => other.minutes) > it.starts_at
  where a.session_id = it.id
  order by person.id = auth.uid() desc, person.name limit 1;
  if busy.id = auth.uid() then
    raise 'You have another appointment at this time.' using errcode = 'MP409';
  elsif found then
    raise '% has another appointment at this time.', busy.name using errcode = 'MP409';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_published_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and old.number is not null then
    raise 'A published version does not change.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_saved_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and old.number is not null
    and to_jsonb(new) - 'used_at' is distinct from to_jsonb(old) - 'used_at' then
    raise 'A saved version does not change.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_suspended(home uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.organizations where id = home and suspended) then
    raise 'This organization is suspended: everything can be read, and nothing changed. Ask an admin.' using errcode = 'MP409';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_taken_name(participant case_participants, wanted text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Two who take one name at the same time do so one after the other.
  perform pg_advisory_xact_lock(hashtextextended('names ' || participant.case_id, 0));
  -- The database itself acts for nobody.
  if auth.uid() is not null and exists (
    select from public.case_participants other left join public.profiles person on person.id = other.user_id
    where other.case_id = participant.case_id and other.user_id is distinct from participant.user_id
      and (other.status = 'active'
        or other.status <> 'declined' and (other.role, other.side) <> (participant.role, participant.side))
      and private.looks_like(coalesce(person.name, other.name), wanted)) then
    raise 'Somebody in the same case has this name, or one that looks like it. Add a middle name or an initial.'
      using errcode = 'MP409';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_unprepared()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and not exists (select from public.early_starts where session_id = new.id and about = 'start')
    and exists (select from private.missing_before(new.id)) then
    raise 'Something is missing before the first session. Add it, or write why you start without it.' using errcode = 'MP409';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_when_closed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.cases;
begin
  if auth.uid() is null then return new; end if;
  select * into it from public.cases where id = new.case_id;
  if it.status = 'closed' then raise 'This case is closed.' using errcode = 'MP409'; end if;
  perform private.refuse_suspended(it.organization_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_when_paused()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and private.mode_of(new.case_id) = 'paused' then
    raise 'This case is paused. Nothing new is offered until the mediator goes on.' using errcode = 'MP409';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_when_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it jsonb := to_jsonb(coalesce(new, old));
begin
  if auth.uid() is not null then
    perform private.refuse_suspended(coalesce((it ->> 'organization_id')::uuid,
      (select organization_id from public.cases where id = (it ->> 'case_id')::uuid)));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.release_agreement(of_case uuid, of_document text, expected_tag text, for_readers text, points jsonb, struck jsonb, language text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words jsonb;
  annex_now jsonb := private.annex_of(of_case, of_document);
  named jsonb := private.parties_of(of_case);
  taken_out jsonb := (select coalesce(jsonb_agg(it || jsonb_build_object('by', me.name)), '[]')
    from jsonb_array_elements(struck) as it, public.profiles me where me.id = auth.uid());
  status text := (select office.status_texts -> language ->> of_document
    from public.cases c join public.organization_settings office on office.organization_id = c.organization_id where c.id = of_case);
  before public.agreement_versions;
  stated jsonb := private.recitals_of(of_case);
  next int;
  made uuid;
  read_by text := case for_readers when 'parties' then 'parties-' else 'case-' end || of_case;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  -- Before the tag: what changes while this runs is a conflict, and never a part of the version.
  words := private.draft_words(of_case, of_document);
  if private.draft_tag(of_case, of_document) is distinct from expected_tag then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  perform private.must_be_whole(words);
  if exists (
    select from jsonb_array_elements(struck) as it
    where it ? 'clause_id' and not exists (
      select from jsonb_array_elements(words) as clause where clause ->> 'id' = it ->> 'clause_id')) then
    raise 'Choose a clause of this draft.' using errcode = 'MP422';
  end if;
  if (select array_position(private.steps(), step) from public.cases where id = of_case)
      < array_position(private.steps(), 'negotiation_sessions') then
    raise 'A draft is released once the case is at the negotiation sessions.' using errcode = 'MP409';
  end if;
  if not private.is_draft_changed(of_case, of_document) and exists (
    select from private.newest_versions(of_case) v where v.document = of_document and v.readers = for_readers) then
    raise 'Nothing has changed since the last version.' using errcode = 'MP409';
  end if;
  select * into before from private.newest_versions(of_case) v where v.document = of_document;
  next := coalesce(before.number, 0) + 1;
  insert into public.agreement_versions
    (case_id, document, number, readers, parties, clauses, annex, open_points, struck_points, status_text, recitals,
      released_at, released_by, hash)
    values (of_case, of_document, next, for_readers, named, words, annex_now, points, taken_out, status, stated, now(), auth.uid(),
      encode(sha256(convert_to(concat_ws(' ', of_case, of_document, next, named, words, annex_now, status, stated), 'UTF8')), 'hex'))
    returning id into made;
  perform private.carry_signing_questions(before.id, made);
  perform private.close_round_of_version(before.id);
  perform private.record(of_case, read_by, 'agreement_shared', made,
    jsonb_build_object('document', of_document, 'number', next));
  perform private.notify_user(reader, 'case_update', case when reader in (
        select p.user_id from public.case_participants p where p.case_id = of_case and p.role = 'lawyer')
      then 'A version of the agreement was released. You can read it.'
      else 'Your mediator has shared a draft of your agreement.' end, of_case, read_by, made)
    from private.members_of(read_by) as reader;
  return made;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remember_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.former_attendees (session_id, participant_id, revision)
  select s.id, p.id, old.revision + 1 from public.sessions s, public.case_participants p
  where s.id = old.session_id and p.id = old.participant_id
  on conflict (session_id, participant_id) do update set revision = excluded.revision;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.remind_of_duties(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
  reminded int := 0;
begin
  for due in
    with made as (
      insert into private.duty_reminders (participant_id, duty_id, due_on)
      select p.id, d.id, day
      from public.case_participants p
      left join public.notification_preferences wish on wish.user_id = p.user_id
      cross join lateral (select private.time_zone_of(p.user_id) as zone) as place
      cross join lateral (select at at time zone place.zone as time) as here
      cross join lateral private.duties_in_force(p.case_id) d
      cross join lateral private.duty_days(d.first_on, d.repeats, here.time::date + 3) as day
      where p.role = 'divorcee' and p.status = 'active' and p.user_id is not null
        and exists (select from public.agreement_signatures s where s.case_id = p.case_id)
        and private.after_quiet_hours(at, place.zone, wish.quiet_from, wish.quiet_to) = at
        and d.who in ('both', p.side) and here.time::date <= day and here.time >= day - 3 + time '09:00'
        and not exists (
          select from public.duty_marks m where m.participant_id = p.id and m.duty_id = d.id and m.due_on = day)
      on conflict do nothing
      returning participant_id
    )
    select p.case_id, p.user_id, count(*)::int as count
    from made join public.case_participants p on p.id = made.participant_id group by p.id
  loop
    perform private.notify_user(due.user_id, 'case_update', 'Something from your agreement is due soon. Look at your case.',
      due.case_id, 'user-' || due.user_id, due.case_id);
    reminded := reminded + due.count;
  end loop;
  return reminded;
end $function$;

CREATE OR REPLACE FUNCTION private.remind_of_invoice(of_invoice uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.invoices := private.lock_invoice(of_invoice);
  today date := private.office_today(it.organization_id);
begin
  if it.paid_minor = it.due_minor then raise 'This invoice is paid.' using errcode = 'MP409'; end if;
  if it.reminded_on = today then raise 'A reminder was sent today.' using errcode = 'MP409'; end if;
  update public.invoices set reminded_on = today where id = of_invoice;
  perform private.notify(it.visible_to, 'case_update', 'Something about fees in your case is still open.', it.case_id, it.id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remind_of_sessions(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
  reminded int := 0;
begin
  for due in
    with made as (
      insert into private.session_reminders (session_id, user_id, kind, starts_at)
      select s.id, participant.user_id, reminder.kind, s.starts_at
      from public.sessions s
      join public.session_attendees a on a.session_id = s.id
      join public.case_participants participant on participant.id = a.participant_id and participant.status = 'active'
      left join public.notification_preferences wish on wish.user_id = participant.user_id
      cross join lateral (values
        ('48h', s.starts_at - interval '48 hours', s.starts_at - interval '2 hours'),
        ('2h', private.before_quiet_hours(s.starts_at - interval '2 hours', private.time_zone_of(participant.user_id),
          wish.quiet_from, wish.quiet_to), s.starts_at)) as reminder (kind, due_at, until)
      where s.status = 'scheduled' and s.starts_at between at and at + interval '48 hours'
        and reminder.due_at <= at and at < reminder.until and s.timed_at <= reminder.due_at
      on conflict do nothing
      returning *
    )
    select own.*, made.user_id,
      private.after_quiet_hours(at, private.time_zone_of(made.user_id), wish.quiet_from, wish.quiet_to) as mailed_at
    from made join public.sessions s on s.id = made.session_id
    cross join lateral private.session_of(s, made.user_id) as own
    left join public.notification_preferences wish on wish.user_id = made.user_id
  loop
    perform private.notify_user(due.user_id, 'session_reminder',
      'You have a session on ' || private.session_time(due.starts_at, due.minutes, due.time_zone) || '.',
      due.case_id, 'user-' || due.user_id, due.id);
    perform private.queue_mail(due.user_id, null, 'session_reminder', jsonb_build_object(
      'starts_at', due.starts_at, 'ends_at', due.starts_at + make_interval(mins => due.minutes),
      'time_zone', due.time_zone));
    if due.mailed_at > at then
      update private.mails m set next_attempt_at = due.mailed_at
        where m.receiver = due.user_id and m.template = 'session_reminder' and m.created_at = now()
          and (m.facts ->> 'starts_at')::timestamptz = due.starts_at;
    end if;
    reminded := reminded + 1;
  end loop;
  return reminded;
end $function$;

CREATE OR REPLACE FUNCTION private.remind_of_signing(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due record;
  reminded int := 0;
begin
  for due in
    update public.signing_progress s set reminded_at = at
    from public.agreement_versions v, public.case_participants p, public.cases c
    where v.id = s.version_id and p.id = s.participant_id and c.id = s.case_id
      and s.wants_reminder and s.reminded_at is null and v.signable_at <= at and p.status = 'active' and c.status = 'open'
      and v.id in (select id from private.newest_versions(s.case_id)) and not private.has_signed(v.id, p.id)
    returning s.case_id, s.visible_to, s.version_id, p.user_id
  loop
    perform private.notify_user(due.user_id, 'case_update', 'You asked for a reminder. Look at your case.',
      due.case_id, due.visible_to, due.version_id);
    reminded := reminded + 1;
  end loop;
  return reminded;
end $function$;

CREATE OR REPLACE FUNCTION private.remind_participant(of_participant uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  participant public.case_participants;
begin
  select * into participant from public.case_participants p
    where p.id = of_participant and (private.administers_case(p.case_id) or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if participant.case_id not in (select private.my_mediated_case_ids()) then
    raise 'Only the mediator of the case reminds people.' using errcode = 'MP403';
  end if;
  if participant.role <> 'divorcee' or participant.status <> 'active' then
    raise 'Only a party who is in the case can be reminded.' using errcode = 'MP409';
  end if;
  if not exists (select from public.cases where id = participant.case_id and status = 'open') then
    raise 'This case is not open, so nobody is waited for.' using errcode = 'MP409';
  end if;
  if exists (select from public.case_events e where e.case_id = participant.case_id and e.kind = 'reminder_sent'
      and e.subject_id = of_participant and e.created_at > now() - interval '24 hours') then
    raise 'You reminded this person already in the last 24 hours.' using errcode = 'MP409';
  end if;
  perform private.record(participant.case_id, 'mediator-' || participant.case_id, 'reminder_sent', of_participant);
  perform private.notify_user(participant.user_id, 'case_update', 'Your mediator asks you to look at your case.',
    participant.case_id, 'party-' || participant.case_id || '-' || participant.user_id, of_participant);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_clause(of_clause uuid, expected_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_clauses;
begin
  select * into it from public.agreement_clauses
    where id = of_clause and case_id in (select private.my_mediated_case_ids());
  perform private.lock_open_case(it.case_id);
  delete from public.agreement_clauses where id = of_clause and version = expected_version;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_code_app()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_confirmed();
  delete from private.code_apps app where app.user_id = auth.uid() and app.confirmed_at is not null;
  if not found then raise 'There is no app to remove.' using errcode = 'MP409'; end if;
  perform private.drop_idle_recovery_codes(), private.add_to_audit('delete', 'code_app', auth.uid(), null, null, '{}');
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_figure(of_figure uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was public.figures := private.lock_figure(of_figure);
begin
  if private.are_statements_open(was.case_id) then
    raise 'Everybody has seen this figure. Change its amount instead.' using errcode = 'MP409';
  end if;
  delete from public.figures where id = of_figure;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_figure_question(of_question uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.figure_questions;
begin
  select * into it from public.figure_questions where id = of_question and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_open_case(it.case_id);
  perform private.must_mediate(it.case_id);
  delete from public.figure_questions where id = of_question and sent_at is null;
  if not found then raise 'This question was sent already.' using errcode = 'MP409'; end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_lost_factors()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removal uuid;
begin
  for removal in select it.id from private.lost_factors it
    where it.ended_at is null and it.due_at <= now() for update skip locked loop
    perform private.finish_factor_removal(removal, null);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.remove_office_clause(of_clause uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_administer((select organization_id from public.office_clauses where id = of_clause));
  delete from public.office_clauses where id = of_clause;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_participant(of_participant uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  participant public.case_participants;
  is_admin boolean;
begin
  select private.administers_case(p.case_id) into is_admin from public.case_participants p where p.id = of_participant;
  select * into participant from public.case_participants p
    where p.id = of_participant and (is_admin or p.case_id in (select private.my_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if participant.user_id = auth.uid() and participant.role = 'mediator' and participant.status = 'active' then
    raise 'You cannot remove yourself. Ask an admin to give the case to somebody else.' using errcode = 'MP409';
  end if;
  if not (is_admin or (participant.role <> 'mediator' and participant.case_id in (select private.my_mediated_case_ids()))) then
    raise 'You may not do this.' using errcode = 'MP403';
  end if;
  if participant.status not in ('invited', 'active') then
    raise 'This person is not in the case any more.' using errcode = 'MP409';
  end if;
  if reason is null or reason not in ('left', 'safety') then
    perform private.refuse_suspended((select organization_id from public.cases where id = participant.case_id));
  end if;
  update public.invitations set status = 'revoked' where participant_id = of_participant and status = 'pending';
  update public.case_participants set status = 'removed' where id = of_participant;
  perform private.record(participant.case_id, 'mediator-' || participant.case_id, 'removal_reason', of_participant,
    jsonb_build_object('reason', reason));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_passage(of_organization uuid, in_language text, with_id text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from public.organization_passages
    where organization_id = of_organization and language = in_language and passage_id = with_id and private.administers(of_organization)
    returning id
  )
  select exists (select from gone)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_passkey(passkey_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_confirmed();
  delete from private.passkeys passkey where passkey.id = passkey_id and passkey.user_id = auth.uid();
  if not found then return false; end if;
  perform private.drop_idle_recovery_codes(), private.add_to_audit('delete', 'passkey', passkey_id, null, null, '{}');
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_settlement(of_settlement uuid, expected_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.settlements := private.lock_settlement(of_settlement, expected_version);
begin
  if it.shared_at is not null then raise 'This is shared, so it stays.' using errcode = 'MP409'; end if;
  delete from public.settlements where id = of_settlement;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_signing_question(of_question uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.signing_questions;
begin
  select * into it from public.signing_questions
    where id = of_question and visible_to in (select private.my_audience_ids());
  perform private.lock_open_case(it.case_id);
  perform private.must_mediate(it.case_id);
  delete from public.signing_questions where id = of_question and answer is null;
  if not found then raise 'This question is answered already.' using errcode = 'MP409'; end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_template(of_template uuid, only_unsaved boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_template(of_template);
  if only_unsaved then
    delete from public.office_template_versions where template_id = of_template and number is null;
    update public.office_templates set name = name where id = of_template;
  elsif exists (select from public.office_template_versions where template_id = of_template and used_at is not null) then
    raise 'This template has been used. Retire it instead.' using errcode = 'MP409';
  end if;
  delete from public.office_templates t where t.id = of_template and (not only_unsaved
    or not exists (select from public.office_template_versions where template_id = of_template));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_time(of_entry uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_time(of_entry);
  delete from public.time_entries where id = of_entry;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.remove_upload(upload uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.uploads;
  key text;
begin
  select * into it from public.uploads where id = upload for update;
  if it.case_id || '/' || it.owner_id not in (select private.my_folders())
      and not (it.uploaded_by = auth.uid() and it.audience in ('my_side', 'everyone')
        and it.case_id || '/' || it.owner_id in (select private.my_client_folders()))
      and not (it.owner_id = auth.uid() and it.case_id in (select private.my_mediated_case_ids())) then
    raise 'Only the person who sent a document can remove it.' using errcode = 'MP403';
  end if;
  if it.status = 'rejected' or it.reviewed_at is not null then
    raise 'This document was reviewed. Send a newer version instead.' using errcode = 'MP409';
  end if;
  if exists (select from public.cases where id = it.case_id and (status = 'closed' or legal_hold))
      or exists (select from public.agreement_signatures where upload_id = upload) then
    raise 'This case is kept as it is. Nothing can be removed from it now.' using errcode = 'MP409';
  end if;
  select storage_key into key from private.upload_files where upload_id = upload;
  update public.uploads set superseded_by_id = null where superseded_by_id = upload;
  delete from public.uploads where id = upload;
  perform private.record(it.case_id, it.visible_to, 'document_removed', upload,
    jsonb_build_object('doc_type', it.doc_type, 'owner_id', it.owner_id));
  return key;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.rename_participant(of_participant uuid, new_name text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.case_participants set name = new_name, status = 'invited'
  where id = of_participant and user_id is null and (private.administers_case(case_id) or case_id in (select private.my_mediated_case_ids()))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.rename_passkey(passkey_id uuid, new_name text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with renamed as (
    update private.passkeys passkey set name = new_name
    where passkey.id = passkey_id and passkey.user_id = auth.uid() returning 1)
  select exists (select from renamed)
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.renew_calendar(hash text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  had_nights boolean := (select shows_nights from public.calendar_feeds where user_id = auth.uid() and revoked_at is null);
begin
  perform private.revoke_calendar();
  insert into public.calendar_feeds (user_id, token_hash, shows_nights) values (auth.uid(), hash, coalesce(had_nights, false));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.renew_rooms(of_session uuid, of_side text, known_link text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.sessions where id = of_session) then return; end if;
  update private.session_rooms set retired_at = now()
    where session_id = of_session and retired_at is null and (side is null or side = of_side);
  if not found and known_link is null then return; end if;
  insert into private.session_rooms (link, session_id, retired_at)
    select known_link, of_session, now() where known_link is not null on conflict do nothing;
  perform private.open_rooms(it) from public.sessions it where it.id = of_session and it.status = 'scheduled';
  perform private.hand_out_rooms(of_session);
end $function$;

CREATE OR REPLACE FUNCTION private.renew_rooms_without()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_table_name = 'session_attendees' then
    perform private.renew_rooms(old.session_id, participant.side, old.link)
      from public.case_participants participant where participant.id = old.participant_id;
  else
    perform private.renew_rooms(a.session_id, new.side, a.link)
      from public.session_attendees a where a.participant_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.renew_waiting_times()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.held_messages held set due_at = private.after_quiet_hours(
      private.after_quiet_hours(now(), new.time_zone, new.delivers_to, new.delivers_from),
      private.time_zone_of(held.receiver_id), p.delivers_to, p.delivers_from)
    from public.case_participants seat
    left join public.delivery_preferences p on p.case_id = seat.case_id and p.user_id = seat.user_id
    where held.case_id = new.case_id and held.reason = 'hours' and held.delivered_at is null
      and held.due_at > now()
      and seat.case_id = held.case_id and seat.user_id = held.receiver_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.reopen_concern()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.handled_at := null;
  new.handled_by := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.replace_review_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.upload_review_notes where upload_id = new.upload_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.replace_template_file(of_template uuid, of_kind text, file jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.office_templates := private.lock_template(of_template);
begin
  if it.kind <> of_kind then
    raise 'Choose a file of the same kind: a PDF for a form, a DOCX for a letter.' using errcode = 'MP422';
  end if;
  perform private.keep_template_file(of_template, it.organization_id, file);
  update public.office_templates set name = name where id = of_template;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.replace_upload(older uuid, newer uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was public.uploads;
  it public.uploads;
begin
  select * into it from public.uploads where id = newer and uploaded_by = auth.uid();
  select * into was from public.uploads
    where id = older and case_id = it.case_id and owner_id = it.owner_id and party_id is not distinct from it.party_id
      and id <> it.id and visible_to in (select private.my_audience_ids()) for update;
  if not found then raise 'The document to replace does not exist.' using errcode = 'MP404'; end if;
  if was.superseded_by_id is not null then
    raise 'There is a newer version of this document already.' using errcode = 'MP409';
  end if;
  if private.audience_width(it.audience) < private.audience_width(was.audience) then
    raise 'A new version is for everybody who reads the one before. Change who reads that one first.' using errcode = 'MP409';
  end if;
  update public.uploads set status = 'superseded', superseded_by_id = newer where id = older;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.replaced_duties(of_case uuid)
 RETURNS TABLE(version_id uuid, signed_number integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select newest.id, signed.number
  from private.newest_versions(of_case) newest
  join private.versions_in_force(of_case) signed on signed.document = newest.document and signed.number < newest.number
  where signed.clauses @? '$[*].duties[*]'
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.report(since date, until date, of_organization uuid, of_mediator uuid, about text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  began timestamptz := coalesce(since::timestamp at time zone 'UTC', '-infinity');
  ended timestamptz := coalesce((until + 1)::timestamp at time zone 'UTC', 'infinity');
  ids uuid[];
  unit text;
begin
  if coalesce(private.my_role() not in ('mediator', 'admin'), true) then
    raise 'Reports are for mediators and admins.' using errcode = 'MP403';
  end if;
  if since > until then raise 'The last day is before the first one.' using errcode = 'MP422'; end if;
  if since < coalesce(until, current_date) - interval '20 years' then
    raise 'A report covers 20 years at most.' using errcode = 'MP422';
  end if;
  unit := case when since > coalesce(until, current_date) - 100 then 'week' else 'month' end;
  ids := array(select private.reported_case_ids(of_organization, of_mediator, about));
  return (
    with own as (
      select c.* from public.cases c where c.id = any (ids)
    ), over as (
      select own.close_reason from own where own.status = 'closed' and own.closed_at >= began and own.closed_at < ended
    ), periods as (
      select day::date as starts_on from generate_series(
        date_trunc(unit, coalesce(since, coalesce(until, current_date) - interval '11 months')::timestamp),
        coalesce(until, current_date)::timestamp, ('1 ' || unit)::interval) as day
    ), agreements as (
      select date_trunc(unit, own.closed_at at time zone 'UTC')::date as starts_on,
        extract(epoch from own.closed_at - own.created_at) / 604800 as weeks
      from own where own.close_reason in ('agreed_full', 'agreed_part') and own.closed_at >= began and own.closed_at < ended
    ), ended_sessions as (
      select date_trunc(unit, s.starts_at at time zone 'UTC')::date as starts_on, s.status
      from public.sessions s where s.case_id = any (ids) and s.starts_at >= began and s.starts_at < ended
    ), reviews as (
      select extract(epoch from u.reviewed_at - u.created_at) / 3600 as hours from public.uploads u
      where u.case_id = any (ids) and u.audience <> 'private' and u.reviewed_at >= began and u.reviewed_at < ended
    ), settled as (
      select count(*) as count, count(*) filter (where close_reason like 'agreed%') as agreed from over
      where close_reason in ('agreed_full', 'agreed_part', 'no_agreement')
    )
    select jsonb_build_object(
      'cases_by_status', (select jsonb_object_agg(it, (select count(*) from own where own.status = it))
        from unnest(array['open', 'on_hold', 'closed']) as it),
      'cases_by_step', (select jsonb_object_agg(it, (select count(*) from own where own.step = it and own.status <> 'closed'))
        from unnest(private.steps()) as it),
      'closed_by_reason', (select jsonb_object_agg(it, (select count(*) from over where over.close_reason = it))
        from unnest(array['agreed_full', 'agreed_part', 'no_agreement', 'withdrawn', 'not_proceeding']) as it),
      'agreement', (select jsonb_build_object('count', count,
        'rate', case when count >= 5 then round(agreed::numeric / count, 2) end) from settled),
      'days_by_step', (select jsonb_object_agg(it, private.median_of(array(
          select p.days from private.step_passages(ids) p where p.step = it and p.left_at >= began and p.left_at < ended)))
        from unnest(private.steps()) as it),
      'documents_waiting', (select count(*) from public.uploads u
        where u.case_id = any (ids) and u.status = 'pending' and u.audience <> 'private'),
      'documents_late', (select count(*) from public.uploads u
        where u.case_id = any (ids) and u.status = 'pending' and u.audience <> 'private'
          and u.created_at < now() - interval '48 hours'),
      'open_before', (select count(*) from own where own.created_at < began and coalesce(own.closed_at, 'infinity') >= began),
      'period_unit', unit,
      'agreement_weeks', private.median_of(array(select weeks from agreements)),
      'periods', (select jsonb_agg(jsonb_build_object(
          'starts_on', p.starts_on,
          'agreement_weeks', private.median_of(array(select weeks from agreements a where a.starts_on = p.starts_on)),
          'sessions', (select jsonb_object_agg(it, (select count(*) from ended_sessions s
              where s.starts_on = p.starts_on and s.status = it))
            from unnest(array['completed', 'no_show', 'cancelled']) as it)) order by p.starts_on)
        from periods p),
      'review_hours', private.median_of(array(select hours from reviews)),
      'reviews_by_age', (select jsonb_build_object(
          'within_24_hours', count(*) filter (where hours < 24),
          'within_48_hours', count(*) filter (where hours >= 24 and hours <= 48),
          'later', count(*) filter (where hours > 48)) from reviews),
      'response_hours', private.median_of(array(
        select r.hours from private.response_times(ids, began) r where r.asked_at < ended)),
      'sessions', (select jsonb_object_agg(it, (select count(*) from public.sessions s
          where s.case_id = any (ids) and s.status = it and s.listed_at >= began and s.listed_at < ended))
        from unnest(array['proposed', 'scheduled', 'completed', 'cancelled', 'no_show']) as it),
      'load', (select coalesce(jsonb_agg(it order by it.open_cases desc, it.name, it.mediator_id), '[]') from (
        select p.user_id as mediator_id, person.name, count(*) as open_cases
        from own join public.case_participants p on p.case_id = own.id and p.role = 'mediator' and p.status = 'active'
        join public.profiles person on person.id = p.user_id
        where own.status <> 'closed' and (of_mediator is null or p.user_id = of_mediator)
        group by p.user_id, person.name limit 500) it)));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.reported_case_ids(of_organization uuid, of_mediator uuid, about text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.id from public.cases c
  where (((select private.is_platform_admin()) or c.organization_id = (select private.my_office_id())) or private.my_role() = 'mediator' and c.id in (select private.my_mediated_case_ids()))
    and (of_organization is null or c.organization_id = of_organization)
    and (about is null or c.issues @> jsonb_build_array(jsonb_build_object('issue', about)))
    and (of_mediator is null or exists (select from public.case_participants p
      where p.case_id = c.id and p.user_id = of_mediator and p.role = 'mediator' and p.status = 'active'))
$function$;

CREATE OR REPLACE FUNCTION private.request_erasure()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.erasure_requests (user_id) values (auth.uid())
  on conflict (user_id) where status in ('requested', 'checking_holds', 'carrying_out') do nothing
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.requirement_states(of_case uuid)
 RETURNS TABLE(requirement_id uuid, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.id, case
      when r.na_waits_since is not null then 'not_available'
      when r.na_reason is not null then 'not_applicable'
      when bool_or(u.status = 'confirmed') then 'confirmed'
      when bool_or(u.status = 'pending') then 'uploaded'
      when bool_or(u.status = 'rejected') then 'rejected'
      else 'needed' end
  from public.requirements r
  left join public.uploads u on u.requirement_id = r.id and u.audience <> 'private'
  where r.case_id = of_case
  group by r.id
$function$;

CREATE OR REPLACE FUNCTION private.response_times(of_cases uuid[], since timestamp with time zone)
 RETURNS TABLE(asked_at timestamp with time zone, hours numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select asked.created_at, extract(epoch from asked.answered_at - asked.created_at) / 3600
  from (
    select m.created_at, m.sender_role, lead(m.sender_role) over said as before,
      min(m.created_at) filter (where m.sender_role = 'mediator')
        over (said rows between unbounded preceding and 1 preceding) as answered_at
    from public.chat_messages m
    where m.case_id = any (of_cases) and m.created_at >= since and m.sender_role in ('divorcee', 'lawyer', 'mediator')
    window said as (partition by m.channel_id order by m.created_at desc, m.id desc)
  ) asked
  where asked.sender_role <> 'mediator' and coalesce(asked.before, 'mediator') = 'mediator' and asked.answered_at is not null
$function$;

CREATE OR REPLACE FUNCTION private.restore_draft(of_case uuid, of_document text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  select * into it from private.versions_in_force(of_case) v where v.document = of_document;
  if not found then raise 'Both parties have not signed this document yet.' using errcode = 'MP409'; end if;
  delete from public.agreement_clauses where case_id = it.case_id and document = it.document
    and id not in (select (c ->> 'id')::uuid from jsonb_array_elements(it.clauses) as c);
  insert into public.agreement_clauses
    (id, case_id, document, position, issue, heading, text, plain_text, explained_text, state, source_proposal_id, duties, estimate)
    select (c.value ->> 'id')::uuid, it.case_id, it.document, c.ordinality, c.value ->> 'issue', c.value ->> 'heading',
      c.value ->> 'text', c.value ->> 'plain_text', case when c.value ? 'plain_is_older' then '' else c.value ->> 'text' end,
      c.value ->> 'state',
      (select p.id from public.proposals p where p.case_id = it.case_id and p.id = (c.value ->> 'source_proposal_id')::uuid),
      coalesce(c.value -> 'duties', '[]'), c.value -> 'estimate'
    from jsonb_array_elements(it.clauses) with ordinality as c
    on conflict (id) do update set position = excluded.position, issue = excluded.issue, heading = excluded.heading,
      text = excluded.text, plain_text = excluded.plain_text, explained_text = excluded.explained_text,
      state = excluded.state, duties = excluded.duties, estimate = excluded.estimate;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.resume_lawyer_round(of_round uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.retention_due()
 RETURNS TABLE(case_id uuid, reference text, organization_id uuid, class text, due_since timestamp with time zone, is_held boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  return query
    select p.case_id, c.reference, p.organization_id, p.class, p.due_since, p.is_held
    from private.past_retention() p join public.cases c on c.id = p.case_id
    where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id()))
    order by p.due_since, p.case_id, p.class limit 100;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.retire_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.session_rooms set retired_at = now() where session_id = new.id and retired_at is null;
  perform private.hand_out_rooms(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.retire_template(of_template uuid, is_retired boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_template(of_template);
  update public.office_templates set retired_at = case when is_retired then coalesce(retired_at, now()) end
    where id = of_template;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.return_intake(of_intake uuid, about_all text, by_section jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_submitted_intake(of_intake);
  update public.case_intakes
    set status = 'returned', questions = about_all, asked = asked || by_section,
      replies = replies - array(select jsonb_object_keys(by_section))
    where id = of_intake;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.return_statement(of_case uuid, of_participant uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.review_audience(of_upload uploads)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case of_upload.audience when 'everyone' then 'private-' || of_upload.case_id || '-' || of_upload.owner_id
    else of_upload.visible_to end
$function$;

CREATE OR REPLACE FUNCTION private.review_undo_window()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '15 seconds' $function$;

CREATE OR REPLACE FUNCTION private.review_upload(upload uuid, new_status text, code text, note text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.uploads;
begin
  select * into it from public.uploads
    where id = upload and audience <> 'private' and case_id in (select private.my_mediated_case_ids()) for update;
  if not found then raise 'Only the mediator of the case reviews documents.' using errcode = 'MP403'; end if;
  if it.status = 'superseded' then
    raise 'A newer version of this document is there, or was asked for.' using errcode = 'MP409';
  end if;
  if it.status = 'rejected' or it.status = 'confirmed' and new_status <> 'superseded' then
    raise 'This document was reviewed already.' using errcode = 'MP409';
  end if;
  update public.uploads set status = new_status, reject_code = code,
    reviewed_by = case when new_status = 'superseded' then it.reviewed_by else auth.uid() end,
    reviewed_at = case when new_status = 'superseded' then it.reviewed_at else now() end
    where id = upload;
  if note <> '' then
    insert into public.upload_review_notes (upload_id, case_id, visible_to, note)
      values (upload, it.case_id, private.review_audience(it), note);
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.revoke_calendar()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.calendar_feeds set revoked_at = now() where user_id = auth.uid() and revoked_at is null
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.revoke_calendar_of(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.calendar_feeds set revoked_at = now() where user_id = person and revoked_at is null
$function$;

CREATE OR REPLACE FUNCTION private.revoke_calendar_on_new_password()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.revoke_calendar_of(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.revoke_invitation(of_invitation uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.invitations;
begin
  select * into it from public.invitations i where i.id = of_invitation
    and ((i.case_id is null and private.administers(i.organization_id)) or (i.invited_by = auth.uid() and private.administers_case(i.case_id)) or i.case_id in (select private.my_mediated_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status not in ('pending', 'expired') then
    raise 'This invitation has been used or withdrawn.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where id = it.id;
  update public.case_participants set status = 'removed'
    where id = it.participant_id and status = 'invited' and not exists (
      select from public.invitations i where i.participant_id = it.participant_id and i.status = 'pending');
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.revoke_signature(of_signature uuid, of_case uuid, why text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_signatures;
  of_version public.agreement_versions;
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  select * into it from public.agreement_signatures where id = of_signature and case_id = of_case for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.method <> 'paper' then raise 'Only a signature from paper can be taken back.' using errcode = 'MP409'; end if;
  select * into of_version from public.agreement_versions where id = it.version_id;
  delete from private.agreement_files where version_id = it.version_id and signatures >= (
    select count(*) from public.agreement_signatures s
    where s.version_id = it.version_id and (s.signed_at, s.id) <= (it.signed_at, it.id));
  update public.case_requests set handled_at = now(), answer = why where signature_id = it.id and handled_at is null;
  delete from public.agreement_signatures where id = it.id;
  perform private.record(of_case, it.visible_to, 'agreement_signature_revoked', it.participant_id,
    jsonb_build_object('document', of_version.document, 'number', of_version.number, 'reason', why));
  perform private.notify(it.visible_to, 'case_update', 'A signature on paper was taken back. It no longer counts.',
    of_case, it.version_id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.role_list(before_at timestamp with time zone, before_id uuid, wanted integer)
 RETURNS TABLE(user_id uuid, name text, email text, role text, organization_id uuid, since timestamp with time zone, version integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, p.name, case when p.role <> 'divorcee' then d.email end, p.role, p.organization_id, p.created_at, p.version
  from public.profiles p join public.contact_details d on d.user_id = p.id
  where ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id())) and p.closed_at is null and (p.created_at, p.id) < (before_at, before_id)
  order by p.created_at desc, p.id desc limit wanted
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.room_of(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(btrim($1)), '\s+', ' ', 'g'),
    '^(https://[^/?#]*):\d*(?=[/?#]|$)', '\1'),
    '^(https://[^/?#]+/+[^/?#][^?#]*)(?<!\.(php|html?|aspx|jsp))[?#](?!/).*$', '\1'),
    '/+(?=[?#]|$)', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.round_lawyers(of_case uuid)
 RETURNS SETOF case_participants
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.case_participants
  where case_id = of_case and role = 'lawyer' and status = 'active' and confirmed_by_client_at is not null
$function$;

CREATE OR REPLACE FUNCTION private.safety_contacts_of(of_case uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.safety_contacts from public.organization_settings s
  where s.organization_id = coalesce((select c.organization_id from public.cases c where c.id = of_case),
    private.my_organization_id())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.safety_urgency(answers jsonb, prefers_to_talk boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when prefers_to_talk or answers ->> 'safe' = 'no' then 'danger'
    when answers ->> 'safe' = 'unsure' or btrim(answers ->> 'text') <> '' then 'open' end
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.said_of_times(of_session uuid, person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when bool_or(given.answer in ('yes', 'maybe')) then 'Somebody said which times suit them.'
    when bool_and(given.answer is not null) then 'Somebody said that none of the offered times suits them.' end
  from public.session_slots slot
  left join public.slot_answers given on given.slot_id = slot.id and given.participant_id = person
  where slot.session_id = of_session and slot.starts_at > now()
$function$;

CREATE OR REPLACE FUNCTION private.same_name(one text, other text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select btrim(private.folded(one)) = btrim(private.folded(other))
$function$;

CREATE OR REPLACE FUNCTION private.save_case_fees(of_case uuid, it jsonb, known_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  new_fees public.case_fees := jsonb_populate_record(null::public.case_fees, it);
begin
  perform private.lock_fees(of_case);
  if new_fees.share_a + new_fees.share_b is distinct from 100 then
    raise 'Both shares together are 100 percent.' using errcode = 'MP422';
  end if;
  if known_version = 0 then
    insert into public.case_fees (case_id, share_a, share_b, band_up_to, ahead_a_minor, ahead_b_minor)
      values (of_case, new_fees.share_a, new_fees.share_b, new_fees.band_up_to, new_fees.ahead_a_minor, new_fees.ahead_b_minor)
      on conflict do nothing;
  else
    update public.case_fees set share_a = new_fees.share_a, share_b = new_fees.share_b, band_up_to = new_fees.band_up_to,
        ahead_a_minor = new_fees.ahead_a_minor, ahead_b_minor = new_fees.ahead_b_minor
      where case_id = of_case and version = known_version;
  end if;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.save_office_clause(of_organization uuid, of_clause uuid, clause jsonb, known_version integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.office_clauses;
begin
  if of_clause is not null then
    select * into it from public.office_clauses where id = of_clause for update;
    of_organization := it.organization_id;
  end if;
  perform private.must_administer(of_organization);
  if of_clause is null then
    perform from public.organizations where id = of_organization for update;
    if (select count(*) from public.office_clauses where organization_id = of_organization) > 199 then
      raise 'An office keeps up to 200 clauses. Remove one first.' using errcode = 'MP409';
    end if;
    insert into public.office_clauses (organization_id, document, issue, words_en, words_es)
      select of_organization, c.document, c.issue, nullif(c.words_en, 'null'), nullif(c.words_es, 'null')
      from jsonb_populate_record(null::public.office_clauses, clause) c returning * into it;
  elsif it.version is distinct from known_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  else
    update public.office_clauses o set document = c.document, issue = c.issue, words_en = nullif(c.words_en, 'null'),
        words_es = nullif(c.words_es, 'null')
      from jsonb_populate_record(null::public.office_clauses, clause) c where o.id = of_clause;
  end if;
  return it.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.save_organization_fees(of_organization uuid, card jsonb, known_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.organization_fees := jsonb_populate_record(null::public.organization_fees, card);
begin
  perform private.must_administer(of_organization);
  if it.is_on and it.charging <> 'free' then
    if not private.is_text(it.seller) then
      raise 'Write who sends the invoices: the legal name and the address.' using errcode = 'MP422';
    end if;
    if it.rate_minor = 0 and it.bands = '[]' then raise 'Enter a rate.' using errcode = 'MP422'; end if;
  end if;
  if it.tax_percent > 0 and not private.is_text(it.tax_name) then
    raise 'Write what the tax is called.' using errcode = 'MP422';
  end if;
  if known_version = 0 then
    insert into public.organization_fees (organization_id, is_on, charging, currency, rate_minor, bands, tax_name, tax_percent,
        due_days, deposit_minor, seller, payment_text, link_template, first_number)
      values (of_organization, it.is_on, it.charging, it.currency, it.rate_minor, it.bands, it.tax_name, it.tax_percent,
        it.due_days, it.deposit_minor, it.seller, it.payment_text, it.link_template, it.first_number)
      on conflict do nothing;
  else
    update public.organization_fees set is_on = it.is_on, charging = it.charging, currency = it.currency,
        rate_minor = it.rate_minor, bands = it.bands, tax_name = it.tax_name, tax_percent = it.tax_percent,
        due_days = it.due_days, deposit_minor = it.deposit_minor, seller = it.seller, payment_text = it.payment_text,
        link_template = it.link_template, first_number = it.first_number
      where organization_id = of_organization and version = known_version;
  end if;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.save_proposal_draft(of_topic uuid, of_draft uuid, of_parent uuid, for_audience text, to_party uuid, the_terms jsonb, words text, until timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.save_template(of_template uuid, new_name text, in_language text, new_mapping jsonb, known_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.office_templates := private.lock_template(of_template);
  newest public.office_template_versions;
  draft public.office_template_versions;
begin
  if it.version is distinct from known_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
  if exists (select from public.office_templates other where other.organization_id = it.organization_id
      and other.id <> of_template and other.retired_at is null and lower(other.name) = lower(btrim(new_name))) then
    raise 'Another template has this name.' using errcode = 'MP422';
  end if;
  select * into newest from public.office_template_versions
    where template_id = of_template and number is not null order by number desc limit 1;
  select * into draft from public.office_template_versions where template_id = of_template and number is null;
  if draft.id is null and (it.name, newest.language, newest.mapping) is not distinct from
    (btrim(new_name), in_language, new_mapping) then
    raise 'Nothing has changed since the last version.' using errcode = 'MP409';
  end if;
  update public.office_templates set name = btrim(new_name) where id = of_template;
  if draft.id is not null then
    update public.office_template_versions set number = coalesce(newest.number, 0) + 1, language = in_language,
      mapping = new_mapping, saved_at = now(), saved_by = auth.uid() where id = draft.id;
  elsif (newest.language, newest.mapping) is distinct from (in_language, new_mapping) then
    insert into public.office_template_versions (organization_id, template_id, number, language, file_key, bytes, sha256, pages,
        fields, mapping, saved_at, saved_by)
      values (it.organization_id, of_template, newest.number + 1, in_language, newest.file_key, newest.bytes, newest.sha256,
        newest.pages, newest.fields, new_mapping, now(), auth.uid());
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.save_terms(of_organization uuid, en jsonb, es jsonb, known_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_administer(of_organization);
  if known_version = 0 then
    insert into public.organization_terms (organization_id, parts_en, parts_es) values (of_organization, en, es)
      on conflict do nothing;
  else
    update public.organization_terms set parts_en = en, parts_es = es
      where organization_id = of_organization and number is null and version = known_version;
  end if;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.saved_answers_for(person uuid)
 RETURNS SETOF saved_answers
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.* from public.profiles p
  join public.saved_answers a on a.organization_id is not distinct from p.organization_id
  where p.id = person and private.administers(p.organization_id) order by lower(a.title), a.id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.screening_is_on(of_case uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(s.safety_screening_enabled, true)
  from public.cases c left join public.organization_settings s on s.organization_id = c.organization_id
  where c.id = of_case
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.seal_audit(at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chain private.audit_chain;
  it private.audit_log;
  sealed int := 0;
begin
  select * into chain from private.audit_chain for update;
  for it in select * from private.audit_log where link is null order by seq limit at_most loop
    it.link := chain.links + 1;
    it.prev_hash := chain.head;
    it.salt := decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
    it.veil := private.audit_veil(it);
    it.hash := private.audit_hash(it);
    update private.audit_log set link = it.link, prev_hash = it.prev_hash, salt = it.salt, veil = it.veil, hash = it.hash
      where seq = it.seq;
    chain.links := it.link;
    chain.head := it.hash;
    sealed := sealed + 1;
  end loop;
  update private.audit_chain set links = chain.links, head = chain.head;
  return sealed;
end $function$;

CREATE OR REPLACE FUNCTION private.seal_signatures(of_version uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and not exists (select from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids())) then return; end if;
  while exists (
    select from public.agreement_signatures s join private.audit_log l on l.object_id = s.id and l.action = 'insert'
    where s.version_id = of_version and l.link is null) loop
    perform private.seal_audit(1000);
  end loop;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.send_enquiry(of_organization uuid, other text, wanted text[], mail boolean, hours text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me public.profiles;
  office record;
  made uuid;
begin
  select * into me from public.profiles where id = auth.uid() for update;
  if me.role is distinct from 'divorcee' then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if exists (select from public.case_participants p join public.cases c on c.id = p.case_id
    where p.user_id = me.id and p.status = 'active' and c.status <> 'closed') then
    raise 'You are in a case already. Write to your mediator.' using errcode = 'MP409';
  end if;
  if exists (select from public.enquiries where user_id = me.id and status = 'waiting') then
    raise 'You have asked an office already. Take that back first.' using errcode = 'MP409';
  end if;
  select * into office from private.enquiry_offices() o where o.organization_id = of_organization;
  if not found then raise 'This office takes no enquiries now. Choose another one.' using errcode = 'MP409'; end if;
  update public.contact_details set safe_channels = case when mail then '{app,email}' else '{app}' end::text[], safe_hours = hours
    where user_id = me.id;
  insert into public.enquiries (organization_id, user_id, name, other_name, wishes, by_mail, safe_hours, answer_by)
    values (of_organization, me.id, me.name, other, wanted, mail, hours, private.days_from_now(of_organization, office.days))
    returning id into made;
  perform private.notify_user(p.id, 'case_update', 'Somebody asks your office for a mediation.', null, null, made)
    from public.profiles p where p.organization_id = of_organization and p.role in ('mediator', 'admin') and p.closed_at is null;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.send_figure_questions(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.send_invoices(of_case uuid, expected_minor bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  fees public.organization_fees := private.lock_fees(of_case);
  bill uuid := gen_random_uuid();
  total bigint := private.open_bill(of_case);
  today date := private.office_today(fees.organization_id);
  party record;
  made uuid;
begin
  if private.fee_rate(of_case) is null then raise 'Choose an income band first.' using errcode = 'MP409'; end if;
  if (select count(*) from private.open_shares(of_case)) <> 2 then
    raise 'Both parties have to be in the case first.' using errcode = 'MP409';
  end if;
  if total <= 0 then raise 'There is nothing to invoice.' using errcode = 'MP409'; end if;
  if total <> expected_minor then
    raise 'The amount has changed in the meantime. Look at it, then send the invoices.' using errcode = 'MP409';
  end if;
  for party in select * from private.open_shares(of_case) loop
    continue when party.share_minor = 0;
    insert into public.invoices (organization_id, case_id, participant_id, visible_to, bill_id, kind, year, serial, issued_on,
        due_on, party_name, seller, payment_text, link_template, currency, lines, bill_minor, share, share_minor, tax_name,
        tax_percent, tax_minor, ahead_minor)
      values (fees.organization_id, of_case, party.participant_id, 'party-' || of_case || '-' || party.user_id, bill, 'invoice',
        extract(year from today), private.take_serial(fees.organization_id, 'invoice', extract(year from today)::int),
        today, today + fees.due_days, party.name, fees.seller, fees.payment_text, fees.link_template, fees.currency,
        private.lines_for(of_case, party.participant_id, total), total, party.share, party.share_minor, fees.tax_name,
        fees.tax_percent, private.tax_within(party.share_minor, fees.tax_percent), party.used_minor)
      returning id into made;
    perform private.tell_of_invoice(made, 'invoice_sent', 'There is something about fees for you in your case.');
  end loop;
  update public.case_fees set
      ahead_a_minor = ahead_a_minor - coalesce((select sum(ahead_minor) from public.invoices i
        join public.case_participants p on p.id = i.participant_id where i.bill_id = bill and p.side = 'A'), 0),
      ahead_b_minor = ahead_b_minor - coalesce((select sum(ahead_minor) from public.invoices i
        join public.case_participants p on p.id = i.participant_id where i.bill_id = bill and p.side = 'B'), 0)
    where case_id = of_case;
  insert into public.time_entries (case_id, session_id, on_day, minutes, is_charged)
    select of_case, session_id, on_day, minutes, is_charged from private.open_time(of_case) where id is null;
  update public.time_entries set bill_id = bill where case_id = of_case and bill_id is null;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.session_from(it sessions, arrives integer, leaves integer)
 RETURNS sessions
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  it.starts_at := it.starts_at + make_interval(mins => arrives);
  it.minutes := greatest(coalesce(leaves, it.minutes) - arrives, 15);
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.session_is_live(session uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.session_is_open(session, person) and not private.owes_factor(person)
$function$;

CREATE OR REPLACE FUNCTION private.session_is_open(session uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from auth.sessions s
    where s.id = session and s.user_id = person and private.sign_in_end(s.id) > now() and not private.awaits_factor(s.id))
$function$;

CREATE OR REPLACE FUNCTION private.session_of(it sessions, person uuid)
 RETURNS sessions
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select private.session_from(it, a.arrives_minutes, a.leaves_minutes)
    from public.session_attendees a join public.case_participants participant on participant.id = a.participant_id
    where a.session_id = it.id and participant.user_id = person order by participant.status = 'active' desc limit 1), it)
$function$;

CREATE OR REPLACE FUNCTION private.session_participants(of_case uuid, wanted uuid[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  participants uuid[];
begin
  select array_agg(id) into participants from public.case_participants
    where case_id = of_case and status = 'active' and id = any (wanted);
  if exists (select unnest(wanted) except select unnest(participants)) then
    raise 'Everybody who comes must have joined the case.' using errcode = 'MP409';
  end if;
  if not exists (select from public.case_participants where id = any (participants) and role <> 'mediator') then
    raise 'Say who comes.' using errcode = 'MP422';
  end if;
  if not exists (select from public.case_participants where id = any (participants) and role = 'mediator') then
    participants := participants || coalesce(
      (select array_agg(id) from public.case_participants
        where case_id = of_case and status = 'active' and role = 'mediator' and user_id = auth.uid()),
      (select array_agg(id) from public.case_participants
        where case_id = of_case and status = 'active' and role = 'mediator'));
  end if;
  return participants;
end $function$;

CREATE OR REPLACE FUNCTION private.session_people(of_session uuid)
 RETURNS TABLE(participant_id uuid, user_id uuid, name text, role text, side text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select participant.id, participant.user_id, coalesce(person.name, participant.name), participant.role, participant.side
  from public.session_attendees a
  join public.case_participants participant on participant.id = a.participant_id
  left join public.profiles person on person.id = participant.user_id
  where a.session_id = of_session
    and (private.arranges(a.case_id) or exists (
      select from public.session_attendees mine
      join public.case_participants me on me.id = mine.participant_id
      where mine.session_id = of_session and me.user_id = auth.uid() and me.status = 'active'))
  order by participant.created_at, participant.id
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.session_time(starts timestamp with time zone, lasting integer, zone text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_char(starts at time zone zone, 'FMDay FMDD FMMonth, HH24:MI') || ' to '
    || to_char((starts + make_interval(mins => lasting)) at time zone zone, 'HH24:MI') || ' (' || zone || ')'
$function$;

CREATE OR REPLACE FUNCTION private.set_case_currency(of_case uuid, code text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.set_document_need(of_case uuid, of_document text, needs_it boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_open_case(of_case);
  perform private.must_mediate(of_case);
  if needs_it = (of_document not in (select unnest(skipped_documents) from public.cases where id = of_case)) then return; end if;
  if exists (select from public.agreement_versions v where v.case_id = of_case and v.document = of_document) then
    raise 'This document is released, so both parties sign it.' using errcode = 'MP409';
  end if;
  if not needs_it and not exists (select from private.needed_documents(of_case) as document where document <> of_document) then
    raise 'A case needs at least one document of the agreement.' using errcode = 'MP409';
  end if;
  update public.cases set skipped_documents = array_remove(skipped_documents, of_document)
    || case when needs_it then '{}'::text[] else array[of_document] end where id = of_case;
  perform private.record(of_case, 'case-' || of_case,
    case when needs_it then 'agreement_document_needed' else 'agreement_document_skipped' end, null,
    jsonb_build_object('document', of_document));
  perform private.derive_step(of_case);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.set_legal_hold(of_case uuid, switch_on boolean, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_be_some_admin();
  update public.cases set legal_hold = switch_on where id = of_case and legal_hold <> switch_on and private.administers(organization_id);
  if not found then
    if not exists (select from public.cases where id = of_case and private.administers(organization_id)) then raise 'Not found.' using errcode = 'MP404'; end if;
    raise '%', case when switch_on then 'This case is held already.' else 'This case is not held.' end using errcode = 'MP409';
  end if;
  insert into public.legal_holds (case_id, is_on, reason, set_by) values (of_case, switch_on, words, auth.uid());
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.settle_clause_comment(of_comment uuid, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.settle_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.held_messages h set seen_at = now()
    from public.chat_messages m
    where h.receiver_id = new.user_id and h.seen_at is null and (h.delivered_at is not null or h.due_at <= now())
      and m.id = h.message_id and m.channel_id = new.channel_id and m.created_at <= new.read_at;
  update public.notifications set status = 'read'
    where user_id = new.user_id and visible_to = new.channel_id and type = 'message' and status = 'unread'
      and not exists (
        select from public.chat_messages m
        where m.channel_id = new.channel_id and m.created_at > new.read_at and m.sender_id <> new.user_id
          and not exists (
            select from public.held_messages h
            where h.message_id = m.id and h.receiver_id = new.user_id and h.delivered_at is null
              and (h.due_at is null or h.due_at > now())));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.share_settlement(of_settlement uuid, with_everyone boolean, expected_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.show_nights(is_shown boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.calendar_feeds set shows_nights = is_shown where user_id = auth.uid() and revoked_at is null;
  if not found then raise 'Make an address for your calendar first.' using errcode = 'MP409'; end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.shown_attestations(it agreement_versions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'client_id', a.client_id, 'is_printed', a.is_printed,
      'wording', a.wording, 'name', case when known.is_own then a.name end,
      'participant_id', case when known.is_own then a.participant_id end,
      'attested_at', case when known.is_own then a.attested_at end) order by a.client_id nulls first, a.attested_at, a.id), '[]')
  from public.attestations a
  cross join lateral (select a.client_id is null or auth.uid() is not null
    and a.visible_to in (select private.my_audience_ids()) as is_own) as known
  where a.version_id = it.id and (known.is_own or a.is_printed)
    and (auth.uid() is null or it.visible_to in (select private.my_audience_ids()))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.sign_agreement(of_version uuid, of_case uuid, expected_hash text, typed_name text, decides_freely boolean, chosen_in text DEFAULT NULL::text, agreed integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
  me public.case_participants := private.must_be_party(it.case_id);
  my_name text := private.name_in(it, me.id);
begin
  if it.case_id <> of_case then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.hash is distinct from expected_hash then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  if private.has_signed(it.id, me.id) then return; end if;
  if my_name is null then
    raise 'This version does not name you. Your mediator can release it again.' using errcode = 'MP409';
  end if;
  if not exists (select from public.signing_progress
    where version_id = it.id and participant_id = me.id and read_at is not null) then
    raise 'Read the agreement to the end first.' using errcode = 'MP409';
  end if;
  if exists (select from public.signing_questions
    where version_id = it.id and participant_id = me.id and answer is null) then
    raise 'Answer every question first.' using errcode = 'MP409';
  end if;
  if now() < it.signable_at then
    raise 'The time to think is not over yet.' using errcode = 'MP409';
  end if;
  if private.is_signing_paused(it.id, me.user_id) then
    raise 'Signing is paused until your mediator has spoken with you.' using errcode = 'MP409';
  end if;
  if decides_freely is not true then
    raise 'Sign only what you decide yourself. You can ask for a private word with your mediator.' using errcode = 'MP422';
  end if;
  if private.same_name(typed_name, my_name) is not true then
    raise 'Write your full name as it is shown.' using errcode = 'MP422';
  end if;
  if agreed is distinct from 1 then
    raise 'Agree to sign electronically, or sign on paper. Ask your mediator for that.' using errcode = 'MP422';
  end if;
  perform private.add_signature(it, me, btrim(typed_name), decides_freely, null, null, chosen_in, agreed);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.sign_in_end(session uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select least(coalesce(a.last_active_at, s.created_at) + private.idle_limit(s.user_id), s.created_at + interval '12 hours')
  from auth.sessions s
  join auth.users u on u.id = s.user_id and (u.banned_until is null or u.banned_until <= now())
  left join private.sign_in_activity a on a.session_id = s.id
  where s.id = session
$function$;

CREATE OR REPLACE FUNCTION private.sign_in_of_refresh(refresh_token text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.session_id::uuid from auth.refresh_tokens t where t.token = refresh_token
$function$;

CREATE OR REPLACE FUNCTION private.sign_on_paper(of_version uuid, expected_hash text, on_day date, of_upload uuid, of_participants uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.agreement_versions := private.lock_newest_version(of_version);
  zone text := (select office.time_zone from public.cases c
    join public.organization_settings office on office.organization_id = c.organization_id where c.id = it.case_id);
  party public.case_participants;
begin
  perform private.must_mediate(it.case_id);
  if it.hash is distinct from expected_hash then
    raise 'There is a newer version of the agreement. Read that one first.' using errcode = 'MP409';
  end if;
  -- Without a day it would be a signature on screen, which only the party makes.
  if on_day is null then raise 'Enter the day on the paper.' using errcode = 'MP422'; end if;
  if now() < it.signable_at or on_day < (it.signable_at at time zone zone)::date then
    raise 'The time to think was not over on this day.' using errcode = 'MP422';
  end if;
  if on_day > (now() at time zone zone)::date then raise 'This day is in the future.' using errcode = 'MP422'; end if;
  if not exists (select from public.uploads
    where id = of_upload and case_id = it.case_id and status in ('pending', 'confirmed')
      and scan_status <> 'quarantined') then
    raise 'Choose the scanned document of this case.' using errcode = 'MP422';
  end if;
  if coalesce(cardinality(of_participants), 0) = 0 or exists (select unnest(of_participants) except select id
    from public.case_participants where case_id = it.case_id and role = 'divorcee' and status = 'active') then
    raise 'Choose a party who has joined the case.' using errcode = 'MP422';
  end if;
  for party in select * from public.case_participants where id = any (of_participants) order by side loop
    if private.is_signing_paused(it.id, party.user_id) then
      raise 'A party asked for a private word about this version. Answer it first.' using errcode = 'MP409';
    end if;
    if private.name_in(it, party.id) is null then
      raise 'This version does not name this party. Release it again first.' using errcode = 'MP409';
    end if;
    perform private.add_signature(it, party, private.name_in(it, party.id), null, on_day, of_upload);
  end loop;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.sign_terms(of_case uuid, expected_hash text, typed_name text, read_in text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.organization_terms;
  me public.case_participants;
begin
  perform private.lock_open_case(of_case);
  it := private.terms_of_case(of_case);
  me := private.my_participant(of_case);
  if me.role not in ('divorcee', 'mediator') then
    raise 'Only the parties and the mediator sign.' using errcode = 'MP403';
  end if;
  if it.hash is distinct from expected_hash then
    raise 'There is a newer version. Read that one first.' using errcode = 'MP409';
  end if;
  if private.same_name(typed_name, (select name from public.profiles where id = auth.uid())) is not true then
    raise 'Write your full name as it is shown.' using errcode = 'MP422';
  end if;
  insert into public.terms_signatures (case_id, terms_id, participant_id, visible_to, name, hash, signed_in)
    values (of_case, it.id, me.id,
      case me.role when 'mediator' then 'mediator-' || of_case else 'party-' || of_case || '-' || me.user_id end,
      btrim(typed_name), it.hash, read_in)
    on conflict (terms_id, participant_id) do nothing;
  if not found then return; end if;
  perform private.record(of_case, 'case-' || of_case, 'terms_signed', me.id, jsonb_build_object('number', it.number));
  perform private.notify('mediator-' || of_case, 'case_update', 'Somebody has signed how you will work together.', of_case, it.id);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.signer_proof(of_version uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  proof text := private.my_signing_proof();
  kind text;
begin
  if proof = 'factor' then
    select it.proved_with into kind from private.sign_in_proofs it
      where it.session_id = private.my_sign_in_id() and it.proved_at > now() - interval '10 minutes';
    if kind is null then raise 'Confirm first with your second step.' using errcode = 'MP42F'; end if;
    return kind;
  end if;
  perform private.must_be_confirmed();
  if proof = 'password_and_code' and not exists (
    select from private.signing_codes it where it.user_id = auth.uid() and it.version_id = of_version
      and it.used_in = private.my_sign_in_id() and it.used_at > now() - interval '10 minutes') then
    raise 'Enter the code from your mail first.' using errcode = 'MP409';
  end if;
  return 'password';
end $function$;

CREATE OR REPLACE FUNCTION private.staff_addresses()
 RETURNS TABLE(user_id uuid, email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, nullif(d.email, '') from public.profiles p join public.contact_details d on d.user_id = p.id
  where p.role <> 'divorcee' and ((select private.is_platform_admin()) or p.organization_id = (select private.my_office_id()))
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.stamp_acknowledgement()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.acknowledged_at := coalesce(old.acknowledged_at, now());
  new.acknowledged_by := coalesce(old.acknowledged_by, auth.uid());
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_clause()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_by := auth.uid();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_concern()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.acknowledged_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.delivered_at := coalesce(old.delivered_at, clock_timestamp());
  new.delivered_by := case when old.delivered_at is null then auth.uid() else old.delivered_by end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_handling()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.handled_at := coalesce(old.handled_at, now());
  new.handled_by := coalesce(old.handled_by, auth.uid());
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_intake()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.case_id in (select private.my_mediated_case_ids()) or private.administers_case(new.case_id) then
    if exists (select from public.case_intakes where case_id = new.case_id and email = new.email) then
      raise 'There is an intake for this person already.' using errcode = 'MP409';
    end if;
  elsif auth.uid() is not null then
    new.user_id := private.my_intake_owner(new.case_id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_missing_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.na_waits_since := case
    when new.na_reason is null or auth.uid() is null or new.case_id in (select private.my_mediated_case_ids()) then null
    when new.na_reason = old.na_reason then old.na_waits_since
    else now() end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_mode()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.time_zone := coalesce(private.zone_of_case(new.case_id), private.time_zone_of(auth.uid()), 'UTC');
  new.set_at := now();
  new.set_by := coalesce(auth.uid(), new.set_by);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_reading()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.read_at := case when new.status = 'read' then coalesce(old.read_at, now()) end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reply private.ai_replies;
begin
  if new.role = 'user' then
    new.confidence := null;
    new.disclaimer := null;
    new.web_search_suggested := false;
    return new;
  end if;
  select * into reply from private.ai_replies where id = new.reply_id;
  if found then
    if reply.content_hash <> private.token_hash(new.content) then
      raise 'The assistant did not write this.' using errcode = '42501';
    end if;
    new.case_id := reply.case_id;
    new.confidence := reply.confidence;
    new.disclaimer := reply.disclaimer;
    new.web_search_suggested := reply.web_search_suggested;
    new.citations := reply.citations;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.status <> 'waiting' then raise 'This was answered already.' using errcode = 'MP409'; end if;
  new.answered_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_requirement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select user_id into new.user_id from public.case_participants
  where id = new.participant_id and case_id = new.case_id and role = 'divorcee' and status = 'active';
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_safe_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.safe_confirmed_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_sender_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.sender_role := coalesce(
    (select role from public.case_participants
      where case_id = substring(new.channel_id from '^[a-z]+-(.{36})')::uuid and user_id = new.sender_id and status = 'active'),
    (select role from public.profiles where id = new.sender_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_support_done()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.waiting_since := null;
  new.done_at := now();
  new.done_by := auth.uid();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_topic()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.changed_at := now();
  if new.state <> 'agreed' then new.proposal_id := null; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.start_cooling_off()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.signable_at := greatest(new.released_at + make_interval(hours => (
    select office.cooling_off_hours from public.cases c
    join public.organization_settings office on office.organization_id = c.organization_id where c.id = new.case_id)), (
    select max(signable_at) from public.agreement_versions
    where case_id = new.case_id and document = new.document and number < new.number));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.starting_status_texts()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'en', jsonb_build_object(
      'memorandum', 'This memorandum records what both parties worked out in mediation. It is not a court order. It is written without prejudice: as far as the law allows, nobody may use it in court as an admission. It is not binding until it has been made into an agreement or an order as the law where you live requires; a court may have to approve it first. Before signing, each party should take independent legal advice. The mediator has advised neither of them.',
      'finances', 'This statement lists the figures that each party gave, as of the days shown. It is not an agreement about who gets what, and not a court order. It is open: the parties, their lawyers and a court may rely on it. Each party answers for their own figures being full and true; the mediator has not audited them. Before relying on it, each party should take independent legal and financial advice.',
      'parenting', 'This plan records how both parents mean to care for their children. It is not a court order, and it is not binding until the law where the children live says so; a court may have to approve it first. The children’s welfare comes first, and a court may decide otherwise. Before signing, each parent should take independent legal advice. The mediator has advised neither of them.'),
    'es', jsonb_build_object(
      'memorandum', 'Este memorando recoge lo que ambas partes han trabajado en la mediación. No es una resolución judicial. Se redacta sin perjuicio de los derechos de cada parte: en la medida en que la ley lo permita, nadie puede usarlo ante un tribunal como reconocimiento. No es vinculante hasta que se convierta en un convenio o en una resolución como exija la ley del lugar donde viven; puede que antes deba aprobarlo un tribunal. Antes de firmar, cada parte debería pedir asesoramiento jurídico independiente. Quien media no ha asesorado a ninguna de las dos.',
      'finances', 'Esta declaración recoge las cifras que dio cada parte, a las fechas indicadas. No es un acuerdo sobre qué recibe cada cual, ni una resolución judicial. Es abierta: las partes, sus abogados y un tribunal pueden basarse en ella. Cada parte responde de que sus propias cifras sean completas y ciertas; quien media no las ha auditado. Antes de basarse en ella, cada parte debería pedir asesoramiento jurídico y financiero independiente.',
      'parenting', 'Este plan recoge cómo quieren ambos progenitores cuidar de sus hijos. No es una resolución judicial, y no es vinculante hasta que lo disponga la ley del lugar donde viven los hijos; puede que antes deba aprobarlo un tribunal. El bienestar de los hijos es lo primero, y un tribunal puede decidir otra cosa. Antes de firmar, cada progenitor debería pedir asesoramiento jurídico independiente. Quien media no ha asesorado a ninguno de los dos.'))
$function$;

CREATE OR REPLACE FUNCTION private.statement_of(of_case uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.step_facts(of_case uuid)
 RETURNS TABLE(step text, code text, participant_id uuid, done integer, total integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.step, f.code, f.participant_id, f.done, f.total
  from private.condition_facts(of_case) f join private.step_conditions c on c.code = f.code
$function$;

CREATE OR REPLACE FUNCTION private.step_passages(of_cases uuid[])
 RETURNS TABLE(step text, left_at timestamp with time zone, days numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.details ->> 'from', e.created_at, extract(epoch from e.created_at
    - coalesce(lag(e.created_at) over (partition by e.case_id order by e.created_at, e.id), c.created_at)) / 86400
  from public.case_events e join public.cases c on c.id = e.case_id
  where e.case_id = any (of_cases) and e.kind = 'step_changed'
$function$;

CREATE OR REPLACE FUNCTION private.steps()
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array_agg(id order by position) from private.process_steps
$function$;

CREATE OR REPLACE FUNCTION private.stop_erasure(of_erasure uuid, why text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.erasure_work set stopped_for = why where erasure_id = of_erasure and stopped_for is distinct from why;
  if not found then return; end if;
  perform private.notify_user(p.id, 'case_update', 'An erasure had to stop. Look at it.', null, null, of_erasure)
  from public.profiles p where p.role = 'admin' and p.closed_at is null and (p.organization_id is null or p.organization_id = (
    select person.organization_id from public.erasure_requests e join public.profiles person on person.id = e.user_id
    where e.id = of_erasure));
end $function$;

CREATE OR REPLACE FUNCTION private.stop_factor_removal(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  loss uuid;
begin
  if person <> auth.uid() then perform private.must_help_with_factors(person); end if;
  update private.lost_factors it set ended_at = now() where it.user_id = person and it.ended_at is null
    returning it.id into loss;
  if loss is null then return false; end if;
  perform private.add_to_audit('delete', 'factor_removal', person, null, null, '{}'),
    private.tell_admins_of(person, 'The removal of a second step was stopped.', loss);
  if person <> auth.uid() then
    perform private.notify_user(person, 'case_update', 'Your second step to sign in stays as it is.', null, null, loss);
  end if;
  return true;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.stored_keys()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select storage_key from private.upload_files
  union all
  select 'logos/' || id || '/' || substring(logo_url from 'v=([0-9a-f]{8})$') || '.png' from public.organizations
  where logo_url is not null
  union all
  select file_key from public.office_template_versions
$function$;

CREATE OR REPLACE FUNCTION private.submit_intake(of_intake uuid, agreed text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.case_intakes;
begin
  select * into it from public.case_intakes
    where id = of_intake and visible_to in (select private.my_intake_audiences()) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status not in ('draft', 'returned') then raise 'This intake has been sent.' using errcode = 'MP409'; end if;
  update public.case_intakes
    set status = 'submitted', submitted_at = coalesce(submitted_at, now()), consent = coalesce(agreed, consent),
      prefilled = '{}'
    where id = of_intake;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.suspended_organization_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.organizations where suspended
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.switch_assistance(of_case uuid, is_on boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if of_case not in (select private.my_case_ids()) then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_mediate(of_case);
  update public.cases set ai_enabled = is_on where id = of_case and ai_enabled <> is_on;
  if found then
    perform private.record(of_case, 'case-' || of_case,
      case when is_on then 'assistance_switched_on' else 'assistance_switched_off' end, of_case);
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.switch_calculator(of_organization uuid, named text, becomes_on boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.must_administer(of_organization);
  insert into public.office_calculators (organization_id, calculator, is_on) values (of_organization, named, becomes_on)
    on conflict (organization_id, calculator) do update set is_on = excluded.is_on, switched_at = now()
      where office_calculators.is_on <> excluded.is_on;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.take_enquiry(of_enquiry uuid)
 RETURNS TABLE(name text, other_name text, email text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.enquiries := private.waiting_enquiry(of_enquiry);
begin
  if private.my_role() <> 'mediator' then raise 'Only a mediator opens a case from an enquiry.' using errcode = 'MP403'; end if;
  return query select it.name, it.other_name, d.email from public.contact_details d where d.user_id = it.user_id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.take_language()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.person_settings set language = new.language where user_id = auth.uid() and language is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.take_serial(of_organization uuid, of_kind text, of_year integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.invoice_counters (organization_id, kind, year, last)
  values (of_organization, of_kind, of_year, private.first_serial(of_organization, of_kind))
  on conflict (organization_id, kind, year) do update set last = private.invoice_counters.last + 1
  returning last
$function$;

CREATE OR REPLACE FUNCTION private.takes_signing_code(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not private.has_factor(person) and exists (
      select from public.contact_details d
      where d.user_id = person and d.email <> '' and 'email' = any (d.safe_channels) and private.may_mail(person, d.email))
    and not exists (select from private.settings s where s.demo is not null)
$function$;

CREATE OR REPLACE FUNCTION private.tax_within(gross bigint, percent numeric)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select gross - round(gross * 100 / (100 + percent))::bigint
$function$;

CREATE OR REPLACE FUNCTION private.tell_admins_of(person uuid, words text, loss uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.notify_user(admin.id, 'case_update', words, null, null, loss)
  from public.profiles p join public.profiles admin on admin.role = 'admin' and admin.closed_at is null
    and admin.id <> p.id and (admin.organization_id is null or admin.organization_id = p.organization_id)
  where p.id = person
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_invoice(of_invoice uuid, what text, words text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.invoices;
begin
  select * into it from public.invoices where id = of_invoice;
  perform private.record(it.case_id, it.visible_to, what, it.id);
  if words is not null then perform private.notify(it.visible_to, 'case_update', words, it.case_id, it.id); end if;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_session(it sessions, what text, words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  guest record;
begin
  perform private.record(it.case_id, 'mediator-' || it.case_id, what, it.id);
  for guest in
    select participant.user_id, participant.role from public.session_attendees a
    join public.case_participants participant on participant.id = a.participant_id
    where a.session_id = it.id and participant.status = 'active'
  loop
    if guest.role <> 'mediator' then
      perform private.record(it.case_id, 'user-' || guest.user_id, what, it.id);
    end if;
    if words is not null then
      perform private.notify_attendee(guest.user_id, private.session_of(it, guest.user_id), words);
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.template_key(of_version uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select file_key from public.office_template_versions
  where id = of_version and (private.administers(organization_id)
    or number is not null and private.my_role() = 'mediator' and organization_id = private.my_organization_id())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.terms_of_case(of_case uuid)
 RETURNS organization_terms
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select newest.* from public.cases c cross join lateral private.newest_terms(c.organization_id) newest where c.id = of_case
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.terms_signers(of_case uuid)
 RETURNS TABLE(terms_id uuid, number integer, participant_id uuid, signed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.terms_id, t.number, s.participant_id, s.signed_at
  from public.terms_signatures s join public.organization_terms t on t.id = s.terms_id
  where s.case_id = of_case and of_case in (select private.my_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.tick_action(of_session uuid, place integer, words text, done boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.sessions;
  action jsonb;
begin
  select * into it from public.sessions where id = of_session
    and (id in (select private.my_session_ids()) or case_id in (select private.my_mediated_case_ids())) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  action := it.next_actions -> place;
  if action is null or action ->> 'text' <> words then
    raise 'The actions have changed. Look at the newest ones.' using errcode = 'MP409';
  end if;
  if it.case_id not in (select private.my_mediated_case_ids())
    and not exists (select from private.my_participant_ids() as mine where mine::text = action ->> 'participant_id') then
    raise 'Only the person who does this, or the mediator, can say that it is done.' using errcode = 'MP403';
  end if;
  if exists (select from public.cases where id = it.case_id and status = 'closed') then
    raise 'This case is closed.' using errcode = 'MP409';
  end if;
  action := action - 'done_on' || jsonb_build_object('is_done', done) || case when done
    then jsonb_build_object('done_on', (now() at time zone it.time_zone)::date) else '{}' end;
  update public.sessions set next_actions = jsonb_set(next_actions, array[place::text], action) where id = it.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.time_zone_of(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select coalesce(mine.time_zone, ours.time_zone) from public.profiles p
    left join public.person_settings mine on mine.user_id = p.id
    left join public.organization_settings ours on ours.organization_id = p.organization_id
    where p.id = person), 'UTC')
$function$;

CREATE OR REPLACE FUNCTION private.title_of(of_case uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select title from public.cases where id = of_case
    and (private.may_show_titles(organization_id) or id = any (array(select private.my_mediated_case_ids()))));
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.today_of(of_case uuid)
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (now() at time zone office.time_zone)::date from public.cases c
  join public.organization_settings office on office.organization_id = c.organization_id where c.id = of_case
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.today_of_case(of_case uuid)
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.office_today(organization_id) from public.cases
  where id = of_case and id in (select private.my_case_ids())
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.token_hash(token text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.touch_sign_in(session uuid, person uuid, is_activity boolean, agent text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it record;
begin
  select s.created_at, a.last_active_at, private.sign_in_end(s.id) <= now() as is_over into it
    from auth.sessions s left join private.sign_in_activity a on a.session_id = s.id
    where s.id = session and s.user_id = person;
  if it.is_over then perform private.end_sign_in(session); end if;
  if not private.session_is_open(session, person) then return false; end if;
  if it.last_active_at is null then
    insert into private.sign_in_activity (session_id, user_id, started_at, last_active_at, user_agent)
      values (session, person, it.created_at, case when is_activity then now() else it.created_at end, left(agent, 300))
      on conflict do nothing;
    if found then
      insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
        values (person, session, 'insert', 'session', session);
    end if;
  elsif is_activity and it.last_active_at < now() - interval '10 seconds' then
    update private.sign_in_activity a set last_active_at = now() where a.session_id = session;
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.translatable(of_case uuid)
 RETURNS TABLE(id uuid, version_id uuid, passages jsonb, ai_reads boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with readable as (
    select p.id, null::uuid as version_id, array(select private.writers_of(p.id)) as writers,
      (select jsonb_agg(concat_ws(': ', nullif(term ->> 'label', ''), nullif(term ->> 'words', '')) order by at)
        from jsonb_array_elements(p.terms) with ordinality as listed (term, at)) as passages
    from public.proposals p
    where p.case_id = of_case and p.visible_to in (select private.my_audience_ids())
    union all
    select (clause ->> 'id')::uuid, v.id,
      array(
        select v.released_by
        union
        select user_id from public.case_participants where case_id = of_case and role = 'mediator' and status = 'active'
        union
        select private.writers_of((clause ->> 'source_proposal_id')::uuid)),
      jsonb_build_array(clause -> 'heading',
          -- Older plain words may say something else than what is signed.
          case when clause ? 'plain_is_older' then '""' else clause -> 'plain_text' end, clause -> 'text')
        || jsonb_path_query_array(clause, '$.duties[*].what')
    from public.agreement_versions v, jsonb_array_elements(v.clauses) as clause
    where v.case_id = of_case and v.visible_to in (select private.my_audience_ids())
  )
  select id, version_id, jsonb_path_query_array(passages, '$[*] ? (@ != "")'),
    private.assistance_of(of_case) = 'on' and not exists (
      select from unnest(writers) as writer where writer is distinct from auth.uid()
        and (writer is null or writer not in (select private.consenting_ids(of_case))))
  from readable
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.unassigned_person_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.profiles
  where organization_id is null and role <> 'admin' and closed_at is null and private.is_platform_admin()
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.undo_review(upload uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.uploads;
begin
  select * into it from public.uploads
    where id = upload and audience <> 'private' and case_id in (select private.my_mediated_case_ids()) for update;
  if not found then raise 'Only the mediator of the case reviews documents.' using errcode = 'MP403'; end if;
  if it.status not in ('confirmed', 'rejected') or it.reviewed_by is distinct from auth.uid()
      or it.reviewed_at < now() - private.review_undo_window() then
    raise 'This decision can no longer be undone.' using errcode = 'MP409';
  end if;
  update public.uploads set status = 'pending', reject_code = null, reviewed_by = null, reviewed_at = null where id = upload;
  delete from public.upload_review_notes where upload_id = upload;
  delete from public.notifications
    where case_id = it.case_id and subject_id in (upload, it.case_id) and created_at >= it.reviewed_at
      and message in ('Your mediator has looked at a document.', 'Your case has moved to another step.');
  delete from private.mails
    where created_at in (it.reviewed_at, now()) and sent_at is null and facts ->> 'visible_to' like '%' || it.case_id || '%';
  perform private.record(it.case_id, it.visible_to, 'document_review_undone', upload);
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.update_figure(of_figure uuid, it jsonb, expected_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.update_settlement(of_settlement uuid, title text, how jsonb, expected_version integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.update_topic(of_topic uuid, new_title text, new_state text, new_note text, expected_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.topics := private.lock_topic(of_topic);
begin
  perform private.must_mediate(it.case_id);
  if it.version <> expected_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.' using errcode = 'MP409';
  end if;
  update public.topics set title = new_title, state = new_state, note = new_note where id = of_topic;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.use_app_code(person uuid, step bigint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with used as (
    update private.code_apps app set last_step = step where app.user_id = person and app.last_step < step returning 1)
  select exists (select from used)
$function$;

CREATE OR REPLACE FUNCTION private.use_challenge(asked text, person uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with used as (
    delete from private.passkey_challenges kept
    where kept.challenge = asked and kept.user_id is not distinct from person
      and kept.created_at > now() - interval '5 minutes' returning 1)
  select exists (select from used)
$function$;

CREATE OR REPLACE FUNCTION private.use_recovery_code(person uuid, code_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.recovery_codes code set used_at = now()
    where code.user_id = person and code.hash = code_hash and code.used_at is null;
  if not found then return false; end if;
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (person, private.my_sign_in_id(), 'update', 'recovery_code', person);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.use_signing_code(person uuid, session uuid, of_version uuid, code_hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it private.signing_codes;
begin
  select * into it from private.signing_codes where user_id = person and version_id = of_version for update;
  if it.hash is null or it.used_at is not null then return 'none'; end if;
  if it.made_at <= now() - interval '10 minutes' then return 'old'; end if;
  if it.wrong_tries >= 5 then return 'spent'; end if;
  if it.hash = code_hash then
    update private.signing_codes set used_at = now(), used_in = session where user_id = person and version_id = of_version;
    return 'right';
  end if;
  update private.signing_codes set wrong_tries = it.wrong_tries + 1 where user_id = person and version_id = of_version;
  return case when it.wrong_tries = 4 then 'spent' else 'wrong' end;
end $function$;

CREATE OR REPLACE FUNCTION private.use_template(of_case uuid, of_version uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.office_template_versions;
begin
  perform private.must_mediate(of_case);
  select v.* into it from public.office_template_versions v join public.cases c on c.organization_id = v.organization_id
    where v.id = of_version and v.number is not null and c.id = of_case for update of v;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if exists (select from public.office_templates where id = it.template_id and retired_at is not null) then
    raise 'This template is retired. Choose another one.' using errcode = 'MP409';
  end if;
  if exists (select from public.office_template_versions where template_id = it.template_id and number > it.number) then
    raise 'There is a newer version of this template. Look at it first.' using errcode = 'MP409';
  end if;
  if it.used_at is null then
    update public.office_template_versions set used_at = now() where id = of_version;
  end if;
  perform private.add_to_audit('download', 'office_template_versions', of_version, of_case, it.organization_id, '{}');
  return it.file_key;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.verify_audit(at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chain private.audit_chain;
  upto bigint;
  broken bigint;
begin
  select * into chain from private.audit_chain for update;
  if chain.verified_to >= chain.links and chain.begun_at < now() - interval '1 day' then
    chain.verified_to := 0;
    chain.begun_at := now();
  end if;
  upto := least(chain.verified_to + at_most, chain.links);
  broken := private.first_broken_link(chain.verified_to, upto);
  if broken is null and upto = chain.links
    and chain.head <> coalesce((select hash from private.audit_log where link = chain.links), '') then
    broken := chain.links;
  end if;
  if broken is null and exists (select from private.audit_log where link > chain.links) then
    broken := chain.links + 1;
  end if;
  update private.audit_chain set verified_to = upto, begun_at = chain.begun_at, verified_at = now(),
    broken_at = least(chain.broken_at, broken);
end $function$;

CREATE OR REPLACE FUNCTION private.versions_in_force(of_case uuid)
 RETURNS SETOF agreement_versions
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select distinct on (v.document) v.* from public.agreement_versions v
  where v.case_id = of_case and private.is_signed_by_both(v.id)
  order by v.document, v.number desc
$function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.void_signatures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before public.agreement_versions;
  lasting public.agreement_versions;
  readers text;
  stays boolean;
begin
  select * into before from public.agreement_versions
    where case_id = new.case_id and document = new.document and number < new.number order by number desc limit 1;
  select * into lasting from private.versions_in_force(new.case_id) v where v.document = new.document;
  stays := lasting.id is not null;
  if not stays and not exists (select from public.agreement_signatures where version_id = before.id) then return null; end if;
  readers := case when 'parties' in (before.readers, new.readers) then 'parties-' else 'case-' end || new.case_id;
  perform private.record(new.case_id, readers,
    case when stays then 'agreement_stays_in_force' else 'agreement_signatures_void' end, new.id,
    jsonb_build_object('document', new.document, 'number', coalesce(lasting.number, before.number)));
  perform private.notify_user(reader, 'case_update',
      case when stays and reader in (
          select p.user_id from public.case_participants p where p.case_id = new.case_id and p.role = 'divorcee')
        then 'Your mediator asks you to read a new version of your agreement, and to sign it if you agree. The signed version stays as it is until both of you have signed the new one.'
        when stays
        then 'A new version of the agreement waits for its signatures. The signed version stays as it is until both parties have signed the new one.'
        when reader in (
          select p.user_id from public.agreement_signatures signed
          join public.case_participants p on p.id = signed.participant_id where signed.version_id = before.id)
        then 'A new version of your agreement was released, and your signature no longer counts. Read what changed and sign again.'
        else 'Your agreement has changed. Earlier signatures no longer count.' end,
      new.case_id, readers, new.id)
    from private.members_of(readers) as reader;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.waiting_enquiry(of_enquiry uuid)
 RETURNS enquiries
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.enquiries;
begin
  select * into it from public.enquiries where id = of_enquiry and private.answers_enquiries(organization_id) for update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  if it.status <> 'waiting' then raise 'This enquiry was answered already.' using errcode = 'MP409'; end if;
  return it;
end $function$;

CREATE OR REPLACE FUNCTION private.waiting_for(of_case uuid)
 RETURNS TABLE(code text, participant_id uuid, waits integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 'documents', r.participant_id, count(*)::int
  from private.requirement_states(of_case) s join public.requirements r on r.id = s.requirement_id
  where s.state in ('needed', 'rejected')
  group by r.participant_id
  union all
  select 'signatures_in', p.id, count(*)::int
  from private.newest_versions(of_case) v join public.case_participants p on p.case_id = of_case
  where v.document in (select private.needed_documents(of_case)) and v.signable_at <= now()
    and private.name_in(v, p.id) is not null and not private.has_signed(v.id, p.id)
  group by p.id
$function$;

CREATE OR REPLACE FUNCTION private.waiting_sign_in(refresh_token text)
 RETURNS TABLE(session_id uuid, user_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.id, s.user_id from auth.sessions s
  where s.id = private.sign_in_of_refresh(refresh_token) and private.sign_in_end(s.id) > now() and private.awaits_factor(s.id)
$function$;

CREATE OR REPLACE FUNCTION private.wake_send_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_notify('jobs', 'send_mails');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.was_a_party(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.case_participants
    where user_id = person and role = 'divorcee' and status in ('active', 'removed'))
$function$;

CREATE OR REPLACE FUNCTION private.was_on_other_side(of_case uuid, person uuid, as_role text, on_side text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.case_participants p
    where p.case_id = of_case and p.user_id = person and p.side <> on_side and p.side <> 'neutral'
      and 'lawyer' in (p.role, as_role) and p.status in ('active', 'removed'))
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_clause_comment(of_comment uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  it public.clause_comments := private.lock_own_round_comment(of_comment);
begin
  delete from public.clause_comments where id = it.id;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.withdraw_enquiry()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.enquiries where user_id = auth.uid() and status = 'waiting';
  if not found then raise 'There is no enquiry that you could still take back.' using errcode = 'MP409'; end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.withdraw_erasure()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.erasure_requests set status = 'withdrawn', updated_at = clock_timestamp()
  where user_id = auth.uid() and status in ('requested', 'checking_holds');
  if not found then
    raise 'There is no request that you could still take back.' using errcode = 'MP409';
  end if;
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.withdraw_proposal(of_proposal uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute to authenticated;

CREATE OR REPLACE FUNCTION private.writers_of(of_proposal uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with recursive answered as (
    select id, parent_id, from_participant_id from public.proposals where id = of_proposal
    union
    select p.id, p.parent_id, p.from_participant_id from public.proposals p join answered on p.id = answered.parent_id
  )
  select p.user_id from answered join public.case_participants p on p.id = answered.from_participant_id
$function$;

CREATE OR REPLACE FUNCTION private.zone_of_case(of_case uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select office.time_zone from public.cases c
  join public.organization_settings office on office.organization_id = c.organization_id
  where c.id = of_case
$function$;
