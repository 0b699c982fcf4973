import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The buttons say what they do to the page: “Larger”, “Next page”. The number of the page is “Page 2 of 5”.'],
};
