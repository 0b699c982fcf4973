import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { AudienceLine } from './audience-line.tsx';

const meta = {
  title: 'Content/AudienceLine',
  component: AudienceLine,
  args: { children: 'Ruth, Tomas and you. Daniel can’t see this.' },
} satisfies Meta<typeof AudienceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Private: Story = {};
export const WithIcon: Story = { args: { icon: <Eye /> } };
