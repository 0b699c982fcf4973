import { Sparkles } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { title } from '../card/card.css.ts';
import * as styles from './insight-card.css.ts';

export interface InsightCardProps extends ComponentProps<'section'> {
  /** The kind of insight: "AI summary", "Risk". Names the card. */
  label: string;
  /** When it was made, as people read it: "Today, 10:05". */
  time: string;
  /** The machine-readable time. */
  dateTime?: string | undefined;
  /** The source: "Made by AI from 46 messages." */
  source: ReactNode;
  /** The disclaimer: "AI can be wrong." */
  notice: ReactNode;
  /** A `RiskBadge`, beside the name. */
  badge?: ReactNode;
  /** Actions for the reader. None of them sends or changes anything. */
  actions?: ReactNode;
  /** The heading level. */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * One AI finding with its time, its source and a disclaimer.
 *
 * @instead Use `Card` for text that a person wrote.
 *
 * @accessibility A section named by its heading, whose `level` fits the outline of the page. The AI origin is stated in
 * text, not by the dashed line alone.
 */
export function InsightCard(props: InsightCardProps) {
  const { label, time, dateTime, source, notice, badge, actions, level = 3, className = '', children, ...rest } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={`${styles.made} ${className}`} aria-labelledby={id} {...rest}>
      <div className={styles.head}>
        <Sparkles />
        <Heading className={title} id={id}>
          {label}
        </Heading>
        {badge}
        <time className={styles.time} dateTime={dateTime}>
          {time}
        </time>
      </div>
      <div className={styles.body}>{children}</div>
      <p className={styles.source}>
        {source} {notice}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
