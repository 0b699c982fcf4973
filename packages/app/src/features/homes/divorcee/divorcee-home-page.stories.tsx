import type { Meta, StoryObj } from '@storybook/react-vite';
import { listRequirements } from '@mediation/api-client';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Divorcee home',
  args: { account: 'party-a', at: paths.divorcee() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  tags: ['picture-in-every-appearance'],
  parameters: { viewport: { options: { desk: { styles: { height: '3600px' } } } } },
};

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };

export const OtherParty: Story = { args: { account: 'party-b' } };

export const Spanish: Story = { globals: { language: 'es' } };

/** With the browser at double font size, nothing is cut off. */
export const LargeText: Story = { globals: { ...onPhone, textSize: 'double' }, play: fitsTheWidth };

/** One part failed to load: the rest of the page works, and help stays reachable. */
export const PartFailed: Story = { globals: onPhone, args: { instead: { [`GET ${listRequirements.path}`]: 503 } } };
