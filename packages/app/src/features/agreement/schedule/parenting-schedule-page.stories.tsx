import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const meta = {
  ...page,
  title: 'Pages/Parenting schedule',
  args: { account: 'mediator', at: paths.agreementSchedule(caseCalled('Okafor family')) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

/** An agenda of stretches, with the problems on top. */
export const Phone: Story = { globals: onPhone, play: fitsTheWidth };
