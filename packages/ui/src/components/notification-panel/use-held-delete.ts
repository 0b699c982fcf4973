import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface HeldDelete {
  /** Told when something is deleted for good; with `onRestore`, at once. */
  onDelete: (id: string) => void | Promise<void>;
  /** Brings back what was deleted at once. */
  onRestore?: ((id: string) => void) | undefined;
  /** How long it can be brought back, in milliseconds. */
  undoFor: number;
}

/**
 * Keeps what was deleted for a moment, so that it can be brought back. Where nothing can restore it, the deletion is only
 * told when the time is over, when the next thing is deleted, or when the panel closes. The time stands still while `paused`.
 */
export function useHeldDelete({ onDelete, onRestore, undoFor }: HeldDelete) {
  const [held, setHeld] = useState<string>();
  const [paused, setPaused] = useState(false);
  const isTold = onRestore !== undefined;
  const settle = useEffectEvent((id: string) => {
    if (!isTold) void onDelete(id);
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
    if (held !== undefined && !isTold) void onDelete(held);
  });
  useEffect(() => () => last(), []);

  const hold = (id: string) => {
    if (held !== undefined && !isTold) void onDelete(held);
    setHeld(id);
    setPaused(false);
    if (isTold) Promise.resolve(onDelete(id)).catch(() => setHeld((now) => (now === id ? undefined : now)));
  };
  const undo = useCallback(() => {
    if (held !== undefined) onRestore?.(held);
    setHeld(undefined);
    setPaused(false);
  }, [held, onRestore]);
  return { held, hold, undo, setPaused };
}
