import type { ReactNode, Ref } from 'react';
import { Slot, Slottable } from '../slot/slot.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as styles from './clause-list.css.ts';

export interface RootProps {
  /** The id of the title, which names the list. */
  id: string;
  /** "Clauses". */
  title: string;
  /** "3 of 12 agreed". */
  count: string;
  /** The ways to add a clause. */
  foot: ReactNode;
  ref?: Ref<HTMLUListElement> | undefined;
  /** `Group`s. */
  children: ReactNode;
}

/**
 * The clauses of a draft in groups, as links to each; in a pane or a card.
 *
 * @instead Clauses to read are a `Clause` each; other rows of links are a `List`.
 *
 * @accessibility A native list named by its title. The open clause is `aria-current`; the state of each is said in
 * words.
 */
export function Root({ id, title, count, foot, ref, children }: RootProps) {
  return (
    <>
      <div className={styles.head}>
        <Heading id={id}>{title}</Heading>
        <Text size="small" tone="soft">
          {count}
        </Text>
      </div>
      <ul className={styles.body} aria-labelledby={id} ref={ref}>
        {children}
      </ul>
      <div className={styles.foot}>{foot}</div>
    </>
  );
}

/** The clauses about one subject, under its name. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <Text size="tiny" tone="soft" className={styles.group}>
        {name}
      </Text>
      <ul>{children}</ul>
    </li>
  );
}

export interface ItemProps {
  number: number;
  name: string;
  /** What waits in it: "2 places to settle". */
  notes: readonly string[];
  /** Its state with its icon. */
  state: ReactNode;
  isSettled: boolean;
  /** An empty link, which becomes the whole line. */
  children: ReactNode;
}

/** A clause as a link. */
export function Item({ number, name, notes, state, isSettled, children }: ItemProps) {
  return (
    <li>
      <Slot className={styles.clause}>
        <Slottable>{children}</Slottable>
        <span className={styles.number}>{number}</span>
        <span className={styles.name}>
          {name}
          {notes.map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
        </span>
        <span className={styles.state} data-settled={isSettled || undefined}>
          {state}
        </span>
      </Slot>
    </li>
  );
}
