import { paths } from '../../paths.ts';
import { largeText, type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('party-a', paths.intake()),
  title: 'Pages/Intake',
};

export const Desktop: PageStory = {};

/** The mediator reads what both sent, and accepts or asks. */
export const ForTheMediator: PageStory = { args: { account: 'mediator' } };

export const Phone = phone;

export const LargeText = largeText;
