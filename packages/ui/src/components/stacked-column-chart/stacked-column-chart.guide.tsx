import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The title is the finding. A part has the same name and the same place in each column.'],
};
