import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, House, LogOut, Menu, MessageCircle, Plus, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { StoryBrandMark } from '../../foundations/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { WideOnly } from '../layout/layout.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { UserChip } from '../user-chip/user-chip.tsx';
import { AppShell } from './app-shell.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';

const topBar = (name: string, role: string, more: Partial<TopBarProps> = {}) => (
  <TopBar
    menu={
      <IconButton label="Menu">
        <Menu />
      </IconButton>
    }
    brand={<StoryBrandMark hideName />}
    {...more}
  >
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
      <UserChip name={name} role={role} />
      <Button tone="plain" size="small">
        <LogOut /> Logout
      </Button>
    </WideOnly>
  </TopBar>
);

const side = (title: string, subtitle: string, tools?: ReactNode) => (
  <SideMenu title={title} subtitle={subtitle}>
    <SideMenu.Group label="Pages">
      <SideMenu.Item asChild current icon={<House />}>
        <a href="#dashboard">Dashboard</a>
      </SideMenu.Item>
      <SideMenu.Item asChild icon={<MessageCircle />} count={2} countLabel="2 new">
        <a href="#messages">Messages</a>
      </SideMenu.Item>
      <SideMenu.Item asChild icon={<User />}>
        <a href="#profile">Profile</a>
      </SideMenu.Item>
    </SideMenu.Group>
    {tools}
  </SideMenu>
);

const tools = (
  <SideMenu.Group title="Tools">
    <SideMenu.Item icon={<Plus />}>Create new case</SideMenu.Item>
  </SideMenu.Group>
);

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  args: { topBar: null, side: null, children: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForADivorcee: Story = {
  globals: { density: 'comfortable' },
  render: () => (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <AppShell
        topBar={topBar('Maya Okafor', 'Divorcee', {
          quickExit: <QuickExit corner label="Quick exit" href="#weather" />,
        })}
        side={side('Divorcee', 'maya.okafor · divorcee')}
      >
        <PageHeader voice title="Good morning, Maya." lead="You are on step 2 of 7. Nothing is due today." />
        <Card>
          <Card.Title>What to do next</Card.Title>
        </Card>
      </AppShell>
    </>
  ),
};

export const ForAMediator: Story = {
  globals: { density: 'compact' },
  render: () => (
    <AppShell topBar={topBar('Ruth Lindqvist', 'Mediator')} side={side('Mediator', 'ruth.lindqvist · mediator', tools)}>
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
    </AppShell>
  ),
};

export const OnAPhone: Story = {
  ...ForADivorcee,
  globals: { density: 'comfortable', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByText('Quick exit')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
