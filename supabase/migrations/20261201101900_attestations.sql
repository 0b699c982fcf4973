-- Signatures that hold: how a signer is recognized, what the certificate of a version says about that, and what others
-- attest.

set check_function_bodies = off;

-- The code that was mailed to a person who signs a version. The newest counts; the database knows only its hash.
create table private.signing_codes (
  user_id     uuid not null references public.profiles on delete cascade,
  version_id  uuid not null references public.agreement_versions on delete cascade,
  hash        text not null check (hash ~ '^[0-9a-f]{64}$'),
  made_at     timestamptz not null default now(),
  wrong_tries int not null default 0 check (wrong_tries between 0 and 5),
  used_at     timestamptz,
  -- The sign-in session that it was given in.
  used_in     uuid,
  primary key (user_id, version_id)
);
create index on private.signing_codes (version_id);

insert into private.erasure_rules (position, table_name, treatment, whose) values
  (354, 'private.signing_codes', 'delete', 'user_id = $1');
insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (355, 'public.attestations', 'keep', '{name,hash}', 'An attestation proves the agreement for the parties.');

-- How the signer was recognized, the wording with which they agreed to sign electronically, and their kind of browser.
-- Never an address: both parties read a signature, and one must not learn where the other is.
alter table agreement_signatures
  add column recognized_by text not null default 'earlier' check (recognized_by in
    ('passkey', 'code_app', 'recovery_code', 'password', 'paper', 'earlier')),
  add column consent int check (consent > 0),
  add column browser text check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'));
alter table agreement_signatures
  alter column recognized_by drop default,
  add check (recognized_by = 'earlier' or (method = 'paper') = (recognized_by = 'paper')),
  add check (recognized_by in ('paper', 'earlier') or consent is not null);

-- Whether a person who signs gives a code beside the password: they named e-mail as safe, and have no second factor. To
-- any other address nothing is sent. The mails of a demonstration reach nobody.
create function private.takes_signing_code(person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not private.has_factor(person) and exists (
      select from public.contact_details d
      where d.user_id = person and d.email <> '' and 'email' = any (d.safe_channels) and private.may_mail(person, d.email))
    and not exists (select from private.settings s where s.demo is not null)
$$;

-- What the caller gives to sign: a second factor, the password with a code, or the password alone.
create function private.my_signing_proof() returns text
  language sql stable security definer set search_path = '' as $$
  select case when private.has_factor(auth.uid()) then 'factor'
    when private.takes_signing_code(auth.uid()) then 'password_and_code' else 'password' end
$$;

-- Keeps a new code for a person who is about to sign a version, and mails it. For the server, which made it.
create function private.mail_signing_code(person uuid, of_version uuid, code_hash text, code text) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Uses up a code and says how that went. It answers instead of raising, so that a wrong try stays counted. For the server.
create function private.use_signing_code(person uuid, session uuid, of_version uuid, code_hash text) returns text
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- How the caller is recognized as the signer of a version; refuses while something is missing. The other party reads the
-- answer, so it does not tell whether there was a code: that would say whether this person's e-mail is safe.
create function private.signer_proof(of_version uuid) returns text
  language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- No signature without knowing who gave it, whichever way it comes. What a person claims about that counts for nothing.
create function private.recognize_signer() returns trigger
  language plpgsql security definer set search_path = '' as $$
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
end $$;
create trigger recognize_signer before insert on agreement_signatures
  for each row execute function private.recognize_signer();

-- The kind of browser that a program says it is. Most say several, so the order counts.
create function private.browser_of(agent text) returns text
  language sql immutable set search_path = '' as $$
  select case when agent ~ 'Edg(e|A|iOS)?/' then 'edge' when agent ~ 'OPR/|Opera' then 'opera'
    when agent ~ 'SamsungBrowser/' then 'samsung' when agent ~ '(Firefox|FxiOS)/' then 'firefox'
    when agent ~ '(Chrome|CriOS|Chromium)/' then 'chrome' when agent ~ 'Safari/' then 'safari'
    when agent is not null then 'other' end
$$;

-- Keeps a signature and announces it. One that is there already stays as it is.
drop function private.add_signature(public.agreement_versions, public.case_participants, text, boolean, date, uuid, text);
create function private.add_signature(
  it public.agreement_versions, party public.case_participants, typed_name text, is_free boolean, on_day date,
  of_upload uuid, read_in text default null, agreed int default null
) returns void language plpgsql security definer set search_path = '' as $$
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
end $$;

-- A party signs the newest version of a document: read to the end, understood, thought over and decided freely.
drop function private.sign_agreement(uuid, uuid, text, text, boolean, text);
create function private.sign_agreement(
  of_version uuid, of_case uuid, expected_hash text, typed_name text, decides_freely boolean, chosen_in text default null,
  agreed int default null
) returns void language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Seals the audit entries of a version's signatures now rather than within a minute, for a file that names them.
create function private.seal_signatures(of_version uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not exists (select from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids())) then return; end if;
  while exists (
    select from public.agreement_signatures s join private.audit_log l on l.object_id = s.id and l.action = 'insert'
    where s.version_id = of_version and l.link is null) loop
    perform private.seal_audit(1000);
  end loop;
end $$;

-- The place of a signature in the audit log, once it is sealed. Its number tells how much happened before it, so mediators
-- of its case alone read that.
create function private.audit_place(it public.agreement_signatures) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('hash', l.hash,
    'number', case when it.case_id in (select private.my_mediated_case_ids()) then l.link end)
  from private.audit_log l
  where l.object_id = it.id and l.action = 'insert' and l.link is not null and (
    auth.uid() is null or it.visible_to in (select private.my_audience_ids()))
  limit 1
$$;

-- What people attest under a version beside its signatures: its mediator, how it came about once both have signed, and a
-- lawyer, that they advised their client. The other side learns of a lawyer's only where it is printed, and no name.
create table attestations (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  version_id     uuid not null,
  participant_id uuid not null,
  -- The party whom a lawyer advised.
  client_id      uuid,
  name           text not null check (length(name) between 1 and 120),
  hash           text not null,
  -- The number of the wording.
  wording        int not null check (wording > 0),
  is_printed     boolean not null,
  attested_at    timestamptz not null default clock_timestamp(),
  visible_to     text not null,
  unique (version_id, participant_id),
  foreign key (case_id, version_id) references agreement_versions (case_id, id) on delete cascade,
  foreign key (version_id, hash) references agreement_versions (id, hash) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade,
  foreign key (case_id, client_id) references case_participants (case_id, id) on delete cascade
);
create index on attestations (case_id, version_id);
create index on attestations (version_id, hash);
create index on attestations (case_id, participant_id);
create index on attestations (case_id, client_id);
create index on attestations (visible_to);

insert into private.retention_tables (position, table_name, class) values (355, 'attestations', 'agreement');

-- A file is made anew when something that it prints is attested.
alter table private.agreement_files
  add column attestations int not null default 0 check (attestations >= 0),
  drop constraint agreement_files_pkey,
  add primary key (version_id, format, signatures, attestations);

create trigger audit after insert or update or delete on attestations
  for each row execute function private.audit();
create trigger refuse_when_closed after insert on attestations
  for each row execute function private.refuse_when_closed();
create trigger confirm_first before insert on attestations
  for each row execute function private.confirm_first();
create trigger make_agreement_files after insert on attestations
  for each statement execute function private.make_agreement_files();

-- Whether all parties of a version have signed it.
create function private.is_signed_by_all(it public.agreement_versions) returns boolean
  language sql stable security definer set search_path = '' as $$
  select jsonb_array_length(it.parties) > 0 and not exists (
    select from jsonb_array_elements(it.parties) as party where not exists (
      select from public.agreement_signatures s
      where s.version_id = it.id and s.participant_id = (party ->> 'id')::uuid and private.counts(s)))
$$;

-- The version that both parties signed last, or else the newest one: a signed version stays after the next is released.
create function private.lock_signed_or_newest_version(of_version uuid) returns public.agreement_versions
  language plpgsql security definer set search_path = '' as $$
declare
  it public.agreement_versions;
begin
  perform private.lock_open_case((select case_id from public.agreement_versions
    where id = of_version and visible_to in (select private.my_audience_ids())));
  select v.* into it from public.agreement_versions v
    where v.id = of_version and v.id in (select id from private.versions_in_force(v.case_id));
  if it.id is null then return private.lock_newest_version(of_version); end if;
  return it;
end $$;

-- The caller attests under that version. Doing so twice keeps the first.
create function private.attest(
  of_version uuid, of_case uuid, expected_hash text, typed_name text, agreed int, prints boolean
) returns void language plpgsql security definer set search_path = '' as $$
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
end $$;

-- When a signature on paper is taken back, its mediator's attestation that both have signed goes with it.
create function private.end_attestation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.attestations where version_id = old.version_id and client_id is null;
  return null;
end $$;
create trigger end_attestation after delete on agreement_signatures
  for each row execute function private.end_attestation();

-- What readers of a version read of what was attested under it. Who is not of the lawyer's side, and every file, learns
-- only of what is printed, without the name and the time.
create function private.shown_attestations(it public.agreement_versions) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'client_id', a.client_id, 'is_printed', a.is_printed,
      'wording', a.wording, 'name', case when known.is_own then a.name end,
      'participant_id', case when known.is_own then a.participant_id end,
      'attested_at', case when known.is_own then a.attested_at end) order by a.client_id nulls first, a.attested_at, a.id), '[]')
  from public.attestations a
  cross join lateral (select a.client_id is null or auth.uid() is not null
    and a.visible_to in (select private.my_audience_ids()) as is_own) as known
  where a.version_id = it.id and (known.is_own or a.is_printed)
    and (auth.uid() is null or it.visible_to in (select private.my_audience_ids()))
$$;

drop function private.agreement_file(uuid, text, int), private.keep_agreement_file(uuid, text, int, text),
  private.due_agreement_files();
create function private.agreement_file(of_version uuid, of_format text, of_signatures int, of_attestations int) returns text
  language sql stable security definer set search_path = '' as $$
  select encode(f.content, 'base64') from private.agreement_files f
  join public.agreement_versions v on v.id = f.version_id and v.visible_to in (select private.my_audience_ids())
  where f.version_id = of_version and f.format = of_format and f.signatures = of_signatures
    and f.attestations = of_attestations
$$;

create function private.printed_attestations(of_version uuid) returns int
  language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.attestations a where a.version_id = of_version and a.is_printed
$$;

create function private.keep_agreement_file(
  of_version uuid, of_format text, of_signatures int, of_attestations int, bytes text
) returns void language sql security definer set search_path = '' as $$
  insert into private.agreement_files (version_id, format, signatures, attestations, content)
  select v.id, of_format, of_signatures, of_attestations, decode(bytes, 'base64') from public.agreement_versions v
  where v.id = of_version and v.visible_to in (select private.my_audience_ids())
    and of_signatures <= (select count(*) from public.agreement_signatures s where s.version_id = v.id)
    and of_attestations <= private.printed_attestations(v.id)
  on conflict do nothing
$$;

create function private.due_agreement_files()
  returns table (version_id uuid, format text, signatures int, attestations int, facts jsonb)
  language sql stable security definer set search_path = '' as $$
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
$$;

alter table attestations enable row level security;
create policy audience_reads on attestations for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on attestations from anon, authenticated;
grant select on attestations to authenticated;
select private.refuse_direct_writes('attestations');
select private.refuse_ended_reads('attestations');

revoke execute on all functions in schema private from public;
grant execute on function private.my_signing_proof(), private.seal_signatures(uuid),
  private.audit_place(public.agreement_signatures),
  private.sign_agreement(uuid, uuid, text, text, boolean, text, int),
  private.attest(uuid, uuid, text, text, int, boolean), private.shown_attestations(public.agreement_versions),
  private.agreement_file(uuid, text, int, int), private.keep_agreement_file(uuid, text, int, int, text) to authenticated;

reset check_function_bodies;
