import { useLingui } from '@lingui/react/macro';
import { type DraftDuty, Duty, limits, listParticipants } from '@mediation/api-client';
import { Button, Field, Fieldset, FormRow, IconButton, Input, Row, Select, Stack } from '@mediation/ui';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { dutyKinds, dutyOwner, dutyRhythms } from '../../../shared/duties/duty-words.ts';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { sideNames } from '../../../words/people.ts';

export interface DutyFieldsProps {
  caseId: string;
  duties: readonly DraftDuty[];
  onDutiesChange: (duties: DraftDuty[]) => void;
}

/** What a clause makes a party do, and by when. It is saved while parts of it are still missing. */
export function DutyFields({ caseId, duties, onDutiesChange }: DutyFieldsProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  const names = sideNames(data?.participants ?? []);
  const add = () => onDutiesChange([...duties, { ...empty, id: crypto.randomUUID() }]);
  return (
    <Fieldset
      label={t`To do, and by when`}
      hint={t`Part of what is signed. After signing it is on the parties’ home pages and in their calendars.`}
    >
      <Stack gap="large">
        {duties.map((duty, at) => (
          <DutyRow
            key={duty.id}
            duty={duty}
            number={at + 1}
            names={names}
            onDutyChange={(part) => onDutiesChange(duties.map((it) => (it === duty ? { ...it, ...part } : it)))}
            onRemove={() => onDutiesChange(duties.filter((it) => it !== duty))}
          />
        ))}
        {duties.length < limits.dutiesMax && (
          <Row>
            <Button tone="quiet" size="small" flush onClick={add}>
              <CalendarPlus />
              {t`Add something to do`}
            </Button>
          </Row>
        )}
      </Stack>
    </Fieldset>
  );
}

const empty: Omit<DraftDuty, 'id'> = { kind: 'handover', who: 'both', what: '', due_on: null, repeats: 'none' };

interface DutyRowProps {
  duty: DraftDuty;
  number: number;
  names: Record<'A' | 'B', string>;
  onDutyChange: (part: Partial<DraftDuty>) => void;
  onRemove: () => void;
}

function DutyRow({ duty, number, names, onDutyChange, onRemove }: DutyRowProps) {
  const { t, i18n } = useLingui();
  const { kind, who, what, due_on, repeats } = duty;
  return (
    <Stack gap="small">
      <FormRow
        action={
          <IconButton label={t`Remove number ${number}`} size="small" onClick={onRemove}>
            <Trash2 />
          </IconButton>
        }
      >
        <Field label={t`What is to be done?`} error={what.trim() === '' ? t`Say what is to be done.` : undefined}>
          <Input
            value={what}
            maxLength={limits.dutyMax}
            onChange={({ target }) => onDutyChange({ what: target.value })}
          />
        </Field>
      </FormRow>
      <FormRow>
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
      </FormRow>
      <FormRow>
        <DayField
          label={repeats === 'none' ? t`By when?` : t`First by`}
          past
          value={due_on ?? undefined}
          onValueChange={(day) => onDutyChange({ due_on: day })}
          error={due_on === null && t`Choose a day.`}
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
      </FormRow>
    </Stack>
  );
}
