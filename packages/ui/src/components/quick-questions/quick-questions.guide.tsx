import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Whole questions in the first person: “What should I bring to the first session?”'],
};
