import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Two to four short words that read as one choice: “Day”, “Week”, “Month”.'],
};
