import { useLingui } from '@lingui/react/macro';
import type { ClauseLanguage } from '@mediation/agreement';
import { type DraftDuty, Duty, limits } from '@mediation/api-client';
import { Field, FormRow, Grid, IconButton, Input, Select, Stack } from '@mediation/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dutyKinds, dutyOwner, dutyRhythms } from '../../../../../shared/duties/duty-words.ts';
import { DayField } from '../../../../../shared/forms/day-field.tsx';
import { UndrawnNote } from '../../../../../shared/forms/undrawn-note.tsx';
import { DayHint } from './day-hint.tsx';
import { PersonMarks } from '../../marks/person-marks.tsx';

export interface DutyRowProps {
  duty: DraftDuty;
  number: number;
  /** Added on this page. */
  isNew: boolean;
  names: Record<'A' | 'B', string>;
  /** The words of its clause and their language. */
  text: string;
  language: ClauseLanguage;
  onDutyChange: (part: Partial<DraftDuty>) => void;
  onRemove: () => void;
}

/** Asks what is to be done, by whom and by when. A new row gets the focus, and names what is missing once it is left. */
export function DutyRow({ duty, number, isNew, names, text, language, onDutyChange, onRemove }: DutyRowProps) {
  const { t, i18n } = useLingui();
  const first = useRef<HTMLInputElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isLeft, setLeft] = useState(!isNew);
  useEffect(() => {
    if (isNew) first.current?.focus();
    return () => clearTimeout(leaving.current);
  }, [isNew]);
  const { kind, who, what, due_on, repeats } = duty;
  return (
    <Stack
      gap="small"
      // The calendar is outside the row in the document and inside it for these events: the focus comes back at once.
      onBlur={() => {
        leaving.current = setTimeout(() => setLeft(true));
      }}
      onFocus={() => clearTimeout(leaving.current)}
    >
      <FormRow
        action={
          <IconButton label={t`Remove number ${number}`} size="small" onClick={onRemove}>
            <Trash2 />
          </IconButton>
        }
      >
        <Field label={t`What is to be done?`} error={isLeft && what.trim() === '' && t`Say what is to be done.`}>
          <Input
            ref={first}
            value={what}
            maxLength={limits.dutyMax}
            onChange={({ target }) => onDutyChange({ what: target.value })}
          />
        </Field>
      </FormRow>
      <UndrawnNote text={what} />
      <PersonMarks
        text={what}
        language={language}
        names={Object.values(names)}
        field={first}
        onTextChange={(written) => onDutyChange({ what: written })}
      />
      <Grid column={15} align="start">
        <Field label={t`Who`}>
          <Select value={who} onChange={({ target }) => onDutyChange({ who: Duty.shape.who.parse(target.value) })}>
            {Duty.shape.who.options.map((it) => (
              <option key={it} value={it}>
                {dutyOwner(it, names)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`Kind`}>
          <Select value={kind} onChange={({ target }) => onDutyChange({ kind: Duty.shape.kind.parse(target.value) })}>
            {Duty.shape.kind.options.map((it) => (
              <option key={it} value={it}>
                {i18n._(dutyKinds[it])}
              </option>
            ))}
          </Select>
        </Field>
      </Grid>
      <Grid column={15} align="start">
        <DayField
          label={repeats === 'none' ? t`By when?` : t`First by`}
          past
          value={due_on ?? undefined}
          onValueChange={(day) => onDutyChange({ due_on: day })}
          error={isLeft && due_on === null && t`Choose a day.`}
        />
        <Field label={t`How often?`}>
          <Select
            value={repeats}
            onChange={({ target }) => onDutyChange({ repeats: Duty.shape.repeats.parse(target.value) })}
          >
            {Duty.shape.repeats.options.map((it) => (
              <option key={it} value={it}>
                {i18n._(dutyRhythms[it])}
              </option>
            ))}
          </Select>
        </Field>
      </Grid>
      <DayHint duty={duty} text={text} language={language} />
    </Stack>
  );
}
