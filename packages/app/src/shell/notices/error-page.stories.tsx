import type { Meta, StoryObj } from '@storybook/react-vite';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';

function Broken(): never {
  throw new Error('This page is broken on purpose.');
}

const meta = {
  ...page,
  title: 'Pages/Error',
  args: { account: 'guest', at: '/broken', routes: [{ path: '/broken', Component: Broken }] },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A component that throws while rendering. */
export const Desktop: Story = { tags: ['throws'] };
export const Phone: Story = { tags: ['throws'], globals: onPhone, play: fitsTheWidth };
export const NotFound: Story = { args: { account: 'party-a', at: '/nowhere' } };
