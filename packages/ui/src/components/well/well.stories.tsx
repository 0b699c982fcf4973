import type { Meta, StoryObj } from '@storybook/react-vite';
import { Well } from './well.tsx';

const meta = {
  title: 'Content/Well',
  component: Well,
  args: { children: 'Your mediator looks at what you send within 24–48 hours.' },
} satisfies Meta<typeof Well>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Brand: Story = { args: { tone: 'brand' } };
