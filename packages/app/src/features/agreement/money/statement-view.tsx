import type { MoneyStatement } from '@mediation/api-client';
import { Stack } from '@mediation/ui';
import { StatementTable } from './statement-table.tsx';
import { MoneyTotalsCard } from './money-totals-card.tsx';

export type Statement = Pick<MoneyStatement, 'currency' | 'parties' | 'figures'>;

/** The figures and totals of both, read-only: as they are open now, or as a released version keeps them. */
export function StatementView({ statement }: { statement: Statement }) {
  return (
    <Stack>
      <StatementTable {...statement} />
      <MoneyTotalsCard {...statement} />
    </Stack>
  );
}
