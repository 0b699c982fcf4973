-- What a superuser runs once, before the first start. psql reads the password of the server's role from the environment.
\getenv password SERVER_DATABASE_PASSWORD

create role anon nologin;
create role authenticated nologin;
create role app login password :'password';
grant anon, authenticated to app;
create database mediation owner app encoding 'UTF8' template template0;
