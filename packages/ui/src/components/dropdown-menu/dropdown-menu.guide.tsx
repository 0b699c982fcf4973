import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'Items are verbs with their object, as on buttons: “Download as PDF”.',
    'What removes something is the last item, after a line.',
    'Two or three actions of equal weight are buttons; nobody looks for them in a menu.',
  ],
};
