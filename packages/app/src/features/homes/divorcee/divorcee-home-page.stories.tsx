import { listRequirements } from '@mediation/api-client';
import { paths } from '../../../paths.ts';
import {
  largeText,
  onPhone,
  type PageStory,
  pageStories,
  phone,
  spanish,
} from '../../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('party-a', paths.divorcee()),
  title: 'Pages/Divorcee home',
};

export const Desktop: PageStory = {
  tags: ['picture'],
  parameters: { viewport: { options: { desk: { styles: { height: '3600px' } } } } },
};

export const Phone = phone;

export const OtherParty: PageStory = { args: { account: 'party-b' } };

export const Spanish = spanish;

export const LargeText = largeText;

/** One part failed to load: the rest of the page works, and help stays reachable. */
export const PartFailed: PageStory = { globals: onPhone, args: { instead: { [`GET ${listRequirements.path}`]: 503 } } };
