import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';
import { recordings } from '../../testing/demonstration/recordings.ts';

const at = `${paths.adminOrganization(recordings.mediator.user?.organization_id ?? '')}?tab=templates`;

export default {
  ...pageStories('admin', at),
  title: 'Pages/Admin templates',
};

export const Desktop: PageStory = {};
export const Phone = phone;
export const NewClause: PageStory = { args: { at: `${at}&clause=new` } };
