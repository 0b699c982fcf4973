import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The three answers have the same words as in the slots that people answered: “Yes”, “If needed”, “No”.',
    'Who has not answered is named: “Priya has not answered”.',
  ],
};
