import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, type PageStory, pageStories } from '../../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('mediator', `${paths.mediator()}?panel=notifications`),
  title: 'Pages/Notifications',
};

export const Desktop: PageStory = {};

export const Phone: PageStory = {
  globals: onPhone,
  args: { account: 'party-a', at: `${paths.divorcee()}?panel=notifications` },
  play: fitsTheWidth,
};
