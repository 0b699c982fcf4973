import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['One word each, five at most. The words are those of the side menu.'],
};
