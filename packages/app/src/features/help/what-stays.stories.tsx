import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone, spanish } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('guest', paths.whatStays()),
  title: 'Pages/What stays on this device',
};

export const Desktop: PageStory = {};
export const InSpanish = spanish;
export const Phone = phone;
