import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { status: 'Showing 20 of 64', label: 'Show 20 more', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true, label: 'Loading' } };
export const Done: Story = { args: { done: true, status: 'All 64 are shown' } };

/** The button disappears, and the focus stays in the component. */
export const ToTheEnd: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  render: function List(args) {
    const [done, setDone] = useState(false);
    return <LoadMore {...args} done={done} onLoadMore={() => setDone(true)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};
