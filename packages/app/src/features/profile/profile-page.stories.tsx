import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Profile',
  args: { account: 'party-a', at: paths.profile() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Calendar: Story = { args: { at: `${paths.profile()}?part=calendar` } };

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };

/** A mediator sets working hours, too. */
export const Mediator: Story = { args: { account: 'mediator' } };
