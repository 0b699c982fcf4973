import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, EmptyState, PageHeader } from '../index.ts';
import { StaffFrame } from './staff-frame.tsx';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

const meta = {
  title: 'Pages/Staff frame',
  component: StaffFrame,
  globals: onDesktop,
  parameters: staffPage,
  args: {
    page: 'Dashboard',
    children: (
      <>
        <PageHeader title="Tuesday 24 November" lead="Nothing is due today." />
        <Card>
          <EmptyState title="No cases yet">When somebody asks you into a case, it shows here.</EmptyState>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof StaffFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mediator: Story = {};

export const Lawyer: Story = {
  args: { user: 'lawyer' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Chat/ })).not.toBeInTheDocument();
  },
};

export const Admin: Story = { args: { user: 'admin' } };

export const Phone: Story = { args: { user: 'lawyer' }, globals: onPhone, play: fitsTheWindow };
