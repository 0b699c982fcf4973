import type { Person } from '@mediation/api-client';
import { offerIn } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled, recordings } from '../../../testing/demonstration/recordings.ts';

const { users } = recordings.mediator.answers['GET /api/users'] as { users: Person[] };
const eachPerson = Object.fromEntries(users.map((user) => [`GET /api/users/${user.id}` as const, { user }]));

export default {
  ...pageStories('mediator', offerIn(caseCalled('Okafor family')), { instead: eachPerson }),
  title: 'Pages/Offer times',
};

export const Desktop: PageStory = {};

export const Phone = phone;

/** Opened from a menu: the case is chosen first. */
export const WithoutACase: PageStory = { args: { at: paths.mediatorOffer() } };
