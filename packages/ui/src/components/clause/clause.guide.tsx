import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'One thought in a clause, in the present: “The children spend Wednesdays with Daniel”.',
    'Both parties are called by their names.',
  ],
};
