import { useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, Heading, Progress, RadioGroup, Stack, Text } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';
import { questions, resultOf } from './questions.ts';
import { WizardResult } from './wizard-result.tsx';

/** A self-check with a dozen questions, before registration. The answers stay on the page and are never stored. */
export function WizardPage() {
  const { t, i18n } = useLingui();
  const [trail, setTrail] = useState([0]);
  const [given, setGiven] = useState<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const at = trail.at(-1) ?? 0;
  const question = questions[at];
  const answer = question && given[question.id];
  const hasMoved = trail.length > 1;
  useEffect(() => {
    if (trail.length > 1) heading.current?.focus();
  }, [trail]);
  const goTo = (to: number) => setTrail([...trail, to]);
  const furthest = Math.max(...trail.filter((it) => it < questions.length));
  const next = () => goTo(resultOf(given) === 'help' ? questions.length : furthest + 1);
  const back = () => setTrail(trail.slice(0, -1));
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      headEnd={<Link to={paths.home()}>{t`Stop here`}</Link>}
      foot={
        <>
          {hasMoved && (
            <Button tone="secondary" onClick={back}>
              {t`Back`}
            </Button>
          )}
          {question && <Button onClick={next}>{answer === undefined ? t`Skip this question` : t`Next`}</Button>}
        </>
      }
    >
      <PageTitle>{t`Does mediation suit you?`}</PageTitle>
      {question === undefined ? (
        <WizardResult given={given} headingRef={heading} onChange={goTo} />
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
