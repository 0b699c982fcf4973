-- The private calendar feed of a party can show when the children are with them, by the signed parenting plan.

set check_function_bodies = off;

alter table calendar_feeds add column shows_nights boolean not null default false;
create trigger audit_choice after update of shows_nights on calendar_feeds
  for each row execute function private.audit();

create function private.show_nights(is_shown boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update public.calendar_feeds set shows_nights = is_shown where user_id = auth.uid() and revoked_at is null;
  if not found then raise 'Make an address for your calendar first.' using errcode = 'MP409'; end if;
end $$;

-- Creates a new address, which shows what the old one showed; the old one stops working.
create or replace function private.renew_calendar(hash text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  had_nights boolean := (select shows_nights from public.calendar_feeds where user_id = auth.uid() and revoked_at is null);
begin
  perform private.revoke_calendar();
  insert into public.calendar_feeds (user_id, token_hash, shows_nights) values (auth.uid(), hash, coalesce(had_nights, false));
end $$;

-- The signed schedules of the feed's owner, if the feed shows nights, with the side whose nights are theirs.
create function private.nights_by_token(token text)
  returns table (case_id uuid, side text, schedule jsonb, is_neutral boolean, language text)
  language sql stable security definer set search_path = '' as $$
  select me.case_id, me.side, plan.annex, coalesce(contact.safe_neutral, true), private.mail_language(feed.user_id, null)
  from public.calendar_feeds feed
  join public.case_participants me on me.user_id = feed.user_id and me.role = 'divorcee' and me.status = 'active'
  cross join private.versions_in_force(me.case_id) plan
  left join public.contact_details contact on contact.user_id = feed.user_id
  where feed.token_hash = private.token_hash(token) and feed.revoked_at is null and feed.shows_nights
    and plan.document = 'parenting' and plan.annex is not null
  order by me.case_id
$$;

revoke execute on all functions in schema private from public;
grant select (shows_nights) on calendar_feeds to authenticated;
grant execute on function private.show_nights(boolean) to authenticated;
grant execute on function private.nights_by_token(text) to anon, authenticated;

reset check_function_bodies;
