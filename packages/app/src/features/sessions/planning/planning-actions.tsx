import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button, Row } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { CancelDialog } from './changes/cancel-dialog.tsx';
import { DetailsDialog } from './changes/details-dialog.tsx';
import { MoveDialog } from './changes/move-dialog.tsx';

export interface PlanningActionsProps {
  session: MediationSession;
  /** Whether something else comes first on the page. */
  isSecondary: boolean;
}

/** What the mediator can do with a session that is offered or scheduled. */
export function PlanningActions({ session, isSecondary }: PlanningActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'cancel' | 'move' | 'details'>();
  const close = () => setOpen(undefined);
  const isOffer = session.status === 'proposed';
  if (!isOffer && session.status !== 'scheduled') return null;
  return (
    <Row wrap>
      <Button tone="quiet" onClick={() => setOpen('cancel')}>
        {isOffer ? t`Cancel the offer` : t`Cancel the session`}
      </Button>
      <Button tone="secondary" onClick={() => setOpen('details')}>{t`Edit`}</Button>
      {isOffer ? (
        <Button asChild tone="secondary">
          <Link to={{ pathname: paths.mediatorOffer(), search: `?session=${session.id}` }}>{t`Offer other times`}</Link>
        </Button>
      ) : (
        <Button
          tone={isSecondary ? 'secondary' : 'primary'}
          onClick={() => setOpen('move')}
        >{t`Move the session`}</Button>
      )}
      {open === 'cancel' && <CancelDialog session={session} onClose={close} />}
      {open === 'move' && <MoveDialog session={session} onClose={close} />}
      {open === 'details' && <DetailsDialog session={session} onClose={close} />}
    </Row>
  );
}
