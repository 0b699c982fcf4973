import * as styles from './mini-path.css.ts';

export interface MiniPathProps {
  /** The number of the current step, from 1. */
  current: number;
  total: number;
  /** The text alternative: "5 of 7". */
  label: string;
}

/**
 * The progress of a case, small enough for a table.
 *
 * @instead Where there is room, use `StepPath`.
 *
 * @accessibility Screen readers read `label`, "5 of 7"; the segments are hidden.
 */
export function MiniPath({ current, total, label }: MiniPathProps) {
  return (
    <span>
      <span className={styles.label}>{label}</span>
      <span className={styles.path} aria-hidden>
        {Array.from({ length: total }, (_, at) => (
          <span key={at} className={styles.segment} data-state={stateOf(at + 1, current)} />
        ))}
      </span>
    </span>
  );
}

function stateOf(step: number, current: number): 'done' | 'now' | undefined {
  if (step === current) return 'now';
  return step < current ? 'done' : undefined;
}
