import { listCases } from '@mediation/api-client';
import { paths } from '../../../paths.ts';
import { largeText, type PageStory, pageStories, phone, spanish } from '../../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('mediator', paths.mediator()),
  title: 'Pages/Mediator home',
};

export const Desktop: PageStory = { tags: ['picture-in-every-appearance'] };

export const Phone = phone;

export const Spanish = spanish;

export const LargeText = largeText;

/** Every part failed to load. */
export const Failed: PageStory = { args: { instead: { [`GET ${listCases.path}`]: 503 } } };
