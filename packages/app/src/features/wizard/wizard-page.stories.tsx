import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('guest', paths.wizard()),
  title: 'Pages/Wizard',
};

export const Desktop: PageStory = {};

export const Phone = phone;
