import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The control around it says what goes on: “Saving”. The spinner itself is silent.'],
};
