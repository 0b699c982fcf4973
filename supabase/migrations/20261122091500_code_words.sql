-- Contact details are for the person and the mediators of their cases; the code word is for nobody else, not for admins.

-- Whom the caller may reach as a mediator: the people of the cases that they mediate.
create or replace function private.my_contact_ids() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.case_participants p
  where p.user_id is not null and private.my_role() = 'mediator'
    and p.case_id in (select private.my_mediated_case_ids())
$$;

-- The code words that the caller may know. The column itself is readable by nobody.
create function private.code_words_of(people uuid[]) returns table (user_id uuid, code_word text)
  language sql stable security definer set search_path = '' as $$
  select d.user_id, d.safe_code_word from public.contact_details d
  where d.user_id = any (people)
    and (d.user_id = auth.uid() or d.user_id in (select private.my_contact_ids()))
$$;

revoke execute on function private.code_words_of(uuid[]) from public;
grant execute on function private.code_words_of(uuid[]) to authenticated;

revoke select on contact_details from authenticated;
grant select (user_id, email, phone, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_confirmed_at)
  on contact_details to authenticated;
