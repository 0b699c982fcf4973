import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Sign in',
  args: { account: 'guest', at: paths.signIn() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };

/** With the browser at double font size, nothing is cut off. */
export const LargeText: Story = { globals: { ...onPhone, textSize: 'double' }, play: fitsTheWidth };

export const LargeTextInSpanish: Story = { globals: { ...LargeText.globals, language: 'es' }, play: fitsTheWidth };
