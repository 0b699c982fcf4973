import { useLingui } from '@lingui/react/macro';
import { listInvoices } from '@mediation/api-client';
import { Link as TextLink, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { amountText } from '../../../words/amounts/money.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';

/** One quiet line about what a party has still to pay, and until when. Renders nothing where nothing is open. */
export function FeesLine({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listInvoices, { caseId });
  const open = (data?.invoices ?? []).filter(({ state }) => state === 'open' || state === 'part_paid');
  const [first] = open.toSorted((one, other) => one.due_on.localeCompare(other.due_on));
  if (first === undefined) return null;
  const due = open.reduce((sum, it) => sum + it.due_minor - it.paid_minor, 0);
  const day = new Date(`${first.due_on}T12:00Z`).toLocaleDateString(viewerLocale(), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Text size="small" tone="soft">
      {t`Fees: ${amountText(due, first.currency)} are due on ${day}. You can still use everything here.`}{' '}
      <TextLink asChild>
        <Link to={paths.fees(caseId)}>{t`Look at the invoice`}</Link>
      </TextLink>
    </Text>
  );
}
