import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'A toast says what was done and, where it can be undone, offers “Undo”.',
    'It goes by itself, so it never says anything that is said nowhere else.',
  ],
};
