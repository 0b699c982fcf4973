import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Quote } from './quote.tsx';

const meta = {
  title: 'Content/Quote',
  component: Quote,
  args: {
    children: 'The children are with Daniel from Friday, 15:15, to Monday morning.\nSchool holidays are in the annex.',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^The children/);
  },
};

export const Signed: Story = { args: { look: 'signed' } };
export const Reading: Story = { args: { look: 'reading' } };
