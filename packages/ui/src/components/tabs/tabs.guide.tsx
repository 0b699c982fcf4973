import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'One or two words each, nouns of one kind: “Messages”, “Files”, “People”.',
    'A count beside it says how many wait, not how many there are.',
  ],
};
