import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('mediator', paths.mediatorSummary()),
  title: 'Pages/Summary for a court',
};

export const Desktop: PageStory = {};

export const Phone = phone;
