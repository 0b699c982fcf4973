import { useLingui } from '@lingui/react/macro';
import type { CaseTopic, Proposal } from '@mediation/api-client';
import { AudienceLine, Card, PhoneOnly, Row, Stack, Table, Text, WideOnly } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { endMoment } from '../../../words/times/end-moment.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import { compareTerms, isChanged } from './compare-terms.ts';
import { DeclinedWords } from './declined-words.tsx';
import { useNegotiation } from './negotiation-context.ts';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalBadge } from './proposal-badge.tsx';
import * as styles from './proposals.css.ts';
import { TermsList } from './terms-list.tsx';
import { useNames } from './use-names.ts';
import { useProposalTitle } from './use-proposal-title.ts';

/** A proposal beside the one that it answers, with marks where they differ. */
export function ComparedProposals({ topic, proposal }: { topic: CaseTopic; proposal: Proposal }) {
  const { t } = useLingui();
  const { negotiation } = useNegotiation();
  const { readersOf, named } = useNames();
  const titleOf = useProposalTitle();
  const before = negotiation.proposals.find(({ id }) => id === proposal.parent_id);
  const rows = compareTerms(before?.terms ?? proposal.terms, proposal.terms);
  const same = rows.filter((it) => !isChanged(it)).length;
  const accepted = proposal.state === 'offered' && proposal.accepted_by[0];
  return (
    <>
      <WideOnly>
        <Table aria-labelledby="topic" className={styles.compared}>
          <thead>
            <tr>
              <th scope="col" className={styles.point}>{t`Point`}</th>
              {[before, proposal].map(
                (it) =>
                  it && (
                    <th key={it.id} scope="col" className={styles.cell}>
                      <VersionHead proposal={it} />
                    </th>
                  ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className={styles.cell}>
                  {row.label}
                </th>
                {before && <Words words={row.before} isMarked={isChanged(row)} />}
                <Words words={row.now} isMarked={isChanged(row)} />
              </tr>
            ))}
          </tbody>
        </Table>
      </WideOnly>
      <PhoneOnly>
        <Card.Body>
          <Stack>
            <VersionHead proposal={proposal} />
            <TermsList terms={proposal.terms} before={before?.terms} of={proposal} />
          </Stack>
        </Card.Body>
      </PhoneOnly>
      <Card.Foot>
        <Stack gap="small">
          {[before, proposal].map(
            (it) =>
              it &&
              it.note !== null && (
                <Text key={it.id} typed>
                  {t`${titleOf(it)}: ${it.note}`}
                </Text>
              ),
          )}
          <Row wrap justify="between">
            <AudienceLine icon={<Lock />} short>
              {t`Visible to: ${readersOf(null)}.`}
            </AudienceLine>
            {before && <Text size="small" tone="soft">{t`They agree on ${same} of ${rows.length} points.`}</Text>}
          </Row>
          {accepted && <Text>{t`${named(accepted)} has accepted it. The other party does not know.`}</Text>}
          <DeclinedWords proposal={proposal} />
          <ProposalActions topic={topic} proposal={proposal} />
        </Stack>
      </Card.Foot>
    </>
  );
}

function VersionHead({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui();
  const titleOf = useProposalTitle();
  const { expires_at: end, state } = proposal;
  return (
    <Stack gap="tiny" align="start">
      <span>
        {titleOf(proposal)}, {shortDate(proposal.created_at)}
        {state === 'offered' && end !== null && <>. {t`Open until ${endMoment(end)}.`}</>}
      </span>
      <ProposalBadge proposal={proposal} />
    </Stack>
  );
}

function Words({ words, isMarked }: { words: string | undefined; isMarked: boolean }) {
  const { t } = useLingui();
  const text = words ?? t`Not mentioned`;
  return <td className={styles.cell}>{isMarked ? <mark className={styles.now}>{text}</mark> : text}</td>;
}
