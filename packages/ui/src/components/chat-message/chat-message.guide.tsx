import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The author is a name, never a role alone.',
    'A message that was not sent says so and stays, with “Try Again”.',
  ],
};
