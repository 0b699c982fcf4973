import { useLingui } from '@lingui/react/macro';
import type { Step } from '@mediation/api-client';
import { StepPath } from '@mediation/ui';
import { stepNumber, stepsSeenFrom } from '../words/step-names.ts';

/** The seven steps between the two threads, seen from the one that a case is in; `notes` hold a date or a count. */
export function CasePath({ step, notes }: { step: Step; notes?: Partial<Record<Step, string>> }) {
  const { t, i18n } = useLingui();
  const steps = stepsSeenFrom(step).map(({ id, name, state }) => ({
    id,
    state,
    label: i18n._(name),
    note: notes?.[id],
  }));
  return (
    <StepPath
      steps={steps}
      label={t`Step ${stepNumber(step)} of 7`}
      doneLabel={t`done`}
      allLabel={t`See all 7 steps`}
    />
  );
}
