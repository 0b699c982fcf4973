import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { List } from '../list/list.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { dismissToast, toast, type ToastMessage } from './toast.tsx';
import { Toaster } from './toaster.tsx';

const undo = fn();

const messages: Record<string, ToastMessage> = {
  Copy: { title: 'Link copied', tone: 'success' },
  Remove: { title: 'Document removed', action: { label: 'Undo', onClick: undo } },
  Send: { title: 'Failed to send message', tone: 'destructive' },
  Save: { title: 'Your answers are saved' },
};

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '300px' } } },
  render: () => (
    <Row wrap>
      {Object.entries(messages).map(([name, message]) => (
        <Button key={name} tone="secondary" onClick={() => toast(message)}>
          {name}
        </Button>
      ))}
      <Toaster />
    </Row>
  ),
  beforeEach: () => {
    undo.mockClear();
    dismissToast();
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (role: 'status' | 'alert' = 'status') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument(), { timeout: 5000 });

export const WithUndo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Document removed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await gone();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('status');
  },
};

export const Success: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Link copied');
    await gone();
  },
};

export const Destructive: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send message');
  },
};

export const Several: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
    await screen.findByRole('alert');
  },
};

export const BelowQuickExit: Story = {
  render: () => (
    <>
      <QuickExit corner label="Quick exit" href="#weather" />
      <Button onClick={() => toast({ title: 'Your answers are saved' })}>Save</Button>
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const shown = await screen.findByRole('status');
    const exit = canvas.getByRole('link', { name: 'Quick exit' });
    await expect(shown.getBoundingClientRect().top).toBeGreaterThan(exit.getBoundingClientRect().bottom);
  },
};

/** The undo pattern of the app: the row disappears at once and is restored on request. */
export const RemoveAndUndo: Story = {
  render: function Documents() {
    const [names, setNames] = useState(['Pay slips', 'Mortgage statement', 'Pension summary']);
    const remove = (name: string) => {
      setNames(names.filter((it) => it !== name));
      toast({ title: `${name} removed`, action: { label: 'Undo', onClick: () => setNames(names) } });
    };
    return (
      <>
        <List>
          {names.map((name) => (
            <List.Row key={name}>
              {name}
              <Button tone="quiet" size="small" onClick={() => remove(name)} aria-label={`Remove ${name}`}>
                Remove
              </Button>
            </List.Row>
          ))}
        </List>
        <Toaster />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pension summary' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Pension summary' })).not.toBeInTheDocument();
    const button = await screen.findByRole('button', { name: 'Undo' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Remove Pension summary' });
    await gone();
  },
};

export const StaysWhileFocused: Story = {
  parameters: { docs: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await new Promise((passed) => {
      setTimeout(passed, 6500);
    });
    await expect(screen.getByRole('status')).toHaveAttribute('data-state', 'open');
  },
};
