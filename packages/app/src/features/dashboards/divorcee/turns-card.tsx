import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Card, Checklist, Stack, Text } from '@mediation/ui';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { firstName, sentence } from '../../../words/people.ts';
import type { CaseFacts } from './next-step.ts';
import { type PendingAction, pendingActions } from './pending-actions.ts';

export interface TurnsCardProps {
  reading: Reading<Omit<CaseFacts, 'case' | 'intake'> & { people: Participant[] }>;
  /** First names. */
  mediator: string;
}

/** What waits on the person, and what waits on others. Of the other party only that it is their turn. */
export function TurnsCard({ reading, mediator }: TurnsCardProps) {
  const { t } = useLingui();
  return (
    <ReadingCard title={t`Who is next`} reading={reading} failed={t`Failed to load whose turn it is`}>
      {({ people, ...facts }) => {
        const { you, others } = pendingActions(facts, people);
        return (
          <Card.Body>
            <Stack gap="large">
              <Turns
                isOwn
                title={t`Waiting on you`}
                none={t`Nothing. You are up to date.`}
                turns={you}
                mediator={mediator}
              />
              <Turns title={t`Waiting on others`} none={t`Nobody.`} turns={others} mediator={mediator} />
            </Stack>
          </Card.Body>
        );
      }}
    </ReadingCard>
  );
}

interface TurnsProps {
  title: string;
  none: string;
  turns: PendingAction[];
  mediator: string;
  /** They are the person's own. */
  isOwn?: boolean;
}

function Turns({ title, none, turns, mediator, isOwn = false }: TurnsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="small">
      <Text asChild weight="medium">
        <h3>{title}</h3>
      </Text>
      {turns.length === 0 ? (
        <Text tone="soft">{none}</Text>
      ) : (
        <Checklist.Root>
          {turns.map((it) => (
            <Checklist.Item key={`${it.what} ${it.who}`} state="waiting" stateLabel={t`waiting`}>
              {sentence(wordsOf(it))}
            </Checklist.Item>
          ))}
        </Checklist.Root>
      )}
    </Stack>
  );

  function wordsOf({ what, who, count }: PendingAction): string {
    const person = who === null ? mediator : firstName(who);
    if (what === 'parties_joined') return t`The second person has to join`;
    if (what === 'intake') return isOwn ? t`The intake form` : t`${person}: the intake form`;
    const papers = t`${plural(count, { one: '# document to send', other: '# documents to send' })}`;
    if (what === 'documents') return isOwn ? papers : `${person}: ${papers}`;
    if (what === 'review_completed')
      return t`${mediator}: ${plural(count, { one: 'something to read', other: '# documents to read' })}`;
    if (what === 'session_held') return t`The first session`;
    if (what === 'draft_shared') return t`${mediator}: a draft of the agreement`;
    if (what === 'signatures_in') return isOwn ? t`Your signature` : t`${person}: the signature`;
    if (what === 'times') return t`Tell ${mediator} which times suit you`;
    return t`${person} has something left to do`;
  }
}
