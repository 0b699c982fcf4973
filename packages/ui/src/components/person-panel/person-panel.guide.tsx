import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { PersonPair, PersonPanel } from './person-panel.tsx';

const daniel = { name: 'Daniel Okafor', role: 'Party', facts: [{ term: 'Lawyer', detail: 'Priya Nair' }] };
const maya = { name: 'Maya Okafor', role: 'Party', facts: [{ term: 'Lawyer', detail: 'Tomas Herrera' }] };

export const guide: ComponentGuide = {
  words: ['First and family name, then the role in the case. Never “the other party” where the name is known.'],
  pairs: [
    {
      right: {
        shows: (
          <PersonPair>
            <PersonPanel {...daniel} />
            <PersonPanel {...maya} />
          </PersonPair>
        ),
        because: 'Both are as large as each other, in the order of the alphabet.',
      },
      wrong: {
        shows: (
          <>
            <PersonPanel {...maya} />
            <p>versus Daniel</p>
          </>
        ),
        because: 'One is a person, the other an opponent.',
      },
    },
  ],
};
