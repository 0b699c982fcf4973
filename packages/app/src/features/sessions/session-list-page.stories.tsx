import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';
import { sampleScheduled, withSession } from '../../testing/demonstration/sample-planning.ts';

export default {
  ...pageStories('mediator', paths.mediatorSessions(), { instead: withSession(sampleScheduled) }),
  title: 'Pages/Sessions of a mediator',
};

export const Desktop: PageStory = {};
export const Phone = phone;
