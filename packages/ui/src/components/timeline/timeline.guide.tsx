import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Who did what, to what: “Daniel signed the Parenting Plan, version 2”.'],
};
