import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../auth/session-provider.tsx';
import { LeavePageDialog } from '../../shared/layout/leave-page-dialog.tsx';
import type { PanelProps } from '../../shared/layout/panel.ts';

/** Asks before opening the public first page, because that signs the person out. It is not the quick exit. */
export function LeaveDialog({ onClose }: PanelProps) {
  const { t } = useLingui();
  const { signOut } = useSession();
  return (
    <LeavePageDialog
      reason={t`The home page is for visitors. Going there signs you out.`}
      leave={t`Logout & Leave`}
      onLeave={signOut}
      onStay={onClose}
    />
  );
}
