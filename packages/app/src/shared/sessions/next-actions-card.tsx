import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Card, Text } from '@mediation/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { paths } from '../../paths.ts';
import { firstName } from '../../words/names/people-names.ts';
import { longDate } from '../../words/times/relative-time.ts';
import { ActionItem } from './action-item.tsx';
import { ActionList } from './action-list.tsx';
import { openActions } from './next-actions.ts';

const shown = 6;

/** The open actions of the sessions that were held, the reader’s own first. Renders nothing without any. */
export function NextActionsCard({ sessions }: { sessions: MediationSession[] }) {
  const { t } = useLingui();
  const { id: me, role } = useUser();
  const id = useId();
  const held = sessions
    .filter(({ status, next_actions }) => status === 'completed' && next_actions.some(({ is_done }) => !is_done))
    .toSorted((a, b) => (b.starts_at ?? '').localeCompare(a.starts_at ?? ''));
  const last = held[0];
  if (last === undefined) return null;
  const nameOf = (participantId: string | undefined) => {
    const person = held.flatMap(({ attendees }) => attendees).find((it) => it.participant_id === participantId);
    if (person === undefined) return undefined;
    return person.user_id === me ? t`You` : firstName(person.name);
  };
  const own = last.attendees.find(({ user_id }) => user_id === me)?.participant_id;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>
          {held.length > 1
            ? t`From your sessions`
            : t`From the session on ${longDate(new Date(last.starts_at ?? last.created_at))}`}
        </Card.Title>
        <Text size="small">
          <Link to={paths.session(last.id)}>{held.length > 1 ? t`Open the last session` : t`Open the session`}</Link>
        </Text>
      </Card.Head>
      <Card.Body>
        <ActionList>
          {openActions(held, own)
            .slice(0, shown)
            .map((placed) => (
              <ActionItem
                key={`${placed.session.id} ${placed.place}`}
                {...placed}
                who={nameOf(placed.action.participant_id)}
                mayTick={role === 'mediator' || (own !== undefined && placed.action.participant_id === own)}
              />
            ))}
        </ActionList>
      </Card.Body>
    </Card>
  );
}
