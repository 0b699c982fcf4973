import { useLingui } from '@lingui/react/macro';
import { type CaseFees, type Invoice, sendInvoices } from '@mediation/api-client';
import { AlertDialog, AudienceLine, Button, Card, Stack, Text } from '@mediation/ui';
import { Eye } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { amountText } from '../../../words/amounts/money.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { plainAmount } from '../fee-words.ts';
import { openOf, sumOf } from '../invoices/open-amounts.ts';
import * as styles from './fees.css.ts';

export interface DueCardProps {
  caseId: string;
  fees: CaseFees;
  invoices: readonly Invoice[];
  maySend: boolean;
}

/** What both owe by the next invoices, and the way to send them; without any, what is open of those that were sent. */
export function DueCard({ caseId, fees, invoices, maySend }: DueCardProps) {
  const { t } = useLingui();
  const { currency, bill_minor: bill, shares } = fees;
  const isDraft = bill > 0 && fees.is_on;
  const open = invoices.filter((it) => openOf(it) > 0);
  const parts = isDraft
    ? shares.map((it) => ({ id: it.participant_id, name: it.name, minor: it.share_minor - it.used_minor }))
    : open.map((it) => ({ id: it.id, name: it.party_name, minor: openOf(it) }));
  const due = sumOf(parts.map(({ minor }) => minor));
  return (
    <Card aria-label={t`What is due`}>
      <Stack>
        <Stack gap="tiny">
          <Card.Title>{isDraft || open.length === 0 ? t`What is due` : t`Still open`}</Card.Title>
          <Text className={styles.sum} weight="strong">
            {amountText(due, isDraft ? currency : (open[0]?.currency ?? currency))}
          </Text>
        </Stack>
        {parts.length > 0 && (
          <dl className={styles.parts}>
            {parts.map(({ id, name, minor }) => (
              <div key={id}>
                <dt>{firstName(name)}</dt>
                <dd>{plainAmount(minor, currency)}</dd>
              </div>
            ))}
          </dl>
        )}
        {isDraft && maySend && shares.length === 2 && <SendButton caseId={caseId} fees={fees} />}
        {isDraft ? (
          <AudienceLine short icon={<Eye />}>{t`Each goes to its own party and no one else.`}</AudienceLine>
        ) : (
          <Text size="small" tone="soft">{t`Nothing waits to be invoiced.`}</Text>
        )}
      </Stack>
    </Card>
  );
}

function SendButton({ caseId, fees: { bill_minor: bill, shares } }: { caseId: string; fees: CaseFees }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const isOne = shares.some(({ share_minor: minor }) => minor === 0);
  const label = isOne ? t`Send the invoice` : t`Send both invoices`;
  const send = () =>
    run(() => call(sendInvoices, { caseId, expected_minor: bill }), {
      failed: t`Failed to send the invoices. Nothing was sent.`,
      done: isOne ? t`The invoice is sent` : t`Both invoices are sent`,
    }).then((isSent) => isSent && document.querySelector<HTMLElement>('h1')?.focus());
  return (
    <>
      <AlertDialog.Root>
        <AlertDialog.Trigger asChild>
          <Button block busy={isBusy}>
            {label}
          </Button>
        </AlertDialog.Trigger>
        <AlertDialog.Content>
          <AlertDialog.Title>{isOne ? t`Send the invoice?` : t`Send both invoices?`}</AlertDialog.Title>
          <AlertDialog.Body>
            <AlertDialog.Description>
              {t`They get their numbers and no longer change. Each party is told in neutral words and sees their own alone.`}
            </AlertDialog.Description>
          </AlertDialog.Body>
          <AlertDialog.Foot>
            <AlertDialog.Cancel>{t`Not yet`}</AlertDialog.Cancel>
            <AlertDialog.Action onClick={() => void send()}>{label}</AlertDialog.Action>
          </AlertDialog.Foot>
        </AlertDialog.Content>
      </AlertDialog.Root>
      <ProblemNotice problem={problem} />
    </>
  );
}
