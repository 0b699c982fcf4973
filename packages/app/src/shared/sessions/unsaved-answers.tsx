import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@mediation/ui';
import type { SlotAnswers } from './use-slot-answers.ts';

export interface UnsavedAnswersProps {
  failure: NonNullable<SlotAnswers['failure']>;
  slots: readonly { id: string; day: string }[];
  onRetry: SlotAnswers['choose'];
}

/** Says which answers are not saved, and tries again. */
export function UnsavedAnswers({ failure, slots, onRetry }: UnsavedAnswersProps) {
  const { t } = useLingui();
  const failed = slots.filter((slot) => failure.slotIds.includes(slot.id));
  const [failedDay] = failed.length === 1 ? failed.map(({ day }) => day) : [];
  const retry = () =>
    onRetry(
      failed.map(({ id }) => id),
      failure.answer,
    );
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        failed.length > 0 && (
          <Button tone="secondary" size="small" onClick={retry}>
            {t`Try Again`}
          </Button>
        )
      }
    >
      {failure.problem}{' '}
      {failed.length > 0 &&
        (failedDay === undefined ? t`Your answers are not saved.` : t`Your answer for ${failedDay} is not saved.`)}
    </Notice>
  );
}
