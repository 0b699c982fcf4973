import {
  Bell,
  CircleQuestionMark,
  Folder,
  HeartHandshake,
  History,
  House,
  LifeBuoy,
  LogOut,
  MessageCircle,
  Shield,
  Signpost,
  User,
} from 'lucide-react';
import { createElement, useState, type ReactNode } from 'react';
import { StoryBrandMark } from '../foundations/story-brand.tsx';
import {
  AppShell,
  Button,
  DropdownMenu,
  IconButton,
  MenuButton,
  QuickExit,
  SideMenu,
  SkipLink,
  TabBar,
  TopBar,
  UserChip,
  WideOnly,
} from '../index.ts';
import { accountOf, maya } from './people.ts';

/** The page of the menu that is open. */
export type DivorceePage = 'home' | 'messages' | 'uploads' | 'profile';

interface DivorceeFrameProps {
  current: DivorceePage;
  /** How many messages wait. */
  unread?: number;
  /** The page fills the window and scrolls inside itself. */
  flush?: boolean;
  onFaq?: () => void;
  children: ReactNode;
}

/** The mark of the organization, leading home. */
export const brand = (
  <StoryBrandMark asChild hideName>
    {createElement('a', { href: '#home' })}
  </StoryBrandMark>
);

/** The same where there is room for its name on a phone too. */
export const brandWithName = <StoryBrandMark asChild>{createElement('a', { href: '#home' })}</StoryBrandMark>;

/** The way out, in the corner where it always is. */
export const quickExit = <QuickExit corner label="Quick exit" href="#weather" />;

/** What surrounds every page of Maya's. */
export function DivorceeFrame({ current, unread = 0, flush = false, onFaq, children }: DivorceeFrameProps) {
  const [folded, setFolded] = useState(false);
  const menu = { current, unread, onFaq };
  return (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <AppShell
        folded={folded}
        flush={flush}
        side={
          <aside aria-label="Main menu">
            <DivorceeMenu {...menu} />
          </aside>
        }
        tabBar={<Tabs {...menu} />}
        topBar={
          <TopBar
            brand={brand}
            quickExit={quickExit}
            menu={
              <MenuButton label="Menu" closeLabel="Close menu" folded={folded} onFoldedChange={setFolded}>
                <DivorceeMenu {...menu} withLogout />
              </MenuButton>
            }
          >
            <TopBarEnd />
          </TopBar>
        }
      >
        {children}
      </AppShell>
    </>
  );
}

function TopBarEnd() {
  return (
    <>
      <WideOnly>
        <IconButton label="Home">
          <House />
        </IconButton>
      </WideOnly>
      <IconButton label="Notifications, 3 unread" count={3}>
        <Bell />
      </IconButton>
      <WideOnly>
        <TopBar.Separator />
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <UserChip name={maya.name} role={maya.role} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>
              <User /> Profile
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        <Button tone="plain" size="small">
          <LogOut /> Logout
        </Button>
      </WideOnly>
    </>
  );
}

interface MenuProps extends Pick<DivorceeFrameProps, 'current' | 'unread'> {
  onFaq?: (() => void) | undefined;
  /** On a phone the top bar has no room for it. */
  withLogout?: boolean;
}

function DivorceeMenu({ current, unread = 0, onFaq, withLogout = false }: MenuProps) {
  return (
    <SideMenu title={maya.role} subtitle={accountOf(maya)}>
      <SideMenu.Group label="Pages">
        <SideMenu.Item asChild current={current === 'home'} icon={<House />}>
          <a href="#home">Dashboard</a>
        </SideMenu.Item>
        <SideMenu.Item
          asChild
          current={current === 'messages'}
          icon={<MessageCircle />}
          count={unread}
          countLabel={`${unread} new`}
        >
          <a href="#messages">Messages</a>
        </SideMenu.Item>
        <SideMenu.Item asChild current={current === 'uploads'} icon={<Folder />}>
          <a href="#uploads">Uploads</a>
        </SideMenu.Item>
        <SideMenu.Item asChild current={current === 'profile'} icon={<User />}>
          <a href="#profile">Profile</a>
        </SideMenu.Item>
      </SideMenu.Group>
      <SideMenu.Group title="Help">
        <SideMenu.Item icon={<HeartHandshake />}>Let's Talk</SideMenu.Item>
        <SideMenu.Item icon={<Signpost />}>What to expect</SideMenu.Item>
        <SideMenu.Item icon={<CircleQuestionMark />} onClick={onFaq}>
          FAQ
        </SideMenu.Item>
        <SideMenu.Item icon={<Shield />}>Privacy policy</SideMenu.Item>
        <SideMenu.Item icon={<LifeBuoy />}>Help</SideMenu.Item>
      </SideMenu.Group>
      <SideMenu.Recent
        title="Recent Activity"
        icon={<History />}
        empty="Nothing yet"
        entries={[
          { id: 'statement', text: 'Bank statement received', time: '2h ago' },
          { id: 'message', text: 'Ruth sent you a message', time: '1d ago' },
        ]}
      />
      {withLogout && (
        <SideMenu.Group title="Account">
          <SideMenu.Item icon={<LogOut />}>Logout</SideMenu.Item>
        </SideMenu.Group>
      )}
    </SideMenu>
  );
}

function Tabs({ current, unread = 0 }: MenuProps) {
  return (
    <TabBar label="Main">
      <TabBar.Item href="#home" icon={<House />} current={current === 'home'}>
        Home
      </TabBar.Item>
      <TabBar.Item
        href="#messages"
        icon={<MessageCircle />}
        current={current === 'messages'}
        count={unread}
        countLabel={`${unread} new`}
      >
        Messages
      </TabBar.Item>
      <TabBar.Item href="#uploads" icon={<Folder />} current={current === 'uploads'}>
        Uploads
      </TabBar.Item>
      <TabBar.Item href="#talk" icon={<HeartHandshake />}>
        Let's Talk
      </TabBar.Item>
    </TabBar>
  );
}
