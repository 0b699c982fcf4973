import { useLingui } from '@lingui/react/macro';
import { Field, Stack, Textarea } from '@mediation/ui';
import { AgendaOverrun } from './agenda-overrun.tsx';
import { isTooLong, linesOf } from './agenda-lines.ts';

export interface AgendaFieldProps {
  /** One topic in each line. */
  value: string;
  onValueChange: (text: string) => void;
  /** The length of the session. */
  minutes: number;
  /** Whether to say what is wrong. */
  isChecked: boolean;
}

/** The topics of a session with their minutes, and whether they take longer than it. */
export function AgendaField({ value, onValueChange, minutes, isChecked }: AgendaFieldProps) {
  const { t } = useLingui();
  const lines = linesOf(value);
  return (
    <Stack gap="small">
      <Field
        label={t`Agenda`}
        optional={t`(optional)`}
        hint={t`One topic in each line, with its minutes if you like: “School days, 20 min”. Everybody who comes reads it.`}
        error={isChecked && isTooLong(lines) && t`Use up to 20 lines of 200 characters.`}
      >
        <Textarea rows={4} value={value} onChange={({ target }) => onValueChange(target.value)} />
      </Field>
      <AgendaOverrun lines={lines} minutes={minutes} />
    </Stack>
  );
}
