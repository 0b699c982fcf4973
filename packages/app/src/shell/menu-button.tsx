import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@mediation/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const load = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await load()).MenuDrawer }));

/** Opens the menu over the page. Going anywhere closes it. */
export function MenuButton() {
  const { t } = useLingui();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton
        label={t`Menu`}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setOpenAt(key)}
      >
        <Menu />
      </IconButton>
      <Suspense>{openAt === key && <MenuDrawer onClose={() => setOpenAt(null)} />}</Suspense>
    </>
  );
}
