import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { TopBar } from '../app-shell/top-bar.tsx';
import { LoadingBar } from './loading-bar.tsx';

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  args: { label: 'Loading page' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ minHeight: '6rem' }}>
      <TopBar brand={<BrandMark name="Mediation Platform" />} progress={<LoadingBar {...args} />} />
    </div>
  ),
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderTheTopBar: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading page' })).not.toHaveAttribute('aria-valuenow');
  },
};
