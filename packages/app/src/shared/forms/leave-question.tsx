import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@mediation/ui';
import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { asksBeforeLeaving, holdPage } from '../../auth/hold-page.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { withoutPanel } from '../layout/panel.ts';

/** Asks before somebody leaves a form with changes that are not saved, also by closing the tab. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && asksBeforeLeaving() && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useEffect(() => (isChanged ? holdPage() : undefined), [isChanged]);
  return blocker.state === 'blocked' && <Question onStay={blocker.reset} onLeave={blocker.proceed} />;
}

function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useLingui();
  const stay = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onStay()}>
      <Dialog.Content closeLabel={t`Close`} initialFocus={stay} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Leave This Page?`}</Dialog.Title>
        <Dialog.Body>
          <Dialog.Description>{t`What you changed here is not saved yet.`}</Dialog.Description>
        </Dialog.Body>
        <Dialog.Foot>
          <Button tone="secondary" onClick={onLeave}>
            {t`Leave without saving`}
          </Button>
          <Dialog.Close asChild>
            <Button ref={stay}>{t`Stay Here`}</Button>
          </Dialog.Close>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** What makes up a page: a panel that opens over it, and a place in it, do not leave it. */
const pageOf = ({ pathname, search }: Location) => `${pathname}?${withoutPanel(search).toString()}`;
