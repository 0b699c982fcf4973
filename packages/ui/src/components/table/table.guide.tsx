import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A column’s title is a noun; its unit is in the title, not in each cell.'],
};
