-- Registrations whose e-mail address is not confirmed yet. There is no account before that, and nobody is told whether an
-- address has one: the answer goes to its owner, by mail.

create table private.registrations (
  id            uuid primary key default gen_random_uuid(),
  email         text not null,
  name          text not null check (length(name) between 1 and 120),
  role          text not null check (role in ('divorcee', 'mediator', 'lawyer', 'admin')),
  password_hash text not null,
  token_hash    text not null unique,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null
);
create index on private.registrations (email);
create index on private.registrations (expires_at);
revoke all on private.registrations from anon, authenticated;

-- Mails the owner of an address that somebody tried to register with it. False where it has no account.
create function private.tell_account_exists(address text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.users u where u.email = lower(address)) then return false; end if;
  perform private.queue_mail(null, lower(address), 'account_exists', '{}');
  return true;
end $$;

-- Keeps a registration and mails its address: the link that confirms it, or that there is an account. Both do the same work.
create function private.ask_to_register(address text, called text, as_role text, password_hash text, token text,
                                        lasting interval) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.registrations (email, name, role, password_hash, token_hash, expires_at)
    values (lower(address), called, as_role, ask_to_register.password_hash, private.token_hash(token), now() + lasting);
  if not private.tell_account_exists(address) then
    perform private.queue_mail(null, lower(address), 'confirm_registration', jsonb_build_object('token', token));
  end if;
end $$;

revoke execute on function private.tell_account_exists(text),
  private.ask_to_register(text, text, text, text, text, interval) from public;
