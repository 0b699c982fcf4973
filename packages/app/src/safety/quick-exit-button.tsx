import { useLingui } from '@lingui/react/macro';
import { QuickExit, type QuickExitProps } from '@mediation/ui';
import type { ReactElement } from 'react';
import { quickExit, neutralSite } from './quick-exit.ts';
import * as styles from './quick-exit-button.css.ts';

/** The quick exit, where a page has room for it. */
export function QuickExitButton(props: Omit<QuickExitProps, 'label' | 'href' | 'onClick'>) {
  const { t } = useLingui();
  return (
    <QuickExit
      {...props}
      label={t`Quick exit`}
      href={neutralSite}
      onClick={(event) => {
        event.preventDefault();
        quickExit();
      }}
    />
  );
}

/** The quick exit in the corner of the window, above everything else. */
export function QuickExitCorner({ children }: { children?: ReactElement }) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Leave quickly`} className={styles.corner}>
      {children ?? <QuickExitButton corner />}
    </aside>
  );
}
