import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Ask whether it is safe to call: “Safe telephone number”.'],
};
