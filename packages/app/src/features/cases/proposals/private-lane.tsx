import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { CaseTopic, Participant } from '@mediation/api-client';
import { AudienceLine, Avatar, Button, Card, Row, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { isNegotiable } from '../../../shared/cases/actions/open-proposals.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { DeclinedWords } from './declined-words.tsx';
import { draftsOf, proposalsOf, useNegotiation } from './negotiation-context.ts';
import { OwnDrafts } from './forms/own-drafts.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalBadge } from './proposal-badge.tsx';
import { ProposalDialog } from './forms/proposal-dialog.tsx';
import { TermsList } from './terms-list.tsx';
import { useNames } from './use-names.ts';
import { useProposalTitle } from './use-proposal-title.ts';

/** What the mediator and one party alone have on a topic: questions, answers and proposals to that side. */
export function PrivateLane({ topic, party }: { topic: CaseTopic; party: Participant }) {
  const { t } = useLingui();
  const { negotiation, isOpen } = useNegotiation();
  const { lawyersOf, parties, nameOf } = useNames();
  const titleOf = useProposalTitle();
  const [isProposing, setProposing] = useState(false);
  const name = firstName(party.name);
  const id = `lane-${party.id}`;
  const questions = negotiation.reality_checks.filter(
    (it) => it.topic_id === topic.id && it.participant_id === party.id,
  );
  const proposals = proposalsOf(negotiation, topic.id, party.id);
  const drafts = draftsOf(negotiation, topic.id).filter((it) => it.side_participant_id === party.id);
  const open =
    questions.filter(({ answer }) => answer === null).length +
    proposals.filter(({ state }) => state === 'offered').length;
  const others = listOf(parties.filter((it) => it.id !== party.id).map(nameOf));
  const lawyers = listOf(lawyersOf(party.id).map(nameOf));
  return (
    <Card flush tone="private" aria-labelledby={id}>
      <Card.Head>
        <Row gap="small">
          <Avatar name={party.name} size="small" tone={party.side === 'A' ? 'a' : 'b'} />
          <Card.Title id={id}>{t`Private with ${name}`}</Card.Title>
        </Row>
        <Text size="small" tone="soft">{t`${plural(open, { one: '# open', other: '# open' })}`}</Text>
      </Card.Head>
      <Card.Body>
        <Stack gap="large">
          {questions.length + proposals.length + drafts.length === 0 && <Text tone="soft">{t`Nothing yet.`}</Text>}
          {questions.map((it) => (
            <Stack key={it.id} gap="tiny">
              <Text size="small" tone="soft">{t`You asked · ${relativeTime(it.created_at)}`}</Text>
              <Text weight="strong" typed>
                {it.question}
              </Text>
              {it.answer === null ? (
                <Text size="small" tone="soft">{t`Not answered yet`}</Text>
              ) : (
                <Text typed>{t`${name}: ${it.answer}`}</Text>
              )}
            </Stack>
          ))}
          {proposals.map((it) => (
            <Stack key={it.id} gap="small">
              <Row wrap gap="small">
                <Text asChild weight="strong">
                  <span>{titleOf(it)}</span>
                </Text>
                <ProposalBadge proposal={it} />
              </Row>
              <TermsList
                terms={it.terms}
                before={negotiation.proposals.find(({ id: parent }) => parent === it.parent_id)?.terms}
                of={it}
              />
              {it.note !== null && <Text typed>{it.note}</Text>}
              <DeclinedWords proposal={it} />
              <ProposalActions topic={topic} proposal={it} />
            </Stack>
          ))}
          <OwnDrafts topic={topic} drafts={drafts} />
          {isOpen && isNegotiable(negotiation, topic.id) && (
            <div>
              <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setProposing(true)}>
                {t`Propose to ${name} only`}
              </Button>
            </div>
          )}
        </Stack>
      </Card.Body>
      <Card.Foot>
        <AudienceLine icon={<Lock />} short>
          {others === '' ? t`${name} and you.` : t`${name} and you. Not ${others}.`}{' '}
          {lawyers !== '' && t`Proposals are for ${lawyers} as well, questions are not.`}
        </AudienceLine>
      </Card.Foot>
      {isProposing && <ProposalDialog topic={topic} side={party.id} onClose={() => setProposing(false)} />}
    </Card>
  );
}
