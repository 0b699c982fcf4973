import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { page } from '../../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Document review',
  args: { account: 'mediator', at: paths.mediatorReview() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
