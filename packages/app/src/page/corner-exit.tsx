import { useLingui } from '@lingui/react/macro';
import { QuickExit } from '@mediation/ui';
import { leaveAtOnce, neutralSite } from '../session/quick-exit.ts';

/** Quick exit in the corner of the window. */
export function CornerExit({ corner = true }: { corner?: boolean }) {
  const { t } = useLingui();
  return (
    <QuickExit
      corner={corner}
      label={t`Quick exit`}
      href={neutralSite}
      onClick={(event) => {
        event.preventDefault();
        leaveAtOnce();
      }}
    />
  );
}
