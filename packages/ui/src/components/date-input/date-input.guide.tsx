import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label asks for the date: “When were you married?”',
    'The hint gives an example in the same order as the boxes: “For example 27 3 1986”.',
  ],
};
