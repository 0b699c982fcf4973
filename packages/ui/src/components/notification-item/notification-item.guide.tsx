import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Who did what, in one line. In mails and on the phone it is neutral: no name, no case.'],
};
