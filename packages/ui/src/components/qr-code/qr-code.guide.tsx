import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The same address or secret stands beside it as text, for whoever cannot take a picture.'],
};
