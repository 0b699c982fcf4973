import { Input } from '../input/input.tsx';
import { Text } from '../text/text.tsx';
import { useQuickExitKeys } from './use-quick-exit-keys.ts';

interface QuickExitPageProps {
  /** Leaves the page. */
  onExit: () => void;
  /** Whether the shortcut works. */
  active?: boolean;
}

/**
 * Leaves at once when Shift is pressed three times within five seconds: the shortcut of `QuickExit`.
 *
 * @instead The app handles its other shortcuts.
 *
 * @accessibility Works from anywhere on the page, also while typing and in dialogs, and blocks no key: Shift with a
 * letter never counts.
 */
export function QuickExitPage({ onExit, active }: QuickExitPageProps) {
  useQuickExitKeys(onExit, active);
  return (
    <>
      <Text>Press Shift three times to leave this page.</Text>
      <Input aria-label="A message" />
    </>
  );
}
