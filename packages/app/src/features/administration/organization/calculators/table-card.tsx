import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OfficeCalculator, SupportTable } from '@mediation/api-client';
import { Badge, Heading, Link, Row, Stack, Text } from '@mediation/ui';
import { useRef } from 'react';
import { fullDate, shortDate } from '../../../../words/times/relative-time.ts';
import { TableForm } from './table-form.tsx';

/** Invented numbers, which show the columns. */
const example = 'income,1,2,3\n1000,220,340,400\n2000,400,600,710\n4000,700,1020,1200\n';

/** The tables that an office gave a calculator, the newest first, and the form for the next one. */
export function TableCard({ orgId, calculator }: { orgId: string; calculator: OfficeCalculator }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack ruled gap="large">
      <Heading ref={heading} tabIndex={-1} level={3}>{t`Your table`}</Heading>
      <Text size="small" tone="soft">
        {t`A CSV file: the combined monthly income, and what both owe together for one child, two and so on. The newest table counts; an older estimate keeps the one that it was made with.`}{' '}
        <Link href={`data:text/csv;charset=utf-8,${encodeURIComponent(example)}`} download="example-table.csv">
          {t`Download an example with invented numbers`}
        </Link>
      </Text>
      {calculator.tables.map((it, at) => (
        <KeptTable key={it.number} table={it} isNewest={at === 0} />
      ))}
      <TableForm
        key={calculator.tables.length}
        orgId={orgId}
        calculator={calculator.id}
        onAdded={() => heading.current?.focus()}
      />
    </Stack>
  );
}

function KeptTable({ table, isNewest }: { table: SupportTable; isNewest: boolean }) {
  const { t } = useLingui();
  const { number, source, valid_from, rows, children, added_at, added_by_name } = table;
  const words = [
    plural(rows, { one: '# line', other: '# lines' }),
    plural(children, { one: 'for # child', other: 'up to # children' }),
    t`counts from ${fullDate(valid_from)}`,
    t`added ${shortDate(added_at)}`,
    ...(added_by_name === null ? [] : [added_by_name]),
  ];
  return (
    <Stack gap="small">
      <Row wrap>
        <Text weight="strong">{t`Table ${number}: ${source}`}</Text>
        {isNewest && <Badge tone="success">{t`Counts now`}</Badge>}
      </Row>
      <Text size="small" tone="soft">
        {words.join(' · ')}
      </Text>
    </Stack>
  );
}
