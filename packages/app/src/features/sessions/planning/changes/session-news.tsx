import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { useUser } from '../../../../auth/session-provider.tsx';
import { ownStart } from '../../../../shared/sessions/own-start.ts';
import { sessionTime } from '../../../../words/times/relative-time.ts';

/** That a session was cancelled or moved, and why, for everybody who comes; nothing when nothing is to be said. */
export function SessionNews({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const me = useUser();
  const { status, cancel_reason: cancelled, move_reason: moved, moved_from: before } = session;
  if (status === 'cancelled') return cancelled && <Notice>{t`Cancelled: ${cancelled}`}</Notice>;
  if (status !== 'scheduled' || before === null) return null;
  return (
    <Notice>
      {t`Moved. It was on ${sessionTime(ownStart(session, me, before), null)} before.`} {moved}
    </Notice>
  );
}
