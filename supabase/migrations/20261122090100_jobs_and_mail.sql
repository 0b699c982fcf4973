-- The server's clock, its mail, and its first admin. Only the server and our own functions reach these tables.

-- A job runs on one of the servers: whoever claims it holds it until the lease ends.
create table private.jobs (
  name            text primary key,
  every           interval not null,
  next_run_at     timestamptz not null default now(),
  lease_until     timestamptz,
  last_started_at timestamptz,
  last_ok_at      timestamptz,
  last_error      text
);

-- Mails that wait, were sent or were given up. The facts go once a mail has left, because they may hold a link.
create table private.mails (
  id              uuid primary key default gen_random_uuid(),
  receiver        uuid references public.profiles on delete cascade,
  address         text not null,
  template        text not null,
  facts           jsonb not null default '{}',
  created_at      timestamptz not null default now(),
  attempts        int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at         timestamptz,
  given_up_at     timestamptz,
  last_error      text
);
create index on private.mails (receiver);
create index on private.mails (next_attempt_at) where sent_at is null and given_up_at is null;

-- An invitation that nobody answered in time says so itself.
alter table invitations drop constraint invitations_status_check;
alter table invitations add constraint invitations_status_check
  check (status in ('pending', 'accepted', 'declined', 'expired', 'revoked'));

-- Hash of the code with which the first admin registers, as long as there is no admin.
alter table private.settings add column first_admin_code_hash text;

-- Puts a mail among those that wait, in the transaction of the caller: to an address, or to where a person is reached.
-- For other functions of ours alone. Somebody without an address gets none.
create function private.queue_mail(receiver uuid, address text, template text, facts jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  known text := coalesce(address, (select d.email from public.contact_details d where d.user_id = receiver));
begin
  if coalesce(known, '') = '' then return; end if;
  insert into private.mails (receiver, address, template, facts)
    values (queue_mail.receiver, known, queue_mail.template, coalesce(queue_mail.facts, '{}'));
end $$;

-- Wakes the job that sends, as soon as the mails are committed.
create function private.wake_send_mails() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_notify('jobs', 'send_mails');
  return null;
end $$;
create trigger wake_send_mails after insert on private.mails
  for each statement execute function private.wake_send_mails();

-- Grants the caller the role of an admin, who asked for it and holds the code, once: the row lock lets one in.
create function private.claim_first_admin(code text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform from private.settings where first_admin_code_hash = private.token_hash(code) for update;
  if not found or exists (select from public.profiles where role = 'admin') then return false; end if;
  update public.profiles set role = 'admin', requested_role = null where id = auth.uid() and requested_role = 'admin';
  if not found then return false; end if;
  update private.settings set first_admin_code_hash = null;
  return true;
end $$;

revoke execute on function private.claim_first_admin(text) from public;
grant execute on function private.claim_first_admin(text) to authenticated;
revoke execute on function private.queue_mail(uuid, text, text, jsonb), private.wake_send_mails() from public;

revoke all on private.jobs, private.mails from anon, authenticated;
