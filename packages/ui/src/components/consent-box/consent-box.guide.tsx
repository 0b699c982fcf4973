import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'The label is a whole sentence in the first person: “I agree that AI reads my messages to the mediator”.',
    'One consent, one box. What happens without it stands above the box, in one sentence.',
    'Never checked beforehand, never required for what works without it.',
  ],
};
