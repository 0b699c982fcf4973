import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';
import { sampleScheduled, withSession } from '../../testing/demonstration/sample-planning.ts';

const meta = {
  ...page,
  title: 'Pages/Sessions of a mediator',
  args: { account: 'mediator', at: paths.mediatorSessions(), instead: withSession(sampleScheduled) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: onPhone, play: fitsTheWidth };
