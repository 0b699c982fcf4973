import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#help', children: 'Get help now' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      In danger? <Link {...args} />
    </Text>
  ),
};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Privacy policy' } };

export const NameOfARow: Story = { args: { tone: 'plain', standalone: true, children: 'Okafor family' } };

export const Standalone: Story = {
  args: {
    standalone: true,
    children: (
      <>
        <ArrowLeft /> All cases
      </>
    ),
  },
};

export const NewTab: Story = {
  args: { newTab: '(opens in a new tab)', children: 'National Domestic Abuse Helpline' },
  render: (args) => (
    <Text>
      You can call the <Link {...args} /> at any hour.
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'National Domestic Abuse Helpline (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const AsChild: Story = {
  args: { asChild: true, standalone: true, children: <a href="#cases">All cases</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All cases' })).toHaveAttribute('href', '#cases');
  },
};
