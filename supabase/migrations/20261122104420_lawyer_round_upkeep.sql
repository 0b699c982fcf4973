-- While a lawyer round is open: the mediator sees who is done, gives more time or ends it, and its lawyers change their
-- minds.

set check_function_bodies = off;

-- An open round of a case that the caller mediates, locked.
create function private.lock_mediated_round(of_round uuid) returns public.lawyer_rounds
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds;
begin
  perform private.lock_open_case((select case_id from public.lawyer_rounds
    where id = of_round and visible_to in (select private.my_audience_ids())));
  select * into it from public.lawyer_rounds where id = of_round for update;
  perform private.must_mediate(it.case_id);
  if it.closed_at is not null then raise 'This lawyer round is closed.' using errcode = 'MP409'; end if;
  return it;
end $$;

create function private.extend_lawyer_round(of_round uuid, deadline timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Ends a round before its deadline. All comments are opened together.
create function private.end_lawyer_round(of_round uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.lawyer_rounds := private.lock_mediated_round(of_round);
begin
  perform private.close_lawyer_round(it.id);
end $$;

-- A lawyer who was done goes on.
create function private.resume_lawyer_round(of_round uuid) returns void
  language plpgsql security definer set search_path = '' as $$
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
end $$;

-- The caller's own comment in a round that is still open to them, locked.
create function private.lock_own_round_comment(of_comment uuid) returns public.clause_comments
  language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.change_clause_comment(of_comment uuid, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.clause_comments := private.lock_own_round_comment(of_comment);
begin
  update public.clause_comments set text = words where id = it.id;
end $$;

create function private.withdraw_clause_comment(of_comment uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.clause_comments := private.lock_own_round_comment(of_comment);
begin
  delete from public.clause_comments where id = it.id;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.extend_lawyer_round(uuid, timestamptz), private.end_lawyer_round(uuid),
  private.resume_lawyer_round(uuid), private.change_clause_comment(uuid, text), private.withdraw_clause_comment(uuid)
  to authenticated;

reset check_function_bodies;
