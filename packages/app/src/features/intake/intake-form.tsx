import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Intake, getIntake, submitIntake } from '@mediation/api-client';
import { Button, ErrorSummary, Notice, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey } from '../../backend/use-endpoint.ts';
import { errorText } from '../../words/error-text.ts';
import { ClashNotice } from './clash-notice.tsx';
import * as styles from './intake-form.css.ts';
import { type IntakeField, type IntakeValues, wrongFields } from './intake-values.ts';
import { OwnWordsFields } from './own-words-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { SaveState } from './save-state.tsx';
import { useIntakeDraft } from './use-intake-draft.ts';
import { useIntakeLabels } from './use-intake-labels.ts';

export interface IntakeFormProps {
  caseId: string;
  intake: Intake | null;
  /** The known details of the person, before the first save. */
  prefill: Partial<IntakeValues>;
  /** Whether a lawyer fills in the form for their client. */
  isForClient: boolean;
}

/** The props of each section of the form. */
export interface FieldsProps {
  values: IntakeValues;
  set: (part: Partial<IntakeValues>) => void;
  labels: ReturnType<typeof useIntakeLabels>;
  errorOf: (field: IntakeField) => string | undefined;
  isForClient: boolean;
}

/** The intake form. Answers are saved automatically; the person submits them. */
export function IntakeForm({ caseId, intake, prefill, isForClient }: IntakeFormProps) {
  const { t } = useLingui();
  const { call, queries } = useBackend();
  const labels = useIntakeLabels(isForClient);
  const draft = useIntakeDraft(caseId, intake, prefill);
  const { values, clashes, value: state, context } = draft;
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const wrong = attempt > 0 ? wrongFields(values) : [];
  const errorOf = (field: IntakeField) => (wrong.includes(field) ? labels.problems[field] : undefined);
  const fields = { values, set: draft.set, labels, errorOf, isForClient };

  const send = async () => {
    setAttempt(attempt + 1);
    setProblem(null);
    if (wrongFields(values).length > 0) return;
    setSending(true);
    try {
      const saved = await draft.saved();
      if (saved === undefined) return;
      const sent = await call(submitIntake, { caseId, version: saved.version });
      queries.setQueryData(queryKey(getIntake, { caseId }), sent);
    } catch (error) {
      setProblem(errorText(error, t`Failed to send your intake`));
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="grid">
        <Text tone="soft">{t`Stop when you like: what you write is saved as you go.`}</Text>
        <ErrorSummary
          title={t`${plural(wrong.length, { one: 'One answer is missing or not right', other: '# answers are missing or not right' })}`}
          errors={wrong.map((field) => ({ field, message: labels.problems[field] }))}
          attempt={attempt}
        />
        <ClashNotice clashes={clashes} there={draft.there} labels={labels.fields} onSettle={draft.settle} />
        <PersonFields {...fields} />
        <OwnWordsFields {...fields} />
        {(problem !== null || state === 'refused') && (
          <Notice tone="danger" role="alert">
            {problem ?? errorText(context.error, t`Failed to save your intake`)}
          </Notice>
        )}
        <Row wrap className={styles.bar}>
          <Button type="submit" busy={isSending}>
            {isSending ? t`Sending` : t`Send to your mediator`}
          </Button>
          <SaveState value={state} isBegun={intake !== null} />
        </Row>
      </Stack>
    </form>
  );
}
