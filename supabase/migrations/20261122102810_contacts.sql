-- A mediator's own entries about people, with or without an account: what they said about how to reach them, and a note.

set check_function_bodies = off;

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

revoke execute on all functions in schema private from public;
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

reset check_function_bodies;
