import type { ChatLogHandle } from '@mediation/ui';
import { type RefObject, useEffect } from 'react';
import type { ShownMessage } from './messages.ts';

/** Scrolls a log to the message that was looked for, once it is there. */
export function useJumpTo(target: { key: string } | null, shown: ShownMessage[], log: RefObject<ChatLogHandle | null>) {
  const isHere = shown.some(({ key }) => key === target?.key);
  useEffect(() => {
    if (!isHere || target === null) return undefined;
    const frame = requestAnimationFrame(() => log.current?.jumpTo(target.key));
    return () => cancelAnimationFrame(frame);
  }, [target, isHere, log]);
}
