import { paths } from '../../../paths.ts';
import { largeText, type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('mediator', paths.mediatorCases()),
  title: 'Pages/Case list',
};

export const Desktop: PageStory = {};

export const Phone = phone;

export const LargeText = largeText;
