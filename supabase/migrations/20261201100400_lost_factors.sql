-- Lost second factors: two admins, or one and three days, remove those of a person who cannot use them. The person is
-- told, and can stop it.

set check_function_bodies = off;

-- A person's loss, from asking for help to its end. At most one of a person is open.
create table private.lost_factors (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references public.profiles on delete cascade,
  asked_at     timestamptz,
  begun_by     uuid references public.profiles on delete set null,
  begun_at     timestamptz,
  due_at       timestamptz,
  confirmed_by uuid references public.profiles on delete set null check (confirmed_by <> begun_by),
  ended_at     timestamptz,
  is_removed   boolean not null default false
);
create unique index on private.lost_factors (user_id) where ended_at is null;
create index on private.lost_factors (user_id);
create index on private.lost_factors (begun_by);
create index on private.lost_factors (confirmed_by);

insert into private.erasure_rules (position, table_name, treatment, whose) values
  (60, 'private.staff_since', 'delete', 'user_id = $1'),
  (61, 'private.lost_factors', 'delete', 'user_id = $1');

-- A notification about a loss leads to where something can be done about it.
create function private.name_subject_loss() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.lost_factors where id = new.subject_id) then new.subject_type := 'lost_factors'; end if;
  return new;
end $$;
create trigger name_subject_loss before insert on notifications
  for each row when (new.type = 'case_update' and new.case_id is null) execute function private.name_subject_loss();

create function private.tell_admins_of(person uuid, words text, loss uuid) returns void
  language sql security definer set search_path = '' as $$
  select private.notify_user(admin.id, 'case_update', words, null, null, loss)
  from public.profiles p join public.profiles admin on admin.role = 'admin' and admin.closed_at is null
    and admin.id <> p.id and (admin.organization_id is null or admin.organization_id = p.organization_id)
  where p.id = person
$$;

-- Notes that a person who gave their password cannot give their second factor. Asking again changes nothing.
create function private.ask_for_lost_factors(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  loss uuid;
begin
  insert into private.lost_factors (user_id, asked_at) values (person, now()) on conflict do nothing returning id into loss;
  if loss is null then return; end if;
  insert into private.audit_log (actor_id, action, object_type, object_id) values (person, 'insert', 'lost_factors', person);
  perform private.tell_admins_of(person, 'Somebody cannot use their second step to sign in. Look at the users.', loss);
end $$;

-- What is open, for admins, the oldest first.
create function private.lost_factors() returns table (user_id uuid, name text, asked_at timestamptz, begun_at timestamptz,
    begun_by_name text, is_mine boolean, due_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  return query
    select it.user_id, p.name, it.asked_at, it.begun_at, beginner.name, coalesce(it.begun_by = auth.uid(), false), it.due_at
    from private.lost_factors it join public.profiles p on p.id = it.user_id
    left join public.profiles beginner on beginner.id = it.begun_by
    where it.ended_at is null and it.user_id <> auth.uid() and private.administers(p.organization_id)
    order by coalesce(it.asked_at, it.begun_at), it.id limit 100;
end $$;

-- What all acts of an admin about somebody's factors begin with.
create function private.must_help_with_factors(person uuid) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.must_be_some_admin();
  if not exists (select from public.profiles p
    where p.id = person and p.closed_at is null and private.administers(p.organization_id)) then
    raise 'Not found.' using errcode = 'MP404';
  end if;
  if person = auth.uid() then raise 'Ask another admin to do this for you.' using errcode = 'MP409'; end if;
  perform private.must_be_confirmed();
end $$;

create function private.begin_factor_removal(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Removes the factors of a person, and ends every sign-in session of theirs.
create function private.finish_factor_removal(removal uuid, second_admin uuid) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Who removes the last of their factors themselves has nothing left that others could remove.
create function private.end_removal_of_none() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.lost_factors it set ended_at = now()
    where it.user_id = old.user_id and it.ended_at is null and not private.has_factor(old.user_id);
  return null;
end $$;
create trigger end_removal_of_none after delete on private.code_apps for each row execute function private.end_removal_of_none();
create trigger end_removal_of_none after delete on private.passkeys for each row execute function private.end_removal_of_none();

create function private.confirm_factor_removal(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Removes the factors that nobody stopped to remove for three days. Meanwhile somebody may have removed their own.
create function private.remove_lost_factors() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  removal uuid;
begin
  for removal in select it.id from private.lost_factors it
    where it.ended_at is null and it.due_at <= now() for update skip locked loop
    perform private.finish_factor_removal(removal, null);
  end loop;
end $$;

-- Stops what is open about a person's factors: they themselves, or an admin. False if nothing is.
create function private.stop_factor_removal(person uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
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
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.lost_factors(), private.begin_factor_removal(uuid), private.confirm_factor_removal(uuid),
  private.stop_factor_removal(uuid) to authenticated;

reset check_function_bodies;
