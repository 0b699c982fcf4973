import { useEffect, useEffectEvent } from 'react';
import { shortcuts } from '../../../browser/key-shortcuts.ts';

/** What the keys of the review page do. */
export type ReviewKeys = Partial<Record<'j' | 'k' | 'c' | 'r' | 'u', () => void>>;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null;

/** Single keys for a queue: j next, k previous, c confirm, r reject, u undo. Never while somebody writes or is asked something. */
export function useReviewKeys(keys: ReviewKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, repeat, target } = event;
    if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || shiftKey) return;
    if (!shortcuts.isOn() || isWriting(target)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
    const action = keys[key as keyof ReviewKeys];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
