import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A word before the number: “Upset, 5 of 10”. For mediators only.'],
};
