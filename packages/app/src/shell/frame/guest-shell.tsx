import { useLingui } from '@lingui/react/macro';
import { AppShell, MenuButton, SideMenu, TopBar } from '@mediation/ui';
import { CircleHelp, LogIn, Shield, Signpost, UserPlus } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { paths } from '../../paths.ts';
import { useMenuCollapsed } from '../menu/use-menu-collapsed.ts';

/** The shell of the pages for guests, with a small menu. */
export function GuestShell() {
  const { t } = useLingui();
  const [isFolded, setFolded] = useMenuCollapsed();
  const menu = (
    <MenuButton label={t`Menu`} closeLabel={t`Close menu`} folded={isFolded} onFoldedChange={setFolded}>
      <GuestMenu />
    </MenuButton>
  );
  return (
    <AppShell
      folded={isFolded}
      topBar={
        <TopBar menu={menu} brand={<BrandLink />} quickExit={<QuickExitCorner />}>
          <HelpNowButton />
        </TopBar>
      }
      side={
        <aside aria-label={t`Main menu`}>
          <GuestMenu />
        </aside>
      }
    >
      <Outlet />
    </AppShell>
  );
}

/** Links to sign in, to register and to the public pages. */
function GuestMenu() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const ways = [
    { label: t`Sign In`, icon: LogIn, to: paths.signIn() },
    { label: t`Register`, icon: UserPlus, to: paths.register() },
  ];
  const readings = [
    { label: t`What to expect`, icon: Signpost, to: paths.whatToExpect() },
    { label: t`FAQ`, icon: CircleHelp, to: paths.faq() },
    { label: t`Privacy policy`, icon: Shield, to: paths.privacyPolicy() },
  ];
  const item = ({ label, icon: Icon, to }: (typeof ways)[number]) => (
    <SideMenu.Item key={to} asChild icon={<Icon />} current={pathname === to}>
      <Link to={to}>{label}</Link>
    </SideMenu.Item>
  );
  return (
    <SideMenu title={t`Welcome`} subtitle={t`You are not signed in.`}>
      <SideMenu.Group label={t`Pages`}>{ways.map((it) => item(it))}</SideMenu.Group>
      <SideMenu.Group title={t`Help`}>{readings.map((it) => item(it))}</SideMenu.Group>
    </SideMenu>
  );
}
