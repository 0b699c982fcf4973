import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['One thought in one sentence. The sign before it repeats it and adds nothing.'],
};
