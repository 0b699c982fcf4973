import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The name of a channel says who is in it: “Ruth, Daniel and you”.',
    'The preview begins with the name of its author.',
  ],
};
