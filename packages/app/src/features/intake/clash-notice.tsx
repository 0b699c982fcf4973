import { useLingui } from '@lingui/react/macro';
import { Button, Facts, Notice, Row, Stack, Text } from '@mediation/ui';
import type { IntakeField, IntakeValues } from './intake-values.ts';

export interface ClashNoticeProps {
  clashes: IntakeField[];
  /** The answers from the other device or tab. */
  there: IntakeValues;
  labels: Record<IntakeField, string>;
  onSettle: (whose: 'here' | 'there') => void;
}

/** Says that an answer was also changed elsewhere, and asks which one to keep. */
export function ClashNotice({ clashes, there, labels, onSettle }: ClashNoticeProps) {
  const { t } = useLingui();
  if (clashes.length === 0) return null;
  const textOf = (field: IntakeField) => {
    if (field !== 'birth') return there[field];
    const { day, month, year } = there.birth;
    return [day, month, year].filter(Boolean).join(' ');
  };
  return (
    <Notice tone="warning" role="alert">
      <Stack>
        <Text weight="strong">{t`This was also changed in another place.`}</Text>
        <Text>{t`Your answer is still below and is not saved yet. The other place says:`}</Text>
        <Facts facts={clashes.map((field) => ({ term: labels[field], detail: textOf(field) || '–' }))} />
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
