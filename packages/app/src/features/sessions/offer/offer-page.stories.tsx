import type { Person } from '@mediation/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerIn, paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled, recordings } from '../../../testing/demonstration/recordings.ts';

const { users } = recordings.mediator.answers['GET /api/users'] as { users: Person[] };
const eachPerson = Object.fromEntries(users.map((user) => [`GET /api/users/${user.id}` as const, { user }]));

const meta = {
  ...page,
  title: 'Pages/Offer times',
  args: { account: 'mediator', at: offerIn(caseCalled('Okafor family')), instead: eachPerson },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };

/** Opened from a menu: the case is chosen first. */
export const WithoutACase: Story = { args: { at: paths.mediatorOffer() } };
