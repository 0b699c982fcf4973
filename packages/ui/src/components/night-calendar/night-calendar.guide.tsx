import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A night is with somebody, by first name: “With Maya”. Never “has the children”.'],
};
