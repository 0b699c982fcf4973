import { lazy, Suspense, useEffect, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { loadWithRetry } from '../../browser/load-with-retry.ts';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';

const ConfirmFirstDialog = lazy(async () => ({
  default: (await loadWithRetry(() => withMessages(import('./confirm-first-dialog.tsx'), shared))).ConfirmFirstDialog,
}));

/** Asks the person to confirm that it is them, wherever a call needs that first. */
export function ConfirmFirst() {
  const { askWith } = useBackend();
  const [waiting, setWaiting] = useState<{ needsFactor: boolean; answer: (isConfirmed: boolean) => void } | null>(null);
  useEffect(() => askWith((needsFactor) => new Promise((answer) => setWaiting({ needsFactor, answer }))), [askWith]);
  if (waiting === null) return null;
  const answer = (isConfirmed: boolean) => {
    setWaiting(null);
    waiting.answer(isConfirmed);
  };
  return (
    <Suspense>
      <ConfirmFirstDialog needsFactor={waiting.needsFactor} onAnswer={answer} />
    </Suspense>
  );
}
