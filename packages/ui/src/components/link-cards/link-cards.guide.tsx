import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The title is that of the page to which it leads; the line below says what one finds there.'],
};
