import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a textarea: grows it with its text where the browser does not do so itself (`field-sizing`). */
export function useGrowingHeight(value: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = value === '' ? '' : `${element.scrollHeight}px`;
  }, [value]);
  return field;
}
