import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Each part is the title of its page, cut short where it is long.'],
};
