import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Lawyer home',
  args: { account: 'lawyer', at: paths.lawyer() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };
