import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The words that a sighted reader takes from the picture or the place, and no others.'],
};
