import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@mediation/api-client';
import { Button, Notice, Stack } from '@mediation/ui';
import { useState } from 'react';

export interface PasskeyActionProps {
  work: () => Promise<void>;
  /** Says that no passkey was used, and what to do instead. */
  failed: string;
  textOf: (error: ApiError, failed: string) => string;
}

/** A button that asks for a passkey, in browsers that know them. */
export function PasskeyAction({ work, failed, textOf }: PasskeyActionProps) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!('PublicKeyCredential' in globalThis)) return null;
  const choose = async () => {
    setProblem(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof ApiError ? textOf(error, failed) : failed);
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
