import { useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, Heading, Progress, RadioGroup, Stack, Text } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';
import { questions, resultOf } from './questions.ts';
import { WizardResult } from './wizard-result.tsx';

/** A self-check with a dozen questions, before registration. The answers stay on the page and are never stored. */
export function WizardPage() {
  const { t, i18n } = useLingui();
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[at];
  const answer = question && given[question.id];
  const isHelp = resultOf(given) === 'help';
  const isOver = question === undefined || (isHelp && at > 0);
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  const next = () => setAt(at + 1);
  const back = () => setAt(Math.max(0, at - 1));
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      headEnd={<Link to={paths.home()}>{t`Stop here`}</Link>}
      foot={
        <>
          {at > 0 && (
            <Button tone="secondary" onClick={back}>
              {t`Back`}
            </Button>
          )}
          {!isOver && <Button onClick={next}>{answer === undefined ? t`Skip this question` : t`Next`}</Button>}
        </>
      }
    >
      <PageTitle>{t`Does mediation suit you?`}</PageTitle>
      {isOver ? (
        <WizardResult result={resultOf(given)} given={given} headingRef={heading} />
      ) : (
        <Stack gap="large">
          <Heading level={1} size="page" tabIndex={-1} ref={heading}>
            {t`Does mediation suit you?`}
          </Heading>
          <Text tone="soft">{t`Nothing you choose is stored or sent. When you close this page it is gone.`}</Text>
          <Progress
            showLabel
            label={t`Questions`}
            value={(at / questions.length) * 100}
            valueText={t`${at + 1} of ${questions.length}`}
          />
          <RadioGroup.Root
            key={question.id}
            label={i18n._(question.text)}
            hint={question.why && i18n._(question.why)}
            value={answer ?? null}
            onValueChange={(it) => setGiven({ ...given, [question.id]: it })}
          >
            {question.answers.map((option) => (
              <RadioGroup.Item key={option.id} value={option.id}>
                {i18n._(option.text)}
              </RadioGroup.Item>
            ))}
          </RadioGroup.Root>
        </Stack>
      )}
    </FocusLayout>
  );
}
