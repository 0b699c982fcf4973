import { useLingui } from '@lingui/react/macro';
import type { CaseTopic } from '@mediation/api-client';
import { Button, Card, EmptyState, Heading, Row, Stack, Text } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isNegotiable } from '../../../../shared/cases/actions/open-proposals.ts';
import { EarlierProposals } from '../earlier-proposals.tsx';
import { currentOf, draftsOf, proposalsOf, useNegotiation } from '../negotiation-context.ts';
import { OwnDrafts } from '../forms/own-drafts.tsx';
import { OwnOffers } from '../own-offers.tsx';
import { CurrentProposal } from '../current-proposal.tsx';
import { ProposalDialog } from '../forms/proposal-dialog.tsx';
import { RealityCheckCard } from '../reality-check-card.tsx';
import { TopicBadge } from './topic-badge.tsx';
import { useNames } from '../use-names.ts';

/** A topic as a party, their lawyer or an admin reads it: one thread, newest first. */
export function PartyTopic({ topic }: { topic: CaseTopic }) {
  const { t } = useLingui();
  const { negotiation, people, me, isOpen } = useNegotiation();
  const { titleOf } = useNames();
  const [isProposing, setProposing] = useState(false);
  const joint = proposalsOf(negotiation, topic.id);
  const aside = people.flatMap(({ id }) => proposalsOf(negotiation, topic.id, id));
  const current = currentOf(topic, joint);
  const drafts = draftsOf(negotiation, topic.id);
  const openAside = aside.filter(({ state }) => state === 'offered');
  const questions = negotiation.reality_checks.filter(({ topic_id }) => topic_id === topic.id).toReversed();
  const earlier = [...joint, ...aside]
    .filter((it) => it !== current && !openAside.includes(it))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const mayPropose = isOpen && me?.role === 'divorcee' && isNegotiable(negotiation, topic.id);
  return (
    <Stack gap="grid">
      <Row wrap justify="between">
        <Heading level={2} size="large" voice id="topic" tabIndex={-1}>
          {titleOf(topic)}
        </Heading>
        <TopicBadge state={topic.state} />
      </Row>
      {topic.note !== null && topic.state !== 'agreed' && <Text tone="soft">{topic.note}</Text>}
      {current !== undefined && <CurrentProposal topic={topic} proposal={current} />}
      {openAside.map((it) => (
        <CurrentProposal key={it.id} topic={topic} proposal={it} />
      ))}
      <OwnDrafts topic={topic} drafts={drafts} />
      {current === undefined && openAside.length + drafts.length === 0 && (
        <Card>
          <EmptyState title={me === undefined ? t`Nothing here is for you` : t`No proposal yet`}>
            {me === undefined
              ? t`Only the people in the case read its proposals.`
              : me.role === 'divorcee'
                ? t`What you or the other party propose on this topic appears here.`
                : t`What the parties propose on this topic appears here.`}
          </EmptyState>
        </Card>
      )}
      {mayPropose && (
        <div>
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setProposing(true)}>
            <Plus />
            {t`Make a proposal`}
          </Button>
        </div>
      )}
      {questions.map((check) => (
        <RealityCheckCard key={check.id} check={check} />
      ))}
      <EarlierProposals topic={topic} proposals={earlier} />
      <OwnOffers topic={topic} />
      {isProposing && <ProposalDialog topic={topic} onClose={() => setProposing(false)} />}
    </Stack>
  );
}
