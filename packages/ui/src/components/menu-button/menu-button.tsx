import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { tablet } from '../../theme/breakpoints.ts';
import * as Drawer from '../drawer/drawer.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface MenuButtonProps {
  /** "Menu" */
  label: string;
  /** "Close menu" */
  closeLabel: string;
  /** The same `SideMenu`; choosing a link closes it. */
  children: ReactNode;
  /** Whether the side menu is hidden on wide screens. */
  folded: boolean;
  onFoldedChange: (folded: boolean) => void;
}

/**
 * The first button of the `TopBar`. On wide screens it hides and shows the side menu, on small ones it opens it as a
 * drawer.
 *
 * @instead A menu of actions is a `DropdownMenu`.
 *
 * @accessibility Exposes the state of the menu (`aria-expanded`). The drawer is a dialog: Escape closes it, and the
 * focus returns to the button.
 */
export function MenuButton({ label, closeLabel, children, folded, onFoldedChange }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWide, setWide] = useState(() => !globalThis.matchMedia(tablet).matches);
  const press = () => {
    const hasRoom = !globalThis.matchMedia(tablet).matches;
    setWide(hasRoom);
    if (hasRoom) onFoldedChange(!folded);
    else setOpen(true);
  };
  return (
    <>
      <IconButton label={label} aria-expanded={isWide ? !folded : isOpen} onClick={press}>
        <Menu />
      </IconButton>
      <Drawer.Root open={isOpen} onOpenChange={setOpen}>
        <Drawer.Content
          side="start"
          width="narrow"
          closeLabel={closeLabel}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
          }}
        >
          <VisuallyHidden>
            <Drawer.Title>{label}</Drawer.Title>
          </VisuallyHidden>
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
