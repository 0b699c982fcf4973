import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A row is what is counted and a column for whom. Missing figures say so; they are never 0.'],
};
