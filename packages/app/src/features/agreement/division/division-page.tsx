import { useLingui } from '@lingui/react/macro';
import { DivisionFrame } from './division-frame.tsx';
import { ShownSettlement } from './shown-settlement.tsx';

/** Who gets what: what each party has as it is, and as it is tried out or shared. */
export function DivisionPage() {
  const { t } = useLingui();
  return (
    <DivisionFrame
      title={t`Who gets what`}
      loadingLabel={t`Loading who gets what`}
      fallback={t`Failed to load who gets what`}
    >
      {(open) => <ShownSettlement key={open.place.mediationCase.id} {...open} />}
    </DivisionFrame>
  );
}
