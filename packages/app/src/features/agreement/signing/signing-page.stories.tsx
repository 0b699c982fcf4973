import { agreementPaths } from '../../../agreement-paths.ts';
import { largeText, type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('party-a', agreementPaths.sign(caseCalled('Okafor family'))),
  title: 'Pages/Signing',
};

export const Desktop: PageStory = {};

export const Phone = phone;

export const LargeText = largeText;
