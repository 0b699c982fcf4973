import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { help, shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import { shortcuts } from '../../browser/key-shortcuts.ts';
import { useOver } from '../../shared/layout/panel.ts';
import { panels } from '../../panel-paths.ts';
import { useUser } from '../../auth/session-provider.tsx';

// In the same chunk, because staff load both after the first page.
export { SupportCount } from './support-count.tsx';

const Palette = lazy(async () => ({
  default: (await withMessages(import('../palette/palette.tsx'), help, shared)).Palette,
}));

export interface StaffKeysProps {
  isSearchOpen: boolean;
  onSearchChange: (isOpen: boolean) => void;
}

/** The keyboard shortcuts of staff: Ctrl+K, ⌘K and `/` open the search, `n` starts a case. */
export function StaffKeys({ isSearchOpen, onSearchChange }: StaffKeysProps) {
  const { role } = useUser();
  const navigate = useNavigate();
  const over = useOver();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (wanted === null || (wanted === 'newCase' && role !== 'mediator')) return;
      event.preventDefault();
      if (wanted === 'search') onSearchChange(true);
      else void navigate(over(panels.newCase()));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return <Suspense>{isSearchOpen && <Palette onClose={() => onSearchChange(false)} />}</Suspense>;
}

/** Returns the action of a key, unless a field or another handler uses the key. */
function wantedBy(event: KeyboardEvent): 'search' | 'newCase' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, repeat, target } = event;
  if (defaultPrevented || repeat || altKey) return null;
  if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return null;
  const isCommand = ctrlKey || metaKey;
  if (isCommand) return key.toLowerCase() === 'k' && !shiftKey ? 'search' : null;
  if (!shortcuts.isOn() || isWriting(target)) return null;
  if (key === '/') return 'search';
  return key === 'n' ? 'newCase' : null;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null;
