import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label is a question; the hint says “Choose all that apply”.',
    '“None of these” is an answer of its own, the last one.',
  ],
};
