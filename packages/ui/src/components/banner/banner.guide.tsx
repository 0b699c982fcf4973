import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Banner } from './banner.tsx';

export const guide: ComponentGuide = {
  words: [
    'One line. What is not possible now, and until when.',
    'No apology and no reason that only engineers understand.',
  ],
  pairs: [
    {
      right: {
        shows: <Banner tone="warning">No connection. What you write is kept and sent later.</Banner>,
        because: 'What it means for the reader.',
      },
      wrong: {
        shows: <Banner tone="danger">WebSocket error 1006: reconnecting</Banner>,
        because: 'What it means for an engineer.',
      },
    },
  ],
};
