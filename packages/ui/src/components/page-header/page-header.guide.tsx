import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

export const guide: ComponentGuide = {
  words: ['The title is what the link to it said.', 'The lead is one sentence: what waits here, or what one can do.'],
  pairs: [
    {
      right: {
        shows: (
          <PageHeader
            title="Documents"
            lead="Ruth needs 3 more before Thursday."
            action={<Button>Add documents</Button>}
          />
        ),
        because: 'What, how many, by when, and the one thing to do.',
      },
      wrong: {
        shows: <PageHeader title="Welcome to your document management area" />,
        because: 'A greeting in place of a fact.',
      },
    },
  ],
};
