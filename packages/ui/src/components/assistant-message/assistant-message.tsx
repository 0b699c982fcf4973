import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import * as message from '../chat-message/chat-message.css.ts';
import { QuickQuestions } from '../quick-questions/quick-questions.tsx';
import * as styles from './assistant-message.css.ts';

export interface AssistantMessageProps {
  /** The name that marks the message as AI: "AI Assistant". */
  author: string;
  /** The time as people read it: "14:05". */
  time: string;
  /** The machine-readable time. */
  dateTime?: string | undefined;
  /** The confidence of the answer, in words: "Fairly sure". */
  confidence?: ReactNode;
  /** "AI can be wrong. This is not legal advice." */
  disclaimer?: ReactNode;
  /** The sources of the answer. */
  sources?: readonly { label: string; href: string }[] | undefined;
  /** The label of the sources: "Where this comes from". */
  sourcesLabel?: string | undefined;
  /** Suggested next questions. */
  followUps?: readonly string[] | undefined;
  /** The label of the suggested questions: "You could ask". */
  followUpsLabel?: string | undefined;
  onAsk?: ((question: string) => void) | undefined;
  /** The answer. */
  children: ReactNode;
}

/**
 * An answer of the assistant in a `ChatLog`: with a dashed border, its confidence and its sources.
 *
 * @instead Use `ChatMessage` for messages of people.
 *
 * @accessibility "AI" is read before the text of each message. The arrow keys of the log stop at it; sources are links,
 * and suggested questions are buttons.
 */
export function AssistantMessage(props: AssistantMessageProps) {
  const { author, time, dateTime, confidence, disclaimer, sources = [], sourcesLabel, children } = props;
  const { followUps = [], followUpsLabel = '', onAsk } = props;
  return (
    <li className={message.message} tabIndex={-1}>
      <Avatar name={author} icon={<Sparkles />} />
      <div className={message.content}>
        <div className={message.meta}>
          <b className={message.author}>{author}</b>
          <time dateTime={dateTime}>{time}</time>
        </div>
        <div className={styles.answer}>{children}</div>
        {sources.length > 0 && (
          <div className={styles.below}>
            {sourcesLabel}
            <ul className={styles.sources}>
              {sources.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {(confidence || disclaimer) && (
          <p className={styles.below}>
            {confidence && <b>{confidence}</b>} {disclaimer}
          </p>
        )}
        {onAsk && followUps.length > 0 && (
          <div className={styles.next}>
            <QuickQuestions label={followUpsLabel} questions={followUps} onAsk={onAsk} />
          </div>
        )}
      </div>
    </li>
  );
}
