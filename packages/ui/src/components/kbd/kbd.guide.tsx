import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A key has the name that is printed on it: “Esc”, “Enter”.'],
};
