import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'A command is a verb with its object, as on its button.',
    'A result says what it is: a case, a person or a page.',
  ],
};
