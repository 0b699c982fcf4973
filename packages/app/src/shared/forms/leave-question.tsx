import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { asksBeforeLeaving, holdPage } from '../../auth/hold-page.ts';
import { LeavePageDialog } from '../layout/leave-page-dialog.tsx';
import { withoutPanel } from '../layout/panel.ts';

/** Asks before somebody leaves a form with changes that are not saved, also by closing the tab. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && asksBeforeLeaving() && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useEffect(() => (isChanged ? holdPage() : undefined), [isChanged]);
  if (blocker.state !== 'blocked') return null;
  return (
    <LeavePageDialog
      reason={t`What you changed here is not saved yet.`}
      leave={t`Leave without saving`}
      onLeave={blocker.proceed}
      onStay={blocker.reset}
    />
  );
}

/** What makes up a page: a panel that opens over it, and a place in it, do not leave it. */
const pageOf = ({ pathname, search }: Location) => `${pathname}?${withoutPanel(search).toString()}`;
