import { useLingui } from '@lingui/react/macro';
import { endSessionsOf, type Person, sendPasswordLink } from '@mediation/api-client';
import { Button, Heading, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { firstName } from '../../../words/names/people-names.ts';

/** What an admin can do for a person who cannot sign in, or whose device is in other hands. */
export function AccountActions({ person: { id: userId, name: fullName } }: { person: Person }) {
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
    <Stack gap="small">
      <Heading level={3}>{t`What you can do`}</Heading>
      <Button tone="secondary" size="small" busy={isBusy} onClick={() => void send()}>
        {t`Send a link for a new password`}
      </Button>
      <Button tone="secondary" size="small" onClick={() => setEnding(true)}>
        {t`End all sign-in sessions`}
      </Button>
      <Text size="small" tone="soft">{t`Both are written to the audit log.`}</Text>
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
    </Stack>
  );
}
