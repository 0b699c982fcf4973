import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A session says with whom and how. What overlaps is said in a word, not by its color.'],
};
