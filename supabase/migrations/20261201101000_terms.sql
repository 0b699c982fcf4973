-- Terms: how an organization works with the people of a case, in versions, and who signed which.

set check_function_bodies = off;

-- The parts of one language: each with its kind, a title, one line and its words. A part without words is left out.
create function private.are_terms_parts(parts jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) <= 20 and not exists (
    select from jsonb_array_elements(parts) as part
    where coalesce(part ->> 'kind', '') !~ '^[a-z_]{1,20}$' or coalesce(length(part ->> 'title'), 999) > 80
      or coalesce(length(part ->> 'summary'), 999) > 200 or coalesce(length(part ->> 'text'), 9999) > 4000), false)
$$;

-- One row for each published version, and one without a number for the draft of the next. A published one never changes.
create table organization_terms (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  number          int check (number > 0),
  parts_en        jsonb not null check (private.are_terms_parts(parts_en)),
  parts_es        jsonb not null check (private.are_terms_parts(parts_es)),
  hash            text,
  published_at    timestamptz,
  published_by    uuid references profiles,
  version         int not null default 1,
  unique (organization_id, number),
  unique (id, hash),
  check ((number is null) = (published_at is null)),
  check ((number is null) = (hash is null))
);
create unique index on organization_terms (organization_id) where number is null;
create index on organization_terms (published_by);

create function private.refuse_published_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and old.number is not null then
    raise 'A published version does not change.' using errcode = 'MP409';
  end if;
  return new;
end $$;
create trigger refuse_published_change before update on organization_terms
  for each row execute function private.refuse_published_change();
create trigger next_version before update on organization_terms
  for each row execute function private.next_version();
create trigger audit after insert or update or delete on organization_terms
  for each row execute function private.audit();

create function private.newest_terms(of_organization uuid) returns public.organization_terms
  language sql stable security definer set search_path = '' as $$
  select * from public.organization_terms
  where organization_id = of_organization and number is not null order by number desc limit 1
$$;

create function private.must_administer(of_organization uuid) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.administers(of_organization) then raise 'Not found.' using errcode = 'MP404'; end if;
end $$;

-- Keeps the draft of the next version. Version 0 is a draft that nobody has saved yet.
create function private.save_terms(of_organization uuid, en jsonb, es jsonb, known_version int) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Drops the draft of the next version, so that it begins again from the newest published one.
create function private.discard_terms_draft(of_organization uuid, known_version int) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_administer(of_organization);
  delete from public.organization_terms
    where organization_id = of_organization and number is null and version = known_version;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
end $$;

-- The kinds of the parts that have words; a part that has only some of them counts as unfinished.
create function private.finished_parts(parts jsonb) returns text[]
  language sql immutable set search_path = '' as $$
  select array_agg(case
      when private.is_text(part ->> 'title') and private.is_text(part ->> 'summary') and private.is_text(part ->> 'text')
      then part ->> 'kind' end order by n)
  from jsonb_array_elements(parts) with ordinality as it (part, n)
  where private.is_text(part ->> 'summary') or private.is_text(part ->> 'text')
$$;

-- Publishes the draft as the next version. Everybody in an open case of the organization is asked again.
create function private.publish_terms(of_organization uuid, known_version int) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- A signature belongs to the words of its version. The party and the mediators read it; the other party learns when.
create table terms_signatures (
  id             uuid primary key default gen_random_uuid(),
  case_id        uuid not null,
  terms_id       uuid not null,
  participant_id uuid not null,
  visible_to     text not null,
  name           text not null check (length(name) between 1 and 120),
  hash           text not null,
  signed_in      text not null check (signed_in in ('en', 'es')),
  signed_at      timestamptz not null default now(),
  unique (terms_id, participant_id),
  foreign key (terms_id, hash) references organization_terms (id, hash) on delete cascade,
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on terms_signatures (case_id, participant_id);
create index on terms_signatures (terms_id, hash);
create index on terms_signatures (visible_to);
create trigger confirm_first before insert on terms_signatures for each row execute function private.confirm_first();
create trigger audit after insert or update or delete on terms_signatures for each row execute function private.audit();

create function private.terms_of_case(of_case uuid) returns public.organization_terms
  language sql stable security definer set search_path = '' as $$
  select newest.* from public.cases c cross join lateral private.newest_terms(c.organization_id) newest where c.id = of_case
$$;

-- Signs the newest version as a party or a mediator of the case. Signing twice keeps the first signature.
create function private.sign_terms(of_case uuid, expected_hash text, typed_name text, read_in text) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Who signed which version and when, and nothing else, for everybody in the case.
create function private.terms_signers(of_case uuid)
  returns table (terms_id uuid, number int, participant_id uuid, signed_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select s.terms_id, t.number, s.participant_id, s.signed_at
  from public.terms_signatures s join public.organization_terms t on t.id = s.terms_id
  where s.case_id = of_case and of_case in (select private.my_case_ids())
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.are_terms_parts(jsonb), private.save_terms(uuid, jsonb, jsonb, int), private.discard_terms_draft(uuid, int), private.publish_terms(uuid, int),
  private.terms_of_case(uuid), private.sign_terms(uuid, text, text, text), private.terms_signers(uuid) to authenticated;

-- Published ones are read by everybody of the organization and of its cases, the draft by its admins.
alter table organization_terms enable row level security;
create policy member_reads on organization_terms for select to authenticated
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id())
    or number is not null and organization_id in (select private.my_organization_ids()));
revoke all on organization_terms from anon, authenticated;
grant select on organization_terms to authenticated;
select private.refuse_ended_reads('organization_terms');

alter table terms_signatures enable row level security;
create policy audience_reads on terms_signatures for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on terms_signatures from anon, authenticated;
grant select on terms_signatures to authenticated;
select private.refuse_ended_reads('terms_signatures');

insert into private.retention_tables (position, table_name, class) values (320, 'terms_signatures', 'agreement');
insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (320, 'public.organization_terms', 'none', '{parts_en,parts_es,hash}', 'Words of an organization.'),
  (321, 'public.terms_signatures', 'keep', '{name,hash}', 'That people agreed how they would work together.');

reset check_function_bodies;
