import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { StatusLine } from './status-line.tsx';

export const guide: ComponentGuide = {
  words: ['Says a fact: “Saving”, “Saved at 10:42”. Not “Success”.'],
  pairs: [
    {
      right: { shows: <StatusLine>Saved at 10:42</StatusLine>, because: 'A fact that can be checked.' },
      wrong: {
        shows: <StatusLine tone="success">Success!</StatusLine>,
        because: 'It celebrates what is a matter of course.',
      },
    },
  ],
};
