import { useLingui } from '@lingui/react/macro';
import type { Step } from '@mediation/api-client';
import { AlertDialog, Button, Row } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { type MouseEvent, useRef, useState } from 'react';
import type { useProcess } from '../../../process/use-process.ts';
import { errorText } from '../../../words/texts/error-text.ts';

export interface AdvanceButtonProps {
  process: ReturnType<typeof useProcess>;
  /** The name of the next step. */
  next: string;
  /** Moves the focus to the title when the button disappears. */
  toTitle: () => void;
}

/** Lets the mediator complete the review, after a confirmation. A refusal is shown in place. */
export function AdvanceButton({ process: { state, advance, dismissRefusal }, next, toTitle }: AdvanceButtonProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [askedIn, setAskedIn] = useState<Step | null>(null);
  const { error, progress } = state.context;
  const isSaving = state.hasTag('saving');
  const isRefused = error !== null;
  const isOpen = askedIn !== null && (askedIn === progress.step || isRefused);

  const close = () => {
    if (isSaving) return;
    setAskedIn(null);
    dismissRefusal();
  };
  const confirm = (event: MouseEvent) => {
    event.preventDefault();
    void advance().then((hasMoved) => hasMoved && toast({ title: t`The case is now at “${next}”.` }));
  };
  const backToTitle = (event: Event) => {
    if (button.current !== null) return;
    event.preventDefault();
    toTitle();
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={close}>
      {(isSaving || state.can({ type: 'step.submitted' })) && (
        <Row>
          <Button
            ref={button}
            tone="secondary"
            onClick={() => setAskedIn(progress.step)}
          >{t`Go on to “${next}”`}</Button>
        </Row>
      )}
      <AlertDialog.Content onCloseAutoFocus={backToTitle}>
        <AlertDialog.Title>{isRefused ? t`The case did not go on` : t`Go on to “${next}”?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description {...(isRefused && { role: 'alert' })}>
            {isRefused
              ? errorText(error, t`Failed to take the case on`)
              : t`You say with this that your review of the documents is complete. Everyone in the case is told, and it does not go back.`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel tone={isRefused ? 'primary' : 'secondary'} disabled={isSaving}>
            {isRefused ? t`Close` : t`Not yet`}
          </AlertDialog.Cancel>
          {!isRefused && (
            <AlertDialog.Action tone="primary" busy={isSaving} onClick={confirm}>
              {t`Go on`}
            </AlertDialog.Action>
          )}
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
