import { paths } from '../../paths.ts';
import { type PageStory, pageStories, phone } from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('party-a', paths.profile()),
  title: 'Pages/Profile',
};

export const Desktop: PageStory = {};

export const Calendar: PageStory = { args: { at: `${paths.profile()}?part=calendar` } };

/** What an erasure takes and leaves. */
export const Data: PageStory = { args: { at: `${paths.profile()}?part=data` } };

export const Phone = phone;

/** A mediator sets working hours, too. */
export const Mediator: PageStory = { args: { account: 'mediator' } };
