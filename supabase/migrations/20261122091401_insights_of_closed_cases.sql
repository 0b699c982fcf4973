-- No analysis is kept in a closed case.
create trigger refuse_when_closed after insert on ai_insights
  for each row execute function private.refuse_when_closed();
