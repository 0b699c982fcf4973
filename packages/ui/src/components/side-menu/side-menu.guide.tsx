import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['One or two words, the title of the page. A number says how many wait for the reader.'],
};
