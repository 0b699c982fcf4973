import { useLingui } from '@lingui/react/macro';
import type { Money } from '@mediation/api-client';
import { Heading, Stack } from '@mediation/ui';
import { SourcesNote } from './sources/sources-note.tsx';
import { StatementView } from './statement-view.tsx';
import { SupportEstimates } from './sources/support-estimates.tsx';

/** Both open statements as parties and lawyers read them. */
export function BothStatements({ caseId, money }: { caseId: string; money: Money }) {
  const { t } = useLingui();
  return (
    <Stack>
      <Heading>{t`Both statements`}</Heading>
      <SourcesNote figures={money.figures} />
      <StatementView statement={money} />
      <SupportEstimates caseId={caseId} />
    </Stack>
  );
}
