import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@mediation/ui';
import { useRef } from 'react';
import type { PanelProps } from '../shared/layout/panel.ts';
import { useReturnFocus } from '../browser/use-return-focus.ts';
import { useSession } from '../auth/session-provider.tsx';

/** Asks before opening the public first page, because that signs the person out. It is not the quick exit. */
export function LeaveDialog({ onClose }: PanelProps) {
  const { t } = useLingui();
  const { signOut } = useSession();
  const stay = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} initialFocus={stay} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Leave This Page?`}</Dialog.Title>
        <Dialog.Body>
          <Dialog.Description>{t`The home page is for visitors. Going there signs you out.`}</Dialog.Description>
        </Dialog.Body>
        <Dialog.Foot>
          <Button tone="secondary" onClick={signOut}>
            {t`Logout & Leave`}
          </Button>
          <Dialog.Close asChild>
            <Button ref={stay}>{t`Stay Here`}</Button>
          </Dialog.Close>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
