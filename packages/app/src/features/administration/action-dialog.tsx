import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack } from '@mediation/ui';
import { type ReactNode, useId } from 'react';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';

export interface ActionDialogProps {
  title: string;
  description: string;
  /** The label of the submit button, a verb. */
  action: string;
  /** The error message when the server gave none. */
  failed: string;
  /** Marks the unanswered fields; false if there are any. */
  isReady?: () => boolean;
  work: () => Promise<unknown>;
  onClose: () => void;
  /** The fields, if any. */
  children?: ReactNode;
}

/** A dialog for one action with its fields: it closes after success, and shows an error in place. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, description, action, failed, isReady, work, onClose, children } = props;
  const { t } = useLingui();
  const id = useId();
  const returnFocus = useReturnFocus();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const submit = async () => {
    if (isReady?.() === false) return;
    if (await run(work, { failed })) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Body>
          <form
            id={id}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <Stack gap="large">
              <Dialog.Description>{description}</Dialog.Description>
              {children}
              <ProblemNotice problem={problem} />
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isBusy}>
            {action}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
