import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A clause is listed by its number and its heading, without an abbreviation.'],
};
