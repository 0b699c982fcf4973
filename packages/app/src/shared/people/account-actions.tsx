import { useLingui } from '@lingui/react/macro';
import { endSessionsOf, sendPasswordLink } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ActionDialog } from '../forms/action-dialog.tsx';
import { useAction } from '../forms/use-action.ts';
import { firstName } from '../../words/names/people-names.ts';

/** What an admin can do for a person who cannot sign in, or whose device is in other hands. */
export function AccountActions({ person: { id: userId, name: fullName } }: { person: { id: string; name: string } }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [isEnding, setEnding] = useState(false);
  const name = firstName(fullName);
  const send = () =>
    run(() => call(sendPasswordLink, { userId }), {
      failed: t`The link could not be sent.`,
      done: t`The link was sent`,
    });
  return (
    <>
      <Button tone="secondary" size="small" busy={isBusy} onClick={() => void send()}>
        {t`Send a link for a new password`}
      </Button>
      <Button tone="secondary" size="small" onClick={() => setEnding(true)}>
        {t`End all sign-in sessions`}
      </Button>
      {isEnding && (
        <ActionDialog
          title={t`End all sign-in sessions of ${name}?`}
          description={t`${name} is signed out on every device, and the private calendar address stops working. What is being written there may be lost.`}
          action={t`End the sessions`}
          failed={t`The sessions could not be ended.`}
          done={t`${name} is signed out everywhere`}
          work={() => call(endSessionsOf, { userId })}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
