import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const meta = {
  ...page,
  title: 'Pages/Agreement to read',
  args: { account: 'party-a', at: paths.agreement(caseCalled('Okafor family')) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Party: Story = {};

/** With the lawyer round instead of the private word. */
export const Lawyer: Story = { args: { account: 'lawyer' } };

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };
