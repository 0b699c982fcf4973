import { useLingui } from '@lingui/react/macro';
import { type CaseProgress, type Step, steps } from '@mediation/api-client';
import { AlertDialog, Button, Notice } from '@mediation/ui';
import { useProcess } from '../../../process/use-process.ts';
import { errorText } from '../../../words/error-text.ts';
import { stepNames } from '../../../words/step-names.ts';

const after = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;

/** For the mediator: takes the case to its next step, once only their word for it is missing. */
export function TakeOn({ caseId, progress }: { caseId: string; progress: CaseProgress }) {
  const { t, i18n } = useLingui();
  const { state, takeOn } = useProcess(caseId, progress);
  const { error } = state.context;
  const next = i18n._(stepNames[after(state.context.progress.step)]);
  if (error === null && !state.can({ type: 'step.submitted' })) return null;
  return (
    <>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t`Failed to change the case`)}
        </Notice>
      )}
      <AlertDialog.Root>
        <AlertDialog.Trigger asChild>
          <Button tone="secondary" block>{t`Go on to “${next}”`}</Button>
        </AlertDialog.Trigger>
        <AlertDialog.Content>
          <AlertDialog.Title>{t`Go on to “${next}”?`}</AlertDialog.Title>
          <AlertDialog.Body>
            <AlertDialog.Description>
              {t`This says that the step is done. Everyone in the case sees the new step.`}
            </AlertDialog.Description>
          </AlertDialog.Body>
          <AlertDialog.Foot>
            <AlertDialog.Action onClick={takeOn}>{t`Go on`}</AlertDialog.Action>
            <AlertDialog.Cancel>{t`Not yet`}</AlertDialog.Cancel>
          </AlertDialog.Foot>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </>
  );
}
