import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@mediation/api-client';
import { Button, Notice, Stack } from '@mediation/ui';
import { useState } from 'react';
import { entryErrorText } from '../../words/texts/entry-error-text.ts';
import { useSession } from '../session-provider.tsx';

export interface PasskeyButtonProps {
  onEnter?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
}

/** Signs in with a passkey, in browsers that know them. */
export function PasskeyButton({ onEnter, onDone }: PasskeyButtonProps) {
  const { t } = useLingui();
  const { enter } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!('PublicKeyCredential' in globalThis)) return null;

  const choose = async () => {
    setProblem(null);
    setBusy(true);
    onEnter?.();
    try {
      await enter({ type: 'passkey.chosen' });
      onDone?.();
    } catch (error) {
      const failed = t`No passkey was used. Try again, or type your email and password.`;
      setProblem(error instanceof ApiError ? entryErrorText(error, failed) : failed);
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
      <Button tone="secondary" block busy={isBusy} onClick={() => void choose()}>
        {t`Use a passkey`}
      </Button>
    </Stack>
  );
}
