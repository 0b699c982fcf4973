import { useLingui } from '@lingui/react/macro';
import type { CaseTopic } from '@mediation/api-client';
import { Card, EmptyState, List, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { awaitedParties, isNegotiable } from '../../../../shared/cases/actions/open-proposals.ts';
import { listOf } from '../../../../words/names/people-names.ts';
import { lastMoment } from '../../../../words/times/end-moment.ts';
import { shortDate } from '../../../../words/times/relative-time.ts';
import { draftsOf, proposalsOf, useNegotiation } from '../negotiation-context.ts';
import { TopicBadge } from './topic-badge.tsx';
import { useNames } from '../use-names.ts';

/** The topics of a case, each with its state and for whom it waits. */
export function TopicList({ selected }: { selected: string | undefined }) {
  const { t } = useLingui();
  const { negotiation, me } = useNegotiation();
  const { titleOf, mediator } = useNames();
  const isAsked = (topic: CaseTopic) =>
    negotiation.reality_checks.some(
      (it) => it.topic_id === topic.id && it.participant_id === me?.id && it.answer === null,
    );
  return (
    <Card flush aria-label={t`Topics`}>
      {negotiation.topics.length === 0 && (
        <Card.Body>
          <EmptyState title={t`No topics yet`}>
            {me?.role === 'mediator'
              ? t`Add the first thing that they have to settle.`
              : t`The mediator lists here what has to be settled.`}
          </EmptyState>
        </Card.Body>
      )}
      <List aria-label={t`Topics`}>
        {negotiation.topics.map((topic) => (
          <List.Row key={topic.id} asChild align="stacked">
            <Link
              to={{ search: `?tab=proposals&topic=${topic.id}` }}
              aria-current={topic.id === selected ? 'true' : undefined}
            >
              <Text asChild weight="strong">
                <span>{titleOf(topic)}</span>
              </Text>
              <TopicBadge state={topic.state} />
              <Status topic={topic} />
              {isAsked(topic) && (
                <Text size="small" tone="soft">
                  {t`A question from ${mediator}`}
                </Text>
              )}
              {draftsOf(negotiation, topic.id).length > 0 && (
                <Text size="small" tone="soft">
                  {t`You have a draft here`}
                </Text>
              )}
            </Link>
          </List.Row>
        ))}
      </List>
    </Card>
  );
}

function Status({ topic }: { topic: CaseTopic }) {
  const words = useStatus(topic);
  return (
    words !== null && (
      <Text size="small" tone="soft">
        {words}
      </Text>
    )
  );
}

/** For whom a topic waits and until when, or why it rests. */
function useStatus(topic: CaseTopic): string | null {
  const { t } = useLingui();
  const { negotiation, people } = useNegotiation();
  const { nameOf } = useNames();
  if (topic.note !== null && topic.state !== 'agreed') return topic.note;
  if (topic.state === 'agreed' || topic.state === 'parked') return shortDate(topic.changed_at);
  const open = proposalsOf(negotiation, topic.id).find(({ state }) => state === 'offered');
  if (open === undefined || !isNegotiable(negotiation, topic.id)) return null;
  const names = listOf(awaitedParties(open, people).map(nameOf));
  if (names === '') return null;
  return open.expires_at === null
    ? t`Waiting for ${names}`
    : t`Waiting for ${names}, until ${shortDate(lastMoment(open.expires_at))}`;
}
