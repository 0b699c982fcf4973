import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('admin', paths.adminAudit()),
  title: 'Pages/Admin audit log',
};

export const Desktop: PageStory = {};
export const Phone = phone;
