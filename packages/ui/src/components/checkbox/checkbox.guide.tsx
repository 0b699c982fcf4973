import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Checkbox } from './checkbox.tsx';

export const guide: ComponentGuide = {
  words: [
    'The label is a statement that is true when it is checked: “I live with our children”.',
    'Never a negation: nobody checks “Do not send mails” with certainty.',
  ],
  pairs: [
    {
      right: { shows: <Checkbox label="Send me mails about my case" defaultChecked />, because: 'Checked means yes.' },
      wrong: {
        shows: <Checkbox label="Don’t send me mails" defaultChecked />,
        because: 'Checked means no. Half of all people get it wrong.',
      },
    },
  ],
};
