import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The title is the finding in a sentence; the measure and the time stand below it.',
    'Each chart can be read as a table with the same words.',
  ],
};
