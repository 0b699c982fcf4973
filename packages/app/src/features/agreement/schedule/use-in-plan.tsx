import { useLingui } from '@lingui/react/macro';
import { startOf } from '@mediation/agreement';
import { addClause, getAgreement, type ParentingSchedule } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { agreementPaths } from '../../../agreement-paths.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import type { CarerNames } from './carers.ts';
import { dateOf } from './rules/plan-day.ts';

export interface UseInPlanProps {
  caseId: string;
  schedule: ParentingSchedule;
  names: CarerNames;
  /** The last change is not saved yet. */
  isUnsaved: boolean;
}

/**
 * Opens the clause of the Parenting Plan that refers to the schedule, and adds it the first time. The schedule itself is
 * the annex of each version that is released.
 */
export function UseInPlan({ caseId, schedule, names, isUnsaved }: UseInPlanProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const navigate = useNavigate();
  const start = startOf(schedule);
  const heading = t`Nights with each parent`;
  const from = start === undefined ? '' : dateOf(start);
  const text =
    start === undefined
      ? t`The schedule in the annex of this plan says on which nights the children are with ${names.A} and on which with ${names.B}.`
      : t`From ${from}, the schedule in the annex of this plan says on which nights the children are with ${names.A} and on which with ${names.B}.`;
  const rest = t`A night belongs to the parent who has the children at midnight. Exceptions win over holidays, and holidays over the pattern. The children change at the place and time that the schedule names.`;
  const use = async () => {
    const { documents } = await call(getAgreement, { caseId });
    const clauses = documents.find(({ document }) => document === 'parenting')?.draft?.clauses ?? [];
    const there = clauses.find((clause) => clause.heading === heading);
    const added = {
      caseId,
      document: 'parenting' as const,
      issue: 'parenting' as const,
      heading,
      text: `${text} ${rest}`,
      plain_text: t`The schedule says with whom the children are on each night.`,
      state: 'draft' as const,
    };
    const { id } = there ?? (await call(addClause, added)).clause;
    await navigate({ pathname: agreementPaths.home(caseId), search: `?document=parenting&clause=${id}` });
  };
  return (
    <Button
      busy={isBusy}
      disabled={isUnsaved}
      onClick={() => void run(use, { failed: t`Failed to add the clause to the Parenting Plan` })}
    >
      {t`Use in Parenting Plan`}
    </Button>
  );
}
