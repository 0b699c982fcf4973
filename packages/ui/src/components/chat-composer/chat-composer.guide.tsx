import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label says to whom: “Write to Ruth”. Who else reads it stands above.',
    'A suggestion offers another wording. It never judges the first one.',
  ],
};
