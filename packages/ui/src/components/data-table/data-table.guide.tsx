import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'A column’s title is a noun. A number has its unit in the title.',
    'Sorting says the order in words: “Latest first”.',
  ],
};
