import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label says what loads: “Messages are loading”. After ten seconds a sentence says that it takes longer, with a way to try again.',
  ],
};
