import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export interface AnnouncerProps {
  /** The text to announce; a repeated text is not announced again. Empty text announces nothing. */
  message: string;
  /** Interrupts what is being read. Only for what cannot wait some seconds. */
  urgent?: boolean | undefined;
}

/**
 * Reads a sentence out to screen readers when it changes. The region is there, empty, before its first words: one
 * that appears with its words in it stays silent in some readers.
 *
 * @instead For words that are also seen use `Notice` with a role, for what may be missed a toast.
 *
 * @accessibility Polite by itself; `urgent` interrupts, which is only for what cannot wait some seconds. It shows
 * nothing and takes no focus.
 */
export function Announcer({ message, urgent = false }: AnnouncerProps) {
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = message;
  }, [message]);
  return <span ref={region} className={visuallyHidden} aria-live={urgent ? 'assertive' : 'polite'} />;
}
