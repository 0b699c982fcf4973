import { paths } from '../../paths.ts';
import {
  fitsTheWidth,
  largeText,
  type PageStory,
  pageStories,
  phone,
} from '../../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('guest', paths.signIn()),
  title: 'Pages/Sign in',
};

export const Desktop: PageStory = {};

export const Phone = phone;

export const LargeText = largeText;

export const LargeTextInSpanish: PageStory = { globals: { ...LargeText.globals, language: 'es' }, play: fitsTheWidth };
