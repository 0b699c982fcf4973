import { useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { answerIcons, type OfferedSlot, type SlotAnswer, type SlotLabels } from '../slot-list/slot-answers.tsx';
import * as styles from './answer-matrix.css.ts';

/** A person who was asked: their column. */
interface MatrixPerson {
  id: string;
  /** The first name. */
  name: string;
  /** "Divorcee", "For Daniel". */
  role: string;
}

/** An offered time with everyone's answers: a row. */
interface MatrixSlot extends OfferedSlot {
  /** The answers by person; without one the person has not answered. */
  answers: Readonly<Record<string, SlotAnswer | undefined>>;
  /** The answers in short: "Everyone can come". */
  summary: string;
  /** What else to know: "Daniel only if needed". */
  detail?: string | undefined;
  /** The mark of the best time: "Best time". */
  best?: string | undefined;
  /** A time that has passed cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface AnswerMatrixProps {
  /** "Answers". */
  label: string;
  people: readonly MatrixPerson[];
  slots: readonly MatrixSlot[];
  /** The chosen time. */
  value: string | undefined;
  onValueChange: (id: string) => void;
  labels: SlotLabels & {
    /** "Time", "In short" and "No answer yet". */
    time: string;
    summary: string;
    none: string;
  };
}

/**
 * Everyone's answers to the times of a `SlotList`, for the mediator, who chooses one of them. In a flush card.
 *
 * @instead For the person who answers use `SlotList`.
 *
 * @accessibility A native table with one set of radio buttons, each named by its time. Icon and word carry an answer.
 */
export function AnswerMatrix({ label, people, slots, value, onValueChange, labels }: AnswerMatrixProps) {
  const group = useId();
  return (
    <div className={styles.scroller}>
      <table className={styles.matrix} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{labels.time}</th>
            {people.map(({ id, name, role }) => (
              <th key={id} scope="col">
                <span className={styles.person}>{name}</span> {role}
              </th>
            ))}
            <th scope="col">{labels.summary}</th>
          </tr>
        </thead>
        <tbody>
          {slots.map((slot) => (
            <tr key={slot.id} data-chosen={slot.id === value || undefined}>
              <th scope="row" aria-labelledby={`${group}${slot.id}`}>
                <label className={styles.choice}>
                  <input
                    type="radio"
                    name={group}
                    checked={slot.id === value}
                    disabled={slot.disabled}
                    onChange={() => onValueChange(slot.id)}
                  />
                  <span id={`${group}${slot.id}`}>
                    <span className={styles.day}>{slot.day}</span> <span className={styles.time}>{slot.time}</span>{' '}
                    {slot.best !== undefined && <Badge tone="brand">{slot.best}</Badge>}
                  </span>
                </label>
              </th>
              {people.map(({ id, name }) => {
                const answer = slot.answers[id];
                return (
                  <td key={id}>
                    <span className={styles.who}>{name}</span>
                    <span className={styles.answer[answer ?? 'none']}>
                      {answer && answerIcons[answer]}
                      {answer ? labels[answer] : labels.none}
                    </span>
                  </td>
                );
              })}
              <td>
                <span className={styles.strong}>{slot.summary}</span> {slot.detail}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
