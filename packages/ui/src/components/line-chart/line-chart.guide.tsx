import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The title is the finding: “Answers come sooner since May”. The measure is below.'],
};
