import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'What happened in one sentence, without blame; then what to do.',
    'The id is said to be for support: it helps nobody else.',
  ],
};
