import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';
import { recordings } from '../../testing/demonstration/recordings.ts';

export default {
  ...pageStories('admin', `${paths.adminOrganization(recordings.mediator.user?.organization_id ?? '')}?tab=branding`),
  title: 'Pages/Admin branding',
};

export const Desktop: PageStory = {};

export const Phone = phone;
