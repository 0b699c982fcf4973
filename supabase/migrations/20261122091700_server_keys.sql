-- Which keys the servers of this database have. A server with others would refuse what the rest signed.
create table private.server_keys (
  is_only boolean primary key default true check (is_only),
  fingerprint text not null
);
revoke all on private.server_keys from public;
