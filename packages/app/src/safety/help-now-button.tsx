import { useLingui } from '@lingui/react/macro';
import { Button, WideOnly } from '@mediation/ui';
import { LifeBuoy } from 'lucide-react';
import { useUser } from '../auth/session-provider.tsx';
import { useDangerDialog } from './use-danger-dialog.tsx';

/** Help in danger for a party, in the head of a page that has neither menu nor tabs. A phone held upright has no room there. */
export function HelpNowButton() {
  const { t } = useLingui();
  const { role } = useUser();
  const { opener, dialog } = useDangerDialog();
  if (role !== 'divorcee') return null;
  return (
    <WideOnly>
      <Button tone="plain" size="small" {...opener}>
        <LifeBuoy />
        {t`Get help now`}
      </Button>
      {dialog}
    </WideOnly>
  );
}
