import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The time left is a number. The button that stays comes first and has the focus.',
    'It says that what was written is kept.',
  ],
};
