import { useLingui } from '@lingui/react/macro';
import { type CalculatorWords, type OfficeCalculator, switchCalculator } from '@mediation/api-client';
import { Card, Facts, Link, Stack, Switch, Text } from '@mediation/ui';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { countryName } from '../../../../words/names/country-name.ts';
import { fullDate } from '../../../../words/times/relative-time.ts';
import { TableCard } from './table-card.tsx';

/** One calculator: what it is, where its rules are from, what it needs, and its switch. */
export function CalculatorCard({ orgId, calculator }: { orgId: string; calculator: OfficeCalculator }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, problem } = useAction({ inPlace: true });
  const { id, name, country, source, valid_from, reviewed_on, currency, note, inputs, is_on, needs_table } = calculator;
  const wordsOf = (words: CalculatorWords) => (i18n.locale === 'es' ? words.es : words.en);
  const needs = [...new Set(inputs.map(({ label }) => wordsOf(label)))].join(' · ');
  const change = (on: boolean) =>
    run(() => call(switchCalculator, { orgId, calculator: id, is_on: on }), {
      failed: t`Failed to switch the calculator`,
      done: on ? t`The calculator is on` : t`The calculator is off`,
    });
  return (
    <Card aria-labelledby={id}>
      <Stack gap="large">
        <Card.Title id={id}>{wordsOf(name)}</Card.Title>
        <Text>{wordsOf(note)}</Text>
        <Facts
          facts={[
            { term: t`Country`, detail: countryName(country) },
            {
              term: t`Source`,
              detail:
                source.url === null ? (
                  source.name
                ) : (
                  <Link href={source.url} target="_blank" rel="noreferrer">
                    {source.name}
                  </Link>
                ),
            },
            { term: t`Rules from`, detail: fullDate(valid_from) },
            { term: t`Last compared with its source`, detail: fullDate(reviewed_on) },
            ...(currency === null ? [] : [{ term: t`Counts in`, detail: currency }]),
            { term: t`What it needs`, detail: needs },
          ]}
        />
        <Switch
          label={t`Use it in this office`}
          hint={
            needs_table && calculator.tables.length === 0
              ? t`Add your table below first.`
              : t`Mediators can then put an estimate beside a clause about support. What is in a paper stays there.`
          }
          checked={is_on}
          disabled={needs_table && calculator.tables.length === 0}
          onCheckedChange={(on) => void change(on)}
        />
        <ProblemNotice problem={problem} />
        {needs_table && <TableCard orgId={orgId} calculator={calculator} />}
      </Stack>
    </Card>
  );
}
