import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { ErrorSummary } from './error-summary.tsx';

export const guide: ComponentGuide = {
  words: [
    'The title gives the number: “2 answers need a look”.',
    'Each line repeats the words of the error at its field, so that one recognizes it.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <ErrorSummary
            title="2 answers need a look"
            errors={[
              { field: 'year', message: 'Give a year with four digits' },
              { field: 'city', message: 'Give the city in which you live' },
            ]}
          />
        ),
        because: 'Each line leads to its field and says what to do.',
      },
      wrong: {
        shows: (
          <ErrorSummary
            title="Error"
            errors={[
              { field: 'year', message: 'Invalid' },
              { field: 'city', message: 'Required' },
            ]}
          />
        ),
        because: 'Nobody knows which answers are meant.',
      },
    },
  ],
};
