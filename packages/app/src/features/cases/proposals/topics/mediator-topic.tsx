import { useLingui } from '@lingui/react/macro';
import type { CaseTopic } from '@mediation/api-client';
import { Button, Card, EmptyState, Halves, Heading, Row, Stack } from '@mediation/ui';
import { useState } from 'react';
import { isNegotiable } from '../../../../shared/cases/actions/open-proposals.ts';
import { AskRealityCheck } from '../forms/ask-reality-check.tsx';
import { ComparedProposals } from '../compared-proposals.tsx';
import { EarlierProposals } from '../earlier-proposals.tsx';
import { currentOf, draftsOf, proposalsOf, useNegotiation } from '../negotiation-context.ts';
import { OwnDrafts } from '../forms/own-drafts.tsx';
import { PrivateLane } from '../private-lane.tsx';
import { ProposalDialog } from '../forms/proposal-dialog.tsx';
import { TopicBadge } from './topic-badge.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { TopicStateButton } from './topic-state-button.tsx';
import { useNames } from '../use-names.ts';

/** A topic as its mediator works on it: what both read, a private lane with each party, and a question to one or each. */
export function MediatorTopic({ topic }: { topic: CaseTopic }) {
  const { t } = useLingui();
  const { negotiation, isOpen } = useNegotiation();
  const { titleOf, parties } = useNames();
  const [open, setOpen] = useState<'proposal' | 'topic' | null>(null);
  const joint = proposalsOf(negotiation, topic.id);
  const current = currentOf(topic, joint);
  const byName = parties.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Stack gap="grid">
      <Card flush aria-labelledby="topic">
        <Card.Head>
          <Row wrap gap="small">
            <Heading level={2} id="topic" tabIndex={-1}>
              {titleOf(topic)}
            </Heading>
            <TopicBadge state={topic.state} />
          </Row>
          {isOpen && (
            <Row wrap gap="small">
              {isNegotiable(negotiation, topic.id) && parties.length > 1 && (
                <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen('proposal')}>
                  {t`Propose to both`}
                </Button>
              )}
              <TopicStateButton topic={topic} />
              <Button tone="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen('topic')}>
                {t`Edit`}
              </Button>
            </Row>
          )}
        </Card.Head>
        {current === undefined ? (
          <Card.Body>
            <EmptyState
              title={t`No proposal yet`}
            >{t`What the parties propose on this topic appears here.`}</EmptyState>
          </Card.Body>
        ) : (
          <ComparedProposals topic={topic} proposal={current} />
        )}
      </Card>
      <OwnDrafts
        topic={topic}
        drafts={draftsOf(negotiation, topic.id).filter((it) => it.side_participant_id === null)}
      />
      <Halves>
        {byName.map((party) => (
          <PrivateLane key={party.id} topic={topic} party={party} />
        ))}
      </Halves>
      {isOpen && byName.length > 0 && <AskRealityCheck topic={topic} parties={byName} />}
      <EarlierProposals
        topic={topic}
        proposals={joint.filter((it) => it !== current && it.id !== current?.parent_id)}
      />
      {open === 'proposal' && <ProposalDialog topic={topic} start={current?.terms} onClose={() => setOpen(null)} />}
      {open === 'topic' && <TopicDialog topic={topic} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
