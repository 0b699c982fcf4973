import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The word comes before the number.',
    'It is for mediators and admins. A party never reads a score about themselves or the other.',
  ],
};
