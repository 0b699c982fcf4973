import { useLingui } from '@lingui/react/macro';
import { type Location, useBlocker } from 'react-router-dom';
import { asksBeforeLeaving } from '../../auth/hold-page.ts';
import { LeavePageDialog } from '../layout/leave-page-dialog.tsx';
import { withoutPanel } from '../layout/panel.ts';
import { hasUnsavedChanges, useHasUnsavedChanges } from './unsaved-changes.ts';

/** Asks before somebody leaves a page with a form whose changes are not saved. A page has it once, for all its forms. */
export function LeaveQuestion() {
  return useHasUnsavedChanges() && <Question />;
}

function Question() {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && asksBeforeLeaving() && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <LeavePageDialog
      reason={t`Something on this page is not saved yet.`}
      leave={t`Leave without saving`}
      onLeave={blocker.proceed}
      onStay={blocker.reset}
    />
  );
}

/** What makes up a page: a panel that opens over it, and a place in it, do not leave it. */
const pageOf = ({ pathname, search }: Location) => `${pathname}?${withoutPanel(search).toString()}`;
