import type { MediationSession } from '@mediation/api-client';
import { lazy, Suspense, useState } from 'react';

const RequestDialog = lazy(async () => ({
  default: (await import('../../../safety/request-dialog.tsx')).RequestDialog,
}));

/** Opens the dialog in which an attendee tells the mediator that a session is, or was, not safe. */
export function useUnsafeDialog({ id, case_id }: MediationSession, mediator: string) {
  const [isOpen, setOpen] = useState(false);
  return {
    opener: { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const,
    dialog: (
      <Suspense>
        {isOpen && (
          <RequestDialog
            caseId={case_id}
            sessionId={id}
            kind="safety_concern"
            mediator={mediator}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    ),
  };
}
