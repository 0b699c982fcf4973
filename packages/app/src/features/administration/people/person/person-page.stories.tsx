import { paths } from '../../../../paths.ts';
import { type PageStory, pageStories, phone } from '../../../../testing/demonstration/page-story.tsx';
import { recordings } from '../../../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('admin', paths.adminUser(recordings.mediator.user?.id ?? '')),
  title: 'Pages/Admin person',
};

export const Desktop: PageStory = {};
export const Phone = phone;
