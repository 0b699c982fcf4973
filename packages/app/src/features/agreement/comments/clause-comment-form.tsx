import { useLingui } from '@lingui/react/macro';
import { addClauseComment, limits } from '@mediation/api-client';
import { AudienceLine, Button, Field, RadioGroup, Row, Stack, Well } from '@mediation/ui';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { tabDraft } from '../../../browser/tab-draft.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { textProblem } from '../../../shared/forms/text-problem.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { clockTime, longDate, moment } from '../../../words/times/relative-time.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { type CommentChoice, useChoices } from './use-choices.ts';
import type { Discussion } from './use-discussion.ts';

interface Written {
  text: string;
  audience: string;
}

/** What this tab keeps of a comment on a clause until it is sent. */
export const commentDraft = (versionId: string, clauseId: string) =>
  tabDraft<Written>(`clause-comment:${versionId}:${clauseId}`);

export interface ClauseCommentFormProps {
  discussion: Discussion;
  clauseId: string;
  label: string;
  /** With the id of the comment once it is sent. */
  onClose: (sent?: string) => void;
}

/** Writes about a clause, to readers chosen beside the field. It is kept in this tab until it is sent. */
export function ClauseCommentForm({ discussion, clauseId, label, onClose }: ClauseCommentFormProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { version, people, rounds } = discussion;
  const choices = useChoices(discussion);
  const [kept] = useState(() => commentDraft(version.id, clauseId));
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const { register, control, handleSubmit, formState, subscribe, setFocus } = useForm<Written>({
    defaultValues: kept.read() ?? { text: '', audience: choices[0]?.key ?? '' },
  });
  const audience = useWatch({ control, name: 'audience' });
  const chosen = choices.find(({ key }) => key === audience) ?? choices[0];
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [subscribe, kept],
  );
  useEffect(() => setFocus('text'), [setFocus]);
  const close = (sent?: string) => {
    kept.drop();
    onClose(sent);
  };
  if (chosen === undefined) return null;
  const problemOf = (text: string) => textProblem(text, limits.commentMax, t`Write a few words.`);
  const send = handleSubmit(async ({ text }) => {
    const comment = {
      caseId: version.case_id,
      versionId: version.id,
      clause_id: clauseId,
      audience: chosen.audience,
      ...(chosen.partyId !== null && { participant_id: chosen.partyId }),
      ...(chosen.roundId !== null && { round_id: chosen.roundId }),
      text,
    };
    let sent: string | undefined;
    const work = async () => {
      sent = (await call(addClauseComment, comment)).comment.id;
    };
    const round = rounds.find(({ id }) => id === chosen.roundId);
    const done = round ? t`Saved. It opens with the others on ${moment(round.deadline_at)}.` : t`Sent`;
    if (await run(work, { failed: t`We could not send it.`, done })) close(sent);
  });
  return (
    <Well>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <Field label={label} error={formState.errors.text?.message}>
            <LongText
              {...register('text', { validate: (text) => problemOf(text) || true })}
              rows={3}
              most={limits.commentMax}
              autoComplete="off"
            />
          </Field>
          <Controller
            control={control}
            name="audience"
            render={({ field }) => (
              <RadioGroup.Root
                label={t`Who should read it?`}
                look="card"
                value={chosen.key}
                onValueChange={field.onChange}
              >
                {choices.map(({ key, label: choice }) => (
                  <RadioGroup.Item key={key} value={key}>
                    {choice}
                  </RadioGroup.Item>
                ))}
              </RadioGroup.Root>
            )}
          />
          <ProblemNotice problem={problem} />
          <AudienceLine short icon={<Eye />}>
            <ChosenReaders discussion={discussion} chosen={chosen} />
          </AudienceLine>
          <Row wrap>
            <Button tone="plain" onClick={() => close()}>{t`Cancel`}</Button>
            <Button type="submit" tone="secondary" busy={isBusy}>
              {chosen.audience === 'mediator' && people.me?.role === 'divorcee'
                ? t`Send to ${people.mediator}`
                : chosen.roundId === null
                  ? t`Send`
                  : t`Save`}
            </Button>
          </Row>
        </Stack>
      </form>
    </Well>
  );
}

function ChosenReaders({ discussion, chosen }: { discussion: Discussion; chosen: CommentChoice }) {
  const { t } = useLingui();
  const { version, people, rounds } = discussion;
  const round = rounds.find(({ id }) => id === chosen.roundId);
  if (round)
    return t`Visible to: you, until ${longDate(new Date(round.deadline_at))}, ${clockTime(round.deadline_at)}, or until all lawyers are done. Then everybody in the case reads it.`;
  const readBy = { readers: version.readers, audience: chosen.audience, partyId: chosen.partyId };
  const others = listOf(people.withoutParties(readBy).map(({ name }) => firstName(name)));
  const line = t`Visible to: ${people.readerNames(readBy)}.`;
  return others === '' ? line : `${line} ${t`${others} won’t see it.`}`;
}
