import { Sparkles } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { actions } from '../insight-card/insight-card.css.ts';
import * as styles from './rephrase-suggestion.css.ts';

export interface RephraseLabels {
  /** "Use this" */
  use: string;
  /** "Try another" */
  another: string;
}

export interface RephraseSuggestionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The suggested text. */
  text: string;
  /** The label, if no heading is above: "A calmer way to say it. AI can be wrong." */
  label?: string | undefined;
  labels: RephraseLabels;
  /** Puts the text into the composer, where the person can edit it. Never sends it. */
  onUse: () => void;
  /** Requests another suggestion; omit it when there is none. */
  onAnother?: (() => void) | undefined;
  /** Whether another suggestion is loading. */
  busy?: boolean | undefined;
}

/**
 * A suggested wording for a draft, below the composer or in the `AssistPanel`. It never sends the message.
 *
 * @instead Use a section of the `AssistPanel` for the analysis of a chat.
 *
 * @accessibility Every action is a button with a text label. The draft is not replaced until the person presses one.
 */
export function RephraseSuggestion(props: RephraseSuggestionProps) {
  const { text, label, labels, onUse, onAnother, busy = false, className = '', ...rest } = props;
  return (
    <div className={`${styles.root} ${className}`} {...rest}>
      {label !== undefined && (
        <p className={styles.label}>
          <Sparkles />
          {label}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      <div className={actions}>
        <Button tone="secondary" size="small" onClick={onUse}>
          {labels.use}
        </Button>
        {onAnother && (
          <Button tone="plain" size="small" busy={busy} onClick={onAnother}>
            {labels.another}
          </Button>
        )}
      </div>
    </div>
  );
}
