import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button, Notice } from '@mediation/ui';
import { useState } from 'react';
import { withoutRoom } from '../../../../shared/sessions/missing-rooms.ts';
import { firstName, listOf } from '../../../../words/names/people-names.ts';
import { ArrivalDialog } from './arrival-dialog.tsx';
import { arrivalGroups, minutesApart } from './arrivals.ts';
import { useOwnRooms } from './use-own-rooms.ts';

/** Who cannot come to a session yet, or would meet the other side at the door, with the way to change it. */
export function RoomNotice({ session }: { session: MediationSession }) {
  const [isOpen, setOpen] = useState(false);
  const warning = useWarning(session);
  return (
    <>
      {warning !== undefined && (
        <Notice
          tone="warning"
          action={
            <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {warning.action}
            </Button>
          }
        >
          {warning.text}
        </Notice>
      )}
      {isOpen && <ArrivalDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}

function useWarning(session: MediationSession): { text: string; action: string } | undefined {
  const { t } = useLingui();
  const { status, kind, mode } = session;
  const isOffered = status === 'proposed' && kind === 'shuttle';
  const hasOwnRooms = useOwnRooms(isOffered && mode === 'video');
  const isWarned = isOffered && (mode !== 'video' || hasOwnRooms === false);
  const missing = withoutRoom(isWarned ? { ...session, status: 'scheduled' } : session);
  const names = listOf(missing.map(({ name }) => firstName(name)));
  if (missing.length > 0)
    return mode === 'video'
      ? { text: t`No video link yet for ${names}. They cannot join without one.`, action: t`Add the link` }
      : { text: t`No place yet for ${names}. They do not know where to come.`, action: t`Add the place` };
  if (
    status === 'scheduled' &&
    kind === 'shuttle' &&
    mode === 'in_person' &&
    minutesApart(arrivalGroups(session)) === 0
  )
    return { text: t`Both sides arrive at the same time and can meet at the door.`, action: t`Edit arrival` };
  return undefined;
}
