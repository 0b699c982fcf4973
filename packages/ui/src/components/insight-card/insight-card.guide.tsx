import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'Says that it is AI, from what it was concluded and how sure that is.',
    'A finding is a guess about texts, never about a person.',
  ],
};
