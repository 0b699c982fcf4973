import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Row } from '../layout/layout.tsx';
import { Avatar } from './avatar.tsx';

export const guide: ComponentGuide = {
  words: ['The name stands beside it; initials alone are not a name.'],
  pairs: [
    {
      right: {
        shows: (
          <Row>
            <Avatar name="Ruth Lindqvist" /> Ruth Lindqvist
          </Row>
        ),
        because: 'Initials help to find the name again.',
      },
      wrong: {
        shows: (
          <Row>
            <Avatar name="Ruth Lindqvist" />
            <Avatar name="Rosa Lind" />
          </Row>
        ),
        because: 'Two people with the same letters.',
      },
    },
  ],
};
