import { useLingui } from '@lingui/react/macro';
import { type NumberedRule, type Problem, removeRule, type Tier } from '@mediation/agreement';
import { limits, type ParentingSchedule } from '@mediation/api-client';
import { Button, Field, Input, RadioGroup, Row } from '@mediation/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import type { CarerNames } from '../carers.ts';
import { PatternFields } from './pattern-fields.tsx';
import { ruleDraftOf, withPreset, withRule, wrongRuleFields } from './rule-draft.ts';
import { SpanFields } from './span-fields.tsx';

export interface RuleDialogProps {
  /** The rule to edit; undefined adds one. */
  rule: NumberedRule | undefined;
  /** The gap that a new rule fills. */
  gap: Problem | undefined;
  schedule: ParentingSchedule;
  names: CarerNames;
  onChange: (schedule: ParentingSchedule) => void;
  onClose: () => void;
  /** Moves the focus when the rule that opened the dialog is deleted. */
  focusInstead: () => void;
}

/** Adds, edits or deletes a rule of the schedule. */
export function RuleDialog({ rule, gap, schedule, names, onChange, onClose, focusInstead }: RuleDialogProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => {
    const begun = ruleDraftOf(rule, schedule, gap);
    return begun.cycle.length > 0 ? begun : withPreset(begun, begun.preset, 'A');
  });
  const [isChecked, setChecked] = useState(false);
  const wrong = wrongRuleFields(draft);
  const isReady = () => {
    setChecked(true);
    return wrong.size === 0;
  };
  const save = async () => onChange(withRule(schedule, draft));
  const remove = () => {
    onChange(removeRule(schedule, draft.id));
    onClose();
  };
  const fields = { draft, onDraftChange: setDraft, names };
  const isPattern = draft.tier === 'patterns';
  return (
    <ActionDialog
      title={rule === undefined ? t`Add a rule` : t`Edit the rule`}
      description={t`Exceptions win over holidays, and holidays over the regular pattern.`}
      action={rule === undefined ? t`Add the rule` : t`Save the rule`}
      failed={t`Failed to save the rule`}
      isReady={isReady}
      work={save}
      onClose={onClose}
      focusInstead={focusInstead}
    >
      {rule === undefined && (
        <RadioGroup.Root
          label={t`What kind of rule?`}
          value={draft.tier}
          onValueChange={(tier) => setDraft({ ...draft, tier: tier as Tier })}
        >
          <RadioGroup.Item value="exceptions" hint={t`A birthday, a wedding`}>{t`Exception`}</RadioGroup.Item>
          <RadioGroup.Item value="holidays" hint={t`School holidays, public holidays`}>{t`Holiday`}</RadioGroup.Item>
          <RadioGroup.Item
            value="patterns"
            hint={t`The same nights again and again`}
          >{t`Regular pattern`}</RadioGroup.Item>
        </RadioGroup.Root>
      )}
      {!isPattern && (
        <Field label={t`Name`} error={isChecked && wrong.has('name') && t`Give the rule a name.`}>
          <Input
            value={draft.name}
            maxLength={limits.titleMax}
            autoComplete="off"
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
      )}
      <UndrawnNote text={draft.name} />
      <DayField
        label={isPattern ? t`Starts on` : t`First night`}
        past
        value={draft.from}
        onValueChange={(from) => setDraft({ ...draft, from })}
        error={isChecked && wrong.has('from') && t`Choose a day.`}
      />
      {isPattern ? (
        <PatternFields {...fields} />
      ) : (
        <SpanFields {...fields} isUntilWrong={isChecked && wrong.has('until')} schedule={schedule} />
      )}
      {rule !== undefined && (
        <Row>
          <Button tone="quiet" flush onClick={remove}>
            <Trash2 />
            {t`Delete this rule`}
          </Button>
        </Row>
      )}
    </ActionDialog>
  );
}
