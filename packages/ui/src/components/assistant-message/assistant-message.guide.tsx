import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Says that it is AI, every time. Where it does not know, it says whom to ask.'],
};
