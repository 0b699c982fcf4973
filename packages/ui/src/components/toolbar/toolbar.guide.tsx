import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The label names what it controls: “Cases”. A filter that is on says so in words.'],
};
