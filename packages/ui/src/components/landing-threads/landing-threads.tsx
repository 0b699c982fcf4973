import { Check } from 'lucide-react';
import { nameOf } from '../../theme/name-of.ts';
import * as threads from '../threads/threads.css.ts';
import * as styles from './landing-threads.css.ts';

export interface LandingThreadsProps {
  /** The accessible name of the picture: "The seven steps". */
  label: string;
  /** The seven steps of the process, in order. */
  steps: readonly string[];
}

/** Half the distance between the threads at each of the seven steps, in px. */
const gaps = [56, 48, 38, 27, 15, 6, 0];

/** The drawing's length, where its first step is, and how far the next. */
const length = 1440;
const start = 90;
const stride = 210;

/** The room that the nodes take where the threads are close. */
const nodeRadius = 14;
const lastRadius = 20;

/**
 * The seven steps as two threads that join, for the landing page.
 *
 * @instead For a real case use `StepPath`.
 *
 * @accessibility A section with a name and an ordered list of the steps; the drawing is hidden from screen readers.
 */
export function LandingThreads({ label, steps }: LandingThreadsProps) {
  const places = steps.slice(0, gaps.length).map((name, at) => ({ name, at, gap: gaps[at] ?? 0 }));
  const isLast = (at: number) => at === places.length - 1;
  const tied = places.filter(({ gap }) => gap > 0);

  return (
    <section className={styles.root} aria-label={label}>
      <svg className={`${threads.art} ${styles.across}`} viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden>
        {tied.map(({ name, at, gap }) => (
          <path key={name} className={threads.tie} d={`M${start + stride * at} ${70 - gap}v${2 * gap}`} />
        ))}
        <path className={threads.second} d="M-10 128C399 122.1 912.5 78.2 1350 70H1450" />
        <path className={threads.first} d="M-10 12C399 17.9 912.5 61.8 1350 70H1450" />
      </svg>
      <svg className={`${threads.art} ${styles.down}`} viewBox="0 0 140 1440" preserveAspectRatio="none" aria-hidden>
        {tied.map(({ name, at, gap }) => (
          <path key={name} className={threads.tie} d={`M${70 - gap} ${start + stride * at}h${2 * gap}`} />
        ))}
        <path className={threads.second} d="M128 -10C122.1 399 78.2 912.5 70 1350V1450" />
        <path className={threads.first} d="M12 -10C17.9 399 61.8 912.5 70 1350V1450" />
      </svg>
      <ol className={styles.steps}>
        {places.map(({ name, at, gap }) => (
          <li
            key={name}
            className={styles.step}
            style={{
              [nameOf(styles.place)]: (start + stride * at) / length,
              [nameOf(styles.gap)]: `${Math.max(gap, isLast(at) ? lastRadius : nodeRadius)}px`,
            }}
          >
            <span className={`${styles.node} ${isLast(at) ? styles.last : ''}`} aria-hidden>
              {isLast(at) ? <Check /> : at + 1}
            </span>
            <span className={`${styles.label} ${isLast(at) ? styles.lastLabel : ''}`}>{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
