import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The title is the finding: “Most cases take five sessions”. The measure is below.'],
};
