import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The time first, then with whom: “10:00, with Daniel and Ruth”. How one meets is said in a word: “By video”.',
  ],
};
