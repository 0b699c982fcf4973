import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The question as a person would ask it: “Who sees my answers?”',
    'The answer begins with the answer, not with an introduction.',
  ],
};
