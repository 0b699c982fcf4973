import { agreementPaths } from '../../../agreement-paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('mediator', agreementPaths.recitals(caseCalled('Okafor family'))),
  title: 'Pages/Recitals',
};

export const Desktop: PageStory = {};

export const Phone = phone;
