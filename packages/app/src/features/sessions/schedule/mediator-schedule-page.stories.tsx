import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { sampleOffer, sampleScheduled, withSession } from '../../../testing/demonstration/sample-planning.ts';

const meta = {
  ...page,
  title: 'Pages/Schedule',
  args: { account: 'mediator', at: paths.mediatorSchedule(), instead: withSession(sampleScheduled) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const WaitingForReplies: Story = { args: { instead: withSession(sampleOffer) } };
export const List: Story = { args: { at: `${paths.mediatorSchedule()}?view=list` } };
export const Phone: Story = { globals: onPhone, play: fitsTheWidth };
