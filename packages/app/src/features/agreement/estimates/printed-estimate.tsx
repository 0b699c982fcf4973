import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion, Clause } from '@mediation/api-client';
import { Stack, Text, Well } from '@mediation/ui';
import { EstimateView } from './estimate-view.tsx';

/** The estimate that a version prints for a clause; nothing where it has none. */
export function PrintedEstimate({ version: { parties }, clause }: { version: AgreementVersion; clause: Clause }) {
  const { t } = useLingui();
  if (!clause.estimate) return null;
  const nameOf = (side: 'A' | 'B') => parties.find((it) => it.side === side)?.name ?? side;
  return (
    <Well>
      <Stack>
        <Text weight="strong">{t`An estimate for this clause`}</Text>
        <EstimateView estimate={clause.estimate} names={{ A: nameOf('A'), B: nameOf('B') }} />
      </Stack>
    </Well>
  );
}
