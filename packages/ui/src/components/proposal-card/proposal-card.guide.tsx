import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Says whose proposal it is and until when it can be answered.'],
};
