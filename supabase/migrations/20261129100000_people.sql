-- People: contacts of mediators, conflict checks, invitations, and help for those who cannot sign in.

set check_function_bodies = off;

-- A mediator's own entries about people, with or without an account: what they said about how to reach them, and a note.

create table contacts (
  id              uuid primary key default gen_random_uuid(),
  mediator_id     uuid not null default auth.uid() references profiles,
  organization_id uuid not null default private.my_organization_id() references organizations,
  -- The account of this person, once it is known.
  user_id         uuid references profiles,
  -- The entry that stays of two about one person. Its cases include those of this address.
  merged_into     uuid references contacts on delete cascade,
  name            text not null check (length(name) between 1 and 120) check (private.is_name(name)),
  email           text check (email = lower(email) and length(email) <= 254),
  phone           text check (length(phone) <= 40),
  note            text not null default '' check (length(note) <= 4000),
  safe_channels   text[] not null default '{}'
                  check (safe_channels <@ array['app', 'email', 'phone', 'sms', 'post'] and cardinality(safe_channels) <= 5
                  and coalesce(array_ndims(safe_channels), 1) = 1),
  safe_hours      text not null default '' check (length(safe_hours) <= 200),
  safe_voicemail  boolean not null default false,
  safe_neutral    boolean not null default true,
  safe_code_word  text not null default '' check (length(safe_code_word) <= 60),
  sort_name       text not null generated always as (lower(name)) stored,
  version         int not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  check (merged_into <> id)
);
create index on contacts (mediator_id, sort_name, id);
create index on contacts (mediator_id, email);
create index on contacts (organization_id);
create index on contacts (user_id);
create index on contacts (merged_into);
create unique index one_contact_per_person on contacts (mediator_id, user_id) where merged_into is null;

insert into contacts (mediator_id, organization_id, name, email)
  select distinct on (i.invited_by, i.email) i.invited_by, me.organization_id, p.name, i.email
  from invitations i
  join case_participants p on p.id = i.participant_id
  join profiles me on me.id = i.invited_by and me.role = 'mediator' and me.organization_id is not null
  where i.status = 'pending'
  order by i.invited_by, i.email, i.created_at desc;

-- Whoever a mediator invites is in their contacts.
create function private.add_contact_of_invitation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.my_role() is distinct from 'mediator' or exists (
      select from public.contacts c where c.mediator_id = auth.uid() and c.email = new.email) or exists (
      select from public.contact_details d where d.email = new.email and d.user_id in (select private.my_contact_ids())) then
    return null;
  end if;
  insert into public.contacts (name, email)
    select p.name, new.email from public.case_participants p where p.id = new.participant_id;
  return null;
end $$;
create trigger add_contact after insert on invitations
  for each row when (new.case_id is not null) execute function private.add_contact_of_invitation();

-- Whoever accepts an invitation owns its address, so the entry of the inviter is about this account.
create function private.link_contact() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.contacts set user_id = auth.uid()
  where id = (select c.id from public.contacts c
      where c.mediator_id = new.invited_by and c.email = new.email and c.user_id is null and c.merged_into is null
      order by c.created_at, c.id limit 1)
    and not exists (select from public.contacts c
      where c.mediator_id = new.invited_by and c.user_id = auth.uid() and c.merged_into is null);
  return null;
end $$;
create trigger link_contact after update of status on invitations
  for each row when (new.status = 'accepted' and old.status <> 'accepted' and new.case_id is not null)
  execute function private.link_contact();

-- Whether the caller may change this entry.
create function private.is_my_contact(it public.contacts) returns boolean
  language sql stable security definer set search_path = '' as $$
  select it.mediator_id = auth.uid() and it.merged_into is null and private.my_role() = 'mediator'
    and it.organization_id = private.my_organization_id()
$$;

-- Makes one of two entries about one person: the entry goes into another one, or to a person with an account. Two
-- accounts stay apart. Returns the entry that stays.
create function private.merge_contact(of_contact uuid, into_contact uuid, into_person uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.delete_contact(of_contact uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.contacts c where c.id = of_contact and private.is_my_contact(c);
  return found;
end $$;

-- An erased person leaves the entries of their mediators, too.
create function private.erase_contacts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.contacts c where c.user_id = new.user_id
    or c.email = (select d.email from public.contact_details d where d.user_id = new.user_id);
  return null;
end $$;
create trigger erase_contacts after update of status on erasure_requests
  for each row when (new.status in ('done_in_part', 'done_whole')) execute function private.erase_contacts();

create trigger next_version before update on contacts for each row execute function private.next_version();
create trigger stamp_update before update on contacts for each row execute function private.stamp_update();
create trigger audit after insert or update or delete on contacts for each row execute function private.audit();
grant execute on function private.merge_contact(uuid, uuid, uuid), private.delete_contact(uuid) to authenticated;

-- The mediator's own, in the organization where they wrote them.
alter table contacts enable row level security;
create policy owner_reads on contacts for select to authenticated
  using (mediator_id = (select auth.uid()) and organization_id = (select private.my_organization_id())
    and (select private.my_role()) = 'mediator');
create policy owner_adds on contacts for insert to authenticated
  with check (mediator_id = (select auth.uid()) and organization_id = (select private.my_organization_id())
    and (select private.my_role()) = 'mediator');
create policy owner_changes on contacts for update to authenticated
  using (mediator_id = (select auth.uid()) and organization_id = (select private.my_organization_id())
    and (select private.my_role()) = 'mediator' and merged_into is null);
revoke all on contacts from anon, authenticated;
grant select,
    insert (name, email, phone, note, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word),
    update (name, email, phone, note, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word)
  on contacts to authenticated;
select private.refuse_direct_writes('contacts');

-- Whether a mediator, or a colleague of the same organization, worked with a person before.

-- A text without capitals and accents and with plain apostrophes, quotes and dashes, so that a search finds it however it
-- is typed. `foldedText` does the same in the browser.
create function private.folded(it text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select lower(case when octet_length(it) = length(it) then translate(it, '`', '''') else
    regexp_replace(normalize(
      replace(replace(replace(replace(replace(replace(
        translate(it,
          '`´‘’‚‛ʹʻʼʽˈ′‵＇“”„‟«»″‶〝〞‐‑‒–—―−øØđĐðÐħĦıłŁŧŦ',
          '''''''''''''''''''''''''''''""""""""""-------oOdDdDhHilLtT'),
        'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), NFKD),
      '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]', '', 'g')
    end)
$$;

-- The words of a name as they are searched.
create function private.name_words(it text) returns text[]
  language sql immutable parallel safe set search_path = '' as $$
  select string_to_array(btrim(regexp_replace(private.folded(it), '[^[:alnum:]]+', ' ', 'g')), ' ')
$$;

-- Whether every word is among the others. An initial is the word that it begins.
create function private.are_among(words text[], others text[]) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select not exists (select from unnest(words) one where not exists (select from unnest(others) other
    where one = other or length(one) = 1 and starts_with(other, one) or length(other) = 1 and starts_with(one, other)))
$$;

-- Whether two names can be one person's: one has every word of the other, both have the same first and last word, or two
-- words are in both. Words below four letters, such as the parts of "de la Cruz", are too common for the last. It errs
-- towards yes, because a mediator then asks.
create function private.are_similar_names(one text[], other text[]) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select one && other and (
    private.are_among(one, other) or private.are_among(other, one)
    or array[one[1], one[cardinality(one)]] <@ array[other[1], other[cardinality(other)]]
      and one[1] <> one[cardinality(one)]
    or (select count(*) > 1 from (
      select unnest(one) as word intersect select unnest(other)) shared where length(shared.word) > 3))
$$;

-- The cases of the organization with a person of this address, or of this or a similar name. Of cases that others
-- mediate it returns whom to ask, and nothing else. Each check is in the audit log, without its words.
create function private.check_conflict(of_name text, address text)
  returns table (case_id uuid, year int, role text, has_joined boolean, matched text, ask text)
  language plpgsql security definer set search_path = '' as $$
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
end $$;
grant execute on function private.folded(text), private.check_conflict(text, text) to authenticated;

-- Help for a person who cannot sign in, or whose device is in other hands. What an admin does leaves an audit entry.

-- The address for a link with which a person sets a new password; null for an unknown person.
create function private.address_for_password_link(person uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  address text;
  is_closed boolean;
begin
  perform private.must_be_admin();
  select u.email, p.closed_at is not null into address, is_closed
    from auth.users u join public.profiles p on p.id = u.id where u.id = person;
  if address is null then return null; end if;
  if is_closed then raise 'This account is closed.' using errcode = 'MP409'; end if;
  if not private.may_mail(person, address) then
    raise 'Mail is not a safe way to reach this person.' using errcode = 'MP409';
  end if;
  perform private.add_to_audit('insert', 'password_link', person, null, null, '{}');
  return address;
end $$;

-- Ends every sign-in session of a person, and their calendar feed.
create function private.end_sign_ins_of(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  session uuid;
begin
  perform private.must_be_admin();
  for session in select s.id from auth.sessions s where s.user_id = person loop
    perform private.end_sign_in(session), private.add_to_audit('delete', 'session', session, null, null, '{}');
  end loop;
  perform private.revoke_calendar_of(person);
end $$;

-- Whoever uses a link for a new password fears for the old one. Their calendar feed ends, also when they choose the same
-- one again.
create trigger revoke_calendar_on_reset after update of recovery_token on auth.users for each row
  when (old.recovery_token <> '' and coalesce(new.recovery_token, '') = '')
  execute function private.revoke_calendar_on_new_password();
grant execute on function private.address_for_password_link(uuid), private.end_sign_ins_of(uuid) to authenticated;

-- What an invitation says to the holder of its link: whether it leads into a case or to the platform, and in which language.

-- The language that the inviting person chose; it becomes that of the account unless the person has one.
alter table invitations add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 35);
grant select (language), insert (language) on invitations to authenticated;

create function private.take_language() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.person_settings set language = new.language where user_id = auth.uid() and language is null;
  return null;
end $$;
create trigger take_language after update of status on invitations for each row
  when (new.status = 'accepted' and old.status <> 'accepted' and new.language is not null)
  execute function private.take_language();

-- The person's language, else the one in which they are invited, else that of their or the inviting organization. Null
-- when nothing is known.
create or replace function private.mail_language(person uuid, address text) returns text
  language sql stable security definer set search_path = '' as $$
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
$$;

drop function private.invite_to_platform(text, text, text, uuid, text);

-- Invites somebody to the platform with a role. An earlier invitation of the same address is withdrawn.
create function private.invite_to_platform(
  address text, called text, as_role text, into_organization uuid, hash text, in_language text
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not private.is_admin() then raise 'You may not do this.' using errcode = 'MP403'; end if;
  if as_role = 'mediator' and into_organization is null then
    raise 'A mediator belongs to an organization. Choose one.' using errcode = 'MP409';
  end if;
  update public.invitations set status = 'revoked' where case_id is null and email = lower(address) and status = 'pending';
  insert into public.invitations (email, name, role, organization_id, token_hash, language)
    values (lower(address), called, as_role, into_organization, hash, in_language) returning id into made;
  return made;
end $$;

drop function private.invitation_by_token(text);

-- What the holder of a link may know before signing in.
create function private.invitation_by_token(token text)
  returns table (email text, name text, role text, status text, expires_at timestamptz, invited_by text,
                 organization_id uuid, has_account boolean, is_for_case boolean, language text, client_name text)
  language sql stable security definer set search_path = '' as $$
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
$$;
grant execute on function private.invitation_by_token(text) to anon, authenticated;
grant execute on function private.invite_to_platform(text, text, text, uuid, text, text) to authenticated;

-- A lawyer reads for whom they are invited, so that they can check for a conflict before they answer: only from the link
-- sent to them, and only as long as it can be answered.

revoke execute on function private.invitation_by_token(text) from public;
grant execute on function private.invitation_by_token(text) to anon, authenticated;

revoke execute on all functions in schema private from public;

reset check_function_bodies;
