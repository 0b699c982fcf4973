import { useLingui } from '@lingui/react/macro';
import { Button, Row, Stack, Text } from '@mediation/ui';

export interface RecitalsFootProps {
  /** Whether what is saved goes into the next version. */
  isConfirmed: boolean;
  /** Whether the form shows what has to change first. */
  hasErrors: boolean;
  isBusy: boolean;
  /** Saves without confirming. */
  onSave: () => void;
}

/** The ways to save recitals, and what a release takes now. */
export function RecitalsFoot({ isConfirmed, hasErrors, isBusy, onSave }: RecitalsFootProps) {
  const { t } = useLingui();
  return (
    <Stack gap="small">
      <Text tone="soft">
        {t`The paper names the mediator, and says that the mediator is not a lawyer of either party and not a judge.`}
      </Text>
      <Row wrap gap="small">
        <Button type="submit" busy={isBusy}>
          {t`Confirm for the next version`}
        </Button>
        <Button tone="secondary" disabled={isBusy} onClick={onSave}>
          {t`Save without confirming`}
        </Button>
      </Row>
      <Text size="small" tone="soft">
        {hasErrors
          ? t`Not saved. Correct the places that are marked first.`
          : isConfirmed
            ? t`Confirmed. The next version of each document has these recitals as they are saved.`
            : t`Not confirmed. The next version would have no recitals.`}
      </Text>
    </Stack>
  );
}
