import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { ErrorState } from './error-state.tsx';

export const guide: ComponentGuide = {
  words: [
    'Say what could not be loaded, and that nothing is lost if that is true.',
    '“Try Again” is the button. No “Oops”.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <ErrorState message="We could not load the messages." retryLabel="Try Again" onRetry={() => undefined}>
            Nothing you wrote is lost.
          </ErrorState>
        ),
        because: 'What, and what it means for the reader.',
      },
      wrong: {
        shows: <ErrorState message="Oops! Error 500." retryLabel="OK" onRetry={() => undefined} />,
        because: 'A number, and a button that does not say what it does.',
      },
    },
  ],
};
