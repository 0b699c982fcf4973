import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A reason is written for the person who sent the document: what is wrong, and how it becomes right.'],
};
