import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice } from '@mediation/ui';

/** Why a session was cancelled or moved, for everybody who comes; nothing when no reason was given. */
export function SessionNews({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const { status, cancel_reason: cancelled, move_reason: moved } = session;
  if (status === 'cancelled') return cancelled && <Notice>{t`Cancelled: ${cancelled}`}</Notice>;
  return status === 'scheduled' && moved && <Notice>{t`Moved: ${moved}`}</Notice>;
}
