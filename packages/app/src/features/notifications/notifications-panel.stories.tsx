import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Notifications',
  args: { account: 'mediator', at: `${paths.mediator()}?panel=notifications` },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = {
  globals: onPhone,
  args: { account: 'party-a', at: `${paths.divorcee()}?panel=notifications` },
  play: fitsTheWidth,
};
