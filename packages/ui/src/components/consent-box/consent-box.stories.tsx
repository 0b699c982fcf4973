import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { ConsentBox } from './consent-box.tsx';

const text = (
  <Stack gap="normal">
    <p>
      An AI reads the messages in this chat and tells Ruth how heated they sound. It can suggest calmer words before you
      send something.
    </p>
    <p>It never sends, changes or decides anything. Daniel does not see what it says about your messages.</p>
    <p>You can take this back at any time in your profile. The chat works without it.</p>
  </Stack>
);

const meta = {
  title: 'Forms/ConsentBox',
  component: ConsentBox,
  args: {
    title: 'How AI helps in this case',
    version: 'Version 3, 1 November 2026',
    children: text,
    label: 'I have read this, and I agree',
    checked: false,
    onCheckedChange: () => undefined,
  },
  render: function Consent(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <div style={{ maxWidth: '39rem' }}>
        <ConsentBox {...args} checked={checked} onCheckedChange={setChecked} />
      </div>
    );
  },
} satisfies Meta<typeof ConsentBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'I have read this, and I agree' });
    await expect(box).toHaveFocus();
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const WithError: Story = { args: { error: 'Tick the box if you agree, or go on without AI.' } };

export const Given: Story = {
  args: {
    given: 'You agreed on 3 November 2026, 09:12.',
    action: (
      <Button tone="quiet" size="small">
        Take it back
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Stack gap="normal">
        {text}
        {text}
        {text}
      </Stack>
    ),
  },
};

export const Compact: Story = { globals: { density: 'compact' } };

/** The pressed button disappears, and the focus moves to the answer. */
export const Withdrawn: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  render: function Consent(args) {
    const [given, setGiven] = useState(true);
    const action = <Button onClick={() => setGiven(false)}>Take it back</Button>;
    return <ConsentBox {...args} given={given && 'You agreed on 3 November 2026.'} action={action} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('checkbox')));
    await expect(document.body).not.toHaveFocus();
  },
};
