import { useLingui } from '@lingui/react/macro';
import { DivisionFrame } from '../division-frame.tsx';
import { Scenarios } from './scenarios.tsx';

/** Up to three ways to divide things beside each other. */
export function ScenariosPage() {
  const { t } = useLingui();
  return (
    <DivisionFrame
      title={t`Scenarios`}
      loadingLabel={t`Loading the scenarios`}
      fallback={t`Failed to load the scenarios`}
    >
      {(open) => <Scenarios key={open.place.mediationCase.id} {...open} />}
    </DivisionFrame>
  );
}
