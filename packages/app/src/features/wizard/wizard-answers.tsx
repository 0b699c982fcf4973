import { useLingui } from '@lingui/react/macro';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { questions } from './questions.ts';

interface WizardAnswersProps {
  given: Record<string, string>;
  onChange: (at: number) => void;
}

/** The answers that the result rests on, each with the way back to its question. */
export function WizardAnswers({ given, onChange }: WizardAnswersProps) {
  const { t, i18n } = useLingui();
  const answered = questions.flatMap(({ id, text, answers }, at) => {
    const answer = answers.find((it) => it.id === given[id]);
    return answer ? [{ at, question: i18n._(text), answer: i18n._(answer.text) }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <Card aria-labelledby="answers">
      <Stack>
        <Card.Title id="answers">{t`Your answers`}</Card.Title>
        {answered.map(({ at, question, answer }) => (
          <Row key={at} justify="between" align="start">
            <Stack gap="none">
              <Text tone="soft">{question}</Text>
              <Text weight="strong">{answer}</Text>
            </Stack>
            <Button tone="quiet" size="small" aria-label={t`Change: ${question}`} onClick={() => onChange(at)}>
              {t`Change`}
            </Button>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
