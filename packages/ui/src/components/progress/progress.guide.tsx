import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Progress } from './progress.tsx';

export const guide: ComponentGuide = {
  words: ['The label says what goes on: “Adding passport.pdf”. The value is a number with its unit.'],
  pairs: [
    {
      right: {
        shows: <Progress label="Adding passport.pdf" value={40} valueText="40 %" showLabel />,
        because: 'What goes on, and how far it is.',
      },
      wrong: { shows: <Progress label="Please wait" showLabel />, because: 'How long, and for what?' },
    },
  ],
};
