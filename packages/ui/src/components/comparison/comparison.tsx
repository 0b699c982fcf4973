import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ClauseNumber } from '../clause/clause.tsx';
import { Slot } from '../slot/slot.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as styles from './comparison.css.ts';

export interface RootProps {
  /** A `Head` for each of the two, which stay in view. */
  heads: ReactNode;
  /** `Item`s, and a `Same` for what did not change. */
  children: ReactNode;
}

/**
 * Two versions of a text beside each other, with marks where they differ; on phones one below the other.
 *
 * @instead The terms of two proposals are a `TermTable`.
 *
 * @accessibility Each item is a section named by its heading, to which a `Jump` leads. What was taken out and put in is
 * marked by lines and read as "Before" and "Now"; say the name of its version before the text of a side.
 */
export function Root({ heads, children }: RootProps) {
  return (
    <Card flush>
      <div className={`${styles.pair} ${styles.versions}`}>{heads}</div>
      {children}
    </Card>
  );
}

export interface HeadProps {
  /** "Version 2". */
  name: string;
  badge: ReactNode;
  /** When it was released. */
  children: ReactNode;
}

/** Which of the two stands below. */
export function Head({ name, badge, children }: HeadProps) {
  return (
    <div className={styles.side}>
      <p className={styles.head}>
        <b>{name}</b>
        {badge}
      </p>
      <Text size="small" tone="soft">
        {children}
      </Text>
    </div>
  );
}

export interface ItemProps {
  /** The id of its heading, to which a `Jump` leads. */
  id: string;
  number?: number | undefined;
  title: ReactNode;
  /** How much differs, and its state. */
  badges: ReactNode;
  children: ReactNode;
}

/** A part of the text that differs. */
export function Item({ id, number, title, badges, children }: ItemProps) {
  return (
    <section className={styles.item} aria-labelledby={id}>
      <div className={styles.title}>
        <Heading id={id} tabIndex={-1}>
          {number !== undefined && <ClauseNumber>{number}</ClauseNumber>} {title}
        </Heading>
        {badges}
      </div>
      {children}
    </section>
  );
}

/** Two `Side`s beside each other; `sunken` for what is said about them. */
export function Pair({ sunken = false, children }: { sunken?: boolean | undefined; children: ReactNode }) {
  return <div className={`${styles.pair} ${sunken ? styles.sunken : ''}`}>{children}</div>;
}

export interface SideProps extends ComponentProps<'div'> {
  /** `words` for the text itself, `title` for a title that changed. */
  look?: 'words' | 'title' | undefined;
  /** Render the child instead of a `<div>`. */
  asChild?: boolean | undefined;
}

const looks = { words: styles.words, title: styles.renamed };

/** One of the two, or one text with both. */
export function Side({ look, asChild = false, ...props }: SideProps) {
  const Part = asChild ? Slot : 'div';
  return <Part className={`${styles.side} ${look ? looks[look] : ''}`} {...props} />;
}

/** The text of a side that has a heading of its own. */
export function Words({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>;
}

export interface SameProps {
  /** "Clauses 4 to 9 are the same in both versions." */
  line: string;
  showLabel: string;
  hideLabel: string;
  /** What did not change. */
  children: ReactNode;
}

/** What did not change, in a line that opens. */
export function Same({ line, showLabel, hideLabel, children }: SameProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.item}>
      <p className={styles.same}>
        <Check />
        <span>{line}</span>
        <Button
          tone="quiet"
          size="small"
          flush
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? hideLabel : showLabel}
        </Button>
      </p>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

export interface JumpProps {
  href: string;
  number?: number | undefined;
  /** How much differs. */
  count: number;
  children: ReactNode;
}

/** A link to an item, in a list of what differs. */
export function Jump({ href, number, count, children }: JumpProps) {
  return (
    <a className={styles.jump} href={href}>
      <ClauseNumber>{number}</ClauseNumber>
      <span>{children}</span>
      <ClauseNumber>{count}</ClauseNumber>
    </a>
  );
}
