import { Sparkles } from 'lucide-react';
import type { AnimationEvent, KeyboardEvent, ReactNode } from 'react';
import * as Accordion from '../accordion/accordion.tsx';
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
  /** The passages that the answer quotes: each opens to show its text, its page and its review date. */
  sources?: readonly { id: string; title: string; content: ReactNode }[] | undefined;
  /** The label of the sources: "Where this comes from". */
  sourcesLabel?: string | undefined;
  /** Suggested next questions. */
  followUps?: readonly string[] | undefined;
  /** The label of the suggested questions: "You could ask". */
  followUpsLabel?: string | undefined;
  onAsk?: ((question: string) => void) | undefined;
  /** Small buttons below the answer: "Ask my mediator this". */
  actions?: ReactNode;
  /** The answer. */
  children: ReactNode;
}

/**
 * An answer of the assistant in a `ChatLog`: with a dashed border, its confidence and its sources.
 *
 * @instead Use `ChatMessage` for messages of people.
 *
 * @accessibility "AI" is read before the text of each message. The arrow keys of the log stop at it; sources are buttons
 * that expand, and suggested questions are buttons.
 */
export function AssistantMessage(props: AssistantMessageProps) {
  const { author, time, dateTime, confidence, disclaimer, sources = [], sourcesLabel, children } = props;
  const { followUps = [], followUpsLabel = '', onAsk, actions } = props;
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
            <Accordion.Root type="multiple" onKeyDown={keepArrows} onAnimationEnd={showOpened}>
              {sources.map(({ id, title, content }) => (
                <Accordion.Item key={id} value={id} size="small" title={title}>
                  {content}
                </Accordion.Item>
              ))}
            </Accordion.Root>
          </div>
        )}
        {(confidence || disclaimer) && (
          <p className={styles.below}>
            {confidence && <b>{confidence}</b>} {disclaimer}
          </p>
        )}
        {actions && <div className={styles.below}>{actions}</div>}
        {onAsk && followUps.length > 0 && (
          <div className={styles.next}>
            <QuickQuestions label={followUpsLabel} questions={followUps} onAsk={onAsk} />
          </div>
        )}
      </div>
    </li>
  );
}

/** Inside the sources the arrow keys go from source to source, not from message to message. */
const keepArrows = (event: KeyboardEvent) => event.key.startsWith('Arrow') && event.stopPropagation();

/** A log grows upwards, so an opened source would push its own beginning out of view. */
const showOpened = ({ target }: AnimationEvent) =>
  target instanceof HTMLElement &&
  target.dataset['state'] === 'open' &&
  target.parentElement?.scrollIntoView({ block: 'nearest' });
