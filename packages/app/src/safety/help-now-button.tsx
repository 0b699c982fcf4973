import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { LifeBuoy } from 'lucide-react';
import { useSession } from '../auth/session-provider.tsx';
import * as styles from './help-now-button.css.ts';
import { useDangerDialog } from './use-danger-dialog.tsx';

/** Help in danger for a party or a guest, in the head of a page. Its words break into two lines on a phone. */
export function HelpNowButton() {
  const { t } = useLingui();
  const { user } = useSession();
  const { opener, dialog } = useDangerDialog();
  if (user !== null && user.role !== 'divorcee') return null;
  return (
    <>
      <Button tone="plain" size="small" className={styles.button} {...opener}>
        <LifeBuoy />
        <span className={styles.words}>{t`Get help now`}</span>
      </Button>
      {dialog}
    </>
  );
}
