-- Lost second factors: how a person gets back in, with two admins or with time.

insert into private.erasure_rules (position, table_name, treatment, whose) values
  (60, 'private.staff_since', 'delete', 'user_id = $1');
