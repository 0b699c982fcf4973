import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { lazy, Suspense, useState } from 'react';

const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

/** The way to withdraw times that the reader proposed. */
export function WithdrawTimes({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button tone="quiet" flush aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t`Withdraw these times`}
      </Button>
      <Suspense>{isAsking && <WithdrawDialog session={session} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}
