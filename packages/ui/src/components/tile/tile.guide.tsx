import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The name is where it leads; the reason says why the number matters: “2 need you today”.'],
};
