import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label says what happens on that day: “Day of the session”.',
    'A day that cannot be chosen has its reason near the calendar.',
  ],
};
