import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Briefcase,
  CircleQuestionMark,
  Folder,
  HeartHandshake,
  History,
  House,
  LifeBuoy,
  LogOut,
  MessageCircle,
  Plus,
  Sparkles,
  User,
  WifiOff,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../banner/banner.tsx';
import { StoryBrandMark } from '../../foundations/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Columns } from '../columns/columns.tsx';
import { WideOnly } from '../layout/layout.tsx';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { PaneLayout } from '../pane-layout/pane-layout.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { Text } from '../text/text.tsx';
import { UserChip } from '../user-chip/user-chip.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';

const entries = [
  { id: 'statement', text: 'Bank statement received', time: '2h ago' },
  { id: 'message', text: 'Ruth sent you a message', time: '1d ago' },
];

const divorceeMenu = (
  <SideMenu title="Divorcee" subtitle="maya.okafor · divorcee">
    <SideMenu.Group label="Pages">
      <SideMenu.Item asChild current icon={<House />}>
        <a href="#dashboard">Dashboard</a>
      </SideMenu.Item>
      <SideMenu.Item asChild icon={<MessageCircle />} count={2} countLabel="2 new">
        <a href="#messages">Messages</a>
      </SideMenu.Item>
      <SideMenu.Item asChild icon={<Folder />}>
        <a href="#uploads">Uploads</a>
      </SideMenu.Item>
      <SideMenu.Item asChild icon={<User />}>
        <a href="#profile">Profile</a>
      </SideMenu.Item>
    </SideMenu.Group>
    <SideMenu.Group title="Help">
      <SideMenu.Item icon={<HeartHandshake />}>Let's Talk</SideMenu.Item>
      <SideMenu.Item icon={<CircleQuestionMark />}>FAQ</SideMenu.Item>
      <SideMenu.Item icon={<LifeBuoy />}>Help</SideMenu.Item>
    </SideMenu.Group>
    <SideMenu.Recent title="Recent Activity" icon={<History />} entries={entries} empty="Nothing yet" />
  </SideMenu>
);

const mediatorMenu = (
  <SideMenu title="Mediator" subtitle="ruth.lindqvist · mediator">
    <SideMenu.Group label="Pages">
      <SideMenu.Item asChild current icon={<House />}>
        <a href="#dashboard">Dashboard</a>
      </SideMenu.Item>
      <SideMenu.Item asChild icon={<Briefcase />}>
        <a href="#cases">Cases</a>
      </SideMenu.Item>
      <SideMenu.Item asChild icon={<Folder />} count={6} countLabel="6 to review">
        <a href="#review">Review</a>
      </SideMenu.Item>
    </SideMenu.Group>
    <SideMenu.Group title="Tools">
      <SideMenu.Item icon={<Plus />}>Create new case</SideMenu.Item>
      <SideMenu.Item icon={<Sparkles />}>AI Assistant</SideMenu.Item>
    </SideMenu.Group>
  </SideMenu>
);

interface FrameProps extends Omit<AppShellProps, 'topBar' | 'folded'> {
  user: { name: string; role: string };
  chat?: ReactNode;
  quickExit?: TopBarProps['quickExit'];
}

function Frame({ user, chat, quickExit, side, ...props }: FrameProps) {
  const [folded, setFolded] = useState(false);
  const menu = (
    <MenuButton label="Menu" closeLabel="Close menu" folded={folded} onFoldedChange={setFolded}>
      {side}
    </MenuButton>
  );
  return (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <AppShell
        {...props}
        folded={folded}
        side={<aside aria-label="Main menu">{side}</aside>}
        topBar={
          <TopBar menu={menu} brand={<StoryBrandMark hideName />} quickExit={quickExit}>
            <WideOnly>
              <IconButton label="Home">
                <House />
              </IconButton>
            </WideOnly>
            {chat}
            <IconButton label="Notifications, 3 unread" count={3}>
              <Bell />
            </IconButton>
            <WideOnly>
              <TopBar.Separator />
              <UserChip {...user} />
              <Button tone="plain" size="small">
                <LogOut /> Logout
              </Button>
            </WideOnly>
          </TopBar>
        }
      />
    </>
  );
}

const tabBar = (
  <TabBar label="Main">
    <TabBar.Item href="#home" icon={<House />} current>
      Home
    </TabBar.Item>
    <TabBar.Item href="#messages" icon={<MessageCircle />} count={2} countLabel="2 new">
      Messages
    </TabBar.Item>
    <TabBar.Item href="#uploads" icon={<Folder />}>
      Uploads
    </TabBar.Item>
    <TabBar.Item href="#talk" icon={<HeartHandshake />}>
      Let's Talk
    </TabBar.Item>
  </TabBar>
);

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  subcomponents: { TopBar },
  args: { topBar: null, side: null, children: null },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const ForADivorcee: Story = {
  globals: { density: 'comfortable' },
  render: () => (
    <Frame
      user={{ name: 'Maya Okafor', role: 'Divorcee' }}
      side={divorceeMenu}
      tabBar={tabBar}
      quickExit={<QuickExit corner label="Quick exit" href="#weather" />}
    >
      <PageHeader voice title="Good morning, Maya." lead="You are on step 2 of 7. Nothing is due today." />
      <Columns aside={<Card>First session: Thursday 3 December</Card>}>
        <Card>
          <Card.Title>What to do next</Card.Title>
          <p>Add three more documents.</p>
        </Card>
      </Columns>
    </Frame>
  ),
};

const forAMediator = (more: Partial<FrameProps>) => (
  <Frame
    user={{ name: 'Ruth Lindqvist', role: 'Mediator' }}
    side={mediatorMenu}
    quickExit={<QuickExit corner quiet label="Quick exit" href="#weather" />}
    chat={
      <IconButton label="Chat, more than 9 unread" count={12}>
        <MessageCircle />
      </IconButton>
    }
    {...more}
  >
    {more.children ?? (
      <>
        <PageHeader
          title="Tuesday 24 November"
          lead="Two cases need you before the end of the day."
          action={
            <Button>
              <Plus /> Create new case
            </Button>
          }
        />
        <Card>
          <Card.Title>Cases</Card.Title>
        </Card>
      </>
    )}
  </Frame>
);

export const ForAMediator: Story = {
  globals: { density: 'compact' },
  render: () => forAMediator({}),
};

export const FoldsTheMenu: Story = {
  globals: { density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  render: () => forAMediator({}),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.getByRole('navigation', { name: 'Tools' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('navigation', { name: 'Tools' })).not.toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('navigation', { name: 'Tools' })).toBeVisible();
  },
};

export const Offline: Story = {
  globals: { density: 'compact' },
  render: () =>
    forAMediator({
      banner: (
        <Banner tone="warning" icon={<WifiOff />}>
          <b>You are offline.</b> What you write is kept, and sent when you are back.
        </Banner>
      ),
    }),
};

export const FillsTheWindow: Story = {
  globals: { density: 'compact' },
  render: () =>
    forAMediator({
      flush: true,
      banner: <Banner>Tonight from 22:00 to 22:30 the platform is closed for maintenance.</Banner>,
      children: (
        <PaneLayout start={<Text>List</Text>} end={<Text>Decision</Text>}>
          <div style={{ height: '200dvh' }}>The document, which is long</div>
        </PaneLayout>
      ),
    }),
  play: async () => {
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};

export const OnAPhone: Story = {
  ...ForADivorcee,
  tags: [],
  globals: { density: 'comfortable', ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Quick exit')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...ForADivorcee, tags: [], globals: { density: 'comfortable', direction: 'rtl' } };
