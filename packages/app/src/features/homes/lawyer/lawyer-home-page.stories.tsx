import { paths } from '../../../paths.ts';
import { type PageStory, pageStories, phone } from '../../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('lawyer', paths.lawyer()),
  title: 'Pages/Lawyer home',
};

export const Desktop: PageStory = {};

export const Phone = phone;
