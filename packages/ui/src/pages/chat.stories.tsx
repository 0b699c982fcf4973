import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AssistPanel, Skeleton, SkeletonGroup, Stack } from '../index.ts';
import { Chat } from './chat.tsx';
import { holdClock } from '../components/high-risk-alert/high-risk-alert.fixture.ts';
import { calmer } from '../components/chat-pane/chat-pane.fixture.ts';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

const meta = {
  title: 'Pages/Chat',
  component: Chat,
  globals: onDesktop,
  parameters: staffPage,
  afterEach: holdClock,
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async () => {
    const chat = await screen.findByRole('dialog', { name: 'Chat' });
    const panel = within(chat).getByRole('complementary', { name: 'AI panel' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(within(chat).getByRole('log', { name: 'Messages' })).toHaveTextContent('Then maybe a judge');
    await waitFor(() => expect(chat).toContainElement(document.activeElement as HTMLElement));
    (document.activeElement as HTMLElement).blur();
  },
};

export const RephrasedAndSent: Story = {
  play: async ({ canvas }) => {
    const chat = within(await screen.findByRole('dialog', { name: 'Chat' }));
    await userEvent.click(chat.getByRole('button', { name: 'Use this' }));
    const text = chat.getByRole('textbox', { name: 'Message Okafor family' });
    await expect(text).toHaveValue(calmer);
    await userEvent.click(chat.getByRole('button', { name: 'Send' }));
    await expect(text).toHaveValue('');
    await waitFor(() => expect(chat.getByRole('log')).toHaveTextContent(calmer));
    await userEvent.click(chat.getByRole('switch', { name: 'AI panel' }));
    await expect(chat.queryByRole('complementary', { name: 'AI panel' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = canvas.getByRole('button', { name: /^Chat/ });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Chat' });
  },
};

export const Phone: Story = {
  globals: onPhone,
  args: { panel: false },
  play: async () => {
    const chat = within(await screen.findByRole('dialog', { name: 'Chat' }));
    await fitsTheWindow();
    await userEvent.click(chat.getByRole('button', { name: 'Back to the channels' }));
    await userEvent.click(chat.getByRole('button', { name: /^Okafor family/ }));
    await expect(chat.getByRole('region', { name: 'Okafor family' })).toBeVisible();
  },
};

export const ChannelsOnAPhone: Story = { globals: onPhone, args: { panel: false, first: 'list' } };

export const PanelOnAPhone: Story = { globals: onPhone };

const failed = { retryLabel: 'Try again', onRetry: fn() };

export const AiFailed: Story = {
  args: {
    analysis: (
      <>
        <AssistPanel.Section title="Tone" error="Failed to analyze tone" {...failed} />
        <AssistPanel.Section title="Risk" error="Failed to assess risk" {...failed} />
      </>
    ),
  },
};

export const Loading: Story = {
  args: {
    analysis: (
      <>
        <AssistPanel.Section title="Tone" loading="Reading the tone" />
        <AssistPanel.Section title="Risk" loading="Looking for risks" />
      </>
    ),
    log: (
      <SkeletonGroup label="Loading messages" style={{ padding: '1.5rem 2rem' }}>
        <Stack gap="large">
          {['60%', '45%', '70%', '50%'].map((width) => (
            <Skeleton key={width} shape="block" width={width} height="3rem" />
          ))}
        </Stack>
      </SkeletonGroup>
    ),
  },
};
