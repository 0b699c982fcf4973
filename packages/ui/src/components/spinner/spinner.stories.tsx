import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner, args: { label: 'Loading' } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const BesideWords: Story = {
  args: { label: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <p>
      <Spinner {...args} /> Sending
    </p>
  ),
};
