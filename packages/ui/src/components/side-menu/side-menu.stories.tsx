import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleQuestionMark,
  Folder,
  HeartHandshake,
  History,
  House,
  LifeBuoy,
  MessageCircle,
  Plus,
  Shield,
  Signpost,
  User,
} from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SideMenu } from './side-menu.tsx';

const open = fn();

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  subcomponents: { Group: SideMenu.Group, Item: SideMenu.Item, Recent: SideMenu.Recent },
  args: {
    title: 'Mediator',
    subtitle: 'ruth.lindqvist · mediator',
    children: (
      <>
        <SideMenu.Group label="Pages">
          <SideMenu.Item asChild current icon={<House />}>
            <a href="#dashboard">Dashboard</a>
          </SideMenu.Item>
          <SideMenu.Item asChild icon={<MessageCircle />} count={12} countLabel="12 new">
            <a href="#messages">Messages</a>
          </SideMenu.Item>
        </SideMenu.Group>
        <SideMenu.Group title="Tools">
          <SideMenu.Item icon={<Plus />} onClick={open}>
            Create new case
          </SideMenu.Item>
        </SideMenu.Group>
      </>
    ),
  },
  decorators: [(story) => <div style={{ width: '15.5rem' }}>{story()}</div>],
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PagesAndTools: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Messages.*12 new/ })).toHaveTextContent('9+');
    await expect(canvas.getByRole('navigation', { name: 'Tools' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create new case' }));
    await expect(open).toHaveBeenCalledOnce();
  },
};

const entries = [
  { id: 'statement', text: 'Bank statement received', time: '2h ago' },
  { id: 'message', text: 'Ruth sent you a message', time: '1d ago' },
];

const pages = (
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
);

export const OfADivorcee: Story = {
  args: {
    title: 'Divorcee',
    subtitle: 'maya.okafor · divorcee',
    children: (
      <>
        {pages}
        <SideMenu.Group title="Help">
          <SideMenu.Item icon={<HeartHandshake />}>Let's Talk</SideMenu.Item>
          <SideMenu.Item icon={<Signpost />}>What to expect</SideMenu.Item>
          <SideMenu.Item icon={<CircleQuestionMark />}>FAQ</SideMenu.Item>
          <SideMenu.Item icon={<Shield />}>Privacy policy</SideMenu.Item>
          <SideMenu.Item icon={<LifeBuoy />}>Help</SideMenu.Item>
        </SideMenu.Group>
        <SideMenu.Recent title="Recent Activity" icon={<History />} entries={entries} empty="Nothing yet" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const entry = canvas.getByText('Bank statement received');
    await expect(entry).toBeVisible();
    await userEvent.click(canvas.getByText('Recent Activity'));
    await expect(entry).not.toBeVisible();
    await userEvent.click(canvas.getByText('Recent Activity'));
    await expect(entry).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: {
    title: 'Divorcee',
    subtitle: 'maximiliane.von-hohenstein-westerhausen · divorcee',
    children: (
      <>
        {pages}
        <SideMenu.Recent
          title="Recent Activity"
          icon={<History />}
          entries={[]}
          empty="What happens in your case shows here."
        />
      </>
    ),
  },
};

export const RightToLeft: Story = { ...OfADivorcee, globals: { direction: 'rtl' } };
