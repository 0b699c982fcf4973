import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label is the question that all its controls answer together.',
    'A label of a control does not repeat the question.',
  ],
};
