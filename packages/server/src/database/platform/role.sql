-- What a superuser runs once, before the first start: mediation_owner owns the tables and migrates them, the server runs
-- as app, which only gets rights on rows. psql reads the passwords from the environment.
\getenv owner_password OWNER_DATABASE_PASSWORD
\getenv password SERVER_DATABASE_PASSWORD

create role anon nologin;
create role authenticated nologin;
create role mediation_owner login password :'owner_password';
create role app login bypassrls password :'password';
grant anon, authenticated to mediation_owner, app;
create database mediation owner mediation_owner encoding 'UTF8' template template0;
