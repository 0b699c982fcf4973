import { useLingui } from '@lingui/react/macro';
import type { CaseTopic, Proposal } from '@mediation/api-client';
import { Accordion, Row, Stack, Text } from '@mediation/ui';
import { lastMoment } from '../../../words/times/end-moment.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import { DeclinedWords } from './declined-words.tsx';
import { useNegotiation } from './negotiation-context.ts';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalBadge } from './proposal-badge.tsx';
import { TermsList } from './terms-list.tsx';
import { useProposalTitle } from './use-proposal-title.ts';

export interface EarlierProposalsProps {
  topic: CaseTopic;
  /** Newest first. */
  proposals: Proposal[];
}

/** The other proposals of a topic, each on one line that opens. */
export function EarlierProposals({ topic, proposals }: EarlierProposalsProps) {
  const { t } = useLingui();
  const { negotiation } = useNegotiation();
  const titleOf = useProposalTitle();
  if (proposals.length === 0) return null;
  return (
    <section aria-label={t`Other proposals`}>
      <Accordion.Root type="multiple">
        {proposals.map((it) => (
          <Accordion.Item
            key={it.id}
            value={it.id}
            size="small"
            title={
              <Row wrap gap="small">
                <span>
                  {titleOf(it)}, {shortDate(it.created_at)}
                </span>
                <ProposalBadge proposal={it} />
              </Row>
            }
          >
            <Stack>
              {it.state === 'expired' && (
                <Text size="small" tone="soft">
                  {it.settled_at !== null && it.settled_at === it.expires_at
                    ? t`It was open until ${shortDate(lastMoment(it.settled_at))}, and not everybody had said yes by then.`
                    : t`It closed when another proposal was agreed.`}
                </Text>
              )}
              <TermsList
                terms={it.terms}
                before={negotiation.proposals.find(({ id }) => id === it.parent_id)?.terms}
                of={it}
              />
              {it.note !== null && <Text typed>{it.note}</Text>}
              <DeclinedWords proposal={it} />
              <ProposalActions topic={topic} proposal={it} />
            </Stack>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </section>
  );
}
