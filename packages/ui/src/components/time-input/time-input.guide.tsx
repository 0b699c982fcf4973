import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The label says what begins or ends: “Starts at”. The hint gives an example in the format of the page.'],
};
