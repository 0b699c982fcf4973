import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A mark says what may be heard and offers other words. It never says “wrong”.'],
};
