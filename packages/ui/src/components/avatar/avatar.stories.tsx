import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifeBuoy } from 'lucide-react';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Content/Avatar', component: Avatar, args: { name: 'Tomas Herrera' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const FirstVoice: Story = { args: { name: 'Maya Okafor', tone: 'a' } };
export const SecondVoice: Story = { args: { name: 'Daniel Okafor', tone: 'b' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', tone: 'a' } };
export const WithIcon: Story = { args: { name: 'Admin Support', icon: <LifeBuoy /> } };
