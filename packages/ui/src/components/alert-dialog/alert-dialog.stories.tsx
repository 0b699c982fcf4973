import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import * as AlertDialog from './alert-dialog.tsx';

const withdraw = fn();

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog.Content,
  subcomponents: {
    Title: AlertDialog.Title,
    Description: AlertDialog.Description,
    Cancel: AlertDialog.Cancel,
    Action: AlertDialog.Action,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof AlertDialog.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

export const CannotBeUndone: Story = {
  render: (args) => (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary">Withdraw invitation</Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content {...args}>
        <AlertDialog.Title>Withdraw the invitation to Daniel Okafor?</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            His link stops working at once. You can invite him again later.
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>Keep it</AlertDialog.Cancel>
          <AlertDialog.Action tone="danger" onClick={withdraw}>
            Withdraw
          </AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Withdraw invitation' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw the invitation to Daniel Okafor?' });
    await expect(dialog).toHaveAccessibleDescription(/His link stops working/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(withdraw).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(withdraw).toHaveBeenCalledOnce();
    await closed();
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
  },
};

export const OnAPhone: Story = {
  ...CannotBeUndone,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
