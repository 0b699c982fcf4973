import { useLingui } from '@lingui/react/macro';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CaseTable } from './case-table.tsx';
import { NoCases } from './no-cases.tsx';
import { ReadingCard } from '../../loading/reading-card.tsx';
import { listCases } from '@mediation/api-client';

/** The cases that a person may read, in a card. */
export function CaseTableCard({ title }: { title: string }) {
  const { t } = useLingui();
  const reading = useEndpoint(listCases, {});
  return (
    <ReadingCard title={title} reading={reading} failed={t`Failed to load cases`}>
      {({ cases }) => (cases.length === 0 ? <NoCases /> : <CaseTable cases={cases} />)}
    </ReadingCard>
  );
}
