import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ProposeTimesDialog = lazy(async () => ({
  default: (await import('./propose-times-dialog.tsx')).ProposeTimesDialog,
}));

/** Opens the dialog in which a party or a lawyer proposes times. */
export function ProposeTimesButton({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarPlus />
        {t`Propose times`}
      </Button>
      <Suspense>{isOpen && <ProposeTimesDialog caseId={caseId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
