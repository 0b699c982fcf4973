import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Says to what it belongs: “It belongs to the exact words of version 3 that you sign, and to no others.”'],
};
