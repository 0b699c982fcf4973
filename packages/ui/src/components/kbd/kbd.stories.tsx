import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.tsx';

const meta = { title: 'Content/Kbd', component: Kbd, args: { children: '/' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};

export const InASentence: Story = {
  render: () => (
    <p>
      Press <Kbd>Shift</Kbd> three times to leave this page.
    </p>
  ),
};
