import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['As it was written, with its mistakes. Who wrote it and when stand with it.'],
};
