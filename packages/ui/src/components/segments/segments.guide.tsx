import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Read aloud it is a number with its unit: “3 of 5 subjects”.'],
};
