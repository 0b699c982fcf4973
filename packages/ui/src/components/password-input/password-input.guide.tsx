import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The buttons say “Show password” and “Hide password”.',
    'Pasting and password managers work; no hint speaks against them.',
  ],
};
