import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@mediation/ui';
import { choices } from '../form/use-answer-text.ts';

export interface ChoiceFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** "Yes" and "No", unless it is about something else. "Not sure" is always an answer. */
  answers?: readonly (keyof typeof choices)[];
}

const yesNo = ['yes', 'no'] as const;

/** A question with a few answers, of which "Not sure" is one. */
export function ChoiceField({ answers = yesNo, value, ...field }: ChoiceFieldProps) {
  const { i18n } = useLingui();
  return (
    <RadioGroup.Root look="card" value={value === '' ? null : value} {...field}>
      {[...answers, 'unsure' as const].map((answer) => (
        <RadioGroup.Item key={answer} value={answer}>
          {i18n._(choices[answer])}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
