import { Row } from '../layout/layout.tsx';
import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Button } from './button.tsx';

export const guide: ComponentGuide = {
  words: [
    'A verb and what it is done to: “Add documents”, not “Submit” or “OK”.',
    'In sentence case and without a full stop. Two or three words are enough.',
    'While it is busy it says what happens: “Saving”.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <Row>
            <Button>Send the letter</Button>
            <Button tone="secondary">Save as draft</Button>
          </Row>
        ),
        because: 'One primary button on a screen: what most people do next.',
      },
      wrong: {
        shows: (
          <Row>
            <Button>Send the letter</Button>
            <Button>Save as draft</Button>
          </Row>
        ),
        because: 'Two of the same weight leave the choice to somebody under stress.',
      },
    },
    {
      right: { shows: <Button>Add documents</Button>, because: 'The label says what happens.' },
      wrong: { shows: <Button>Submit</Button>, because: 'Nobody knows what is sent, or to whom.' },
    },
  ],
};
