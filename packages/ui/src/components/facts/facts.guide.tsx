import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Facts } from './facts.tsx';

export const guide: ComponentGuide = {
  words: ['A term is one or two words, and the detail is what was asked for, with its unit.'],
  pairs: [
    {
      right: {
        shows: (
          <Facts
            facts={[
              { term: 'Session', detail: 'Thursday 3 December, 10:00 to 11:30' },
              { term: 'Place', detail: 'By video' },
            ]}
          />
        ),
        because: 'One looks up a term and has the answer.',
      },
      wrong: {
        shows: (
          <Facts facts={[{ term: 'Please note that', detail: 'your session is on Thursday by video at 10:00' }]} />
        ),
        because: 'A sentence that was cut in two.',
      },
    },
  ],
};
