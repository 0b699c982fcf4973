import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Without any it says so in one line. “Mark all as read” is a button with words.'],
};
