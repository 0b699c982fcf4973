import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { List } from '../list/list.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { answerIcons, type OfferedSlot, type SlotAnswer, type SlotLabels } from './slot-answers.tsx';
import * as styles from './slot-list.css.ts';

/** An offered time with each person's answer, including those who have not answered. */
export interface CountedSlot extends OfferedSlot {
  people: readonly { name: string; answer?: SlotAnswer | undefined }[];
  /** The mark of a time that suits everyone: "Suits everyone". */
  best?: string | undefined;
  /** The action of a time: "Schedule this time". */
  action?: ReactNode;
}

export interface SlotTallyProps {
  slots: readonly CountedSlot[];
  labels: SlotLabels & {
    /** "No answer yet". */
    none: string;
    /** The number of people who can come: "2 of 3 can come". "If need be" counts too. */
    count: (coming: number, all: number) => string;
  };
  label: string;
}

/** Everyone's answers to the times of a `SlotList`, for the mediator. */
export function SlotTally({ slots, labels, label }: SlotTallyProps) {
  return (
    <List aria-label={label}>
      {slots.map(({ id, day, time, people, best, action }) => (
        <li key={id} className={styles.slot}>
          <span className={styles.when}>
            <span className={styles.day}>{day}</span>
            <span className={styles.time}>
              {time},{' '}
              {labels.count(
                people.filter(({ answer }) => answer === 'yes' || answer === 'maybe').length,
                people.length,
              )}
            </span>
          </span>
          {best !== undefined && <Badge tone="success">{best}</Badge>}
          <span className={styles.tally}>
            {people.map(({ name, answer }) => (
              <span key={name} className={styles.vote} title={answer ? labels[answer] : labels.none}>
                <span className={styles.tone[answer ?? 'none']}>{answerIcons[answer ?? 'none']}</span>
                {name}
                <VisuallyHidden>: {answer ? labels[answer] : labels.none}</VisuallyHidden>
              </span>
            ))}
          </span>
          {action}
        </li>
      ))}
    </List>
  );
}
