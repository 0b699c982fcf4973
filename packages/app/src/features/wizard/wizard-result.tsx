import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Card, Heading, NextSteps, Row, Stack, Text } from '@mediation/ui';
import { Printer } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { EmergencyCalls } from '../../safety/emergency-calls.tsx';
import { paths } from '../../paths.ts';
import { resultOf } from './questions.ts';
import { TalkFirst } from './talk-first.tsx';
import { WizardAnswers } from './wizard-answers.tsx';

export interface WizardResultProps {
  given: Record<string, string>;
  headingRef: Ref<HTMLHeadingElement>;
  /** Goes back to one question. */
  onChange: (at: number) => void;
}

/** The result of the self-check, with preparation and duration. It never excludes a person from mediation. */
export function WizardResult({ given, headingRef, onChange }: WizardResultProps) {
  const { t } = useLingui();
  const result = resultOf(given);
  const words = {
    suits: {
      title: t`Mediation likely suits you`,
      text: t`You can both talk, and there is something to settle. A mediator helps you do it step by step.`,
    },
    talk: {
      title: t`A conversation first`,
      text: t`Some things are not clear yet. A mediator talks with each of you alone before anything else.`,
    },
    help: {
      title: t`Get help now`,
      text: t`You matter most. Talk to somebody you trust or to a helpline before you decide anything.`,
    },
  }[result];
  const prepare = [
    t`An identity document and your marriage certificate`,
    t`Recent pay slips and bank statements`,
    ...(given['home'] === 'yes' ? [t`The deeds or the lease of your home`] : []),
    ...(given['children'] === 'yes' ? [t`What school and childcare cost`] : []),
    ...(given['pensions'] === 'yes' ? [t`The newest pension statements`] : []),
    ...(given['debts'] === 'yes' ? [t`What you owe, and to whom`] : []),
  ];
  return (
    <Stack gap="large">
      <Heading level={1} size="huge" voice tabIndex={-1} ref={headingRef}>
        {words.title}
      </Heading>
      {result === 'help' && (
        <Stack>
          <Text weight="strong">{t`In danger now? Call the emergency number where you are.`}</Text>
          <EmergencyCalls />
        </Stack>
      )}
      <Text size="lead">{words.text}</Text>
      {result !== 'help' && (
        <>
          <Card aria-labelledby="prepare">
            <Stack>
              <Card.Title id="prepare">{t`What to have ready`}</Card.Title>
              <NextSteps steps={prepare.map((title) => ({ title, text: '' }))} />
            </Stack>
          </Card>
          <Text>{t`Most families need ${limits.sessionsTypical} sessions in ${limits.weeksTypical} weeks.`}</Text>
          <Text>
            {t`When you register, you can ask an office for a mediation, or open the invitation that a mediator sent you. You do not have to tell your story first.`}
          </Text>
          <Row wrap folds>
            <Button asChild>
              <Link to={paths.register()}>{t`Register`}</Link>
            </Button>
            <Button asChild tone="secondary">
              <Link to={paths.whatToExpect()}>{t`What to expect`}</Link>
            </Button>
            <Button tone="secondary" onClick={() => globalThis.print()}>
              <Printer />
              {t`Print`}
            </Button>
          </Row>
        </>
      )}
      {result !== 'suits' && <TalkFirst />}
      <WizardAnswers given={given} onChange={onChange} />
    </Stack>
  );
}
