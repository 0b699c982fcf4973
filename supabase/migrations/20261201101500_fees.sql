-- Fees: what an organization charges, the time of a case, and an invoice for each party.

set check_function_bodies = off;

-- A sliding scale: each band ends at an income and has its rate; only the last one has no end.
create function private.are_fee_bands(bands jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(bands) = 'array' and jsonb_array_length(bands) <= 12 and not exists (
    select from (
      select jsonb_typeof(band -> 'rate_minor') as kind, (band ->> 'rate_minor')::bigint as rate, (band ->> 'up_to_minor')::bigint as up_to,
        lag((band ->> 'up_to_minor')::bigint, 1, 0::bigint) over (order by n) as before, n
      from jsonb_array_elements(bands) with ordinality as it (band, n)) as line
    where kind is distinct from 'number' or rate not between 0 and 1000000000 or up_to not between 1 and 10000000000000
      or up_to <= before or before is null or (up_to is null) <> (n = jsonb_array_length(bands))), false)
$$;

-- The rate card. Rates include the tax. Invoices keep the figures that they were made with.
create table organization_fees (
  organization_id uuid primary key references organizations on delete cascade,
  is_on           boolean not null default false,
  charging        text not null default 'session' check (charging in ('session', 'hour', 'fixed', 'free')),
  currency        text not null default 'GBP' check (currency ~ '^[A-Z]{3}$'),
  rate_minor      bigint not null default 0 check (rate_minor between 0 and 1000000000),
  bands           jsonb not null default '[]' check (private.are_fee_bands(bands)),
  tax_name        text not null default '' check (length(tax_name) <= 20),
  tax_percent     numeric(4, 2) not null default 0 check (tax_percent between 0 and 50),
  due_days        int not null default 14 check (due_days between 0 and 120),
  deposit_minor   bigint not null default 0 check (deposit_minor between 0 and 1000000000),
  seller          text not null default '' check (length(seller) <= 500),
  payment_text    text not null default '' check (length(payment_text) <= 1000),
  link_template   text check (length(link_template) <= 300 and link_template ~ '^https://[^\s]+$'),
  first_number    int not null default 1 check (first_number between 1 and 99999),
  version         int not null default 1
);
create trigger next_version before update on organization_fees for each row execute function private.next_version();
create trigger audit after insert or update or delete on organization_fees for each row execute function private.audit();

-- Keeps the rate card. Version 0 is one that nobody has saved yet.
create function private.save_organization_fees(of_organization uuid, card jsonb, known_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.organization_fees := jsonb_populate_record(null::public.organization_fees, card);
begin
  perform private.must_administer(of_organization);
  if it.is_on and it.charging <> 'free' then
    if not private.is_text(it.seller) then
      raise 'Write who sends the invoices: the legal name and the address.' using errcode = 'MP422';
    end if;
    if it.rate_minor = 0 and it.bands = '[]' then raise 'Enter a rate.' using errcode = 'MP422'; end if;
  end if;
  if it.tax_percent > 0 and not private.is_text(it.tax_name) then
    raise 'Write what the tax is called.' using errcode = 'MP422';
  end if;
  if known_version = 0 then
    insert into public.organization_fees (organization_id, is_on, charging, currency, rate_minor, bands, tax_name, tax_percent,
        due_days, deposit_minor, seller, payment_text, link_template, first_number)
      values (of_organization, it.is_on, it.charging, it.currency, it.rate_minor, it.bands, it.tax_name, it.tax_percent,
        it.due_days, it.deposit_minor, it.seller, it.payment_text, it.link_template, it.first_number)
      on conflict do nothing;
  else
    update public.organization_fees set is_on = it.is_on, charging = it.charging, currency = it.currency,
        rate_minor = it.rate_minor, bands = it.bands, tax_name = it.tax_name, tax_percent = it.tax_percent,
        due_days = it.due_days, deposit_minor = it.deposit_minor, seller = it.seller, payment_text = it.payment_text,
        link_template = it.link_template, first_number = it.first_number
      where organization_id = of_organization and version = known_version;
  end if;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
end $$;

-- How the parties of a case share, the income band (0 is the one without an end), and what each has paid ahead.
create table case_fees (
  case_id       uuid primary key references cases on delete cascade,
  share_a       int not null default 50 check (share_a between 0 and 100),
  share_b       int not null default 50,
  band_up_to    bigint check (band_up_to >= 0),
  ahead_a_minor bigint not null default 0 check (ahead_a_minor between 0 and 10000000000),
  ahead_b_minor bigint not null default 0 check (ahead_b_minor between 0 and 10000000000),
  version       int not null default 1,
  visible_to    text not null generated always as ('mediator-' || case_id::text) stored,
  check (share_a + share_b = 100)
);
create index on case_fees (visible_to);
create trigger next_version before update on case_fees for each row execute function private.next_version();
create trigger audit after insert or update or delete on case_fees for each row execute function private.audit();

-- Time of a case, for its mediators: written by hand, or of a session that was changed here or invoiced. `bill_id` is the
-- one that both invoices of a sending have.
create table time_entries (
  id         uuid primary key default gen_random_uuid(),
  case_id    uuid not null references cases on delete cascade,
  session_id uuid,
  on_day     date not null check (on_day between '1900-01-01' and '9999-12-31'),
  what       text check (length(what) between 1 and 120) check (private.is_name(what)),
  minutes    int not null check (minutes between 0 and 1440),
  is_charged boolean not null,
  bill_id    uuid,
  version    int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  visible_to text not null generated always as ('mediator-' || case_id::text) stored,
  unique (case_id, session_id),
  check ((session_id is null) = (what is not null)),
  foreign key (case_id, session_id) references sessions (case_id, id) on delete cascade
);
create index on time_entries (bill_id);
create index on time_entries (visible_to);
create trigger next_version before update on time_entries for each row execute function private.next_version();
create trigger audit after insert or update or delete on time_entries for each row execute function private.audit();

create function private.invoice_number(kind text, year int, serial int) returns text
  language sql immutable set search_path = '' as $$
  select case kind when 'credit_note' then 'C' else '' end || year || '-' || lpad(serial::text, greatest(3, length(serial::text)), '0')
$$;

-- One for each party, with all figures as they were when it was sent; a credit note repeats those of the invoice that it
-- cancels. The party and the mediators read it: neither the other party nor any lawyer.
create table invoices (
  id              uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  case_id         uuid not null references cases on delete cascade,
  participant_id  uuid not null,
  visible_to      text not null,
  bill_id         uuid not null,
  kind            text not null check (kind in ('invoice', 'credit_note')),
  cancels_id      uuid unique references invoices on delete cascade,
  year            int not null,
  serial          int not null check (serial > 0),
  number          text not null generated always as (private.invoice_number(kind, year, serial)) stored,
  issued_on       date not null,
  due_on          date not null,
  party_name      text not null,
  seller          text not null,
  payment_text    text not null,
  link_template   text,
  currency        text not null,
  lines           jsonb not null check (jsonb_typeof(lines) = 'array'),
  bill_minor      bigint not null check (bill_minor > 0),
  share           int not null check (share between 0 and 100),
  share_minor     bigint not null check (share_minor between 1 and bill_minor),
  tax_name        text not null,
  tax_percent     numeric(4, 2) not null,
  tax_minor       bigint not null check (tax_minor between 0 and share_minor),
  ahead_minor     bigint not null check (ahead_minor between 0 and share_minor),
  due_minor       bigint not null generated always as (share_minor - ahead_minor) stored,
  paid_minor      bigint not null default 0,
  payments        jsonb not null default '[]' check (jsonb_typeof(payments) = 'array'),
  reminded_on     date,
  cancelled_on    date,
  created_at      timestamptz not null default clock_timestamp(),
  unique (organization_id, kind, year, serial),
  check (paid_minor between 0 and share_minor - ahead_minor),
  check ((kind = 'credit_note') = (cancels_id is not null)),
  foreign key (case_id, participant_id) references case_participants (case_id, id) on delete cascade
);
create index on invoices (case_id, participant_id);
create index on invoices (bill_id);
create index on invoices (visible_to);
create trigger audit after insert or update or delete on invoices for each row execute function private.audit();

-- The last number of each series. Its row stays locked until the invoice is kept, so that no number is missing.
create table private.invoice_counters (
  organization_id uuid not null references public.organizations on delete cascade,
  kind            text not null,
  year            int not null,
  last            int not null,
  primary key (organization_id, kind, year)
);

create function private.first_serial(of_organization uuid, of_kind text) returns int
  language sql stable security definer set search_path = '' as $$
  select case when of_kind = 'invoice' and not exists (select from private.invoice_counters where organization_id = of_organization)
    then (select first_number from public.organization_fees where organization_id = of_organization) else 1 end
$$;

create function private.take_serial(of_organization uuid, of_kind text, of_year int) returns int
  language sql security definer set search_path = '' as $$
  insert into private.invoice_counters (organization_id, kind, year, last)
  values (of_organization, of_kind, of_year, private.first_serial(of_organization, of_kind))
  on conflict (organization_id, kind, year) do update set last = private.invoice_counters.last + 1
  returning last
$$;

create function private.office_today(of_organization uuid) returns date
  language sql stable security definer set search_path = '' as $$
  select (now() at time zone time_zone)::date from public.organization_settings where organization_id = of_organization
$$;

-- The first of two shares, to the smallest unit; the other party has the rest, so that nothing is lost.
create function private.first_share(total bigint, percent int) returns bigint
  language sql immutable set search_path = '' as $$
  select round(total * percent / 100.0)::bigint
$$;

create function private.tax_within(gross bigint, percent numeric) returns bigint
  language sql immutable set search_path = '' as $$
  select gross - round(gross * 100 / (100 + percent))::bigint
$$;

create function private.fees_of_case(of_case uuid) returns public.organization_fees
  language sql stable security definer set search_path = '' as $$
  select fees.* from public.cases c join public.organization_fees fees on fees.organization_id = c.organization_id
  where c.id = of_case and of_case in (select private.my_mediated_case_ids())
$$;

-- What a session, an hour or the whole costs in a case; null until an income band is chosen.
create function private.fee_rate(of_case uuid) returns bigint
  language sql stable security definer set search_path = '' as $$
  select case when fees.bands = '[]' then fees.rate_minor else (
    select (band ->> 'rate_minor')::bigint from jsonb_array_elements(fees.bands) as band
    where coalesce((band ->> 'up_to_minor')::bigint, 0) = (select band_up_to from public.case_fees where case_id = of_case)) end
  from private.fees_of_case(of_case) as fees
$$;

-- The time that is in no invoice, for the mediators of the case. A held session is there by itself; a talk with one
-- person alone is included, unless the mediator says otherwise.
create function private.open_time(of_case uuid)
  returns table (id uuid, session_id uuid, session_kind text, on_day date, what text, minutes int, is_charged boolean,
    version int, amount_minor bigint)
  language sql stable security definer set search_path = '' as $$
  with entries as (
    select e.id, e.session_id, s.kind as session_kind, e.on_day, e.what, e.minutes, e.is_charged, e.version, e.created_at
    from public.time_entries e left join public.sessions s on s.id = e.session_id
    where e.case_id = of_case and e.bill_id is null
    union all
    select null, s.id, s.kind, (s.starts_at at time zone office.time_zone)::date, null, coalesce(s.held_minutes, s.minutes),
      s.kind not in ('intro', 'individual'), 0, s.starts_at
    from public.sessions s join public.cases c on c.id = s.case_id
    join public.organization_settings office on office.organization_id = c.organization_id
    where s.case_id = of_case and s.status = 'completed' and not exists (
      select from public.time_entries e where e.case_id = of_case and e.session_id = s.id))
  select e.id, e.session_id, e.session_kind, e.on_day, e.what, e.minutes, e.is_charged, e.version,
    case when e.is_charged then case fees.charging
      when 'session' then rate when 'hour' then round(rate * e.minutes / 60.0)::bigint end end
  from entries e, private.fees_of_case(of_case) as fees, private.fee_rate(of_case) as rate
  where of_case in (select private.my_mediated_case_ids()) order by e.on_day, e.created_at
$$;

-- What is to be invoiced. A fixed fee is for the whole case.
create function private.open_bill(of_case uuid) returns bigint
  language sql stable security definer set search_path = '' as $$
  select coalesce(case fees.charging
    when 'fixed' then case when not exists (
      select from public.invoices where case_id = of_case and kind = 'invoice' and cancelled_on is null)
      then private.fee_rate(of_case) end
    when 'free' then 0
    else (select sum(amount_minor)::bigint from private.open_time(of_case)) end, 0)
  from private.fees_of_case(of_case) as fees
$$;

-- What each party would get as an invoice now, with the number that is next. What was paid ahead lowers it to nothing at
-- most; the rest stays.
create function private.open_shares(of_case uuid)
  returns table (participant_id uuid, user_id uuid, name text, side text, share int, share_minor bigint, ahead_minor bigint,
    used_minor bigint, number text)
  language sql stable security definer set search_path = '' as $$
  with fees as (
    select c.organization_id, extract(year from private.office_today(c.organization_id))::int as year,
      private.open_bill(c.id) as total, coalesce(mine.share_a, 50) as share_a, coalesce(mine.ahead_a_minor, 0) as ahead_a,
      coalesce(mine.ahead_b_minor, 0) as ahead_b
    from public.cases c left join public.case_fees mine on mine.case_id = c.id
    where c.id = of_case and c.id in (select private.my_mediated_case_ids())
  ), shares as (
    select p.id, p.user_id, coalesce(person.name, p.name) as name, p.side, fees.organization_id, fees.year,
      case p.side when 'A' then share_a else 100 - share_a end as share,
      case p.side when 'A' then private.first_share(total, share_a) else total - private.first_share(total, share_a) end as minor,
      case p.side when 'A' then ahead_a else ahead_b end as ahead
    from fees join public.case_participants p on p.case_id = of_case and p.role = 'divorcee' and p.status = 'active'
    left join public.profiles person on person.id = p.user_id
  )
  select s.id, s.user_id, s.name, s.side, s.share, s.minor, s.ahead, least(s.ahead, s.minor),
    case when s.minor > 0 then private.invoice_number('invoice', s.year, coalesce(counter.last + 1,
      private.first_serial(s.organization_id, 'invoice')) - 1 + count(*) filter (where s.minor > 0) over (order by s.side)::int) end
  from shares s left join private.invoice_counters counter
    on counter.organization_id = s.organization_id and counter.kind = 'invoice' and counter.year = s.year
  order by s.side
$$;

-- Locks a case whose mediator works on its fees. They are settled after a closing, too.
create function private.lock_fees(of_case uuid) returns public.organization_fees
  language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
  fees public.organization_fees;
begin
  select organization_id into home from public.cases
    where id = of_case and id in (select private.my_case_ids()) for no key update;
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_mediate(of_case);
  perform private.refuse_suspended(home);
  fees := private.fees_of_case(of_case);
  if fees.is_on is not true then raise 'Your office does not use fees here.' using errcode = 'MP409'; end if;
  return fees;
end $$;

create function private.save_case_fees(of_case uuid, it jsonb, known_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  new_fees public.case_fees := jsonb_populate_record(null::public.case_fees, it);
begin
  perform private.lock_fees(of_case);
  if new_fees.share_a + new_fees.share_b is distinct from 100 then
    raise 'Both shares together are 100 percent.' using errcode = 'MP422';
  end if;
  if known_version = 0 then
    insert into public.case_fees (case_id, share_a, share_b, band_up_to, ahead_a_minor, ahead_b_minor)
      values (of_case, new_fees.share_a, new_fees.share_b, new_fees.band_up_to, new_fees.ahead_a_minor, new_fees.ahead_b_minor)
      on conflict do nothing;
  else
    update public.case_fees set share_a = new_fees.share_a, share_b = new_fees.share_b, band_up_to = new_fees.band_up_to,
        ahead_a_minor = new_fees.ahead_a_minor, ahead_b_minor = new_fees.ahead_b_minor
      where case_id = of_case and version = known_version;
  end if;
  if not found then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
end $$;

-- Adds time by hand, or keeps what the mediator changes about the time of a held session.
create function private.add_time(of_case uuid, it jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  entry public.time_entries := jsonb_populate_record(null::public.time_entries, it);
begin
  perform private.lock_fees(of_case);
  if (select count(*) from public.time_entries where case_id = of_case) >= 500 then
    raise 'A case has 500 lines of time at most.' using errcode = 'MP409';
  end if;
  if entry.session_id is not null then
    if not exists (select from public.sessions where id = entry.session_id and case_id = of_case and status = 'completed') then
      raise 'Choose a session that was held.' using errcode = 'MP422';
    end if;
    if exists (select from public.time_entries where session_id = entry.session_id and case_id = of_case) then
      raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
        using errcode = 'MP409';
    end if;
  end if;
  insert into public.time_entries (case_id, session_id, on_day, what, minutes, is_charged)
    values (of_case, entry.session_id, entry.on_day, case when entry.session_id is null then entry.what end, entry.minutes,
      entry.is_charged);
end $$;

-- Locks time that is in no invoice.
create function private.lock_time(of_entry uuid) returns public.time_entries
  language plpgsql security definer set search_path = '' as $$
declare
  it public.time_entries;
begin
  select * into it from public.time_entries where id = of_entry and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.lock_fees(it.case_id);
  select * into it from public.time_entries where id = of_entry;
  if it.bill_id is not null then raise 'This time is in an invoice, which keeps its figures.' using errcode = 'MP409'; end if;
  return it;
end $$;

create function private.change_time(of_entry uuid, it jsonb, known_version int) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  entry public.time_entries := jsonb_populate_record(null::public.time_entries, it);
  was public.time_entries := private.lock_time(of_entry);
begin
  if was.version is distinct from known_version then
    raise 'Somebody changed this in the meantime. Look at the newest version, then make your change again.'
      using errcode = 'MP409';
  end if;
  update public.time_entries set on_day = entry.on_day, what = case when session_id is null then entry.what end,
    minutes = entry.minutes, is_charged = entry.is_charged where id = of_entry;
end $$;

create function private.remove_time(of_entry uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_time(of_entry);
  delete from public.time_entries where id = of_entry;
end $$;

-- What a party reads of the bill: the charged sessions to which they were invited, and the rest as one sum. Words of the
-- mediator and sessions with somebody else are not there.
create function private.lines_for(of_case uuid, party uuid, total bigint) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with own as (
    select it.* from private.open_time(of_case) as it
    where it.amount_minor is not null and exists (
      select from public.session_attendees a where a.session_id = it.session_id and a.participant_id = party))
  select coalesce((
      select jsonb_agg(jsonb_build_object('session_kind', session_kind, 'on_day', on_day, 'minutes', minutes,
        'amount_minor', amount_minor) order by on_day) from own), '[]')
    || case when total > coalesce((select sum(amount_minor) from own), 0) then jsonb_build_array(jsonb_build_object(
      'session_kind', null, 'on_day', null, 'minutes', null,
      'amount_minor', total - coalesce((select sum(amount_minor) from own), 0))) else '[]' end
$$;

-- Sends each party their invoice, all of them or none. `expected_minor` is the bill that the mediator saw.
create function private.send_invoices(of_case uuid, expected_minor bigint) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  fees public.organization_fees := private.lock_fees(of_case);
  bill uuid := gen_random_uuid();
  total bigint := private.open_bill(of_case);
  today date := private.office_today(fees.organization_id);
  party record;
  made uuid;
begin
  if private.fee_rate(of_case) is null then raise 'Choose an income band first.' using errcode = 'MP409'; end if;
  if (select count(*) from private.open_shares(of_case)) <> 2 then
    raise 'Both parties have to be in the case first.' using errcode = 'MP409';
  end if;
  if total <= 0 then raise 'There is nothing to invoice.' using errcode = 'MP409'; end if;
  if total <> expected_minor then
    raise 'The amount has changed in the meantime. Look at it, then send the invoices.' using errcode = 'MP409';
  end if;
  for party in select * from private.open_shares(of_case) loop
    continue when party.share_minor = 0;
    insert into public.invoices (organization_id, case_id, participant_id, visible_to, bill_id, kind, year, serial, issued_on,
        due_on, party_name, seller, payment_text, link_template, currency, lines, bill_minor, share, share_minor, tax_name,
        tax_percent, tax_minor, ahead_minor)
      values (fees.organization_id, of_case, party.participant_id, 'party-' || of_case || '-' || party.user_id, bill, 'invoice',
        extract(year from today), private.take_serial(fees.organization_id, 'invoice', extract(year from today)::int),
        today, today + fees.due_days, party.name, fees.seller, fees.payment_text, fees.link_template, fees.currency,
        private.lines_for(of_case, party.participant_id, total), total, party.share, party.share_minor, fees.tax_name,
        fees.tax_percent, private.tax_within(party.share_minor, fees.tax_percent), party.used_minor)
      returning id into made;
    perform private.tell_of_invoice(made, 'invoice_sent', 'There is something about fees for you in your case.');
  end loop;
  update public.case_fees set
      ahead_a_minor = ahead_a_minor - coalesce((select sum(ahead_minor) from public.invoices i
        join public.case_participants p on p.id = i.participant_id where i.bill_id = bill and p.side = 'A'), 0),
      ahead_b_minor = ahead_b_minor - coalesce((select sum(ahead_minor) from public.invoices i
        join public.case_participants p on p.id = i.participant_id where i.bill_id = bill and p.side = 'B'), 0)
    where case_id = of_case;
  insert into public.time_entries (case_id, session_id, on_day, minutes, is_charged)
    select of_case, session_id, on_day, minutes, is_charged from private.open_time(of_case) where id is null;
  update public.time_entries set bill_id = bill where case_id = of_case and bill_id is null;
end $$;

-- Records it for the party and the mediators alone; without words nobody is notified.
create function private.tell_of_invoice(of_invoice uuid, what text, words text default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invoices;
begin
  select * into it from public.invoices where id = of_invoice;
  perform private.record(it.case_id, it.visible_to, what, it.id);
  if words is not null then perform private.notify(it.visible_to, 'case_update', words, it.case_id, it.id); end if;
end $$;

-- Lets a notification link to the fees.
create function private.name_subject_invoice() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.invoices where id = new.subject_id) then new.subject_type := 'invoice'; end if;
  return new;
end $$;
create trigger name_subject_invoice before insert on notifications
  for each row when (new.type = 'case_update') execute function private.name_subject_invoice();

-- Locks an invoice that still counts, for a mediator of its case.
create function private.lock_invoice(of_invoice uuid) returns public.invoices
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invoices;
begin
  select * into it from public.invoices where id = of_invoice and visible_to in (select private.my_audience_ids());
  if not found then raise 'Not found.' using errcode = 'MP404'; end if;
  perform private.must_mediate(it.case_id);
  perform from public.cases where id = it.case_id for no key update;
  perform private.refuse_suspended(it.organization_id);
  select * into it from public.invoices where id = of_invoice for update;
  if it.kind = 'credit_note' or it.cancelled_on is not null then
    raise 'This invoice is cancelled.' using errcode = 'MP409';
  end if;
  return it;
end $$;

create function private.pay_invoice(of_invoice uuid, paid bigint, on_day date) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invoices := private.lock_invoice(of_invoice);
begin
  if paid > it.due_minor - it.paid_minor then raise 'That is more than is still open.' using errcode = 'MP422'; end if;
  if on_day > private.office_today(it.organization_id) + 1 then raise 'Choose a day up to today.' using errcode = 'MP422'; end if;
  update public.invoices set paid_minor = paid_minor + paid,
    payments = payments || jsonb_build_object('amount_minor', paid, 'paid_on', on_day) where id = of_invoice;
  perform private.tell_of_invoice(of_invoice, 'invoice_paid');
end $$;

create function private.remind_of_invoice(of_invoice uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invoices := private.lock_invoice(of_invoice);
  today date := private.office_today(it.organization_id);
begin
  if it.paid_minor = it.due_minor then raise 'This invoice is paid.' using errcode = 'MP409'; end if;
  if it.reminded_on = today then raise 'A reminder was sent today.' using errcode = 'MP409'; end if;
  update public.invoices set reminded_on = today where id = of_invoice;
  perform private.notify(it.visible_to, 'case_update', 'Something about fees in your case is still open.', it.case_id, it.id);
end $$;

-- Cancels an invoice by a credit note. What the party had paid stays as paid ahead, and once no invoice of the bill
-- counts, its time is open again.
create function private.cancel_invoice(of_invoice uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  it public.invoices := private.lock_invoice(of_invoice);
  today date := private.office_today(it.organization_id);
  paid bigint := it.ahead_minor + it.paid_minor;
  is_first boolean := (select side = 'A' from public.case_participants where id = it.participant_id);
begin
  update public.invoices set cancelled_on = today where id = of_invoice;
  insert into public.invoices (organization_id, case_id, participant_id, visible_to, bill_id, kind, cancels_id, year, serial,
      issued_on, due_on, party_name, seller, payment_text, currency, lines, bill_minor, share, share_minor, tax_name, tax_percent,
      tax_minor, ahead_minor)
    values (it.organization_id, it.case_id, it.participant_id, it.visible_to, it.bill_id, 'credit_note', it.id,
      extract(year from today), private.take_serial(it.organization_id, 'credit_note', extract(year from today)::int),
      today, today, it.party_name, it.seller, '', it.currency, it.lines, it.bill_minor, it.share, it.share_minor, it.tax_name,
      it.tax_percent, it.tax_minor, it.ahead_minor);
  if paid > 0 then
    insert into public.case_fees (case_id) values (it.case_id) on conflict do nothing;
    update public.case_fees set ahead_a_minor = ahead_a_minor + case when is_first then paid else 0 end,
      ahead_b_minor = ahead_b_minor + case when is_first then 0 else paid end where case_id = it.case_id;
  end if;
  if not exists (select from public.invoices where bill_id = it.bill_id and kind = 'invoice' and cancelled_on is null) then
    update public.time_entries set bill_id = null where bill_id = it.bill_id;
  end if;
  perform private.tell_of_invoice(of_invoice, 'invoice_cancelled', 'There is something about fees for you in your case.');
end $$;

-- The invoices and credit notes of a year, for the bookkeeping of an office. Taking them out is in the audit log.
create function private.export_invoices(of_organization uuid, of_year int)
  returns table (number text, kind text, cancels text, issued_on date, due_on date, case_reference text, party_name text,
    currency text, tax_name text, tax_percent numeric, net_minor bigint, tax_minor bigint, total_minor bigint, paid_minor bigint,
    state text)
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_administer(of_organization);
  perform private.must_be_confirmed();
  perform private.add_to_audit('export', 'invoices', null, null, of_organization, jsonb_build_object('year', of_year));
  return query select i.number, i.kind, c.number, i.issued_on, i.due_on, it.reference, i.party_name, i.currency, i.tax_name,
    i.tax_percent, i.share_minor - i.tax_minor, i.tax_minor, i.share_minor,
    case when i.cancelled_on is null and i.kind = 'invoice' then i.ahead_minor + i.paid_minor else 0 end, private.invoice_state(i)
  from public.invoices i join public.cases it on it.id = i.case_id left join public.invoices c on c.id = i.cancels_id
  where i.organization_id = of_organization and i.year = of_year order by i.kind desc, i.serial;
end $$;

create function private.invoice_state(it public.invoices) returns text
  language sql immutable set search_path = '' as $$
  select case when it.kind = 'credit_note' then 'credit_note' when it.cancelled_on is not null then 'cancelled'
    when it.paid_minor = it.share_minor - it.ahead_minor then 'paid' when it.paid_minor > 0 then 'part_paid' else 'open' end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.save_organization_fees(uuid, jsonb, int), private.fees_of_case(uuid), private.fee_rate(uuid),
  private.office_today(uuid), private.open_time(uuid), private.open_bill(uuid), private.open_shares(uuid), private.save_case_fees(uuid, jsonb, int),
  private.add_time(uuid, jsonb), private.change_time(uuid, jsonb, int), private.remove_time(uuid),
  private.send_invoices(uuid, bigint), private.pay_invoice(uuid, bigint, date), private.remind_of_invoice(uuid),
  private.cancel_invoice(uuid), private.export_invoices(uuid, int), private.invoice_state(public.invoices) to authenticated;

-- The rate card is read by the admins of its organization; mediators have it from a function.
alter table organization_fees enable row level security;
create policy admin_reads on organization_fees for select to authenticated
  using ((select private.is_platform_admin()) or organization_id = (select private.my_office_id()));
revoke all on organization_fees from anon, authenticated;
grant select on organization_fees to authenticated;
select private.refuse_ended_reads('organization_fees');

alter table case_fees enable row level security;
create policy mediator_reads on case_fees for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on case_fees from anon, authenticated;
grant select on case_fees to authenticated;
select private.refuse_ended_reads('case_fees');

alter table time_entries enable row level security;
create policy mediator_reads on time_entries for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on time_entries from anon, authenticated;
grant select on time_entries to authenticated;
select private.refuse_ended_reads('time_entries');

alter table invoices enable row level security;
create policy audience_reads on invoices for select to authenticated
  using (visible_to in (select private.my_audience_ids()));
revoke all on invoices from anon, authenticated;
grant select on invoices to authenticated;
select private.refuse_ended_reads('invoices');

insert into private.retention_tables (position, table_name, class) values
  (324, 'invoices', 'financial_documents'), (325, 'time_entries', 'financial_documents'), (326, 'case_fees', 'financial_documents');
insert into private.erasure_rules (position, table_name, treatment, columns, reason) values
  (324, 'public.organization_fees', 'none', '{charging,currency,bands,tax_name,seller,payment_text,link_template}',
    'Words of an organization.'),
  (325, 'public.time_entries', 'keep', '{what,on_day}', 'What a mediator did for a case.'),
  (326, 'public.invoices', 'keep',
    '{kind,number,issued_on,due_on,reminded_on,cancelled_on,party_name,seller,payment_text,link_template,currency,lines,tax_name,payments}',
    'An office has to keep its invoices.'),
  (327, 'private.invoice_counters', 'none', '{kind}', 'Codes.');

reset check_function_bodies;
