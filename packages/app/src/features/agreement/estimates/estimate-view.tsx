import { useLingui } from '@lingui/react/macro';
import type { PartySide, SupportEstimate } from '@mediation/api-client';
import { Facts, Link, Stack, Text } from '@mediation/ui';
import { amountText } from '../../../words/amounts/money.ts';
import { countryName } from '../../../words/names/country-name.ts';
import { fullDate } from '../../../words/times/relative-time.ts';
import { useCalculatorWords } from './use-calculator-words.ts';

export interface EstimateViewProps {
  estimate: SupportEstimate;
  names: Record<PartySide, string>;
}

/** An estimate with what it was worked out with, each step, and its source, country and days. */
export function EstimateView({ estimate, names }: EstimateViewProps) {
  const { t } = useLingui();
  const wordsOf = useCalculatorWords(names);
  const { name, inputs, result, currency } = estimate;
  const valueOf = ({ kind, value }: SupportEstimate['inputs'][number]) => {
    if (kind === 'amount') return amountText(Number(value), currency);
    if (kind === 'yes_no') return value === true ? t`Yes` : t`No`;
    return value === 'A' || value === 'B' ? names[value] : String(value);
  };
  return (
    <Stack>
      <Stack gap="small">
        <Text size="small" tone="soft">
          {t`An estimate, not advice. Nobody owes it.`} {wordsOf(name)}
        </Text>
        <Text weight="strong">{useResultText(estimate, names)}</Text>
      </Stack>
      {result !== null && result.lines.length > 0 && (
        <Facts
          facts={result.lines.map((it) => ({
            term: wordsOf(it.label, it.of),
            detail: amountText(it.amount_minor, currency),
          }))}
        />
      )}
      {inputs.length > 0 && (
        <>
          <Text size="small" weight="strong">{t`Worked out with`}</Text>
          <Facts
            facts={inputs.map((it) => ({
              term: wordsOf(it.label, it.of),
              detail: it.is_offered ? t`${valueOf(it)}, as both read it` : valueOf(it),
            }))}
          />
        </>
      )}
      <EstimateSource estimate={estimate} />
    </Stack>
  );
}

function useResultText({ result, currency }: SupportEstimate, names: Record<PartySide, string>): string {
  const { t } = useLingui();
  if (result === null) return t`Something that this formula needs is missing.`;
  if (result.paid_by === null) return t`Nobody would pay the other.`;
  const payer = names[result.paid_by];
  const amount = amountText(result.amount_minor, currency);
  return result.rhythm === 'weekly'
    ? t`${payer} would pay ${amount} a week.`
    : t`${payer} would pay ${amount} a month.`;
}

function EstimateSource({ estimate }: { estimate: SupportEstimate }) {
  const { t } = useLingui();
  const { source, country, valid_from, reviewed_on, made_on, table } = estimate;
  return (
    <Text size="small" tone="soft">
      {t`Source:`}{' '}
      {source.url === null ? (
        source.name
      ) : (
        <Link href={source.url} target="_blank" rel="noreferrer">
          {source.name}
        </Link>
      )}
      . {t`${countryName(country)}, rules from ${fullDate(valid_from)}, last compared on ${fullDate(reviewed_on)}.`}{' '}
      {table !== null && `${t`Table ${table} of the office.`} `}
      {t`Worked out on ${fullDate(made_on)}.`}
    </Text>
  );
}
