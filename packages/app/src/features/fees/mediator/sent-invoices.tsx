import { useLingui } from '@lingui/react/macro';
import { cancelInvoice, type Invoice, remindOfInvoice } from '@mediation/api-client';
import { Badge, Button, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ConfirmedButton } from '../../../shared/forms/confirmed-button.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { amountText } from '../../../words/amounts/money.ts';
import { today } from '../../../words/times/due-text.ts';
import { invoiceStates, longDay } from '../fee-words.ts';
import { DownloadInvoice } from '../invoices/download-invoice.tsx';
import { openOf } from '../invoices/open-amounts.ts';
import { useInvoiceTitle } from '../invoices/use-invoice-title.ts';
import { PayDialog } from './pay-dialog.tsx';

export interface SentInvoicesProps {
  invoices: readonly Invoice[];
  mayWrite: boolean;
}

/** For the mediator: every invoice and credit note of the case, and what can be done about each. */
export function SentInvoices({ invoices, mayWrite }: SentInvoicesProps) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="sent">
      <Stack gap="large">
        <Card.Title id="sent">{t`Sent invoices`}</Card.Title>
        {invoices.map((it) => (
          <SentInvoice key={it.id} invoice={it} mayWrite={mayWrite} />
        ))}
      </Stack>
    </Card>
  );
}

function SentInvoice({ invoice, mayWrite }: { invoice: Invoice; mayWrite: boolean }) {
  const { t, i18n } = useLingui();
  const titleOf = useInvoiceTitle();
  const { state, currency, due_minor: due, paid_minor: paid, kind, reminded_on: reminded } = invoice;
  const isLate = openOf(invoice) > 0 && invoice.due_on < today();
  return (
    <Stack gap="small" ruled>
      <Row wrap justify="between">
        <Heading level={3}>{t`${titleOf(invoice)}, ${invoice.party_name}`}</Heading>
        <Row gap="small">
          {isLate && <Badge tone="warning">{t`Past its day`}</Badge>}
          {kind === 'invoice' && <Badge>{i18n._(invoiceStates[state])}</Badge>}
        </Row>
      </Row>
      <Text size="small" tone="soft">
        {kind === 'credit_note'
          ? t`Cancels invoice ${invoice.other_number ?? ''}, ${amountText(invoice.share_minor, currency)}`
          : state === 'cancelled'
            ? t`Cancelled by credit note ${invoice.other_number ?? ''}`
            : paid > 0
              ? t`${amountText(paid, currency)} of ${amountText(due, currency)} paid`
              : t`${amountText(due, currency)}, due ${longDay(invoice.due_on)}`}
        {reminded !== null && openOf(invoice) > 0 && <> · {t`Reminded on ${longDay(reminded)}`}</>}
      </Text>
      <Row wrap gap="small">
        {mayWrite && state !== 'cancelled' && kind === 'invoice' && <InvoiceActions invoice={invoice} />}
        <DownloadInvoice invoice={invoice} />
      </Row>
    </Stack>
  );
}

function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [isPaying, setPaying] = useState(false);
  const { id: invoiceId, number, party_name: name, reminded_on: reminded } = invoice;
  const isOpen = openOf(invoice) > 0;
  const remind = () =>
    run(() => call(remindOfInvoice, { invoiceId }), {
      failed: t`Failed to remind of the invoice`,
      done: t`A neutral reminder is sent`,
    });
  const cancel = () =>
    run(() => call(cancelInvoice, { invoiceId }), {
      failed: t`Failed to cancel the invoice`,
      done: t`The invoice is cancelled by a credit note`,
    }).then((isCancelled) => isCancelled && document.querySelector<HTMLElement>('h1')?.focus());
  return (
    <>
      {isOpen && (
        <Button
          tone="secondary"
          size="small"
          aria-label={t`Note a payment of invoice ${number}`}
          onClick={() => setPaying(true)}
        >
          {t`Note a payment`}
        </Button>
      )}
      {isOpen && (
        <Button
          tone="secondary"
          size="small"
          busy={isBusy}
          disabled={reminded === today()}
          aria-label={t`Remind of invoice ${number}`}
          onClick={() => void remind()}
        >
          {t`Remind`}
        </Button>
      )}
      <ConfirmedButton
        label={t`Cancel the invoice`}
        name={t`Cancel the invoice ${number}`}
        action={t`Cancel by a credit note`}
        size="small"
        question={t`Cancel invoice ${number} of ${name}?`}
        text={t`A credit note with its own number is sent. What ${name} has paid stays as paid ahead. The time can be invoiced again once both invoices are cancelled.`}
        keepLabel={t`Keep it`}
        isBusy={isBusy}
        onConfirm={() => void cancel()}
      />
      {isPaying && <PayDialog invoice={invoice} onClose={() => setPaying(false)} />}
    </>
  );
}
