import { paths } from '../../../paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { sampleOffer, sampleScheduled, withSession } from '../../../testing/demonstration/sample-planning.ts';

export default {
  ...pageStories('mediator', paths.session(sampleOffer.id), { instead: withSession(sampleOffer) }),
  title: 'Pages/Planning a session',
};

export const Answers: PageStory = {};
export const AnswersOnAPhone = phone;
export const Scheduled: PageStory = { args: { instead: withSession(sampleScheduled) } };
export const Cancelled: PageStory = {
  args: { instead: withSession({ ...sampleScheduled, status: 'cancelled', cancel_reason: 'The building is closed.' }) },
};
