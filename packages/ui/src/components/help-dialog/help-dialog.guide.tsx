import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'Questions in the words of those who ask: “Can Daniel read this?”',
    'Nothing found leads to a person who answers.',
  ],
};
