import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import {
  type AgreementVersion,
  askSigningQuestion,
  type InputOf,
  limits,
  type Participant,
  removeSigningQuestion,
  type SigningQuestion,
} from '@mediation/api-client';
import { AudienceLine, Button, Field, Heading, Row, Select, Stack, Text } from '@mediation/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { OtherLanguage } from '../../../../shared/layout/other-language.tsx';
import { useLangOf } from '../../../../shared/layout/use-lang-of.ts';
import { firstName, listOf } from '../../../../words/names/people-names.ts';
import { splitSigners } from '../words/split-signers.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

export interface SigningQuestionsProps {
  version: AgreementVersion;
  questions: readonly SigningQuestion[];
  parties: readonly Participant[];
}

/** The questions that show whether each party understood, with their answers. */
export function SigningQuestions({ version, questions, parties }: SigningQuestionsProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const langOf = useLangOf();
  const { run, isBusy } = useAction();
  const remove = (questionId: string) =>
    run(() => call(removeSigningQuestion, { questionId }), { failed: t`Failed to remove the question` });
  return (
    <Stack gap="large">
      {parties.map(({ id, name }) => (
        <Stack key={id} gap="small">
          <Heading level={3}>{t`Questions to ${firstName(name)}`}</Heading>
          {questions.every(({ participant_id }) => participant_id !== id) && (
            <Text size="small" tone="soft">{t`No questions yet. Without questions, this part is left out.`}</Text>
          )}
          {questions
            .filter(({ participant_id }) => participant_id === id)
            .map((it) => (
              <Stack key={it.id} gap="tiny">
                <Text size="small" tone="soft">
                  {it.question}
                </Text>
                {it.answer === null ? (
                  <Row justify="between">
                    <Text>{t`Not answered yet`}</Text>
                    <Button tone="quiet" size="small" busy={isBusy} onClick={() => void remove(it.id)}>
                      {t`Remove`}
                    </Button>
                  </Row>
                ) : (
                  <>
                    <Text typed lang={langOf(it.answer)}>
                      {it.answer}
                    </Text>
                    <OtherLanguage text={it.answer} isOnlySaid />
                  </>
                )}
              </Stack>
            ))}
        </Stack>
      ))}
      <AskUnsigned version={version} parties={parties} />
    </Stack>
  );
}

/** Asks those who have not signed, and says who has. */
function AskUnsigned({ version, parties }: Omit<SigningQuestionsProps, 'questions'>) {
  const { t } = useLingui();
  const { unsigned, signed } = splitSigners(version);
  const asked = parties.filter(({ id }) => unsigned.some((it) => it.id === id));
  const names = listOf(signed.map(({ name }) => firstName(name)));
  return (
    <>
      {names !== '' && (
        <Text size="small" tone="soft">
          {t`${names} signed version ${version.number}, and can no longer be asked about it.`}
        </Text>
      )}
      {asked.length > 0 && <AskForm key={asked.map(({ id }) => id).join(' ')} version={version} parties={asked} />}
    </>
  );
}

function AskForm({ version, parties }: Omit<SigningQuestionsProps, 'questions'>) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const everybody = parties.map(({ id }) => id);
  const { register, handleSubmit, formState, reset, setValue, control } = useForm<InputOf<typeof askSigningQuestion>>({
    resolver: standardSchemaResolver(askSigningQuestion.input),
    defaultValues: { caseId: version.case_id, versionId: version.id, participant_ids: everybody, question: '' },
  });
  const chosen = useWatch({ control, name: 'participant_ids' });
  const send = handleSubmit(async (input) => {
    if (await run(() => call(askSigningQuestion, input), { failed: t`Failed to ask` })) reset();
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="small">
        <Field label={t`Another question`} error={errorOf(formState.errors.question, t`Write a question first.`)}>
          <LongText {...register('question')} rows={2} most={limits.noteMax} autoComplete="off" />
        </Field>
        <Field label={t`For whom`}>
          <Select
            value={chosen.length > 1 ? 'both' : (chosen[0] ?? 'both')}
            onChange={({ target }) => setValue('participant_ids', target.value === 'both' ? everybody : [target.value])}
          >
            {parties.length > 1 && <option value="both">{t`Both, each alone`}</option>}
            {parties.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ProblemNotice problem={problem} />
        <Row wrap justify="between">
          <AudienceLine
            short
            audience="mediator"
          >{t`Each party and you read the answer. There is no score.`}</AudienceLine>
          <Button type="submit" tone="secondary" size="small" busy={isBusy}>
            {isBusy ? t`Sending` : t`Ask`}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
