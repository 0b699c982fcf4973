import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    '“Quick exit”, the same two words in the same place on every page.',
    'Nothing asks back, and nothing says “Are you sure?”',
  ],
};
