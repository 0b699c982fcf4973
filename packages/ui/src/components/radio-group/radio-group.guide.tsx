import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import * as RadioGroup from './radio-group.tsx';

export const guide: ComponentGuide = {
  words: [
    'The label is a question, and each item a whole answer to it.',
    'Where somebody may not know or not want to say, that is an item too.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <RadioGroup.Root label="Have you lived apart?">
            <RadioGroup.Item value="yes">Yes</RadioGroup.Item>
            <RadioGroup.Item value="no">No</RadioGroup.Item>
            <RadioGroup.Item value="unsure">I am not sure</RadioGroup.Item>
          </RadioGroup.Root>
        ),
        because: 'Nobody has to guess in order to go on.',
      },
      wrong: {
        shows: (
          <RadioGroup.Root label="Have you lived apart?" defaultValue="yes">
            <RadioGroup.Item value="yes">Yes</RadioGroup.Item>
            <RadioGroup.Item value="no">No</RadioGroup.Item>
          </RadioGroup.Root>
        ),
        because: 'An answer that was chosen beforehand is nobody’s answer.',
      },
    },
  ],
};
