import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Register',
  args: { account: 'guest', at: paths.register() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };
