import { useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { Card } from '@mediation/ui';
import { useId } from 'react';
import { ActionItem } from '../../../shared/sessions/action-item.tsx';
import { ActionList } from '../../../shared/sessions/action-list.tsx';
import { useOwnActions } from './use-own-actions.ts';

/** What the mediator agreed to do after sessions, the nearest date first. Renders nothing without any. */
export function OwnActionsCard({ cases }: { cases: Pick<CaseListItem, 'id' | 'title'>[] }) {
  const { t } = useLingui();
  const id = useId();
  const actions = useOwnActions();
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
