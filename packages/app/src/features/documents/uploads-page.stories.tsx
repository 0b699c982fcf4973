import { paths } from '../../paths.ts';
import { largeText, type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('party-a', paths.uploads(caseCalled('Okafor family'))),
  title: 'Pages/Documents',
};

export const Desktop: PageStory = {};

export const Phone = phone;

export const LargeText = largeText;
