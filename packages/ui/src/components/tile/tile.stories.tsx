import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, Folder, MessageCircle } from 'lucide-react';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import { Tile, Tiles } from './tile.tsx';

const meta = {
  title: 'Content/Tile',
  component: Tile,
  subcomponents: { Tiles },
  args: {
    icon: <Folder />,
    name: 'Documents',
    reason: '6 wait for your review',
    value: 6,
    asChild: true,
    children: createElement('a', { href: '#documents' }),
  },
  render: (args) => (
    <div style={{ maxWidth: '20rem' }}>
      <Tile {...args} />
    </div>
  ),
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

const several: Story['render'] = (args) => (
  <Tiles aria-label="Your work in numbers">
    <Tile {...args} icon={<Briefcase />} name="Cases" reason="2 opened this week" value={14} />
    <Tile {...args} />
    <Tile {...args} icon={<MessageCircle />} name="Messages" reason="in 4 cases" value="9+" />
  </Tiles>
);

export const AsLink: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: /Documents/ });
    await expect(tile).toHaveTextContent('6 wait for your review');
    await expect(tile).toHaveAttribute('href', '#documents');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: several,
  play: async ({ canvas, canvasElement }) => {
    for (const reason of ['2 opened this week', '6 wait for your review', 'in 4 cases'])
      await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const CountFailed: Story = {
  args: {
    icon: <MessageCircle />,
    name: 'Messages',
    reason: 'Count not available',
    value: null,
    missingLabel: 'not available',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('–');
  },
};

export const Locked: Story = {
  args: { name: 'Lawyer', reason: 'For lawyers', locked: 'Locked' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Several: Story = { render: several };
