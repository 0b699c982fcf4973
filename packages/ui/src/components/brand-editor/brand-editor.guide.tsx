import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The report says what was made of a color and why: “White on your color is 3.6 to 1, so we use a darker one.”',
    '“Reset” says to what: “Back to the platform’s own”.',
  ],
};
