import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Field } from '../field/field.tsx';
import { Input } from './input.tsx';

export const guide: ComponentGuide = {
  words: ['A placeholder is an example at most. It is never the label, because it goes when one types.'],
  pairs: [
    {
      right: {
        shows: (
          <Field label="City">
            <Input autoComplete="address-level2" />
          </Field>
        ),
        because: 'The label stays in sight while one types.',
      },
      wrong: {
        shows: <Input placeholder="City" aria-label="City" />,
        because: 'Once something is typed, nobody sees what was asked.',
      },
    },
  ],
};
