import { useLingui } from '@lingui/react/macro';
import { AppShell, LoadingBar, TopBar, WideOnly } from '@mediation/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Outlet, useLocation, useMatch, useNavigation } from 'react-router-dom';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { usePanel } from '../../shared/layout/panel.ts';
import { agreementPaths } from '../../agreement-paths.ts';
import { paths } from '../../paths.ts';
import { useSaveLastRoute } from '../../auth/use-save-last-route.ts';
import { demoVisit } from '../../browser/demo-visit.ts';
import { useSession, useUser } from '../../auth/session-provider.tsx';
import { useOwnSettings } from './use-own-settings.ts';
import { waitForIdle } from '../../browser/wait-for-idle.ts';
import { BrandHome } from './brand-home.tsx';
import { ChatButton } from './chat-button.tsx';
import { HomeButton } from './home-button.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { OpenPanel, type PanelOffer } from '../panels/open-panel.tsx';
import { PageMenu } from '../menu/page-menu.tsx';
import { SearchButton } from '../palette/search-button.tsx';
import { StaffQuickExit } from './staff-quick-exit.tsx';
import { useBranding } from './use-branding.ts';
import { useMenuCollapsed } from '../menu/use-menu-collapsed.ts';
import { UserMenu } from './user-menu.tsx';

const DivorceeTabs = lazy(async () => ({
  default: (await withMessages(import('./divorcee-tabs.tsx'), shared)).DivorceeTabs,
}));
const KeepActiveCase = lazy(async () => ({
  default: (await import('../../active-case/keep-active-case.tsx')).KeepActiveCase,
}));
const KeepFresh = lazy(async () => ({ default: (await import('../keep-fresh.tsx')).KeepFresh }));
const StaffKeys = lazy(async () => ({ default: (await import('./staff-keys.tsx')).StaffKeys }));
const OfflineNotice = lazy(async () => {
  await waitForIdle();
  return { default: (await withMessages(import('../notices/offline-notice.tsx'), shared)).OfflineNotice };
});
const FactorNotice = lazy(async () => ({
  default: (await withMessages(import('../notices/factor-notice.tsx'), shared)).FactorNotice,
}));
const DemoBar = lazy(async () => ({
  default: (await withMessages(import('../notices/demo-bar.tsx'), shared)).DemoBar,
}));
const Toaster = lazy(async () => {
  await waitForIdle();
  return { default: (await import('@mediation/ui/toast')).Toaster };
});

export interface MemberShellProps {
  panels: Record<string, PanelOffer>;
  /** Shows the number of unread notifications and opens them. */
  Bell: ComponentType;
  /** The page brings a layout of its own. */
  bare: boolean;
}

/** The shell for signed-in people, with the panels and the notification bell from the router. */
export function MemberShell({ panels, Bell, bare }: MemberShellProps) {
  const { t } = useLingui();
  const { role, factor_days_left: factorDays, has_lost_factors: hasLostFactors } = useUser();
  const { hasEntered } = useSession();
  const isDemoVisit = demoVisit.useIsOn();
  const { name, close } = usePanel();
  const [isFolded, setFolded] = useMenuCollapsed();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const isWorkspace = useMatch(agreementPaths.home.pattern) !== null && role === 'mediator';
  const { pathname } = useLocation();
  const isFlush =
    isWorkspace ||
    [paths.messages, paths.mediatorMessages, paths.mediatorReview, paths.adminSupport].some((it) => it() === pathname);
  const isLoading = useNavigation().state === 'loading';
  const isDivorcee = role === 'divorcee';
  const offer = panels[name ?? ''];
  const isOffered = offer !== undefined && (offer.roles === undefined || offer.roles.includes(role));
  useBranding();
  useSaveLastRoute();
  useOwnSettings();
  return (
    <>
      {bare ? (
        <Outlet />
      ) : (
        <AppShell
          flush={isFlush}
          folded={isFolded}
          banner={
            <Suspense>
              <OfflineNotice />
              {isDemoVisit && <DemoBar />}
              {hasEntered && (factorDays !== undefined || hasLostFactors) && <FactorNotice days={factorDays} />}
            </Suspense>
          }
          tabBar={
            isDivorcee && (
              <Suspense>
                <DivorceeTabs />
              </Suspense>
            )
          }
          topBar={
            <TopBar
              menu={<MenuButton folded={isFolded} onFoldedChange={setFolded} />}
              brand={<BrandHome />}
              quickExit={isDivorcee ? <QuickExitCorner /> : <StaffQuickExit />}
              progress={isLoading && <LoadingBar label={t`Loading page`} />}
            >
              {!isDivorcee && <SearchButton onOpen={() => setSearchOpen(true)} />}
              <WideOnly>
                <HelpNowButton />
                <HomeButton />
              </WideOnly>
              {!isDivorcee && <ChatButton />}
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
      )}
      {isOffered && <OpenPanel key={name} offer={offer} onClose={close} />}
      <Suspense>
        <KeepActiveCase />
        <KeepFresh />
      </Suspense>
      <Suspense>{!isDivorcee && <StaffKeys isSearchOpen={isSearchOpen} onSearchChange={setSearchOpen} />}</Suspense>
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}
