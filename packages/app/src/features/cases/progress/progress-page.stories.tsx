import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const meta = {
  ...page,
  title: 'Pages/Case progress',
  args: { account: 'mediator', at: paths.mediatorProgress(caseCalled('Okafor family')) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };
