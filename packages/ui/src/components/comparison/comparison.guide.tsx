import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'Both sides are named by their version and day: “Version 2, 3 December”.',
    'What changed is said in a word beside the mark: “Put in”, “Taken out”.',
  ],
};
