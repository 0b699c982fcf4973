import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack } from '@mediation/ui';
import { type ReactNode, useId } from 'react';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { useAction } from './use-action.ts';

export interface ActionDialogProps {
  title: string;
  description: string;
  /** The label of the submit button, a verb. */
  action: string;
  /** The error message when the server gave none. */
  failed: string;
  /** The toast after success. */
  done?: string;
  /** Marks the unanswered fields; false if there are any. */
  isReady?: () => boolean | Promise<boolean>;
  work: () => Promise<unknown>;
  onClose: () => void;
  /** Moves the focus when the button that opened the dialog disappears. */
  focusInstead?: () => void;
  /** The fields, if any. */
  children?: ReactNode;
}

/** A dialog for one action with its fields: it closes after success, and shows an error in place. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, description, action, failed, done, isReady, work, onClose, focusInstead, children } = props;
  const { t } = useLingui();
  const id = useId();
  const returnFocus = useReturnFocus(focusInstead);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const submit = async () => {
    if ((await isReady?.()) === false) return;
    if (await run(work, { failed, ...(done !== undefined && { done }) })) onClose();
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
