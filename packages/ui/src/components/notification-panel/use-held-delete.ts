import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps what was deleted for a moment, so that it can be brought back: it is only told when the time is over, when the
 * next thing is deleted, or when the panel closes. The time stands still while `paused`.
 */
export function useHeldDelete(onDelete: (id: string) => void, milliseconds: number) {
  const [held, setHeld] = useState<string>();
  const [paused, setPaused] = useState(false);
  const tell = useEffectEvent((id: string) => onDelete(id));

  useEffect(() => {
    if (held === undefined || paused) return undefined;
    const timer = setTimeout(() => {
      tell(held);
      setHeld(undefined);
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [held, paused, milliseconds]);

  const last = useEffectEvent(() => {
    if (held !== undefined) onDelete(held);
  });
  useEffect(() => () => last(), []);

  const hold = (id: string) => {
    if (held !== undefined) onDelete(held);
    setHeld(id);
  };
  const undo = useCallback(() => setHeld(undefined), []);
  return { held, hold, undo, setPaused };
}
