import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('mediator', paths.mediatorReports()),
  title: 'Pages/Reports',
};

export const Desktop: PageStory = {};

export const Phone = phone;
