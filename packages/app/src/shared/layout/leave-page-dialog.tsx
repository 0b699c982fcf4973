import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@mediation/ui';
import { useRef } from 'react';
import { useReturnFocus } from '../../browser/use-return-focus.ts';

export interface LeavePageDialogProps {
  /** What leaving costs. */
  reason: string;
  /** The label of the button that leaves. */
  leave: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before somebody leaves a page. To stay is the default. */
export function LeavePageDialog({ reason, leave, onLeave, onStay }: LeavePageDialogProps) {
  const { t } = useLingui();
  const stay = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onStay()}>
      <Dialog.Content closeLabel={t`Close`} initialFocus={stay} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Leave This Page?`}</Dialog.Title>
        <Dialog.Body>
          <Dialog.Description>{reason}</Dialog.Description>
        </Dialog.Body>
        <Dialog.Foot>
          <Button tone="secondary" onClick={onLeave}>
            {leave}
          </Button>
          <Dialog.Close asChild>
            <Button ref={stay}>{t`Stay Here`}</Button>
          </Dialog.Close>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
