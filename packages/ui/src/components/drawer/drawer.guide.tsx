import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The title names what is in it: “Messages”. Closing says “Close”.'],
};
