-- The mediator's word with the answer to a request to move a session. The person who asked reads it.

alter table session_requests
  add column answer text check (length(answer) between 1 and 500) check (private.is_text(answer)),
  add check (answer is null or status <> 'waiting');
grant update (answer) on session_requests to authenticated;
