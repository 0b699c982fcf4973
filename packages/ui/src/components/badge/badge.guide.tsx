import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Badge } from './badge.tsx';

export const guide: ComponentGuide = {
  words: [
    'One or two words, in the present: “Signed”, “Waiting for Daniel”.',
    'A color never stands alone: the word says the same.',
  ],
  pairs: [
    {
      right: { shows: <Badge tone="warning">Late</Badge>, because: 'It can be read without seeing its color.' },
      wrong: { shows: <Badge tone="danger">!</Badge>, because: 'Only the color says what is meant.' },
    },
  ],
};
