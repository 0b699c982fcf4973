import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button, Notice } from '@mediation/ui';
import { useState } from 'react';
import { withoutLink } from '../../../shared/sessions/missing-links.ts';
import { firstName, listOf } from '../../../words/people.ts';
import { ArrivalDialog } from './arrival-dialog.tsx';

/** Who cannot join a video session yet, with the way to give them a link. */
export function LinkNotice({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const names = withoutLink(session).map(({ name }) => firstName(name));
  return (
    <>
      {names.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t`Add the link`}
            </Button>
          }
        >
          {t`No video link yet for ${listOf(names)}. They cannot join without one.`}
        </Notice>
      )}
      {isOpen && <ArrivalDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}
