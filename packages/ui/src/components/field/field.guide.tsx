import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Input } from '../input/input.tsx';
import { Field } from './field.tsx';

export const guide: ComponentGuide = {
  words: [
    'The label is a noun or a short question: “Safe telephone number”.',
    'A hint says what is needed before one types, not what went wrong.',
    'An error says what to do: “Give a year between 1900 and 2010”. It never blames.',
    'What may stay empty is marked “(optional)”. Nothing else is marked.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <Field label="Year of your wedding" error="Give a year with four digits, such as 2009">
            <Input defaultValue="09" />
          </Field>
        ),
        because: 'The error says how to repair it, and what was typed stays.',
      },
      wrong: {
        shows: (
          <Field label="Year of your wedding" error="Invalid input!">
            <Input />
          </Field>
        ),
        because: 'It blames, helps nobody, and what was typed is gone.',
      },
    },
  ],
};
