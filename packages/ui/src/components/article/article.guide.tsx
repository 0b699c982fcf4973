import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'Headings say what the section answers, so that the table of contents can be read alone.',
    'The date is that of the last change of its meaning.',
  ],
};
