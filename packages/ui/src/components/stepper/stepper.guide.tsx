import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A part is named by its subject: “Children”. Its state is a word: “Done”, “Started”.'],
};
