import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The label says whose money and for which time: “Your rent a month”.'],
};
