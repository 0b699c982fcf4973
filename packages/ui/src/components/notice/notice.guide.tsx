import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export const guide: ComponentGuide = {
  words: [
    'First what happened, then what to do: two sentences.',
    'Promise facts, never feelings: “Ruth answers within 24 to 48 hours”.',
    'A warning always has a way forward beside it.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <Notice
            tone="warning"
            action={
              <Button tone="secondary" size="small">
                Add the letter
              </Button>
            }
          >
            The pension letter is missing. Ruth needs it before Thursday.
          </Notice>
        ),
        because: 'It says what is missing, by when, and has the next step beside it.',
      },
      wrong: {
        shows: <Notice tone="danger">Attention! Your documents are incomplete!</Notice>,
        because: 'It alarms, and leaves the reader alone with it.',
      },
    },
  ],
};
