import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Link } from './link.tsx';

export const guide: ComponentGuide = {
  words: [
    'The text says where it leads, also when it is read alone: “What to expect”.',
    'No “here”, no “more” and no bare address.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <p>
            Read <Link href="#expect">what to expect</Link> before your first session.
          </p>
        ),
        because: 'A list of all links of the page still makes sense.',
      },
      wrong: {
        shows: (
          <p>
            To read what to expect, click <Link href="#expect">here</Link>.
          </p>
        ),
        because: '“Here” says nothing to somebody who hears only the links.',
      },
    },
  ],
};
