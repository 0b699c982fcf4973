import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';
import { sessionOf } from '../../testing/demonstration/recordings.ts';
import type { Account } from '../../testing/demonstration/accounts.ts';

const meta = {
  ...page,
  title: 'Pages/Session',
  args: { account: 'party-a', at: paths.divorcee() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const session = (account: Account, status: string) => ({
  args: { account, at: paths.session(sessionOf(account, status)) },
});

export const Offered: Story = session('party-a', 'proposed');

export const OfferedOnAPhone: Story = { ...session('party-a', 'proposed'), globals: onPhone, play: fitsTheWidth };

export const OfferedToALawyer: Story = session('lawyer', 'proposed');

export const Scheduled: Story = session('party-b', 'scheduled');

export const ScheduledOnAPhone: Story = { ...session('party-b', 'scheduled'), globals: onPhone, play: fitsTheWidth };

export const Held: Story = { ...session('party-a', 'completed'), tags: ['picture-in-every-appearance'] };

export const HeldOnAPhone: Story = { ...session('party-a', 'completed'), globals: onPhone, play: fitsTheWidth };

export const HeldInSpanish: Story = { ...session('party-a', 'completed'), globals: { language: 'es' } };

/** With the browser at double font size, nothing is cut off. */
export const LargeText: Story = {
  ...session('party-a', 'completed'),
  globals: { ...onPhone, textSize: 'double' },
  play: fitsTheWidth,
};

export const HeldForTheMediator: Story = session('mediator', 'completed');
