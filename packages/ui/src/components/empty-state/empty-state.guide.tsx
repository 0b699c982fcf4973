import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const guide: ComponentGuide = {
  words: [
    'The title says what is so, without a “yet” that urges: “No messages”.',
    'The sentence says what will be here, and who does the next step.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <EmptyState title="No documents" action={<Button size="small">Add documents</Button>}>
            What you add is read by Ruth alone until you share it.
          </EmptyState>
        ),
        because: 'It says what is next and who will see it.',
      },
      wrong: {
        shows: <EmptyState title="Nothing here :(">Try again later.</EmptyState>,
        because: 'It sounds like an error, and there is nothing to do.',
      },
    },
  ],
};
