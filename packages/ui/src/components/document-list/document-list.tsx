import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { List } from '../list/list.tsx';
import * as listStyles from '../list/list.css.ts';
import * as styles from './document-list.css.ts';

/**
 * The documents of a queue or a case, beside a `DocumentViewer`, as `Row`s.
 *
 * @instead The person's own list of documents is a `Checklist`; files on their way are `FileRow`s.
 *
 * @accessibility A list of links or buttons; the open one is `aria-current`. The status of each is text.
 */
export const Root = List;

interface RowLink {
  className?: string | undefined;
  'aria-current'?: boolean | undefined;
  children?: ReactNode;
}

export interface RowProps {
  /** The owner and the case: "Maya Okafor, Okafor family". */
  owner?: string | undefined;
  /** How long it has waited, or when it arrived: "2h ago". */
  time?: string | undefined;
  /** A `Badge`, if the list holds documents with several statuses. */
  state?: ReactNode;
  /** Whether this document is open. */
  current?: boolean | undefined;
  /** A link or a button with the name of the document. It covers the whole row. */
  children: ReactElement<RowLink>;
}

/** One document. */
export function Row({ owner, time, state, current = false, children }: RowProps) {
  const says = (
    <>
      <span className={styles.what}>
        <span className={styles.name}>{children.props.children}</span>
        {owner !== undefined && <span className={styles.who}>{owner}</span>}
      </span>
      {(time !== undefined || state !== undefined) && (
        <span className={styles.end}>
          {time}
          {state}
        </span>
      )}
    </>
  );
  const className = `${listStyles.row} ${styles.row} ${current ? styles.current : ''}`;
  return <li>{cloneElement(children, { className, 'aria-current': current || undefined }, says)}</li>;
}
