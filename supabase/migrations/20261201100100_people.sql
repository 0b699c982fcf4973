-- People: an erasure erases. What happens to which column stands in one table, a job carries it out, and the audit log
-- verifies without what was erased.

set check_function_bodies = off;

alter table profiles add column erased_at timestamptz;
grant select (erased_at) on profiles to authenticated;

-- What an erasure does to each table, in this order. In a condition, $1 is the person and $2 their address. A test holds
-- this against the catalogue: each column that can hold words has a line, and {*} stands for all of a table.
create table private.erasure_rules (
  position   int primary key,
  table_name text not null,
  treatment  text not null check (treatment in ('delete', 'empty', 'keep', 'none')),
  whose      text check ((whose is not null) = (treatment in ('delete', 'empty'))),
  becomes    text check ((becomes is not null) = (treatment = 'empty')),
  columns    text[] not null default '{*}',
  reason     text check ((reason is not null) = (treatment in ('keep', 'none')))
);

insert into private.erasure_rules (position, table_name, treatment, whose) values
  (1, 'auth.sessions', 'delete', 'user_id = $1'),
  (2, 'auth.refresh_tokens', 'delete', 'user_id::text = $1::text'),
  (3, 'auth.one_time_tokens', 'delete', 'user_id = $1'),
  (4, 'auth.flow_state', 'delete', 'user_id = $1'),
  (5, 'auth.mfa_factors', 'delete', 'user_id = $1'),
  (6, 'auth.identities', 'delete', 'user_id = $1'),
  (7, 'auth.audit_log_entries', 'delete', 'strpos(payload::text, $1::text) > 0 or strpos(payload::text, $2) > 0'),
  (8, 'private.sign_in_activity', 'delete', 'user_id = $1'),
  (9, 'public.calendar_feeds', 'delete', 'user_id = $1'),
  (15, 'private.code_apps', 'delete', 'user_id = $1'),
  (16, 'private.recovery_codes', 'delete', 'user_id = $1'),
  (17, 'private.passkeys', 'delete', 'user_id = $1'),
  (18, 'private.passkey_challenges', 'delete', 'user_id = $1');

insert into private.erasure_rules (position, table_name, treatment, whose, becomes, columns) values
  (10, 'public.case_participants', 'empty', 'user_id = $1 and status = ''active''', 'status = ''removed''', '{}'),
  (11, 'public.case_participants', 'empty',
    'user_id is null and id in (select participant_id from public.invitations where email = $2)',
    'status = ''removed'', name = ''Former participant''', '{name}'),
  (12, 'public.case_participants', 'empty', 'user_id = $1 and name <> ''Former participant''',
    'name = ''Former participant''', '{name}'),
  (13, 'public.profiles', 'empty', 'id = $1 and erased_at is null',
    'name = ''Former participant'', requested_role = null, closed_at = coalesce(closed_at, now()), erased_at = now()', '{name}'),
  (14, 'public.erasure_requests', 'empty', 'user_id = $1 and explanation <> ''''', 'explanation = ''''', '{explanation}');

insert into private.erasure_rules (position, table_name, treatment, whose, columns) values
  (20, 'public.contacts', 'delete', 'user_id = $1 or email = $2 or mediator_id = $1', '{*}'),
  (21, 'public.invitations', 'delete',
    'email = $2 or participant_id in (select id from public.case_participants where user_id = $1)', '{*}'),
  (22, 'private.registrations', 'delete', 'email = $2', '{*}'),
  (23, 'public.case_intakes', 'delete', 'user_id = $1 or user_id is null and email = $2', '{*}'),
  (24, 'public.safety_answers', 'delete', 'user_id = $1', '{*}'),
  (25, 'public.proposals', 'delete', 'state = ''draft'' and visible_to = ''user-'' || $1', '{}'),
  (26, 'public.document_comments', 'delete', 'author_id = $1 and audience = ''private''', '{}'),
  (27, 'public.uploads', 'delete', 'owner_id = $1 and audience = ''private'' and not exists (select from public.uploads
    older where older.superseded_by_id = uploads.id and older.audience <> ''private'')', '{}'),
  (28, 'public.support_threads', 'delete', 'user_id = $1', '{*}'),
  (29, 'public.chat_messages', 'delete', 'channel_id = ''support-'' || $1', '{}'),
  (30, 'public.ai_chat_history', 'delete', 'user_id = $1', '{*}'),
  (31, 'private.ai_replies', 'delete', 'user_id = $1', '{*}'),
  (32, 'public.chat_read_marks', 'delete', 'user_id = $1', '{*}'),
  (33, 'public.delivery_preferences', 'delete', 'user_id = $1', '{*}'),
  (34, 'public.held_messages', 'delete', 'receiver_id = $1', '{*}'),
  (35, 'private.session_reminders', 'delete', 'user_id = $1', '{*}'),
  (36, 'public.notifications', 'delete', 'user_id = $1', '{*}'),
  (37, 'private.notification_actors', 'delete', 'actor_id = $1', '{*}'),
  (38, 'public.notification_preferences', 'delete', 'user_id = $1', '{*}'),
  (39, 'public.mediator_hours', 'delete', 'user_id = $1', '{*}'),
  (40, 'public.person_settings', 'delete', 'user_id = $1', '{*}'),
  (41, 'private.idempotency_keys', 'delete',
    'user_id = $1 or strpos(answer::text, $1::text) > 0 or strpos(answer::text, $2) > 0', '{*}'),
  (42, 'private.mails', 'delete', 'receiver = $1 or address = $2', '{*}'),
  (43, 'public.contact_details', 'delete', 'user_id = $1', '{*}');

insert into private.erasure_rules (position, table_name, treatment, whose, becomes, columns) values
  (50, 'auth.users', 'empty', 'id = $1 and encrypted_password is distinct from ''''',
    'email = null, phone = null, encrypted_password = '''', raw_user_meta_data = ''{}'', raw_app_meta_data = ''{}'',
    confirmation_token = '''', recovery_token = '''', email_change = '''', email_change_token_new = '''',
    email_change_token_current = '''', phone_change = '''', phone_change_token = '''', reauthentication_token = '''',
    last_sign_in_at = null, banned_until = now() + interval ''100 years''',
    '{email,phone,encrypted_password,raw_user_meta_data,raw_app_meta_data,confirmation_token,recovery_token,email_change,email_change_token_new,email_change_token_current,phone_change,phone_change_token,reauthentication_token}');

-- What the record of a case keeps under the tombstone until the case's retention ends.
insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (100, 'public.chat_messages', 'keep', '{content}', 'What was said to others is their record, too.'),
  (101, 'public.uploads', 'keep', '{file_name,sha256,doc_type,period_from,period_to}', 'Others in the case rely on a document that they were shown.'),
  (102, 'private.upload_files', 'keep', '{storage_key,taken_out}', 'The file of a document that others were shown.'),
  (103, 'public.upload_review_notes', 'keep', '{note}', 'What the mediator wrote about a document that others were shown.'),
  (104, 'public.document_comments', 'keep', '{text}', 'A comment on a document that others read.'),
  (105, 'public.requirements', 'keep', '{label,help,na_reason,due_on,doc_type}', 'What the case asked for and what was answered.'),
  (106, 'public.figures', 'keep', '{label,former,as_of,doc_type}', 'The figures that the case counts with.'),
  (107, 'public.figure_questions', 'keep', '{question,answer}', 'What was asked and answered about figures.'),
  (108, 'public.money_statements', 'keep', '{}', 'That a statement was complete.'),
  (109, 'public.proposals', 'keep', '{terms,note}', 'What was offered to others.'),
  (110, 'public.proposal_answers', 'keep', '{reason}', 'What was answered to others.'),
  (111, 'public.topics', 'keep', '{title,note}', 'What the case is about.'),
  (112, 'public.reality_checks', 'keep', '{question,answer}', 'What the mediator asked and was answered.'),
  (113, 'public.agreement_clauses', 'keep', '{heading,text,plain_text,explained_text,duties}', 'The draft of an agreement between two people.'),
  (114, 'public.agreement_versions', 'keep', '{clauses,hash,annex,open_points,struck_points,parties,file_facts}', 'An agreement between two people, with the names as released.'),
  (115, 'private.agreement_files', 'keep', '{content}', 'The document of an agreement between two people.'),
  (116, 'public.agreement_signatures', 'keep', '{name,hash,signed_on}', 'A signature proves the agreement for the other party.'),
  (117, 'public.signing_questions', 'keep', '{question,answer}', 'What was asked and answered before signing.'),
  (118, 'public.signing_progress', 'keep', '{}', 'That the agreement was read before it was signed.'),
  (119, 'public.duty_marks', 'keep', '{due_on}', 'That a duty was done.'),
  (120, 'private.duty_reminders', 'keep', '{due_on}', 'That a reminder was sent.'),
  (121, 'public.clause_comments', 'keep', '{text,outcome}', 'A comment on an agreement that others read.'),
  (122, 'public.lawyer_rounds', 'keep', '{}', 'That lawyers looked at an agreement.'),
  (123, 'public.lawyer_round_members', 'keep', '{}', 'That a lawyer looked at an agreement.'),
  (124, 'public.parenting_schedules', 'keep', '{schedule}', 'The calendar of children with two parents.'),
  (125, 'public.case_money', 'keep', '{currency}', 'The currency of the case.'),
  (126, 'public.case_notes', 'keep', '{text,tags,purge_on}', 'The mediator’s own record of the case.'),
  (127, 'public.case_requests', 'keep', '{note,answer}', 'What the mediator was asked and answered.'),
  (128, 'public.handover_notes', 'keep', '{note}', 'What one mediator left to the next.'),
  (129, 'public.invitation_concerns', 'keep', '{note}', 'What the mediator was told before somebody joined.'),
  (130, 'public.sessions', 'keep', '{agenda,next_actions,cancel_reason,settled,move_reason,time_zone}', 'The record of a session with others.'),
  (131, 'public.session_attendees', 'keep', '{place,link}', 'Who came to a session.'),
  (132, 'public.session_requests', 'keep', '{reason,answer}', 'What was asked about a session with others.'),
  (133, 'public.session_words', 'keep', '{text}', 'What was said about a session with others.'),
  (134, 'public.session_outcomes', 'keep', '{outcome_note}', 'How a session with others ended.'),
  (135, 'public.session_documents', 'keep', '{}', 'Which documents a session looked at.'),
  (136, 'public.session_slots', 'keep', '{}', 'Times that were offered to others.'),
  (137, 'public.slot_answers', 'keep', '{}', 'Answers to times that were offered.'),
  (138, 'private.session_rooms', 'keep', '{link}', 'Where a session with others took place.'),
  (139, 'private.given_links', 'keep', '{room}', 'Which address of a session was given out.'),
  (140, 'private.former_attendees', 'keep', '{}', 'Who was taken off a session.'),
  (141, 'public.ai_insights', 'keep', '{source_channel_id,content,metadata,input_hash}', 'What the mediator was warned of.'),
  (142, 'public.ai_consents', 'keep', '{}', 'That assistance was allowed or not.'),
  (143, 'public.case_events', 'keep', '{kind,details}', 'What happened in the case, with numbers instead of names.'),
  (144, 'public.case_milestones', 'keep', '{milestone}', 'What the case reached.'),
  (145, 'public.cases', 'keep', '{title,description,reference,step,issues}', 'The case of two people and their mediator.'),
  (146, 'public.legal_holds', 'keep', '{reason}', 'Why the case could not be deleted.'),
  (147, 'private.audit_log', 'keep', '{action,object_type,facts,prev_hash,hash,veil,salt}', 'Who did what, with numbers instead of names.');

insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (200, 'auth.users', 'none', '{aud,role}', 'Codes.'),
  (201, 'private.audit_chain', 'none', '{head}', 'Hashes.'),
  (202, 'private.conditions', 'none', '{code}', 'Codes.'),
  (203, 'private.document_types', 'none', '{code,label,help}', 'Words of the product.'),
  (204, 'private.due_analyses', 'none', '{channel_id}', 'Numbers, for minutes.'),
  (205, 'private.due_refinements', 'none', '{channel_id}', 'Numbers, for minutes.'),
  (206, 'private.erasure_rules', 'none', '{table_name,whose,becomes,columns,reason}', 'These words.'),
  (207, 'private.erasure_work', 'none', '{counts,files}', 'Numbers and addresses of files, until the erasure is done.'),
  (208, 'private.jobs', 'none', '{name,last_error}', 'Codes.'),
  (209, 'private.process_steps', 'none', '{id}', 'Codes.'),
  (210, 'private.retention_done', 'none', '{class}', 'Codes.'),
  (211, 'private.retention_tables', 'none', '{table_name}', 'Codes.'),
  (212, 'private.server_keys', 'none', '{fingerprint}', 'Hashes.'),
  (213, 'private.settings', 'none', '{first_admin_code_hash,legal_texts}', 'Words of the platform.'),
  (214, 'private.step_conditions', 'none', '{step,code}', 'Codes.'),
  (215, 'public.chat_messages', 'none', '{channel_id,sender_role}', 'Codes.'),
  (216, 'public.neutrality_reports', 'none', '{engine_version,ruleset,results}', 'Measurements of the assistance.'),
  (217, 'public.organization_passages', 'none', '{passage_id,title,content,questions,reviewed_on}', 'Words of an organization.'),
  (218, 'public.organization_settings', 'none', '{time_zone,locale,working_hours,video_url,safety_contacts}', 'Settings of an organization.'),
  (219, 'public.organizations', 'none', '{name,display_name,tagline,primary_color,secondary_color,logo_url,website,email,phone,slug}', 'The face of an organization.'),
  (220, 'public.saved_answers', 'none', '{title,content}', 'Words of an organization.');

-- Where an erasure stands while it is carried out. The person never reads why it stops.
create table private.erasure_work (
  erasure_id  uuid primary key references erasure_requests on delete cascade,
  decided_by  uuid references profiles,
  stopped_for text check (stopped_for in ('legal_hold', 'last_admin')),
  erased_at   timestamptz,
  counts      jsonb not null default '{}',
  files       text[] not null default '{}'
);
create index on private.erasure_work (decided_by);

drop trigger check_erasure on erasure_requests;
drop trigger erase_contacts on erasure_requests;
drop trigger erase_proposal_drafts on erasure_requests;
drop function private.check_erasure();
drop function private.erase_contacts();
drop function private.erase_proposal_drafts();

alter table erasure_requests drop constraint erasure_requests_status_check;
alter table erasure_requests add constraint erasure_requests_status_check
  check (status in ('requested', 'checking_holds', 'carrying_out', 'withdrawn', 'refused', 'done_in_part', 'done_whole'));
drop index one_open_per_person;
create unique index one_open_per_person on erasure_requests (user_id)
  where status in ('requested', 'checking_holds', 'carrying_out');

create or replace function private.request_erasure() returns void
  language sql security definer set search_path = '' as $$
  insert into public.erasure_requests (user_id) values (auth.uid())
  on conflict (user_id) where status in ('requested', 'checking_holds', 'carrying_out') do nothing
$$;

-- The caller takes back a request that nobody has decided to carry out.
create function private.withdraw_erasure() returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update public.erasure_requests set status = 'withdrawn', updated_at = clock_timestamp()
  where user_id = auth.uid() and status in ('requested', 'checking_holds');
  if not found then
    raise 'There is no request that you could still take back.' using errcode = 'MP409';
  end if;
end $$;

create or replace function private.notify_of_erasure() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.status = 'requested' then
    perform private.notify('support-' || new.user_id, 'case_update', 'Somebody asks for their data to be erased.', null, new.id);
  elsif tg_op = 'UPDATE' and new.status <> old.status and new.status in ('checking_holds', 'refused') then
    perform private.notify_user(new.user_id, 'case_update', 'There is news about something you asked for.', null, null, new.id);
  end if;
  return null;
end $$;

-- What a record keeps of the caller, case by case. A hold is never named: its case is told as any other.
create function private.my_kept_records() returns table (
    case_id uuid, reference text, title text, reason text, kept_until timestamptz, messages int, documents int, signatures int)
  language sql stable security definer set search_path = '' as $$
  select c.id, c.reference, c.title, case when c.status = 'closed' then 'retention' else 'open' end, k.kept_until,
    (select count(*)::int from public.chat_messages m where m.case_id = c.id and m.sender_id = auth.uid()),
    (select count(*)::int from public.uploads u where u.case_id = c.id and u.owner_id = auth.uid() and u.audience <> 'private'),
    (select count(*)::int from public.agreement_signatures s join public.case_participants p on p.id = s.participant_id
      where s.case_id = c.id and p.user_id = auth.uid())
  from private.kept_cases(auth.uid()) k join public.cases c on c.id = k.case_id
  where c.status <> 'closed' or k.kept_until > now()
  order by c.created_at, c.id
$$;

-- An answer only moves forward, and comes from an admin who looks after the person. A decision to erase is carried out by
-- a job.
create function private.answer_erasure(of_erasure uuid, answer text, words text) returns boolean
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- The cases of other organizations are only counted for an admin of one.
drop function private.erasures(boolean, timestamptz, uuid, int);
create function private.erasures(answered boolean, from_at timestamptz, from_id uuid, wanted int) returns table (
    id uuid, user_id uuid, name text, email text, role text, is_closed boolean, status text, stopped_for text,
    explanation text, kept_cases json, kept_elsewhere int, created_at timestamptz, updated_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Carries the rules out and counts per table. A second time it finds what a request in flight left behind.
create function private.erase_rows(person uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.add_counts(one jsonb, other jsonb) returns jsonb
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, total), '{}') from (
    select key, sum(value::bigint) as total from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) as counted
    group by key) as summed
$$;

create function private.stop_erasure(of_erasure uuid, why text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update private.erasure_work set stopped_for = why where erasure_id = of_erasure and stopped_for is distinct from why;
  if not found then return; end if;
  perform private.notify_user(p.id, 'case_update', 'An erasure had to stop. Look at it.', null, null, of_erasure)
  from public.profiles p where p.role = 'admin' and p.closed_at is null and (p.organization_id is null or p.organization_id = (
    select person.organization_id from public.erasure_requests e join public.profiles person on person.id = e.user_id
    where e.id = of_erasure));
end $$;

-- What a person's transactions share and their erasure has alone.
create function private.erasure_lock(person uuid) returns bigint
  language sql immutable set search_path = '' as $$
  select hashtextextended('erasure ' || person, 0)
$$;

-- The part in the database, whole or not at all. Answers with the files to remove, again when it was done before; null
-- when something stops it. The last mail waits until all is done.
create function private.carry_out_erasure(of_erasure uuid, backup_days int) returns text[]
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Says that an erasure is done, once its files are gone.
create function private.finish_erasure(of_erasure uuid) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Who is to be erased though nobody asked: a closed account of which no case is kept, or which was told that it is
-- erased before this was carried out; and a party or a lawyer whose cases are all past their retention and who has not
-- signed in for a year.
create function private.plan_erasures(of_person uuid default null) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.erase_closed_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.plan_erasures(new.id);
  return null;
end $$;
create trigger erase_closed_account after update of closed_at on profiles for each row
  when (old.closed_at is null and new.closed_at is not null and new.erased_at is null)
  execute function private.erase_closed_account();

-- An erased password is nobody's new one.
create or replace function private.audit_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.encrypted_password = '' then return null; end if;
  insert into private.audit_log (actor_id, session_id, action, object_type, object_id)
    values (coalesce(auth.uid(), new.id), private.my_sign_in_id(), 'update', 'password', new.id);
  return null;
end $$;

-- The audit log: a link of the chain covers a salted hash of what can be erased. Erasing takes the salt and the values;
-- the chain still verifies, and nobody can try out which values they were. Older links cover the values themselves.

alter table private.audit_log add column salt bytea, add column veil text;

create function private.audit_veil(it private.audit_log) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(it.salt || convert_to(
    jsonb_build_array(it.actor_id, it.session_id, it.object_id, it.facts)::text, 'UTF8')), 'hex')
$$;

create or replace function private.audit_hash(it private.audit_log) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(case when it.veil is null then jsonb_build_array(it.link, it.seq,
    to_char(it.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), it.actor_id, it.session_id, it.action, it.object_type,
    it.object_id, it.case_id, it.organization_id, it.facts, it.prev_hash)
  else jsonb_build_array(it.link, it.seq, to_char(it.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), it.action,
    it.object_type, it.case_id, it.organization_id, it.veil, it.prev_hash) end::text, 'UTF8')), 'hex')
$$;

create or replace function private.seal_audit(at_most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
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
end $$;

create or replace function private.first_broken_link(from_link bigint, to_link bigint) returns bigint
  language sql stable security definer set search_path = '' as $$
  with entries as (
    select number as link, l.link is null as is_missing, l.hash, l.prev_hash, l.emptied_at is not null as is_emptied,
      coalesce((select before.hash from private.audit_log before where before.link = number - 1), '') as hash_before,
      private.audit_hash(l) as hash_now, l.veil, private.audit_veil(l) as veil_now
    from generate_series(from_link + 1, to_link) as number
    left join private.audit_log l on l.link = number)
  select min(link) from entries
  where is_missing or prev_hash <> hash_before or (hash <> hash_now and (veil is not null or not is_emptied))
    or (not is_emptied and veil is distinct from veil_now)
$$;

create or replace function private.keep_audit() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.seq, new.at, new.action, new.object_type) is not distinct from (old.seq, old.at, old.action, old.object_type)
    and (old.link is null or (old.emptied_at is null and new.emptied_at is not null and
      (new.link, new.prev_hash, new.veil, new.hash) is not distinct from (old.link, old.prev_hash, old.veil, old.hash)))
  then
    return new;
  end if;
  raise 'The audit log is only ever added to.' using errcode = 'MP403';
end $$;

-- Whether the holder of a link that was taken back has a newer one, sent to the same address. The link of a mistyped address
-- says nothing of the one that took its place.
create function private.is_replaced_invitation(token text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.invitations old
    join public.invitations newer on newer.email = old.email and newer.case_id is not distinct from old.case_id
    where old.token_hash = private.token_hash(token) and old.status = 'revoked'
      and newer.created_at > old.created_at and newer.status <> 'revoked')
$$;
revoke execute on function private.is_replaced_invitation(text) from public;
grant execute on function private.is_replaced_invitation(text) to anon, authenticated;

-- Retention: when the last class of a case has gone, so has what was said of people in its own row.

create function private.end_record(of_case uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.invitations where case_id = of_case;
  delete from public.legal_holds where case_id = of_case;
  delete from private.given_links where participant_id in (select id from public.case_participants where case_id = of_case);
  update public.case_participants p set name = 'Former participant'
    where p.case_id = of_case and not exists (select from public.profiles where id = p.user_id and erased_at is null);
  update public.cases set title = reference, description = '' where id = of_case;
  delete from public.case_events where case_id = of_case;
end $$;

create or replace function private.guard_case() returns trigger
  language plpgsql set search_path = '' as $$
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
end $$;

create or replace function private.apply_retention(of_case uuid, of_class text) returns boolean
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- A session that is deleted with its attendees opens no new room.
create or replace function private.renew_rooms(of_session uuid, of_side text, known_link text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.sessions where id = of_session) then return; end if;
  update private.session_rooms set retired_at = now()
    where session_id = of_session and retired_at is null and (side is null or side = of_side);
  if not found and known_link is null then return; end if;
  insert into private.session_rooms (link, session_id, retired_at)
    select known_link, of_session, now() where known_link is not null on conflict do nothing;
  perform private.open_rooms(it) from public.sessions it where it.id = of_session and it.status = 'scheduled';
  perform private.hand_out_rooms(of_session);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.my_kept_records(), private.withdraw_erasure(), private.answer_erasure(uuid, text, text),
  private.erasures(boolean, timestamptz, uuid, int) to authenticated;

drop policy admin_answers on erasure_requests;
drop policy server_changes on erasure_requests;
revoke update (status, explanation) on erasure_requests from authenticated;

-- Cases whose last class went before this.
select private.end_record(c.id) from public.cases c where (select count(*) from private.retention_done d
  where d.case_id = c.id and d.done_at >= c.closed_at) = 5;

reset check_function_bodies;
