import type { ComponentProps, ReactNode, Ref } from 'react';
import { Heading } from '../text/text.tsx';
import * as styles from './clause.css.ts';

export interface ClauseProps extends Omit<ComponentProps<'section'>, 'title' | 'id'> {
  /** The id of its heading. */
  id: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  number?: number | undefined;
  /** What it is about, and a `Badge` where it is not agreed. */
  title: ReactNode;
  /** Its plain words, the words to sign as a `Quote`, and what belongs to it. */
  children: ReactNode;
}

/**
 * A clause of an agreement to read and print, in a flush card.
 *
 * @instead Two versions of one are an item of a `Comparison`.
 *
 * @accessibility A section named by its heading, which can take the focus of a link to it.
 */
export function Clause({ id, headingRef, number, title, className = '', children, ...props }: ClauseProps) {
  return (
    <section className={`${styles.clause} ${className}`} aria-labelledby={id} {...props}>
      <Heading ref={headingRef} level={3} id={id} tabIndex={-1} className={styles.heading}>
        {number !== undefined && <ClauseNumber>{number}</ClauseNumber>} {title}
      </Heading>
      {children}
    </section>
  );
}

/** The number of a clause before its title. */
export function ClauseNumber({ children }: { children: ReactNode }) {
  return <span className={styles.number}>{children}</span>;
}
