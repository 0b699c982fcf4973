import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('guest', paths.register()),
  title: 'Pages/Register',
};

export const Desktop: PageStory = {};

export const Phone = phone;
