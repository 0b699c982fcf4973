import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getIntake, submitIntake } from '@mediation/api-client';
import { Button, ConsentBox, ErrorSummary, Stack, Text } from '@mediation/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { queryKey } from '../../../../backend/use-endpoint.ts';
import { paths } from '../../../../paths.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { errorText } from '../../../../words/texts/error-text.ts';
import { sentence } from '../../../../words/names/people-names.ts';
import type { PartProps } from '../part-props.ts';
import { IntakeLayout } from '../intake-layout.tsx';
import { ReviewedSection } from './reviewed-section.tsx';
import { sectionsFor } from '../sections.ts';
import { useIntakeReaders } from '../../sent/use-intake-readers.ts';

/** The text to which a person agrees on sending, by its number. It grows when the words do. */
const consentVersion = '2';

/** Everything that was said, to check, change and send. */
export function Review({ own, draft, problems, goBack }: PartProps) {
  const { t } = useLingui();
  const { call, queries } = useBackend();
  const navigate = useNavigate();
  const { caseId, intake, isForClient, mediator } = own;
  const readers = useIntakeReaders(own, 'review');
  const hasAgreed = intake?.consent === consentVersion;
  const [agrees, setAgrees] = useState(hasAgreed);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const missing = agrees ? [] : [{ field: 'consent', message: t`Say that you agree before you send it.` }];
  const errors = attempt > 0 ? [...problems, ...missing] : [];

  const send = async () => {
    setAttempt(attempt + 1);
    setProblem(null);
    if (problems.length + missing.length > 0) return;
    setSending(true);
    try {
      const saved = await draft.saved();
      if (saved === undefined)
        return setProblem(t`It is not sent, because not all of it is saved yet. Try again in a moment.`);
      const sent = await call(submitIntake, { caseId, consent: consentVersion, version: saved.version });
      queries.setQueryData(queryKey(getIntake, { caseId }), sent);
      await navigate({ pathname: paths.intake(), search: `?case=${caseId}` });
    } catch (error) {
      setProblem(errorText(error, t`Failed to send your intake`));
    } finally {
      setSending(false);
    }
  };

  return (
    <IntakeLayout
      own={own}
      draft={draft}
      part="review"
      back={
        <Button tone="plain" flush onClick={goBack}>
          <ArrowLeft />
          {t`Back`}
        </Button>
      }
      foot={
        <Button busy={isSending} onClick={() => void send()}>
          {isSending ? t`Sending` : t`Send to ${mediator}`}
        </Button>
      }
    >
      <ErrorSummary
        title={t`${plural(errors.length, { one: 'One answer is missing or not right', other: '# answers are missing or not right' })}`}
        errors={errors}
        attempt={attempt}
      />
      {sectionsFor(isForClient).map((section) => (
        <ReviewedSection key={section} section={section} own={own} draft={draft} problems={problems} />
      ))}
      <ConsentBox
        id="consent"
        title={t`Before you send it`}
        version={t`Version ${consentVersion} of this text`}
        label={
          isForClient
            ? t`My client has read this and agrees that ${mediator} reads it`
            : t`I have read this, and I agree that ${mediator} reads it`
        }
        checked={agrees}
        onCheckedChange={setAgrees}
        given={hasAgreed ? t`You agreed when you sent it before.` : undefined}
        error={errors.find(({ field }) => field === 'consent')?.message}
      >
        <Stack gap="small">
          <Text>{sentence(t`${mediator} uses it to prepare the mediation, and for nothing else.`)}</Text>
          <Text>{readers}</Text>
          <Text>{t`After that you can read it at any time. To change it, ask ${mediator} to send it back.`}</Text>
        </Stack>
      </ConsentBox>
      <ProblemNotice problem={problem} />
    </IntakeLayout>
  );
}
