import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The three answers are equal: “Yes”, “If needed”, “No”.', 'It says who sees the answers.'],
};
