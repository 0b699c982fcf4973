import { useLingui } from '@lingui/react/macro';
import type { CaseFees, OpenShare } from '@mediation/api-client';
import { Avatar, Card, Facts, Heading, Link, Row, Stack, SumList, Text } from '@mediation/ui';
import { useState } from 'react';
import { amountText } from '../../../words/amounts/money.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { longDay, plainAmount } from '../fee-words.ts';
import * as styles from './fees.css.ts';
import { ShareSource } from './share-source.tsx';
import { SharesDialog } from './shares-dialog.tsx';

export interface DraftCardProps {
  caseId: string;
  fees: CaseFees;
  mayWrite: boolean;
}

/** What each party’s next invoice says, beside each other; before there is anything to invoice, the shares. */
export function DraftCard({ caseId, fees, mayWrite }: DraftCardProps) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const { shares, bands, band_up_to: band, currency, bill_minor: bill } = fees;
  return (
    <Card flush aria-labelledby="drafts">
      <Card.Head>
        <Card.Title id="drafts">{bill === 0 ? t`Shares` : t`Two invoices`}</Card.Title>
        {mayWrite && shares.length === 2 && (
          <Link asChild>
            <button type="button" onClick={() => setChanging(true)}>{t`Change shares`}</button>
          </Link>
        )}
      </Card.Head>
      {shares.length < 2 ? (
        <Card.Body>
          <Text tone="soft">{t`Both parties have to be in the case first.`}</Text>
        </Card.Body>
      ) : bill === 0 ? (
        <Card.Body>
          <Facts
            facts={shares.map(({ name, share, ahead_minor: ahead }) => ({
              term: name,
              detail: ahead === 0 ? t`${share}%` : t`${share}%, ${amountText(ahead, currency)} paid ahead`,
            }))}
          />
        </Card.Body>
      ) : (
        <div className={styles.drafts}>
          {shares.map((share) => (
            <Draft key={share.participant_id} share={share} fees={fees} />
          ))}
        </div>
      )}
      <Card.Foot>
        <Stack gap="small">
          <ShareSource caseId={caseId} shares={shares} />
          {bands.length > 0 && (
            <Text size="small" tone="soft">
              {fees.rate_minor === null
                ? t`Choose an income band under “Change shares” first: your office charges by income.`
                : band === 0 || band === null
                  ? t`The rate is that of the highest income band: ${amountText(fees.rate_minor, currency)}.`
                  : t`The rate is that of an income up to ${amountText(band, currency)}: ${amountText(fees.rate_minor, currency)}.`}
            </Text>
          )}
        </Stack>
      </Card.Foot>
      {isChanging && <SharesDialog caseId={caseId} fees={fees} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function Draft({ share: it, fees: { bill_minor: bill, currency, due_on: due } }: { share: OpenShare; fees: CaseFees }) {
  const { t } = useLingui();
  const rest = it.ahead_minor - it.used_minor;
  return (
    <div className={styles.draft}>
      <Stack>
        <Row gap="small">
          <Avatar name={it.name} tone={it.side === 'A' ? 'a' : 'b'} size="small" />
          <Heading level={3}>{it.name}</Heading>
        </Row>
        <Text size="small" tone="soft">
          {it.number === null ? t`No invoice: the share is nothing.` : t`Invoice ${it.number}, draft`}
        </Text>
        <SumList
          terms={[
            { id: 'share', name: t`Share of the time`, note: '', amount: t`${it.share}%` },
            {
              id: 'part',
              name: t`${it.share}% of ${plainAmount(bill, currency)}`,
              note: '',
              amount: plainAmount(it.share_minor, currency),
            },
            { id: 'ahead', name: t`Paid ahead`, note: '', amount: `− ${plainAmount(it.used_minor, currency)}` },
          ]}
          total={{ name: t`Due ${longDay(due)}`, amount: plainAmount(it.share_minor - it.used_minor, currency) }}
        />
        {rest > 0 && (
          <Text size="small" tone="soft">
            {t`${firstName(it.name)} paid more ahead than this is. ${amountText(rest, currency)} stay for the next invoice.`}
          </Text>
        )}
      </Stack>
    </div>
  );
}
