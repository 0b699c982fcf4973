-- A party can say that a session is not safe: a request to the mediator that names the session.

alter table case_requests add column session_id uuid,
  add foreign key (case_id, session_id) references sessions (case_id, id) on delete set null (session_id);
create index on case_requests (case_id, session_id);

drop policy party_asks on case_requests;
create policy party_asks on case_requests for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and case_id in (select private.my_party_case_ids())
    and (session_id is null or session_id in (select private.my_session_ids()))
  );
grant insert (session_id) on case_requests to authenticated;
