import { useLingui } from '@lingui/react/macro';
import {
  type Adaptation,
  limits,
  type Participant,
  recordScreening,
  type ScreeningOutcome,
} from '@mediation/api-client';
import { CheckboxGroup, Field, Input, RadioGroup } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { today } from '../../../words/times/due-text.ts';
import { adaptationNames, outcomeNames } from './screening-words.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface ScreeningDialogProps {
  party: Participant;
  onClose: () => void;
}

/** Records what the mediator decided about meeting with a party. Nothing is chosen beforehand. */
export function ScreeningDialog({ party: { id, case_id: caseId, name }, onClose }: ScreeningDialogProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const [outcome, setOutcome] = useState<ScreeningOutcome | null>(null);
  const [adaptations, setAdaptations] = useState<string[]>([]);
  const [words, setWords] = useState('');
  const [instrument, setInstrument] = useState('');
  const [screenedOn, setScreenedOn] = useState(today());
  const [next, setNext] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const isAdapted = outcome === 'adapt';
  const isVague = isAdapted && adaptations.length === 0 && words.trim() === '';
  const isReady = () => {
    setChecked(true);
    return outcome !== null && !isVague && instrument.trim() !== '';
  };
  const work = () =>
    call(recordScreening, {
      caseId,
      participant_id: id,
      instrument,
      screened_on: screenedOn,
      outcome: outcome ?? 'stop',
      adaptations: isAdapted ? (adaptations as Adaptation[]) : [],
      own_words: isAdapted ? words : '',
      next_review_on: next ?? null,
    });
  return (
    <ActionDialog
      title={t`Can ${name} meet the other party?`}
      description={t`It is kept with your name and never changes; a new decision takes its place. Write no answers of ${name} here.`}
      action={t`Record the decision`}
      failed={t`Failed to record it`}
      done={t`The decision is recorded`}
      isReady={isReady}
      work={work}
      onClose={onClose}
    >
      <RadioGroup.Root
        label={t`What do you decide?`}
        value={outcome}
        onValueChange={(it) => setOutcome(it as ScreeningOutcome)}
        error={isChecked && outcome === null && t`Choose one.`}
      >
        {(Object.keys(outcomeNames) as ScreeningOutcome[]).map((it) => (
          <RadioGroup.Item key={it} value={it}>
            {i18n._(outcomeNames[it])}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {isAdapted && (
        <>
          <CheckboxGroup.Root
            label={t`How do you adapt?`}
            value={adaptations}
            onValueChange={setAdaptations}
            error={isChecked && isVague && t`Choose a way, or write one.`}
          >
            {(Object.keys(adaptationNames) as Adaptation[]).map((it) => (
              <CheckboxGroup.Item key={it} value={it}>
                {i18n._(adaptationNames[it])}
              </CheckboxGroup.Item>
            ))}
          </CheckboxGroup.Root>
          <Field label={t`In your own words`} optional={t`(optional)`}>
            <LongText rows={2} value={words} most={limits.noteMax} onChange={({ target }) => setWords(target.value)} />
          </Field>
        </>
      )}
      <Field
        label={t`What is it based on?`}
        hint={t`The name of a form, or “a talk alone”.`}
        error={isChecked && instrument.trim() === '' && t`Write what you used.`}
      >
        <Input
          value={instrument}
          maxLength={limits.titleMax}
          autoComplete="off"
          onChange={({ target }) => setInstrument(target.value)}
        />
      </Field>
      <DayField label={t`When was it?`} value={screenedOn} onValueChange={setScreenedOn} past last={today()} />
      <DayField label={t`Look again on`} optional={t`(optional)`} value={next} onValueChange={setNext} />
    </ActionDialog>
  );
}
