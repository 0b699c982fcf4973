import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Advice, not orders. Only what is enforced says “at least”.'],
};
