import { Input } from '../input/input.tsx';
import { Text } from '../text/text.tsx';
import { useQuickExitKeys } from './use-quick-exit-keys.ts';

interface QuickExitPageProps {
  /** Leaves the page. */
  onExit: () => void;
  /** Off where there is nothing to leave. */
  active?: boolean;
}

/**
 * Leaves at once when Shift is pressed three times within five seconds: the keys of `QuickExit`.
 *
 * @instead For other keys of an app, listen in the app.
 *
 * @accessibility Works from anywhere on the page, also while typing and in dialogs, and takes no key away: Shift
 * with a letter never counts.
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
