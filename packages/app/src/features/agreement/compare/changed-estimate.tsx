import { useLingui } from '@lingui/react/macro';
import type { ComparedClause } from '@mediation/agreement';
import { Comparison } from '@mediation/ui';

/** Says what became of the estimate beside a clause; nothing where it is the same. */
export function ChangedEstimate({ change }: { change: ComparedClause['estimate'] }) {
  const { t } = useLingui();
  if (change === null) return null;
  const texts = {
    added: t`An estimate stands beside it now.`,
    changed: t`The estimate beside it is another one.`,
    taken_out: t`The estimate beside it was taken out.`,
  };
  return (
    <Comparison.Side asChild>
      <p>{texts[change]}</p>
    </Comparison.Side>
  );
}
