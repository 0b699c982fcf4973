import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { acceptIntake, type Intake, type IntakeSection, returnIntake } from '@mediation/api-client';
import { Button, Heading, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { tabDraft } from '../../../browser/tab-draft.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { fullDateAt } from '../../../words/times/relative-time.ts';
import { AskField } from '../fields/ask-field.tsx';
import { IntakeBadge } from './intake-badge.tsx';
import { savedValues } from '../form/intake-values.ts';
import { SectionAnswers } from './section-answers.tsx';
import { sectionsFor } from '../form/sections.ts';
import { useReviewWords } from '../form/use-review-words.ts';
import { WorryNotice } from '../worry-notice.tsx';

type Questions = Partial<Record<IntakeSection, string | undefined>>;

/** One party’s intake for the mediator, topic by topic: to accept, or to ask about. */
export function SentIntake({ intake, currency }: { intake: Intake; currency: string | null }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const titles = useReviewWords();
  const { id: intakeId, version, status } = intake;
  const kept = tabDraft<Questions>(`questions:${useUser().id}:${intakeId}`);
  const [questions, setQuestions] = useState(() => kept.read() ?? {});
  const ask = (section: IntakeSection, text: string | undefined) => {
    const next = { ...questions, [section]: text };
    setQuestions(next);
    kept.keep(next);
  };
  const name = intake.personalInfo.name ?? t`Party`;
  const asked = Object.fromEntries(
    Object.entries(questions).flatMap(([section, text = '']) => (text.trim() === '' ? [] : [[section, text.trim()]])),
  );
  const count = Object.keys(asked).length;
  const decide = async (work: () => Promise<unknown>, done: string) => {
    if (!(await run(work, { failed: t`Failed to answer the intake`, done }))) return;
    setQuestions({});
    kept.drop();
  };
  const day = intake.submitted_at && fullDateAt(intake.submitted_at);
  return (
    <Stack gap="grid" asChild>
      <section aria-labelledby={`intake-${intakeId}`}>
        <Stack gap="tiny">
          <Row justify="between" wrap>
            <Heading id={`intake-${intakeId}`} level={2} size="large">
              {name}
            </Heading>
            <IntakeBadge status={status} />
          </Row>
          {day !== null && <Text tone="soft">{t`Sent on ${day}`}</Text>}
        </Stack>
        <WorryNotice intake={intake} name={name} />
        {sectionsFor(false).map((section) => (
          <SectionAnswers
            key={section}
            section={section}
            title={titles[section]}
            values={savedValues(intake)}
            intake={intake}
            currency={currency}
            mediator={t`The mediator`}
            ofId={`intake-${intakeId}`}
          >
            {status === 'submitted' && section !== 'safety' && (
              <AskField
                title={titles[section]}
                value={questions[section]}
                onValueChange={(text) => ask(section, text)}
              />
            )}
          </SectionAnswers>
        ))}
        <ProblemNotice problem={problem} />
        {status === 'submitted' && (
          <Row wrap folds>
            {count > 0 && (
              <Button
                busy={isBusy}
                onClick={() =>
                  void decide(() => call(returnIntake, { intakeId, asked, version }), t`Sent back to ${name}`)
                }
              >
                {t`${plural(count, { one: 'Send back with one question', other: 'Send back with # questions' })}`}
              </Button>
            )}
            {count === 0 && (
              <Button
                busy={isBusy}
                onClick={() =>
                  void decide(() => call(acceptIntake, { intakeId, version }), t`You accepted the intake of ${name}`)
                }
              >
                {t`Accept`}
              </Button>
            )}
          </Row>
        )}
      </section>
    </Stack>
  );
}
