import { useLingui } from '@lingui/react/macro';
import { type CaseListItem, type MediationSession, listSessions } from '@mediation/api-client';
import { Card } from '@mediation/ui';
import { useId } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { useWhole } from '../../backend/use-pages.ts';
import { ActionItem } from '../../shared/sessions/action-item.tsx';
import { ActionList } from '../../shared/sessions/action-list.tsx';
import { ownActions } from '../../shared/sessions/next-actions.ts';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** What the mediator agreed to do after sessions, the nearest date first. Renders nothing without any. */
export function OwnActionsCard({ cases }: { cases: Pick<CaseListItem, 'id' | 'title'>[] }) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const id = useId();
  const { data = [] } = useWhole(listSessions, { actions: 'mine' }, sessionsOf);
  const actions = ownActions(data, me);
  if (actions.length === 0) return null;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`Your next actions`}</Card.Title>
      </Card.Head>
      <Card.Body>
        <ActionList>
          {actions.map((placed) => (
            <ActionItem
              key={`${placed.session.id} ${placed.place}`}
              {...placed}
              who={cases.find((it) => it.id === placed.session.case_id)?.title}
              mayTick
            />
          ))}
        </ActionList>
      </Card.Body>
    </Card>
  );
}
