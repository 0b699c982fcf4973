import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'A label of one to three words below the number. No number without a unit that one can say.',
    'Where there is no figure, it says so; it is never 0.',
  ],
};
