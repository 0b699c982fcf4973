import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Row, Stack } from '@mediation/ui';
import { useMediaQuery } from '@mediation/ui/viewer';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { focusFirstProblem } from './focus-first-problem.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { useAction } from './use-action.ts';

export interface ActionDialogProps {
  title: string;
  description: string;
  /** The label of the submit button, a verb. */
  action: string;
  /** The label of the button that leaves everything as it is, where “Cancel” would be ambiguous. */
  keepLabel?: string;
  /** The error message when the server gave none. */
  failed: string;
  /** The toast after success. */
  done?: string;
  /** Marks the unanswered fields, of which the first gets the focus; false if there are any. */
  isReady?: () => boolean | Promise<boolean>;
  /** Whether it cannot be done now; the children say why. */
  isBlocked?: boolean;
  work: () => Promise<unknown>;
  /** A second way to close the dialog, which keeps what is typed. */
  other?: Pick<ActionDialogProps, 'action' | 'failed' | 'done' | 'isReady' | 'work'>;
  onClose: () => void;
  /** Moves the focus when the button that opened the dialog disappears. */
  focusInstead?: () => void;
  /** Moves the focus after success, when the button that opened the dialog disappears or can no longer be pressed. */
  focusAfter?: () => void;
  /** The fields, if any. */
  children?: ReactNode;
}

/** A dialog for one action with its fields: it closes after success, shows an error in place, and a click
 * outside does not discard what is filled in. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, description, action, keepLabel, other, isBlocked, onClose, focusInstead, focusAfter, children } =
    props;
  const { t } = useLingui();
  const id = useId();
  const returnFocus = useReturnFocus(focusInstead ?? focusAfter);
  const isDone = useRef(false);
  const isFilledIn = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [running, setRunning] = useState<string>();
  // Two rows of buttons would take the room of the fields.
  const isInBody = useMediaQuery('(max-width: 40em)') && other !== undefined;
  const isRunning = (label: string) => isBusy && running === label;
  const submit = async ({ action: label, failed, done, isReady, work }: NonNullable<ActionDialogProps['other']>) => {
    if (isBusy) return;
    if ((await isReady?.()) === false) {
      // After the frame in which the errors appear.
      requestAnimationFrame(() => focusFirstProblem(form.current));
      return;
    }
    setRunning(label);
    if (!(await run(work, { failed, ...(done !== undefined && { done }) }))) return;
    isDone.current = true;
    onClose();
  };
  const buttons = (
    <>
      <Dialog.Close asChild>
        <Button tone="secondary">{keepLabel ?? t`Cancel`}</Button>
      </Dialog.Close>
      {other !== undefined && (
        <Button tone="secondary" busy={isRunning(other.action)} onClick={() => void submit(other)}>
          {other.action}
        </Button>
      )}
      <Button type="submit" form={id} busy={isRunning(action)} disabled={isBlocked}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        size="medium"
        closeLabel={t`Close`}
        onInteractOutside={(event) => isFilledIn.current && event.preventDefault()}
        onOpenAutoFocus={() => queueMicrotask(putCaretAtEnd)}
        onCloseAutoFocus={(event) => {
          returnFocus(event);
          if (isDone.current) focusAfter?.();
        }}
      >
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Body>
          <form
            ref={form}
            id={id}
            noValidate
            onInput={() => (isFilledIn.current = true)}
            onSubmit={(event) => {
              event.preventDefault();
              void submit(props);
            }}
          >
            <Stack gap="large">
              <Dialog.Description>{description}</Dialog.Description>
              {children}
              <ProblemNotice problem={problem} />
            </Stack>
          </form>
          {isInBody && (
            <Row wrap justify="end">
              {buttons}
            </Row>
          )}
        </Dialog.Body>
        {!isInBody && <Dialog.Foot>{buttons}</Dialog.Foot>}
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Opening selects the text of the first field, which the first key would replace. */
function putCaretAtEnd() {
  const field = document.activeElement;
  // Only text fields have a selection.
  if (field instanceof HTMLInputElement && field.selectionStart !== null) {
    const { length } = field.value;
    field.setSelectionRange(length, length);
  }
}
