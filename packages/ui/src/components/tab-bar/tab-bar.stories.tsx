import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder, HeartHandshake, House, LifeBuoy, MessageCircle } from 'lucide-react';
import { expect } from 'storybook/test';
import { TabBar } from './tab-bar.tsx';

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  subcomponents: { Item: TabBar.Item },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    label: 'Main',
    children: (
      <>
        <TabBar.Item href="#home" icon={<House />} current>
          Home
        </TabBar.Item>
        <TabBar.Item href="#messages" icon={<MessageCircle />} count={2} countLabel="2 new">
          Messages
        </TabBar.Item>
        <TabBar.Item asChild icon={<Folder />}>
          <a href="#uploads">Uploads</a>
        </TabBar.Item>
        <TabBar.Item asChild icon={<HeartHandshake />}>
          <button type="button">Let's Talk</button>
        </TabBar.Item>
        <TabBar.Item asChild icon={<LifeBuoy />}>
          <button type="button">Get help now</button>
        </TabBar.Item>
      </>
    ),
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfADivorcee: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Messages.*2 new/ })).toBeVisible();
    const { height } = canvas.getByRole('button', { name: "Let's Talk" }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const NotOnAWideScreen: Story = {
  globals: { viewport: { value: undefined, isRotated: false } },
  parameters: { docs: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
