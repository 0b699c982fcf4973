import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A step begins with a verb. What it needs and how long it takes stand below.'],
};
