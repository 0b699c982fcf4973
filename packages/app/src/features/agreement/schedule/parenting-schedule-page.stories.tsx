import { agreementPaths } from '../../../agreement-paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('mediator', agreementPaths.schedule(caseCalled('Okafor family'))),
  title: 'Pages/Parenting schedule',
};

export const Desktop: PageStory = {};

/** An agenda of stretches, with the problems on top. */
export const Phone = phone;
