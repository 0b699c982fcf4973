import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, CircleDot, MessageCircle, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: { title: 'Tuesday 24 November', lead: 'Two cases need you before the end of the day.' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    action: (
      <Button>
        <Plus /> Create new case
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

export const OfACase: Story = {
  args: {
    title: 'Okafor family',
    lead: undefined,
    back: (
      <a href="#cases">
        <ArrowLeft /> Cases
      </a>
    ),
    badges: (
      <>
        <Badge tone="info" icon={<CircleDot />}>
          Open
        </Badge>
        <code>OKF-2026-0118</code>
      </>
    ),
    action: (
      <Button>
        <MessageCircle /> Open chat
      </Button>
    ),
  },
};

export const Greeting: Story = {
  args: { voice: true, title: 'Good morning, Maya.', lead: 'You are on step 2 of 7. Nothing is due today.' },
};
