import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A paragraph has one thought. Numbers are digits, times have their day.'],
};
