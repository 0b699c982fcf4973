import { useLingui } from '@lingui/react/macro';
import { QuickExit } from '@mediation/ui';
import { leaveAtOnce, neutralSite } from '../session/quick-exit.ts';
import * as styles from './corner-exit.css.ts';

/** The way out for somebody who is being watched, in the place where a page has room for it. */
export function Exit({ corner = false }: { corner?: boolean }) {
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

/** The same in the corner of the window, above everything else. */
export function CornerExit() {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Leave quickly`} className={styles.corner}>
      <Exit corner />
    </aside>
  );
}
