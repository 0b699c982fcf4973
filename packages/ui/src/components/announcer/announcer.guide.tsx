import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'A short sentence that makes sense without the page: “3 documents found”.',
    'What everybody sees anyway is not announced twice.',
  ],
};
