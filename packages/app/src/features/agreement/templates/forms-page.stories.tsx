import { agreementPaths } from '../../../agreement-paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('mediator', agreementPaths.forms(caseCalled('Okafor family'))),
  title: 'Pages/Court forms',
};

export const Mediator: PageStory = {};
export const MediatorOnAPhone = phone;
