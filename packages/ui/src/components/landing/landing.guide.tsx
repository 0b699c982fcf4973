import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'What people ask first is answered first: what it costs, who you are, what if my partner finds out.',
    'Facts, not feelings: “4 to 8 weeks”, never “a fresh start”.',
  ],
};
