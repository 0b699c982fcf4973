import { paths } from '../../paths.ts';
import { largeText, type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('party-a', paths.messages()),
  title: 'Pages/Messages',
};

export const Desktop: PageStory = {};

export const Phone = phone;

export const Mediator: PageStory = { args: { account: 'mediator', at: paths.mediatorMessages() } };

export const LargeText = largeText;
