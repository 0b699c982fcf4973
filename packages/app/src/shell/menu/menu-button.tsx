import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@mediation/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tablet } from '@mediation/ui/breakpoints';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';

const load = () => withMessages(import('./menu-drawer.tsx'), shared);
const MenuDrawer = lazy(async () => ({ default: (await load()).MenuDrawer }));

export interface MenuButtonProps {
  /** Whether the side menu is collapsed. */
  folded: boolean;
  onFoldedChange: (folded: boolean) => void;
}

/**
 * Collapses and expands the side menu; on narrow screens it opens the menu over the page. Navigation closes that menu.
 */
export function MenuButton({ folded, onFoldedChange }: MenuButtonProps) {
  const { t } = useLingui();
  const { key } = useLocation();
  const hasRoom = useRoom();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = !hasRoom && openAt === key;
  return (
    <>
      <IconButton
        label={t`Menu`}
        aria-haspopup={hasRoom ? undefined : 'dialog'}
        aria-expanded={hasRoom ? !folded : isOpen}
        onPointerEnter={() => hasRoom || void load()}
        onClick={() => (hasRoom ? onFoldedChange(!folded) : setOpenAt(key))}
      >
        <Menu />
      </IconButton>
      <Suspense>{isOpen && <MenuDrawer onClose={() => setOpenAt(null)} />}</Suspense>
    </>
  );
}

function useRoom() {
  const [hasRoom, setRoom] = useState(() => !matchMedia(tablet).matches);
  useEffect(() => {
    const stop = new AbortController();
    const query = matchMedia(tablet);
    query.addEventListener('change', () => setRoom(!query.matches), stop);
    return () => stop.abort();
  }, []);
  return hasRoom;
}
