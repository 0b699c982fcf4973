import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { sampleOffer, sampleScheduled, withSession } from '../../../testing/demonstration/sample-planning.ts';

const meta = {
  ...page,
  title: 'Pages/Planning a session',
  args: { account: 'mediator', at: paths.session(sampleOffer.id), instead: withSession(sampleOffer) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {};
export const AnswersOnAPhone: Story = { globals: onPhone, play: fitsTheWidth };
export const Scheduled: Story = { args: { instead: withSession(sampleScheduled) } };
export const Cancelled: Story = {
  args: { instead: withSession({ ...sampleScheduled, status: 'cancelled', cancel_reason: 'The building is closed.' }) },
};
