import { useLingui } from '@lingui/react/macro';
import { type Invoice, listInvoices } from '@mediation/api-client';
import { Badge, Button, Card, EmptyState, Row, Stack, SumList, Text } from '@mediation/ui';
import { ExternalLink } from 'lucide-react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { amountText } from '../../../words/amounts/money.ts';
import { invoiceStates, longDay, plainAmount, taxText } from '../fee-words.ts';
import { DownloadInvoice } from './download-invoice.tsx';
import { openOf } from './open-amounts.ts';
import { useInvoiceTitle } from './use-invoice-title.ts';

/** For a party: their own invoices, with how to pay them. */
export function OwnInvoices({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const query = useEndpoint(listInvoices, { caseId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the fees`} fallback={t`Failed to load the fees`}>
      {({ invoices }) =>
        invoices.length === 0 ? (
          <Card>
            <EmptyState title={t`You have no invoices`}>{t`When there is one for you, it is here.`}</EmptyState>
          </Card>
        ) : (
          invoices.map((it) => <OwnInvoice key={it.id} invoice={it} />)
        )
      }
    </Loaded>
  );
}

function OwnInvoice({ invoice }: { invoice: Invoice }) {
  const { t, i18n } = useLingui();
  const { id, kind, state, currency, payment_link: link, payment_text: words } = invoice;
  const title = useInvoiceTitle()(invoice);
  const open = openOf(invoice);
  return (
    <Card aria-labelledby={id}>
      <Stack gap="large">
        <Row wrap justify="between">
          <Card.Title id={id}>{title}</Card.Title>
          {kind === 'invoice' && <Badge>{i18n._(invoiceStates[state])}</Badge>}
        </Row>
        {kind === 'credit_note' ? (
          <Text>{t`It cancels invoice ${invoice.other_number ?? ''} of ${amountText(invoice.share_minor, currency)}.`}</Text>
        ) : (
          <Figures invoice={invoice} />
        )}
        {state === 'cancelled' && (
          <Text>{t`Cancelled by credit note ${invoice.other_number ?? ''}. You owe nothing for it.`}</Text>
        )}
        {open > 0 && words !== '' && (
          <Stack gap="tiny">
            <Text weight="medium">{t`How to pay`}</Text>
            <Text typed>{words}</Text>
          </Stack>
        )}
        <Row wrap gap="small">
          {link !== null && (
            <Button asChild tone="secondary">
              <a href={link} target="_blank" rel="noreferrer noopener">
                {t`Pay ${amountText(open, currency)}`}
                <ExternalLink />
              </a>
            </Button>
          )}
          <DownloadInvoice invoice={invoice} />
        </Row>
      </Stack>
    </Card>
  );
}

function Figures({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const {
    currency,
    bill_minor: bill,
    share,
    share_minor: own,
    ahead_minor: ahead,
    due_minor: due,
    paid_minor: paid,
  } = invoice;
  const amount = (minor: number) => plainAmount(minor, currency);
  const tax = invoice.tax_percent > 0 && taxText(invoice.tax_name, invoice.tax_percent);
  const day = longDay(invoice.due_on);
  return (
    <SumList
      terms={[
        { id: 'bill', name: t`Total for both`, note: '', amount: amount(bill) },
        {
          id: 'own',
          name: t`Your share, ${share}%`,
          note: tax === false ? '' : t`(${amount(invoice.tax_minor)} of it ${tax})`,
          amount: amount(own),
        },
        ...(ahead > 0 ? [{ id: 'ahead', name: t`Paid ahead`, note: '', amount: `− ${amount(ahead)}` }] : []),
        ...(paid > 0
          ? [{ id: 'paid', name: t({ context: 'amount', message: 'Paid' }), note: '', amount: `− ${amount(paid)}` }]
          : []),
      ]}
      total={{
        name: invoice.state === 'cancelled' ? t`Was due ${day}` : due > paid ? t`Due ${day}` : t`Nothing is open`,
        amount: amountText(due - paid, currency),
      }}
    />
  );
}
