import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The title names the thing: “Erase the case Okafor?”',
    'The description says what is gone afterwards and what stays.',
    'The button says what it does, “Erase case”; the other one keeps everything, “Keep case”.',
  ],
};
