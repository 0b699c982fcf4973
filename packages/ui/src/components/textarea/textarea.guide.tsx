import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Field } from '../field/field.tsx';
import { Textarea } from './textarea.tsx';

export const guide: ComponentGuide = {
  words: [
    'The label asks one question. The hint says how long an answer should be: “Two or three sentences are enough.”',
    'A text that is too long stays whole, with the number of characters that are too many.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <Field label="What would help you most?" hint="Two or three sentences are enough.">
            <Textarea rows={3} />
          </Field>
        ),
        because: 'As high as the answer that is wished for.',
      },
      wrong: {
        shows: (
          <Field label="What would help you most?">
            <Textarea rows={1} />
          </Field>
        ),
        because: 'One line asks for one word.',
      },
    },
  ],
};
