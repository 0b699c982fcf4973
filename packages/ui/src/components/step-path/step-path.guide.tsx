import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The seven names are fixed. Say “step 2 of 7”, never a percentage.'],
};
