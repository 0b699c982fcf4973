import { useLingui } from '@lingui/react/macro';
import { Button, Facts, Notice, Row, Stack, Text } from '@mediation/ui';
import { useAnswerText } from '../form/use-answer-text.ts';
import type { IntakeField, IntakeValues } from '../form/answers.ts';
import { useTerms } from '../form/use-terms.ts';

export interface AnswerClashNoticeProps {
  clashes: IntakeField[];
  /** What the other place wrote. */
  there: IntakeValues;
  /** The currency of the case. */
  currency: string | null;
  onSettle: (whose: 'here' | 'there') => void;
}

/** Says that an answer was also changed elsewhere, and asks which one to keep. */
export function AnswerClashNotice({ clashes, there, currency, onSettle }: AnswerClashNoticeProps) {
  const { t } = useLingui();
  const terms = useTerms();
  const textOf = useAnswerText(currency);
  if (clashes.length === 0) return null;
  return (
    <Notice tone="warning" role="alert">
      <Stack>
        <Text weight="strong">{t`This was also changed in another place.`}</Text>
        <Text>{t`Your answer is still below and is not saved yet. The other place says:`}</Text>
        <Facts facts={clashes.map((field) => ({ term: terms[field], detail: textOf(field, there) || '–' }))} />
        <Row wrap>
          <Button size="small" onClick={() => onSettle('here')}>{t`Keep my answer`}</Button>
          <Button size="small" tone="secondary" onClick={() => onSettle('there')}>
            {t`Take the other one`}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}
