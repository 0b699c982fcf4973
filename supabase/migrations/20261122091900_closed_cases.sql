-- In a closed case the mediator decides on no document; what a job of the server finds still counts.
create trigger refuse_when_closed after update of status on uploads
  for each row when (new.status <> old.status) execute function private.refuse_when_closed();

-- A party asks for nothing in a closed case. A safety concern still reaches the mediator.
create trigger refuse_when_closed after insert on case_requests
  for each row when (new.kind <> 'safety_concern') execute function private.refuse_when_closed();
