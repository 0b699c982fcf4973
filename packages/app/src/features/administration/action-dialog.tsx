import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice, Stack } from '@mediation/ui';
import { type ReactNode, useId, useState } from 'react';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { errorText } from '../../words/error-text.ts';

export interface ActionDialogProps {
  title: string;
  description: string;
  /** The verb on its button. */
  action: string;
  /** What to say when it does not work and the server gave no reason. */
  failed: string;
  /** Marks the questions that are not answered yet; without any, the act begins. */
  isReady?: () => boolean;
  work: () => Promise<unknown>;
  onClose: () => void;
  /** The questions, if there are any. */
  children?: ReactNode;
}

/** One act with its questions: it closes when the act is done, and says in place why it is not. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, description, action, failed, isReady, work, onClose, children } = props;
  const { t } = useLingui();
  const id = useId();
  const returnFocus = useReturnFocus();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    if (isReady?.() === false) return;
    setBusy(true);
    try {
      await work();
      onClose();
    } catch (error) {
      setProblem(errorText(error, failed));
      setBusy(false);
    }
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
              void act();
            }}
          >
            <Stack gap="large">
              <Dialog.Description>{description}</Dialog.Description>
              {children}
              {problem !== null && (
                <Notice tone="danger" role="alert">
                  {problem}
                </Notice>
              )}
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
