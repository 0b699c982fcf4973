import { useLingui } from '@lingui/react/macro';
import { type Preset, otherThan } from '@mediation/agreement';
import { type Carer, limits } from '@mediation/api-client';
import { Button, Field, Fieldset, NightCycleField, Row, Select } from '@mediation/ui';
import { type CarerNames, carerLetters } from '../carers.ts';
import { presetName } from './describe-rule.ts';
import { type RuleDraft, withPreset } from './rule-draft.ts';

export interface PatternFieldsProps {
  draft: RuleDraft;
  onDraftChange: (draft: RuleDraft) => void;
  names: CarerNames;
}

const presets = ['two_two_three', 'two_two_five_five', 'weeks', 'second_weekend'] as const;

/** Asks which nights repeat. Every night can be changed by a press. */
export function PatternFields({ draft, onDraftChange, names }: PatternFieldsProps) {
  const { t } = useLingui();
  const { cycle, preset } = draft;
  const [first = 'A'] = cycle;
  const letters = carerLetters(names);
  const setCycle = (next: Carer[]) => onDraftChange({ ...draft, preset: 'own', cycle: next });
  return (
    <>
      <Field label={t`Pattern`}>
        <Select
          value={preset}
          onChange={(event) => onDraftChange(withPreset(draft, event.target.value as Preset | 'own', first))}
        >
          {presets.map((it) => (
            <option key={it} value={it}>
              {presetName(it)}
            </option>
          ))}
          <option value="own">{t`Own pattern`}</option>
        </Select>
      </Field>
      <Fieldset label={t`Nights from the start on`} hint={t`Press a night to give it to the other parent.`}>
        <NightCycleField
          nights={cycle.map((look, index) => ({
            look,
            sign: letters[look],
            label: t`Night ${index + 1}: ${names[look]}`,
          }))}
          onPress={(index) => setCycle(cycle.map((it, at) => (at === index ? otherThan(it) : it)))}
        />
      </Fieldset>
      <Row wrap gap="small">
        <Button size="small" tone="secondary" onClick={() => setCycle(cycle.map(otherThan))}>
          {t`Swap the parents`}
        </Button>
        <Button
          size="small"
          tone="secondary"
          disabled={cycle.length >= limits.cycleNights}
          onClick={() => setCycle([...cycle, first])}
        >
          {t`One night more`}
        </Button>
        <Button size="small" tone="secondary" disabled={cycle.length <= 1} onClick={() => setCycle(cycle.slice(0, -1))}>
          {t`One night less`}
        </Button>
      </Row>
    </>
  );
}
