import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NeutralityReport, NeutralityResult } from '@mediation/api-client';
import { Accordion, Badge, Card, Stack, Table, Text } from '@mediation/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { fullDateAt } from '../../../words/times/relative-time.ts';
import { largestFair, measureWords, swapWords } from './swap-words.ts';
import { SwapExamples } from './swap-examples.tsx';

export interface ReportCardProps {
  report: NeutralityReport;
  /** Whether the server analyses with this version. */
  isCurrent: boolean;
}

/** The swap tests of one engine version, with the pairs that differ most. */
export function ReportCard({ report, isCurrent }: ReportCardProps) {
  const { t, i18n } = useLingui();
  const { id, engine_version, ruleset, results, recorded_at } = report;
  const day = fullDateAt(recorded_at);
  const nameOf = ({ kind, measure }: NeutralityResult) =>
    `${i18n._(swapWords[kind])}: ${i18n._(measureWords[measure])}`;
  const different = results.filter(({ examples }) => examples.length > 0);
  return (
    <Stack gap="medium">
      <Card flush aria-labelledby={id}>
        <Card.Head>
          <Card.Title id={id}>{t`Version ${engine_version}, rules ${ruleset}`}</Card.Title>
          <Text asChild size="small" tone="soft">
            <span>{isCurrent ? t`In use since ${day}` : t`In use from ${day}`}</span>
          </Text>
        </Card.Head>
        <Table stack aria-labelledby={id}>
          <thead>
            <tr>
              <th>{t`Exchanged`}</th>
              <th>{t`Score`}</th>
              <th data-align="end">{t`Pairs compared`}</th>
              <th data-align="end">{t`Largest difference`}</th>
              <th>{t`Result`}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <tr key={nameOf(result)}>
                <td>
                  <b>{i18n._(swapWords[result.kind])}</b>
                </td>
                <td>{i18n._(measureWords[result.measure])}</td>
                <td data-align="end">{plural(result.pairs, { one: '# pair', other: '# pairs' })}</td>
                <td data-align="end">{plural(result.largest, { one: '# point', other: '# points' })}</td>
                <td data-phone="end">
                  {result.largest <= largestFair ? (
                    <Badge tone="success" icon={<CircleCheck />}>{t`No difference`}</Badge>
                  ) : (
                    <Badge tone="warning" icon={<TriangleAlert />}>{t`Differs`}</Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      {different.length > 0 && (
        <Card>
          <Accordion.Root type="multiple">
            {different.map((result) => (
              <Accordion.Item key={nameOf(result)} value={nameOf(result)} title={t`Examples: ${nameOf(result)}`}>
                <SwapExamples examples={result.examples} />
              </Accordion.Item>
            ))}
          </Accordion.Root>
        </Card>
      )}
    </Stack>
  );
}
