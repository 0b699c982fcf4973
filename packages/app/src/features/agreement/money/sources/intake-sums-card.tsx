import { useLingui } from '@lingui/react/macro';
import { addFigure, type Figure, getIntake, type Intake } from '@mediation/api-client';
import { Button, Card, List, Notice, Text } from '@mediation/ui';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { today } from '../../../../words/times/due-text.ts';
import { amountText, currencyName } from '../../../../words/amounts/money.ts';
import { intakeCurrency, sumsToTakeOver } from './intake-sums.ts';

export interface IntakeSumsCardProps {
  caseId: string;
  currency: string;
  /** The figures of the same party. */
  figures: readonly Figure[];
}

/**
 * Offers the sums of the party’s own intake as figures without a document, or says that they are in another currency.
 * Renders nothing without any.
 */
export function IntakeSumsCard({ caseId, ...props }: IntakeSumsCardProps) {
  const { data } = useEndpoint(getIntake, { caseId });
  return data?.intake ? <Sums {...props} caseId={caseId} intake={data.intake} /> : null;
}

function Sums({ caseId, currency, figures, intake }: IntakeSumsCardProps & { intake: Intake }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const sums = sumsToTakeOver(intake, figures, currency, (label) => i18n._(label));
  const named = intakeCurrency(intake);
  if (named !== null && named !== currency)
    return (
      <Notice tone="info">
        {t`The sums of the intake are in another currency: ${currencyName(named)}. The figures of this case are in ${currencyName(currency)}. Please convert them.`}
      </Notice>
    );
  if (sums.length === 0) return null;
  const as_of = today(intake.submitted_at === null ? undefined : new Date(intake.submitted_at));
  const takeOver = async () => {
    for (const { label, category, kind, amount_minor } of sums)
      await call(addFigure, {
        caseId,
        category,
        kind,
        amount_minor,
        as_of,
        label: i18n._(label),
        rhythm: 'monthly',
        is_joint: false,
        own_share: 50,
        evidence: null,
      });
  };
  return (
    <Card flush aria-labelledby="from-intake">
      <Card.Head>
        <Card.Title id="from-intake">{t`From the intake`}</Card.Title>
        <Button
          tone="secondary"
          size="small"
          busy={isBusy}
          onClick={() => void run(takeOver, { failed: t`Failed to save the figure` })}
        >
          {t`Take these over`}
        </Button>
      </Card.Head>
      <List aria-labelledby="from-intake">
        {sums.map(({ label, amount_minor }) => (
          <List.Row key={label.id} end={amountText(amount_minor, currency)}>
            {i18n._(label)}
          </List.Row>
        ))}
      </List>
      <Card.Foot>
        <Text size="small">{t`They become estimates without a document. You can change each of them afterwards.`}</Text>
      </Card.Foot>
    </Card>
  );
}
