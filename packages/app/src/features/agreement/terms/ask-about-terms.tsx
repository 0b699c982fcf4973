import { useLingui } from '@lingui/react/macro';
import { limits, postMessage } from '@mediation/api-client';
import { AudienceLine, Button, Field, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useReveal } from '../../../browser/use-reveal.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { paths } from '../../../paths.ts';
import { listOf, sentence } from '../../../words/names/people-names.ts';
import type { SigningNames } from '../signing/words/use-signing-names.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface AskAboutTermsProps {
  caseId: string;
  names: SigningNames;
  /** The names of the lawyers who read the private channel, too. */
  lawyers: string[];
}

/** A question of a party, which goes into their private channel. */
export function AskAboutTerms({ caseId, names, lawyers }: AskAboutTermsProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { id: me } = useUser();
  const reveal = useReveal('ask');
  const [question, setQuestion] = useState('');
  const [isSent, setSent] = useState(false);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  useUnsavedChanges(question !== '');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    const content = t`About how we will work together: ${question.trim()}`;
    const channelId = `private-${caseId}-${me}` as const;
    setSent(await run(() => call(postMessage, { channelId, content }), { failed: t`Failed to ask` }));
  };
  const asked = () => setQuestion('');
  return (
    <form
      ref={reveal}
      tabIndex={-1}
      aria-label={t`Ask about it`}
      noValidate
      onSubmit={(event) => void send(event).then(asked)}
    >
      <Stack gap="small">
        <Field label={t`Ask ${names.mediator} about it`} optional={t`(optional)`}>
          <LongText
            rows={2}
            value={question}
            most={limits.questionMax}
            onChange={(event) => {
              setQuestion(event.target.value);
              setSent(false);
            }}
          />
        </Field>
        <AudienceLine short icon={<Lock />}>
          {lawyers.length > 0
            ? t`It goes into your private channel, which ${listOf(lawyers)} reads too. ${sentence(names.other)} never sees it.`
            : t`It goes into your private channel. ${sentence(names.other)} never sees it.`}
        </AudienceLine>
        <ProblemNotice problem={problem} />
        <div>
          <Button type="submit" tone="secondary" busy={isBusy} disabled={question.trim() === ''}>
            {t`Ask in private`}
          </Button>
        </div>
        <output>
          {isSent && (
            <Text size="small">
              {t`Sent. The answer comes into your private channel.`} <Link to={paths.messages()}>{t`Open it`}</Link>
            </Text>
          )}
        </output>
      </Stack>
    </form>
  );
}
