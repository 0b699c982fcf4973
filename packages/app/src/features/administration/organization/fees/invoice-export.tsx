import { useLingui } from '@lingui/react/macro';
import { type BookedInvoice, exportInvoices } from '@mediation/api-client';
import { Button, Card, Field, Row, Select, Stack, Text } from '@mediation/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { saveFile } from '../../../../browser/save-file.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { today } from '../../../../words/times/due-text.ts';
import { useInvoiceTable } from './use-invoice-table.ts';

/** Takes out the invoices of a year for the bookkeeping. */
export function InvoiceExport({ orgId }: { orgId: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const tableOf = useInvoiceTable();
  const now = Number(today().slice(0, 4));
  const [year, setYear] = useState(now);
  const save = () =>
    run(
      async () => {
        const { invoices }: { invoices: BookedInvoice[] } = await call(exportInvoices, { orgId, year });
        saveFile(new Blob([tableOf(invoices)], { type: 'text/csv;charset=utf-8' }), `${t`invoices`}-${year}.csv`);
      },
      { failed: t`Failed to export the invoices` },
    );
  return (
    <Card aria-labelledby="invoice-export">
      <Stack>
        <Card.Title id="invoice-export">{t`For your bookkeeping`}</Card.Title>
        <Text tone="soft">{t`All invoices and credit notes of a year as a table. Taking it out is in the audit log.`}</Text>
        <Row wrap align="end">
          <Field label={t`Year`}>
            <Select value={String(year)} onChange={({ target }) => setYear(Number(target.value))}>
              {[0, 1, 2, 3, 4, 5, 6, 7].map((before) => (
                <option key={before} value={String(now - before)}>
                  {now - before}
                </option>
              ))}
            </Select>
          </Field>
          <Button tone="secondary" busy={isBusy} onClick={() => void save()}>
            <Download />
            {t`Export as CSV`}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
