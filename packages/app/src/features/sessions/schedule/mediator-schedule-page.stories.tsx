import { paths } from '../../../paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { sampleOffer, sampleScheduled, withSession } from '../../../testing/demonstration/sample-planning.ts';

export default {
  ...pageStories('mediator', paths.mediatorSchedule(), { instead: withSession(sampleScheduled) }),
  title: 'Pages/Schedule',
};

export const Desktop: PageStory = {};
export const WaitingForReplies: PageStory = { args: { instead: withSession(sampleOffer) } };
export const List: PageStory = { args: { at: `${paths.mediatorSchedule()}?view=list` } };
export const Phone = phone;
