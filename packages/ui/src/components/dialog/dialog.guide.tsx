import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The title is the question or the fact: “Leave This Page?”',
    'The buttons repeat the verb of the title; no “Yes” and “No”.',
    'The body has one or two sentences. What needs more is a page.',
  ],
};
