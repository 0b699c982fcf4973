import { useLingui } from '@lingui/react/macro';
import { listSupportEstimates, type Money, type SupportEstimate } from '@mediation/api-client';
import { Card, Facts, Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { firstName } from '../../../../words/names/people-names.ts';
import { fullDate } from '../../../../words/times/relative-time.ts';
import { sumText } from '../money-words.ts';
import { amountText } from '../../../../words/amounts/money.ts';

/** What the operator’s formulas make of the open figures; nothing where there is no formula. */
export function SupportEstimates({ caseId, money }: { caseId: string; money: Money }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listSupportEstimates, { caseId });
  if (data === undefined || data.estimates.length === 0) return null;
  return (
    <Card aria-labelledby="estimates">
      <Stack>
        <Card.Title id="estimates">{t`What a formula says about support`}</Card.Title>
        <Text size="small" tone="soft">
          {t`A computer adds up the figures above by rules that other people wrote. It is not advice and decides nothing. Ask your lawyer whether the rules apply to you.`}
        </Text>
        {data.estimates.map((estimate) => (
          <Estimate key={estimate.name} estimate={estimate} money={money} />
        ))}
      </Stack>
    </Card>
  );
}

function Estimate({ estimate, money: { currency, parties } }: { estimate: SupportEstimate; money: Money }) {
  const { t } = useLingui();
  const { name, source, reviewed_on, amount_minor, paid_by, lines } = estimate;
  const payer = parties.find(({ participant_id }) => participant_id === paid_by);
  const amount = amountText(amount_minor ?? 0, currency);
  return (
    <Stack gap="small">
      <Text weight="strong">{name}</Text>
      <Text>
        {amount_minor === null
          ? t`A figure that this formula needs is missing.`
          : payer === undefined
            ? t`Nobody pays the other.`
            : t`${firstName(payer.name)} would pay ${amount} a month.`}
      </Text>
      <Facts
        facts={lines.map(({ label, amount_minor: minor }) => ({ term: label, detail: sumText(minor, currency) }))}
      />
      <Text size="small" tone="soft">{t`Source: ${source}. Last compared on ${fullDate(reviewed_on)}.`}</Text>
    </Stack>
  );
}
