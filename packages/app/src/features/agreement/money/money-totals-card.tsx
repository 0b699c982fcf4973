import { useLingui } from '@lingui/react/macro';
import { monthlyOf, type Term, totalsOf, type JointTotal } from '@mediation/agreement';
import type { StatementFigure } from '@mediation/api-client';
import { Card, Grid, Heading, Notice, Stack, SumList, Text } from '@mediation/ui';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { sharesText, sumText, termText } from './money-words.ts';
import { amountText } from '../../../words/amounts/money.ts';

export interface MoneyTotalsCardProps {
  currency: string;
  parties: readonly { participant_id: string; name: string }[];
  figures: readonly StatementFigure[];
}

/** The totals of both, each with the lines that make it. Sums only, without a judgment. */
export function MoneyTotalsCard({ currency, parties, figures }: MoneyTotalsCardProps) {
  const { t } = useLingui();
  const [first, second] = parties;
  if (first === undefined || second === undefined) return null;
  const { worth, monthly, joint, unsettled } = totalsOf(figures, [first.participant_id, second.participant_id]);
  const twice = listOf(unsettled.map(([figure]) => figure!.label));
  return (
    <Card flush aria-labelledby="totals">
      <Card.Head>
        <Card.Title id="totals">{t`How the totals are made`}</Card.Title>
        <Text size="small" tone="soft">{t`Sums only. Who gets what is in the clauses.`}</Text>
      </Card.Head>
      <Card.Body>
        <Stack>
          <Grid column={16} gap="large">
            {[first, second].map(({ participant_id: id, name }) => (
              <Stack key={id}>
                <Heading level={3} size="medium">
                  {firstName(name)}
                </Heading>
                <Sum total={worth[id]!} label={t`Owns, less owes`} currency={currency} />
                <Sum total={monthly[id]!} label={t`Left each month`} currency={currency} />
              </Stack>
            ))}
          </Grid>
          {unsettled.length > 0 && (
            <Notice tone="info">{t`Not in the totals, because you wrote two amounts or shares: ${twice}.`}</Notice>
          )}
          {[joint.worth, joint.monthly].map((total, at) => (
            <JointLine key={at === 0 ? 'worth' : 'monthly'} total={total} parties={parties} currency={currency} />
          ))}
        </Stack>
      </Card.Body>
    </Card>
  );
}

interface SumProps {
  total: { amount: number; terms: Term[] };
  label: string;
  currency: string;
}

function Sum({ total: { amount, terms }, label, currency }: SumProps) {
  const { t } = useLingui();
  const names: Record<Term['kind'], string> = {
    owns: t`Own things`,
    owes: t`Own debts`,
    comes_in: t`Comes in each month`,
    goes_out: t`Goes out each month`,
    half_of_worth: t`Half of what is held together, less its debts`,
    half_of_monthly: t`Half of what is joint each month`,
    share_of_worth: t`Share of what is held together, less its debts`,
    share_of_monthly: t`Share of what is joint each month`,
  };
  return (
    <SumList
      terms={terms.map(({ kind, amount, count }) => ({
        id: kind,
        name: names[kind],
        note: t`(figures: ${count})`,
        amount: termText(amount, currency),
      }))}
      total={{ name: label, amount: sumText(amount, currency) }}
    />
  );
}

/** How a joint amount comes about, and on whose side its odd unit is. */
function JointLine({ total, parties, currency }: { total: JointTotal } & Omit<MoneyTotalsCardProps, 'figures'>) {
  const { t } = useLingui();
  if (total.figures.length === 0) return null;
  const terms = total.figures.map((figure, at) => {
    const { label, category } = figure;
    const isMinus = category === 'owes' || category === 'goes_out';
    const sign = isMinus ? '− ' : at === 0 ? '' : '+ ';
    const shares = sharesText(figure, parties);
    return `${sign}${label} ${amountText(monthlyOf(figure), currency)}${shares === null ? '' : ` (${shares})`}`;
  });
  const odd = parties.find(({ participant_id }) => participant_id === total.oddUnitOf);
  return (
    <Text size="small" tone="soft">
      {t`Together: ${terms.join(' ')} = ${sumText(total.amount, currency)}.`}{' '}
      {odd && t`It does not halve evenly: ${amountText(1, currency)} more is counted for ${firstName(odd.name)}.`}
    </Text>
  );
}
