import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Switch } from './switch.tsx';

export const guide: ComponentGuide = {
  words: [
    'The label names the setting, not the action: “Mails about my case”, not “Turn on mails”.',
    'The hint says what is different once it is on.',
  ],
  pairs: [
    {
      right: {
        shows: <Switch label="Mails about my case" checked onCheckedChange={() => undefined} />,
        because: 'It reads well whether it is on or off.',
      },
      wrong: {
        shows: <Switch label="Turn on mails" checked onCheckedChange={() => undefined} />,
        because: 'Is it on, or does it turn on when pressed?',
      },
    },
  ],
};
