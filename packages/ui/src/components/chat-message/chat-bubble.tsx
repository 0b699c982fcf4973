import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './chat-message.css.ts';

const bubble = cva(styles.bubble, { variants: { from: styles.from }, defaultVariants: { from: 'other' } });

export interface ChatBubbleProps extends ComponentProps<'p'> {
  /** The author: the reader, their mediator, or anyone else. */
  from?: 'other' | 'mediator' | 'me' | undefined;
}

/** A message bubble without its log, for a quote or a preview. In a chat use `ChatMessage`. */
export function ChatBubble({ from, className, ...props }: ChatBubbleProps) {
  return <p className={bubble({ from, className })} {...props} />;
}
