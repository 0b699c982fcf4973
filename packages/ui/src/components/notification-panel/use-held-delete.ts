import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface HeldDelete {
  /** Called when a deletion is final; with `onRestore`, at once. */
  onDelete: (id: string) => void | Promise<void>;
  /** Restores an item whose deletion was already reported. */
  onRestore?: ((id: string) => void) | undefined;
  /** How long a deletion can be undone, in milliseconds. */
  undoFor: number;
}

/**
 * Delays a deletion, so that it can be undone. Without `onRestore` the deletion is reported only when the time is over,
 * the next item is deleted, or the panel closes. `paused` stops the countdown.
 */
export function useHeldDelete({ onDelete, onRestore, undoFor }: HeldDelete) {
  const [held, setHeld] = useState<string>();
  const [paused, setPaused] = useState(false);
  const canRestore = onRestore !== undefined;
  const settle = useEffectEvent((id: string) => {
    if (!canRestore) void onDelete(id);
  });

  useEffect(() => {
    if (held === undefined || paused) return undefined;
    const timer = setTimeout(() => {
      settle(held);
      setHeld(undefined);
    }, undoFor);
    return () => clearTimeout(timer);
  }, [held, paused, undoFor]);

  const last = useEffectEvent(() => {
    if (held !== undefined && !canRestore) void onDelete(held);
  });
  useEffect(() => () => last(), []);

  const hold = (id: string) => {
    if (held !== undefined && !canRestore) void onDelete(held);
    setHeld(id);
    setPaused(false);
    if (canRestore) Promise.resolve(onDelete(id)).catch(() => setHeld((now) => (now === id ? undefined : now)));
  };
  const undo = useCallback(() => {
    if (held !== undefined) onRestore?.(held);
    setHeld(undefined);
    setPaused(false);
  }, [held, onRestore]);
  return { held, hold, undo, setPaused };
}
