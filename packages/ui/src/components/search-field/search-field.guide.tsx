import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label says what is searched: “Search cases”.',
    'The placeholder may give two or three words that find something.',
    'Without a result, one sentence says what was searched and how to see everything again.',
  ],
};
