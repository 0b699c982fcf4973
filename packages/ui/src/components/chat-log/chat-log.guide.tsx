import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A day is “Today”, “Yesterday” or its date.', 'The button back says how many arrived: “3 new messages”.'],
};
