import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The line above the messages names everybody who reads them, and who does not.'],
};
