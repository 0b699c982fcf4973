import { fitsTheWidth, onPhone, type PageStory, pageStories } from '../../testing/demonstration/page-story.tsx';

function Broken(): never {
  throw new Error('This page is broken on purpose.');
}

export default {
  ...pageStories('guest', '/broken', { routes: [{ path: '/broken', Component: Broken }] }),
  title: 'Pages/Error',
};

/** A component that throws while rendering. */
export const Desktop: PageStory = { tags: ['throws'] };
export const Phone: PageStory = { tags: ['throws'], globals: onPhone, play: fitsTheWidth };
export const NotFound: PageStory = { args: { account: 'party-a', at: '/nowhere' } };
