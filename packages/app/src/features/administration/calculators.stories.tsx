import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';
import { recordings } from '../../testing/demonstration/recordings.ts';

export default {
  ...pageStories(
    'admin',
    `${paths.adminOrganization(recordings.mediator.user?.organization_id ?? '')}?tab=calculators`,
  ),
  title: 'Pages/Admin calculators',
};

export const Desktop: PageStory = {};
export const Phone = phone;
