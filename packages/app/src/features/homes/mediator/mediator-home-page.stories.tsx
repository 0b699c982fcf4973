import type { Meta, StoryObj } from '@storybook/react-vite';
import { listCases } from '@mediation/api-client';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Mediator home',
  args: { account: 'mediator', at: paths.mediator() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { tags: ['picture-in-every-appearance'] };

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };

export const Spanish: Story = { globals: { language: 'es' } };

/** With the browser at double font size, nothing is cut off. */
export const LargeText: Story = { globals: { ...onPhone, textSize: 'double' }, play: fitsTheWidth };

/** Every part failed to load. */
export const Failed: Story = { args: { instead: { [`GET ${listCases.path}`]: 503 } } };
