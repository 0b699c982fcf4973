import { useLingui } from '@lingui/react/macro';
import { Drawer, SideMenu, VisuallyHidden } from '@mediation/ui';
import { House, LogOut, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { chooseTheme, useTheme } from '../../appearance/theme.ts';
import { LeaveDialog } from '../notices/leave-dialog.tsx';
import { PageMenu } from './page-menu.tsx';

/**
 * The menu over the page, for narrow screens. On a phone it also contains the entries that do not fit in the top bar.
 */
export function MenuDrawer({ onClose }: PanelProps) {
  const { t } = useLingui();
  const { signOut } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const returnFocus = useReturnFocus();
  const isDark = useIsDark();
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content side="start" width="narrow" closeLabel={t`Close menu`} onCloseAutoFocus={returnFocus}>
        <VisuallyHidden>
          <Drawer.Title>{t`Menu`}</Drawer.Title>
        </VisuallyHidden>
        <Drawer.Body>
          <PageMenu>
            <SideMenu.Group title={t`Account`}>
              <SideMenu.Item icon={<House />} onClick={() => setLeaving(true)}>
                {t`Home`}
              </SideMenu.Item>
              <SideMenu.Item icon={isDark ? <Sun /> : <Moon />} onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
                {isDark ? t`Light theme` : t`Dark theme`}
              </SideMenu.Item>
              <SideMenu.Item icon={<LogOut />} onClick={signOut}>
                {t`Logout`}
              </SideMenu.Item>
            </SideMenu.Group>
          </PageMenu>
        </Drawer.Body>
        {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Whether the page is dark, by choice or by the device. */
function useIsDark() {
  useTheme();
  return document.documentElement.dataset['theme'] === 'dark';
}
