import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

export const guide: ComponentGuide = {
  words: [
    'The first option says what to do, “Choose one”, where nothing is chosen yet.',
    'Options are in an order that people know: by alphabet, size or time.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <Field label="Country">
            <Select defaultValue="">
              <option value="">Choose one</option>
              <option>Ireland</option>
              <option>Spain</option>
            </Select>
          </Field>
        ),
        because: 'Nothing is chosen in place of the person.',
      },
      wrong: {
        shows: (
          <Field label="Do you agree?">
            <Select>
              <option>Yes</option>
              <option>No</option>
            </Select>
          </Field>
        ),
        because: 'Two answers are shorter to read as radio buttons.',
      },
    },
  ],
};
