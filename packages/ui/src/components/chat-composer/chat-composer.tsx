import { CircleAlert, Send, WandSparkles } from 'lucide-react';
import { useId, type ClipboardEvent, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as field from '../field/field.css.ts';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { AttachButtons } from './attach-buttons.tsx';
import * as styles from './chat-composer.css.ts';
import { ComposerFiles } from './composer-files.tsx';
import type { ComposerAttaching, ComposerRephrasing } from './composer-help.ts';
import { useGrowingHeight } from './use-growing-height.ts';

export interface ChatComposerProps {
  /** The placeholder, which names the audience: "Message your mediator and legal team". */
  label: string;
  placeholder: string;
  sendLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called when there is text or a file to send and no message is being sent. */
  onSend: () => void;
  disabled?: boolean | undefined;
  sending?: boolean | undefined;
  attach?: ComposerAttaching | undefined;
  rephrase?: ComposerRephrasing | undefined;
  /** Other writing tools. */
  tools?: ReactNode;
  /** How the text may sound to others, in one sentence. Only the writer sees it. */
  hint?: ReactNode;
  /** A `RephraseSuggestion`, below. */
  suggestion?: ReactNode;
  /** Why sending failed. The text stays. */
  error?: ReactNode;
}

const toTheText = keepFocus((suggestion) => suggestion.parentElement?.querySelector('textarea'));

/**
 * The input for a message, with attachments and rephrasing.
 *
 * @instead Longer text in a form is a `Textarea`.
 *
 * @accessibility Enter sends, Shift+Enter starts a new line, except during IME composition. After sending the focus
 * stays in the text. Its label is visually hidden; an error describes the field.
 */
export function ChatComposer(props: ChatComposerProps) {
  const { label, placeholder, sendLabel, value, onValueChange, onSend, disabled = false, sending = false } = props;
  const { attach, rephrase, tools, hint, suggestion, error } = props;
  const id = useId();
  const text = useGrowingHeight(value);
  const isEmpty = value.trim() === '';
  const canSend = !disabled && !sending && !(isEmpty && (attach?.files.length ?? 0) === 0);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');

  const send = () => {
    if (canSend) onSend();
    text.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const take = (event: ClipboardEvent | DragEvent) => {
    const files = [...('clipboardData' in event ? event.clipboardData : event.dataTransfer).files];
    if (!attach || disabled || files.length === 0) return;
    event.preventDefault();
    attach.onAttach(files);
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
          aria-describedby={described || undefined}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={press}
          onPaste={take}
          onDragOver={(event) => attach && event.preventDefault()}
          onDrop={take}
        />
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {attach && <ComposerFiles files={attach.files} onRemove={attach.onRemove} removeLabel={attach.removeLabel} />}
        <div className={styles.tools}>
          {attach && <AttachButtons attach={attach} disabled={disabled} />}
          <div className={`${styles.tools} ${styles.others}`}>
            {rephrase && (
              <Button
                tone="quiet"
                size="small"
                busy={rephrase.busy}
                disabled={disabled}
                onClick={() => (isEmpty ? text.current?.focus() : rephrase.onRephrase())}
              >
                <WandSparkles />
                {rephrase.label}
              </Button>
            )}
            {tools}
          </div>
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
      {suggestion && <div ref={toTheText}>{suggestion}</div>}
    </div>
  );
}
