import { useLingui } from '@lingui/react/macro';
import type { Money } from '@mediation/api-client';
import { Heading, Stack } from '@mediation/ui';
import { StatementView } from './statement-view.tsx';

/** Both open statements as parties and lawyers read them. */
export function BothStatements({ money }: { money: Money }) {
  const { t } = useLingui();
  return (
    <Stack>
      <Heading>{t`Both statements`}</Heading>
      <StatementView statement={money} />
    </Stack>
  );
}
