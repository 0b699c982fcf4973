import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import * as Dialog from './dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog.Content,
  subcomponents: { Title: Dialog.Title, Description: Dialog.Description, Body: Dialog.Body, Foot: Dialog.Foot },
  args: { closeLabel: 'Close' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Question: Story = {
  tags: ['picture-in-every-appearance'],
  render: function LeavePage(args) {
    const stay = useRef<HTMLButtonElement>(null);
    return (
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button tone="secondary">Home</Button>
        </Dialog.Trigger>
        <Dialog.Content {...args} initialFocus={stay}>
          <Dialog.Title>Leave This Page?</Dialog.Title>
          <Dialog.Body>
            <Dialog.Description>Going home signs you out. What you saved stays saved.</Dialog.Description>
          </Dialog.Body>
          <Dialog.Foot>
            <Button tone="secondary">Logout &amp; Leave</Button>
            <Dialog.Close asChild>
              <Button ref={stay}>Stay Here</Button>
            </Dialog.Close>
          </Dialog.Foot>
        </Dialog.Content>
      </Dialog.Root>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Home' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Leave This Page?' });
    await expect(dialog).toHaveAccessibleDescription(/Going home signs you out/);
    await expect(screen.getByRole('button', { name: 'Stay Here' })).toHaveFocus();

    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await closed();
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

export const ShortForm: Story = {
  args: { size: 'medium' },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content {...args} aria-describedby={undefined}>
        <Dialog.Title>Create new case</Dialog.Title>
        <Dialog.Body>
          <Field label="Case title">
            <Input />
          </Field>
          <Field label="Client’s full name">
            <Input />
          </Field>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">Cancel</Button>
          </Dialog.Close>
          <Button type="submit">Create case</Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    await expect(await screen.findByLabelText('Case title')).toHaveFocus();
  },
};
