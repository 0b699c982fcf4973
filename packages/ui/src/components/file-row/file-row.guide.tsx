import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The state is a fact: “In review”. A rejected file says why and what to do: “Page 2 is cut off. Take the picture again.”',
  ],
};
