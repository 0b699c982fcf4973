import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Card, Checklist, Stack, Text } from '@mediation/ui';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { missingCountText } from '../../../words/missing-text.ts';
import { firstName, sentence } from '../../../words/people.ts';
import type { CaseFacts } from './next-step.ts';
import { type PendingAction, pendingActions } from './pending-actions.ts';

export interface TurnsCardProps {
  reading: Reading<Omit<CaseFacts, 'case' | 'intake'> & { people: Participant[] }>;
  /** First names. */
  mediator: string;
}

/**
 * The actions that wait for the person, and those that wait for others. About the other party it shows only that the
 * case waits for them.
 */
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
  /** Whether the actions are the person's own. */
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
          {turns.map((turn) => (
            <Checklist.Item key={`${turn.what} ${turn.who}`} state="waiting" stateLabel={t`waiting`}>
              {sentence(textOf(turn))}
            </Checklist.Item>
          ))}
        </Checklist.Root>
      )}
    </Stack>
  );

  function textOf({ what, who, count }: PendingAction): string {
    if (what === 'times') return t`Tell ${mediator} which times suit you`;
    return missingCountText({ code: what, isOwn, who: who === null ? mediator : firstName(who), count });
  }
}
