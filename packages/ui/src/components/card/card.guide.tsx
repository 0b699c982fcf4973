import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The title is a noun or the next step, without a full stop.',
    'A card has one main action at most, at its end.',
  ],
};
