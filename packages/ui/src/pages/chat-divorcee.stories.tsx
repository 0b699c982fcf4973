import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ChatDivorceePage } from './chat-divorcee.tsx';
import { fitsTheWidth, onDesktop, onPhone, page } from './page.ts';

const meta = {
  title: 'Pages/Chat of a divorcee',
  component: ChatDivorceePage,
  parameters: page,
} satisfies Meta<typeof ChatDivorceePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log', { name: 'Messages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Channels' })).not.toBeInTheDocument();
    await expect(fitsTheWidth()).toBe(true);
  },
};

export const ChannelsOnAPhone: Story = {
  globals: onPhone,
  args: { first: 'list' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mediator & Legal Team/ }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Mediator & Legal Team' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the channels' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  },
};

export const Empty: Story = { globals: onDesktop, args: { state: 'empty' } };

export const Loading: Story = {
  globals: onDesktop,
  args: { state: 'loading' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Failed: Story = { globals: onDesktop, args: { state: 'failed' } };

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(fitsTheWidth()).toBe(true);
  },
};
