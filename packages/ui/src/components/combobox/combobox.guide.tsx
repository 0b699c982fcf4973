import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label is a noun: “Country”. The hint says that one can type.',
    'Nothing found is a sentence: “No person of this name”.',
  ],
};
