import { useLingui } from '@lingui/react/macro';
import type { Role } from '@mediation/api-client';
import { AppShell, TopBar, WideOnly } from '@mediation/ui';
import { Toaster } from '@mediation/ui/toast';
import { type ComponentType, Suspense } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { CornerExit } from '../page/corner-exit.tsx';
import { type PanelProps, usePanel } from '../page/panel.ts';
import { paths } from '../paths.ts';
import { useNoteRoute } from '../session/use-note-route.ts';
import { useUser } from '../session/session-provider.tsx';
import { useOwnSettings } from '../session/use-own-settings.ts';
import { useKeepActiveCase } from '../session/use-keep-active-case.ts';
import { BrandHome } from './brand-home.tsx';
import { ChatButton } from './chat-button.tsx';
import { HomeButton } from './home-button.tsx';
import { MenuButton } from './menu-button.tsx';
import { PageMenu } from './page-menu.tsx';
import { useBranding } from './use-branding.ts';
import { UserMenu } from './user-menu.tsx';

/** What can open over any page, by the name that the address gives it, and for whom. */
export type Panels = Record<string, { Panel: ComponentType<PanelProps>; roles?: Role[] }>;

/** The frame of the signed-in pages, with the panels and the bell that the router has to offer. */
export const shellWith = (panels: Panels, Bell: ComponentType) =>
  function Shell() {
    const { t } = useLingui();
    const { role } = useUser();
    const { name, close } = usePanel();
    const isChat = useMatch(paths.messages.pattern) !== null;
    const { Panel, roles } = panels[name ?? ''] ?? {};
    const isOpen = Panel !== undefined && (roles === undefined || roles.includes(role));
    useBranding();
    useKeepActiveCase();
    useNoteRoute();
    useOwnSettings();
    return (
      <>
        <AppShell
          flush={isChat}
          topBar={
            <TopBar
              menu={<MenuButton />}
              brand={<BrandHome />}
              quickExit={role === 'divorcee' ? <CornerExit /> : undefined}
            >
              <WideOnly>
                <HomeButton />
              </WideOnly>
              <ChatButton />
              <Bell />
              <TopBar.Separator />
              <UserMenu />
            </TopBar>
          }
          side={
            <aside aria-label={t`Main menu`}>
              <PageMenu />
            </aside>
          }
        >
          <Outlet />
        </AppShell>
        <Suspense>{isOpen && <Panel onClose={close} />}</Suspense>
        <Toaster />
      </>
    );
  };
