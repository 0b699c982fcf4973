-- A party, or a lawyer who attends, can say that a session is not safe: a request to the mediator that names the session.

-- A lawyer, too, has an audience with the mediator alone: party-{case}-{lawyer}.
create or replace view private.audience_members as
  select channel_id as visible_to, case_id, user_id from private.channel_members
  union all
  select 'party-' || guest.case_id || '-' || guest.user_id, guest.case_id, member.user_id
  from public.case_participants guest
  join public.case_participants member on member.case_id = guest.case_id and member.status = 'active'
    and (member.id = guest.id or member.role = 'mediator')
  where guest.role in ('divorcee', 'lawyer') and guest.status in ('active', 'removed') and guest.user_id is not null
  union all
  select 'mediator-' || case_id, case_id, user_id
  from public.case_participants
  where role = 'mediator' and status = 'active';

alter table case_requests add column session_id uuid,
  add foreign key (case_id, session_id) references sessions (case_id, id) on delete set null (session_id);
create index on case_requests (case_id, session_id);

-- A party asks for anything, about no session or one that they attend; a lawyer raises a concern about a session that
-- they attend.
drop policy party_asks on case_requests;
create policy guest_asks on case_requests for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and case
      when case_id in (select private.my_party_case_ids())
        then session_id is null or session_id in (select private.my_session_ids())
      else kind = 'safety_concern' and session_id in (select private.my_session_ids())
        and case_id not in (select private.my_mediated_case_ids())
    end
  );
grant insert (session_id) on case_requests to authenticated;
