import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Who said it and when stand before it. An answer does not repeat what it answers.'],
};
