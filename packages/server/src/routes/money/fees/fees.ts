import type { CaseFees, InvoicedTime, OpenShare, TimeEntry } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

const done = { ok: true as const };

/** The time and the shares of a case, for its mediators. */
export const fees = {
  getCaseFees: async ({ input: { caseId }, sql }) => {
    const [mine] = await sql`select where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
    return mine && { fees: await read(sql, caseId) };
  },

  saveCaseFees: async ({ input: { caseId, version, ...shares }, sql }) => {
    await sql`select private.save_case_fees(${caseId}, ${JSON.stringify(shares)}::jsonb, ${version})`;
    return done;
  },

  addTime: async ({ input: { caseId, ...entry }, sql }) => {
    await sql`select private.add_time(${caseId}, ${JSON.stringify(entry)}::jsonb)`;
    return done;
  },

  updateTime: async ({ input: { timeId, version, ...entry }, sql }) => {
    await sql`select private.change_time(${timeId}, ${JSON.stringify(entry)}::jsonb, ${version})`;
    return done;
  },

  removeTime: async ({ input: { timeId }, sql }) => {
    await sql`select private.remove_time(${timeId})`;
    return done;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/money/fees')>;

async function read(sql: Sql, caseId: string): Promise<CaseFees | null> {
  const [card] = await sql<Omit<CaseFees, 'time' | 'invoiced' | 'shares'>>`
    select fees.is_on, fees.charging, fees.currency, fees.bands, fees.tax_name, fees.tax_percent::float8,
      (private.office_today(fees.organization_id) + fees.due_days)::text as due_on, fees.deposit_minor, mine.band_up_to, private.fee_rate(${caseId}) as rate_minor, private.open_bill(${caseId}) as bill_minor,
      coalesce(mine.version, 0) as version
    from private.fees_of_case(${caseId}) fees left join case_fees mine on mine.case_id = ${caseId}
    where fees.organization_id is not null`;
  if (!card) return null;
  return {
    ...card,
    time: await sql<TimeEntry>`
      select id, session_id, session_kind, on_day::text, what, minutes, is_charged, amount_minor, version
      from private.open_time(${caseId})`,
    invoiced: await sql<InvoicedTime>`
      select e.id, s.kind as session_kind, e.on_day::text, e.what, e.minutes,
        (select coalesce(jsonb_agg(i.number order by i.number), '[]') from invoices i
          where i.bill_id = e.bill_id and i.kind = 'invoice') as numbers
      from time_entries e left join sessions s on s.id = e.session_id
      where e.case_id = ${caseId} and e.bill_id is not null order by e.on_day desc, e.created_at desc`,
    shares: await sql<OpenShare>`
      select participant_id, name, side, share, share_minor, ahead_minor, used_minor, number
      from private.open_shares(${caseId})`,
  };
}
