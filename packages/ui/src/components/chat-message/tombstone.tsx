import { Eraser } from 'lucide-react';
import { message, mine, state, tombstone } from './chat-message.css.ts';

export interface TombstoneProps {
  /** "This message was removed" */
  label: string;
  /** Who redacted it and when: "by Ruth Lindqvist, 24 Nov, 10:05". */
  detail?: string | undefined;
  /** The author of the message. */
  from?: 'other' | 'mediator' | 'me' | undefined;
}

/** Replaces a redacted message: shows who redacted it and when, never its text. */
export function Tombstone({ label, detail, from = 'other' }: TombstoneProps) {
  return (
    <li className={`${message} ${from === 'me' ? mine : ''}`} tabIndex={-1}>
      <p className={`${state} ${tombstone}`}>
        <Eraser />
        <span>
          {label} {detail}
        </span>
      </p>
    </li>
  );
}
