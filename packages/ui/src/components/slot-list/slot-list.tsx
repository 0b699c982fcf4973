import { useId } from 'react';
import { List } from '../list/list.tsx';
import { answerIcons, slotAnswers, type OfferedSlot, type SlotAnswer, type SlotLabels } from './slot-answers.tsx';
import * as styles from './slot-list.css.ts';

export interface SlotListProps {
  slots: readonly OfferedSlot[];
  /** The answers so far, by slot id. */
  answers: Readonly<Record<string, SlotAnswer | undefined>>;
  onAnswerChange: (id: string, answer: SlotAnswer) => void;
  labels: SlotLabels;
  /** "Times that Ruth offers". */
  label: string;
  disabled?: boolean | undefined;
}

/**
 * Offered times, each with three answers that look alike. It does not show other people's answers, so that they
 * influence no one.
 *
 * @instead A typed time is a `TimeInput`.
 *
 * @accessibility Each slot is a set of radio buttons named by its time: Tab goes from slot to slot, arrow keys choose.
 */
export function SlotList({ slots, answers, onAnswerChange, labels, label, disabled }: SlotListProps) {
  const group = useId();
  return (
    <List aria-label={label} className={styles.offered}>
      {slots.map(({ id, day, time }) => (
        <li key={id}>
          <div className={styles.slot} role="radiogroup" aria-labelledby={`${group}${id}`}>
            <span id={`${group}${id}`} className={styles.when}>
              <span className={styles.date}>{day} </span>
              <span className={styles.time}>{time}</span>
            </span>
            <span className={styles.answers}>
              {slotAnswers.map((answer) => (
                <label key={answer} className={styles.answer}>
                  <input
                    type="radio"
                    name={`${group}${id}`}
                    checked={answers[id] === answer}
                    disabled={disabled}
                    onChange={() => onAnswerChange(id, answer)}
                  />
                  {answerIcons[answer]}
                  {labels[answer]}
                </label>
              ))}
            </span>
          </div>
        </li>
      ))}
    </List>
  );
}
