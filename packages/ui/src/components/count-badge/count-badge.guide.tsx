import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { CountBadge } from './count-badge.tsx';

export const guide: ComponentGuide = {
  words: ['The label says what is counted: “2 unread”.'],
  pairs: [
    {
      right: { shows: <CountBadge count={12} label="12 unread" />, because: 'Above nine nobody counts; 9+ is enough.' },
      wrong: {
        shows: <CountBadge count={1} label="New" />,
        because: 'A count that stands for something else than a number.',
      },
    },
  ],
};
