import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'A fact and its source, without an adjective: “Two messages speak of a threat”.',
    'What can be done stands beside it, the gentlest first.',
  ],
};
