import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { List } from '../list/list.tsx';
import { NotificationItem } from './notification-item.tsx';

const meta = {
  title: 'Content/NotificationItem',
  component: NotificationItem,
  args: {
    type: 'document_uploaded',
    time: '2h ago',
    unread: true,
    labels: { unread: 'Unread', markRead: 'Mark as read', remove: 'Delete notification' },
    onOpen: fn(),
    onRead: fn(),
    onDelete: fn(),
    children: 'Maya Okafor uploaded Mortgage statement',
  },
  decorators: [
    (story) => (
      <Card flush style={{ maxWidth: '26rem' }}>
        <List>{story()}</List>
      </Card>
    ),
  ],
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: 'Unread. Maya Okafor uploaded Mortgage statement' });
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mark as read' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRead).toHaveBeenCalledOnce();
    open.focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Read: Story = {
  args: { unread: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
  },
};

export const AsLink: Story = {
  args: {
    link: (
      <a href="#document" onClick={(event) => event.preventDefault()}>
        Document
      </a>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Unread. Maya Okafor uploaded Mortgage statement' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

const rowsOf =
  (...rows: [type: string, text: string][]): NonNullable<Story['render']> =>
  (args) => (
    <>
      {rows.map(([type, text]) => (
        <NotificationItem key={type} {...args} type={type} unread={false}>
          {text}
        </NotificationItem>
      ))}
    </>
  );

export const EveryType: Story = {
  tags: ['picture'],
  render: rowsOf(
    ['case_update', 'Novak family moved to step 6, agreement draft'],
    ['document_uploaded', 'Maya Okafor uploaded Mortgage statement'],
    ['document_reviewed', 'You confirmed Tax return 2025 for Kim – Duarte'],
    ['session_scheduled', 'First session with Okafor family, Thu 3 December'],
    ['session_reminder', 'Brennan – Castillo starts at 14:00 today'],
    ['message', 'Daniel Okafor wrote to everyone'],
    ['user_invited', 'Invitation sent to sami.haddad@example.org'],
    ['anything_else', 'The platform is closed for repair on Sunday from 02:00 to 04:00'],
  ),
};

export const ChangesOfACase: Story = {
  render: rowsOf(
    ['agreement', 'Jana Novak signed the Parenting Plan, version 2'],
    ['proposal', 'Marek Kowalski made a proposal'],
    ['money', 'Maya Okafor completed a money statement'],
    ['account', 'Somebody signed in to your account on a new device'],
    ['safety_sign', 'A conversation needs your attention'],
  ),
};

export const Several: Story = {
  args: { count: 2, subjects: ['Mortgage statements', 'Childcare costs'], note: 'Okafor family' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/2.*Childcare costs.*2h ago · Okafor family/);
  },
};

export const LongWords: Story = {
  args: {
    children: 'Invitation sent to maximiliana-theodora.oyelaran-featherstonehaugh@a-very-long-domain.example.org',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
