import { useLingui } from '@lingui/react/macro';
import { type AiConsents, answerAiConsent } from '@mediation/api-client';
import { AudienceLine, Button, RadioGroup, Row, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { paths } from '../../../paths.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { shortDate } from '../../../words/times/relative-time.ts';

export interface AnswerFormProps {
  caseId: string;
  mine: AiConsents['mine'];
  /** Whether the safety check is on, which a no does not stop. */
  screening: boolean;
  mediator: string;
  /** The other party; undefined for a lawyer, and while nobody has joined. */
  other: string | undefined;
}

/** Yes or no, with nothing chosen before, and who learns of it. */
export function AnswerForm({ caseId, mine, screening, mediator, other }: AnswerFormProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(answer === undefined);
    if (answer === undefined) return first.current?.focus();
    const texts = {
      failed: t`Failed to save your answer`,
      done: t`Your answer is saved. You can change it in your profile.`,
    };
    if (await run(() => call(answerAiConsent, { caseId, answer }), texts)) await navigate(back);
  };
  const before = mine.answered_at === null ? undefined : shortDate(mine.answered_at);
  // The home asks for the first answer, the profile leads to a later one.
  const back = before === undefined ? paths.dashboard() : `${paths.profile()}?part=safety`;
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="large">
        <Stack gap="normal">
          <RadioGroup.Root
            look="card"
            label={t`Your answer, for this case`}
            value={answer ?? null}
            onValueChange={(value) => setAnswer(value === 'yes' ? 'yes' : 'no')}
            error={isMissing && answer === undefined && t`Choose one of the two.`}
          >
            <RadioGroup.Item
              ref={first}
              value="no"
              hint={screening ? t`Only the safety check stays on.` : t`AI reads nothing that you write.`}
            >
              {t`No`}
            </RadioGroup.Item>
            <RadioGroup.Item
              value="yes"
              hint={
                other === undefined
                  ? t`Only what you write. Everybody else answers for themselves.`
                  : t`Only what you write. ${other} decides separately.`
              }
            >
              {t`Yes`}
            </RadioGroup.Item>
          </RadioGroup.Root>
          <AudienceLine icon={<Lock />}>
            {sentence(
              other === undefined
                ? t`${mediator} sees your answer. Nobody else does.`
                : t`${mediator} sees your answer. ${other} does not, and you do not see ${other}’s.`,
            )}{' '}
            {other !== undefined &&
              t`Where translations are offered, ${other} can tell whether AI may read what you propose.`}
          </AudienceLine>
          {before !== undefined && (
            <Text size="small" tone="soft">
              {mine.answer === 'yes' ? t`You said yes on ${before}.` : t`You said no on ${before}.`}
            </Text>
          )}
        </Stack>
        <ProblemNotice problem={problem} />
        <Row justify="between" folds="reversed">
          <Button asChild tone="plain" flush>
            <Link to={back}>{before === undefined ? t`Decide later` : t`Leave it as it is`}</Link>
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? t`Saving` : t`Save my answer`}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
