import { paths } from '../../paths.ts';
import { largeText, type PageStory, pageStories, phone, spanish } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('guest', paths.home()),
  title: 'Pages/Landing',
};

export const Desktop: PageStory = {};

export const Phone = phone;

export const Spanish = spanish;

export const LargeText = largeText;
