import { useLingui } from '@lingui/react/macro';
import type { CaseTopic, Proposal } from '@mediation/api-client';
import { AudienceLine, Card, PhoneOnly, Row, Stack, TermTable, Text, WideOnly } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { endMoment } from '../../../words/times/end-moment.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import { compareTerms, isChanged } from './compare-terms.ts';
import { DeclinedWords } from './declined-words.tsx';
import { useNegotiation } from './negotiation-context.ts';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalBadge } from './proposal-badge.tsx';
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
        <TermTable
          aria-labelledby="topic"
          before={before && <VersionHead proposal={before} />}
          now={<VersionHead proposal={proposal} />}
          terms={rows}
          labels={{ point: t`Point`, missing: t`Not mentioned` }}
        />
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
