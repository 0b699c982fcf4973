import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Says which kinds of files are taken and how large they may be, before one is refused.'],
};
