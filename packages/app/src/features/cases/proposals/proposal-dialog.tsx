import { useLingui } from '@lingui/react/macro';
import { type CaseTopic, type Proposal, type Term, counterProposal, limits, makeProposal } from '@mediation/api-client';
import { AudienceLine, Field, RadioGroup, Select, Textarea } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { tabDraft } from '../../../browser/tab-draft.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { clockTime, longDate } from '../../../words/relative-time.ts';
import { useNegotiation } from './negotiation-context.ts';
import { type ProposalWords, contentOf, endAfter, openDays, wordsFrom } from './proposal-form.ts';
import { TermFields } from './term-fields.tsx';
import { useNames } from './use-names.ts';

export interface ProposalDialogProps {
  topic: CaseTopic;
  /** The proposal that this one answers. */
  answers?: Proposal | undefined;
  /** The terms to begin with. */
  start?: Term[] | undefined;
  /** The party to whose side a mediator proposes. */
  side?: string | undefined;
  onClose: () => void;
}

/** Makes a proposal or a counter-proposal. What is typed stays in this tab until it is sent. */
export function ProposalDialog({ topic, answers, start, side, onClose }: ProposalDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { me } = useNegotiation();
  const { titleOf, readersOf, lawyersOf, named, mediator } = useNames();
  const [draft] = useState(() =>
    tabDraft<ProposalWords>(`proposal:${me?.id}:${answers?.id ?? topic.id}:${side ?? ''}`),
  );
  const form = useForm<ProposalWords>({ defaultValues: draft.read() ?? wordsFrom(answers?.terms ?? start) });
  const { register, control, trigger, getValues, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  );
  const chosen = useWatch({ control, name: 'audience' });
  const mayChoose = me?.role === 'divorcee' && answers === undefined;
  const audience = answers?.audience ?? (side === undefined ? chosen : 'one_side');
  const reader = answers?.side_participant_id ?? side ?? (audience === 'one_side' ? (me?.id ?? null) : null);
  const hasLawyer = me !== undefined && lawyersOf(me.id).length > 0;
  const send = async () => {
    const content = contentOf(getValues());
    await (answers === undefined
      ? call(makeProposal, {
          topicId: topic.id,
          audience,
          ...(side !== undefined && { participant_id: side }),
          ...content,
        })
      : call(counterProposal, { proposalId: answers.id, ...content }));
    draft.drop();
  };
  const title = titleOf(topic);
  return (
    <ActionDialog
      title={answers === undefined ? t`New proposal: ${title}` : t`Counter-proposal: ${title}`}
      description={t`Write one row for each point. A proposal binds nobody; it goes into the draft once it is accepted.`}
      action={
        side !== undefined
          ? t`Send to ${named(side)} only`
          : answers === undefined
            ? t`Send the proposal`
            : t`Send the counter-proposal`
      }
      failed={t`Failed to send the proposal`}
      isReady={() => trigger(undefined, { shouldFocus: true })}
      work={send}
      onClose={onClose}
    >
      <TermFields form={form} />
      <Field label={t`Why you propose it`} optional={t`(optional)`}>
        <Textarea {...register('note')} rows={3} maxLength={limits.noteMax} />
      </Field>
      {mayChoose && (
        <Controller
          control={control}
          name="audience"
          render={({ field: { value, onChange } }) => (
            <RadioGroup.Root label={t`Who reads it?`} value={value} onValueChange={onChange}>
              <RadioGroup.Item value="everyone">{t`Everybody in the case`}</RadioGroup.Item>
              <RadioGroup.Item value="one_side" hint={t`To hear what ${mediator} thinks first.`}>
                {hasLawyer ? t`${mediator} and my lawyer only` : t`${mediator} only`}
              </RadioGroup.Item>
            </RadioGroup.Root>
          )}
        />
      )}
      <Field label={t`Open until`}>
        <Select {...register('days')}>
          {openDays.map((days) => {
            const end = endAfter(days) ?? '';
            return (
              <option key={days} value={days}>
                {t`${days} days: ${longDate(new Date(end))}, ${clockTime(end)}`}
              </option>
            );
          })}
          <option value="">{t`No end`}</option>
        </Select>
      </Field>
      <AudienceLine icon={<Lock />}>{t`Visible to: ${readersOf(reader)}.`}</AudienceLine>
    </ActionDialog>
  );
}
