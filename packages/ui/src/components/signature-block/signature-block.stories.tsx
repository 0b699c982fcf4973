import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FormRow } from '../form-row/form-row.tsx';
import { SignatureBlock } from './signature-block.tsx';

const statement = 'I have read version 4 of the agreement, and it is what I want. I had time to ask a lawyer.';

const meta = {
  title: 'Process/SignatureBlock',
  component: SignatureBlock,
  args: {
    name: 'Maya Okafor',
    part: 'You',
    statement,
    state: 'open',
    stateLabel: 'Your turn',
    labels: {
      label: 'Type your full name',
      hint: 'As it stands above: Maya Okafor',
      sign: 'Sign the agreement',
      signing: 'Signing',
    },
    onSign: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: '28rem' }}>
      <SignatureBlock {...args} />
    </div>
  ),
} satisfies Meta<typeof SignatureBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToSign: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Type your full name'), 'Maya Okafor{Enter}');
    await expect(args.onSign).toHaveBeenCalledWith('Maya Okafor');
  },
};

/** The form disappears, and the focus moves to the block. */
export const SignedByKeyboard: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  render: function Agreement(args) {
    const [state, setState] = useState(args.state);
    return <SignatureBlock {...args} state={state} onSign={() => setState('signed')} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Type your full name'), 'Maya Okafor{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Maya Okafor'));
    await expect(document.body).not.toHaveFocus();
  },
};

export const Signing: Story = { args: { busy: true } };
export const NameDiffers: Story = { args: { error: 'Type your name as it stands above: Maya Okafor.' } };
export const Waiting: Story = {
  args: {
    name: 'Daniel Okafor',
    part: 'Your former partner',
    state: 'waiting',
    stateLabel: 'Not signed yet',
    detail: 'Asked on 11 January 2027',
  },
};
export const Signed: Story = {
  args: { state: 'signed', stateLabel: 'Signed', detail: '12 January 2027, 14:20 · version 4' },
};
export const NoLongerValid: Story = {
  args: { state: 'void', stateLabel: 'No longer valid', detail: 'The text was changed on 13 January 2027.' },
};
export const LongName: Story = {
  args: {
    name: 'Maximiliana Konstantinopoulou-Featherstonehaugh',
    state: 'signed',
    stateLabel: 'Signed',
    detail: '12 January 2027, 14:20',
  },
  globals: { viewport: { value: 'phone' } },
};

export const BothParties: Story = {
  render: (args) => (
    <FormRow style={{ alignItems: 'stretch' }}>
      <SignatureBlock {...args} />
      <SignatureBlock
        name="Daniel Okafor"
        part="Your former partner"
        statement={statement}
        state="signed"
        stateLabel="Signed"
        detail="11 January 2027, 19:02 · version 4"
      />
    </FormRow>
  ),
};
