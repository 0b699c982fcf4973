import { agreementPaths } from '../../../agreement-paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('mediator', agreementPaths.compare(caseCalled('Okafor family'))),
  title: 'Pages/Compared versions',
};

export const Desktop: PageStory = {};

/** One text with both versions. */
export const Phone = phone;
