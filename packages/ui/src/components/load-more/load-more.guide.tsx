import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Says what comes: “Show 20 more”. At the end: “All 64 are shown”.'],
};
