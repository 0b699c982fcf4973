import { agreementPaths } from '../../../agreement-paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('party-a', agreementPaths.home(caseCalled('Okafor family'))),
  title: 'Pages/Agreement to read',
};

export const Party: PageStory = {};

/** With the lawyer round instead of the private word. */
export const Lawyer: PageStory = { args: { account: 'lawyer' } };

export const Phone = phone;
