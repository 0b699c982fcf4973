import { useLingui } from '@lingui/react/macro';
import {
  type CaseTopic,
  type Proposal,
  type ProposalDraft,
  type Term,
  counterProposal,
  limits,
  makeProposal,
  saveProposalDraft,
} from '@mediation/api-client';
import { AudienceLine, Field, Select, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { tabDraft } from '../../../../browser/tab-draft.ts';
import { ModeNotice } from '../../../../shared/cases/mode/mode-notice.tsx';
import { useCaseMode } from '../../../../shared/cases/mode/use-case-mode.ts';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { endMoment } from '../../../../words/times/end-moment.ts';
import { focusTopic } from '../topics/focus-topic.ts';
import { useNegotiation } from '../negotiation-context.ts';
import { ProposalAudience } from './proposal-audience.tsx';
import {
  type ProposalWords,
  contentOf,
  endAfter,
  isWritten,
  openDays,
  wordsFrom,
  proposalWordsOf,
} from './proposal-form.ts';
import { TermFields } from './term-fields.tsx';
import { useNames } from '../use-names.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

export interface ProposalDialogProps {
  topic: CaseTopic;
  /** The proposal that this one answers. */
  answers?: Proposal | undefined;
  /** The draft to go on with. */
  draft?: ProposalDraft | undefined;
  /** The proposal between the author and the mediator, or one side, that everybody reads now. Its reason stays there. */
  shared?: Proposal | undefined;
  /** The terms to begin with. */
  start?: Term[] | undefined;
  /** The party to whose side a mediator proposes. */
  side?: string | undefined;
  onClose: () => void;
}

/**
 * Makes a proposal or a counter-proposal, or keeps it as a draft. What is typed stays in this tab until one of these
 * succeeds.
 */
export function ProposalDialog({ topic, answers, draft, shared, start, side, onClose }: ProposalDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { me, negotiation, mediationCase } = useNegotiation();
  const isPaused = useCaseMode(mediationCase.id)?.mode.mode === 'paused';
  const { titleOf, readersOf, named } = useNames();
  const [typed] = useState(() =>
    tabDraft<ProposalWords>(`proposal:${me?.id}:${draft?.id ?? answers?.id ?? shared?.id ?? topic.id}:${side ?? ''}`),
  );
  const form = useForm<ProposalWords>({
    mode: 'onChange',
    defaultValues:
      typed.read() ?? (draft === undefined ? wordsFrom((answers ?? shared)?.terms ?? start) : proposalWordsOf(draft)),
  });
  const { register, control, trigger, getValues, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => typed.keep(values) }),
    [subscribe, typed],
  );
  const chosen = useWatch({ control, name: 'audience' });
  const mayChoose = me?.role === 'divorcee' && answers === undefined && shared === undefined;
  const audience = answers?.audience ?? (side === undefined ? chosen : 'one_side');
  const reader = answers?.side_participant_id ?? side ?? (audience === 'one_side' ? (me?.id ?? null) : null);
  const content = () => ({
    ...contentOf(getValues()),
    // A draft that is gone meanwhile is kept as a new one.
    ...(draft !== undefined && negotiation.drafts.some(({ id }) => id === draft.id) && { draft_id: draft.id }),
  });
  const readers = { topicId: topic.id, audience, ...(side !== undefined && { participant_id: side }) };
  const send = async () => {
    await (answers === undefined
      ? call(makeProposal, { ...readers, ...content() })
      : call(counterProposal, { proposalId: answers.id, ...content() }));
    typed.drop();
  };
  const keep = async () => {
    await call(saveProposalDraft, { ...readers, ...content(), parent_id: answers?.id ?? null });
    typed.drop();
  };
  const title = titleOf(topic);
  return (
    <ActionDialog
      title={answers === undefined ? t`New proposal: ${title}` : t`Counter-proposal: ${title}`}
      description={t`Write one row for each point. A proposal is not an agreement; it goes into the agreement draft once it is accepted.`}
      action={
        side !== undefined
          ? t`Send to ${named(side)} only`
          : shared !== undefined
            ? t`Send to everybody`
            : answers === undefined
              ? t`Send the proposal`
              : t`Send the counter-proposal`
      }
      failed={t`Failed to send the proposal`}
      done={answers === undefined ? t`Your proposal was sent` : t`Your counter-proposal was sent`}
      isReady={() => trigger(undefined, { shouldFocus: true })}
      isBlocked={isPaused}
      work={send}
      other={{
        action: t`Keep as a draft`,
        failed: t`Failed to keep the draft`,
        done: t`Your draft is kept. Only you see it.`,
        isReady: () => isWritten(getValues()) || trigger('terms', { shouldFocus: true }),
        work: keep,
      }}
      onClose={onClose}
      focusInstead={focusTopic}
    >
      <ModeNotice
        caseId={mediationCase.id}
        onlyPaused
        action={<Text>{t`You can keep this as a draft until then.`}</Text>}
      />
      <TermFields form={form} />
      <Field label={t`Why you propose it`} optional={t`(optional)`}>
        <LongText {...register('note')} rows={3} most={limits.noteMax} />
      </Field>
      {mayChoose && <ProposalAudience control={control} />}
      <Field label={t`Open until`}>
        <Select {...register('days')}>
          {openDays.map((days) => {
            const end = endMoment(endAfter(days) ?? '');
            return (
              <option key={days} value={days}>
                {t`${days} days: ${end}`}
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
