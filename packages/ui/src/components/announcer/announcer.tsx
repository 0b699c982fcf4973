import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export interface AnnouncerProps {
  /** The text to announce; a repeated text is not announced again. Empty text announces nothing. */
  message: string;
  /** Interrupts the screen reader. Only for urgent messages. */
  urgent?: boolean | undefined;
}

/**
 * A live region that announces its text to screen readers when the text changes. Render it empty first: some screen
 * readers do not announce a region that is inserted together with its text.
 *
 * @instead For visible text use `Notice` with a role, for messages that may be missed a toast.
 *
 * @accessibility Polite by default; `urgent` makes it assertive. It is invisible and takes no focus.
 */
export function Announcer({ message, urgent = false }: AnnouncerProps) {
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = message;
  }, [message]);
  return <span ref={region} className={visuallyHidden} aria-live={urgent ? 'assertive' : 'polite'} />;
}
