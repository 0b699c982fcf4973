import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@mediation/api-client';
import { Button, Notice, Stack } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/texts/error-text.ts';
import { confirmWithPasskey } from '../second-step/passkeys.ts';

/** Confirms with a passkey of the person, in browsers that know them. */
export function ConfirmWithPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!('PublicKeyCredential' in globalThis)) return null;
  const confirm = async () => {
    setProblem(null);
    setBusy(true);
    try {
      await confirmWithPasskey(call);
      onDone();
    } catch (error) {
      const failed = t`No passkey was used. Try again, or type your password.`;
      setProblem(error instanceof ApiError ? errorText(error, failed) : failed);
      setBusy(false);
    }
  };
  return (
    <Stack>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Button tone="secondary" block busy={isBusy} onClick={() => void confirm()}>
        {t`Use a passkey`}
      </Button>
    </Stack>
  );
}
