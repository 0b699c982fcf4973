import { CircleAlert, Send } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as field from '../field/field.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './chat-composer.css.ts';
import { useGrowingHeight } from './use-growing-height.ts';

export interface ChatComposerProps {
  /** Who will read it: "Message your mediator and legal team". */
  label: string;
  placeholder: string;
  sendLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The text is worth sending: not empty, not already on its way. */
  onSend: () => void;
  disabled?: boolean | undefined;
  sending?: boolean | undefined;
  /** Attach, rephrase: what helps with writing. */
  tools?: ReactNode;
  /** Why it could not be sent. The text stays. */
  error?: ReactNode;
}

/** Writes a message. Enter sends, Shift+Enter starts a new line, and a word still being composed is never sent. */
export function ChatComposer(props: ChatComposerProps) {
  const {
    label,
    placeholder,
    sendLabel,
    value,
    onValueChange,
    onSend,
    disabled = false,
    sending = false,
    tools,
    error,
  } = props;
  const id = useId();
  const text = useGrowingHeight(value);
  const canSend = !disabled && !sending && value.trim() !== '';

  const send = () => {
    if (canSend) onSend();
    text.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={field.root}>
      <div className={styles.composer}>
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
        <textarea
          id={id}
          ref={text}
          className={styles.text}
          rows={1}
          placeholder={placeholder}
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={press}
        />
        <div className={styles.tools}>
          {tools}
          <Button className={styles.send} size="small" disabled={!canSend} onClick={send}>
            <Send />
            {sendLabel}
          </Button>
        </div>
      </div>
      {error && (
        <div className={field.error} id={`${id}-error`}>
          <CircleAlert className={field.errorIcon} />
          <div>{error}</div>
        </div>
      )}
    </div>
  );
}
