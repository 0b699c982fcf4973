import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@mediation/ui';
import { House } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';

const load = () => withMessages(import('../notices/leave-dialog.tsx'), shared);
const LeaveDialog = lazy(async () => ({ default: (await load()).LeaveDialog }));

/** Opens the public first page after a confirmation, which is loaded when the pointer or focus reaches the button. */
export function HomeButton() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Home`}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <House />
      </IconButton>
      <Suspense>{isOpen && <LeaveDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
