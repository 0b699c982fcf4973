import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, type PageStory, pageStories } from '../../testing/demonstration/page-story.tsx';
import { sessionOf } from '../../testing/demonstration/recordings.ts';
import type { Account } from '../../testing/demonstration/accounts.ts';

export default {
  ...pageStories('party-a', paths.divorcee()),
  title: 'Pages/Session',
};

const session = (account: Account, status: string) => ({
  args: { account, at: paths.session(sessionOf(account, status)) },
});

export const Offered: PageStory = session('party-a', 'proposed');

export const OfferedOnAPhone: PageStory = { ...session('party-a', 'proposed'), globals: onPhone, play: fitsTheWidth };

export const OfferedToALawyer: PageStory = session('lawyer', 'proposed');

export const Scheduled: PageStory = session('party-b', 'scheduled');

export const ScheduledOnAPhone: PageStory = {
  ...session('party-b', 'scheduled'),
  globals: onPhone,
  play: fitsTheWidth,
};

export const Held: PageStory = { ...session('party-a', 'completed') };

export const HeldOnAPhone: PageStory = { ...session('party-a', 'completed'), globals: onPhone, play: fitsTheWidth };

export const HeldInSpanish: PageStory = { ...session('party-a', 'completed'), globals: { language: 'es' } };

/** With the browser at double font size, nothing is cut off. */
export const LargeText: PageStory = {
  ...session('party-a', 'completed'),
  globals: { ...onPhone, textSize: 'double' },
  play: fitsTheWidth,
};

export const HeldForTheMediator: PageStory = session('mediator', 'completed');
