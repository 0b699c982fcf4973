import { paths } from '../../../paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('mediator', paths.agreementSchedule(caseCalled('Okafor family'))),
  title: 'Pages/Parenting schedule',
};

export const Desktop: PageStory = {};

/** An agenda of stretches, with the problems on top. */
export const Phone = phone;
