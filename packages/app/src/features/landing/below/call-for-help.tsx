import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { LifeBuoy } from 'lucide-react';
import { useDangerDialog } from '../../../safety/use-danger-dialog.tsx';

/** Opens help in danger. */
export function CallForHelp() {
  const { t } = useLingui();
  const { opener, dialog } = useDangerDialog();
  return (
    <>
      <Button tone="secondary" {...opener}>
        <LifeBuoy />
        {t`Get help now`}
      </Button>
      {dialog}
    </>
  );
}
