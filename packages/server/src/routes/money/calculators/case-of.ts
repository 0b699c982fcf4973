import { offeredInputs, type SupportCalculator, type TableRow } from '@mediation/agreement';
import type { Money, OfferedInputs, PartySide } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import { newestVersions } from '../../agreement/agreements.ts';
import { figuresOf } from '../money.ts';

/** A calculator that is on for a case, with the newest table of the office. */
export interface CaseCalculator {
  calculator: SupportCalculator;
  table: { number: number; source: string; valid_from: string; rows: TableRow[] } | null;
}

/** What calculators get to know of a case. */
export interface CalculatorCase {
  calculators: CaseCalculator[];
  currency: string;
  today: string;
  /** Whether both statements are open. */
  isOpen: boolean;
  parties: { side: PartySide; name: string }[];
  offered: OfferedInputs;
}

type Row = Pick<CalculatorCase, 'currency' | 'today'> & Pick<Money, 'opened_at'>;

/** Reads a case as the caller; undefined for everybody who is not in it. */
export async function caseOf(
  sql: Sql,
  caseId: string,
  { calculators: known }: { calculators: readonly SupportCalculator[] },
): Promise<CalculatorCase | undefined> {
  const [row] = await sql<Row>`
    select coalesce(m.currency, 'GBP') as currency, m.opened_at,
      private.today_of_case(c.id)::text as today
    from cases c left join case_money m on m.case_id = c.id
    where c.id = ${caseId} and c.id in (select private.my_case_ids())`;
  if (!row) return undefined;
  const parties = await sql<{ id: string; side: PartySide; name: string }>`
    select p.id, p.side, coalesce(person.name, p.name) as name
    from case_participants p left join profiles person on person.id = p.user_id
    where p.case_id = ${caseId} and p.role = 'divorcee' and p.status = 'active' and p.side in ('A', 'B')
    order by p.side, p.created_at`;
  const switched = await sql<{ calculator: string } & NonNullable<CaseCalculator['table']>>`
    select calculator, number, source, valid_from::text, rows from private.case_calculators(${caseId})`;
  const idOf = (side: PartySide) => parties.find((it) => it.side === side)?.id ?? null;
  const { opened_at, ...rest } = row;
  // A party's own figures are read by them alone until both statements are open, so no sooner does anything come of them.
  const figures = opened_at === null ? [] : await figuresOf(sql, caseId);
  return {
    ...rest,
    isOpen: opened_at !== null,
    parties: parties.map(({ side, name }) => ({ side, name })),
    calculators: known.flatMap((calculator) => {
      const it = switched.find((on) => on.calculator === calculator.id);
      if (!it || (calculator.needs_table && it.rows === null)) return [];
      return [{ calculator, table: calculator.needs_table ? it : null }];
    }),
    offered: offeredInputs({
      parties: { A: idOf('A'), B: idOf('B') },
      money: { figures, opened_at },
      released: await newestVersions(sql, caseId),
    }),
  };
}
