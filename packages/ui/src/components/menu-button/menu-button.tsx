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
  /** The `SideMenu`, once more; choosing a link in it closes it. */
  children: ReactNode;
  /** On wide screens it folds the side menu away, and brings it back. */
  folded: boolean;
  onFoldedChange: (folded: boolean) => void;
}

/**
 * The first button of the `TopBar`. Where there is room for the side menu it folds it, elsewhere it opens it over
 * the page.
 *
 * @instead A menu of actions is a `DropdownMenu`.
 *
 * @accessibility Says whether the menu is open (`aria-expanded`). Over the page the menu is a dialog: Escape closes
 * it, and the focus comes back.
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
