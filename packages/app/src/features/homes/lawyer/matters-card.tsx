import { useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { CaseTable } from '../../../shared/cases/table/case-table.tsx';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';

/** The cases of a lawyer with their people and progress. */
export function MattersCard({ reading }: { reading: Reading<CaseListItem[]> }) {
  const { t } = useLingui();
  return (
    <ReadingCard title={t`Your matters`} reading={reading} failed={t`Failed to load your matters`}>
      {(matters) => <CaseTable cases={matters} hidesUnread />}
    </ReadingCard>
  );
}
