import { useLingui } from '@lingui/react/macro';
import { Drawer, SideMenu, VisuallyHidden } from '@mediation/ui';
import { LogOut } from 'lucide-react';
import type { PanelProps } from '../page/panel.ts';
import { useReturnFocus } from '../page/use-return-focus.ts';
import { useSession } from '../session/session-provider.tsx';
import { PageMenu } from './page-menu.tsx';

/** The menu over the page, for screens that have no room for it at the side. On a phone it also holds the way out. */
export function MenuDrawer({ onClose }: PanelProps) {
  const { t } = useLingui();
  const { signOut } = useSession();
  const returnFocus = useReturnFocus();
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content side="start" width="narrow" closeLabel={t`Close menu`} onCloseAutoFocus={returnFocus}>
        <VisuallyHidden>
          <Drawer.Title>{t`Menu`}</Drawer.Title>
        </VisuallyHidden>
        <Drawer.Body>
          <PageMenu>
            <SideMenu.Group title={t`Account`}>
              <SideMenu.Item icon={<LogOut />} onClick={signOut}>
                {t`Logout`}
              </SideMenu.Item>
            </SideMenu.Group>
          </PageMenu>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
