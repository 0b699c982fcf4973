import { Check } from 'lucide-react';
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

const labelOffset = (gap: number, isLast: boolean) => (isLast ? '1.55rem' : `calc(${Math.max(gap, 14)}px + 0.55rem)`);

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

  return (
    <section className={styles.root} aria-label={label}>
      <svg className={`${threads.art} ${styles.art}`} viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden>
        {places.map(
          ({ name, at, gap }) =>
            gap > 0 && <path key={name} className={threads.tie} d={`M${90 + 210 * at} ${70 - gap}v${2 * gap}`} />,
        )}
        <path className={threads.second} d="M-10 128C399 122.1 912.5 78.2 1350 70H1450" />
        <path className={threads.first} d="M-10 12C399 17.9 912.5 61.8 1350 70H1450" />
      </svg>
      <ol className={styles.steps}>
        {places.map(({ name, at, gap }) => (
          <li key={name} className={styles.step} style={{ insetInlineStart: `${6.25 + at * 14.583}%` }}>
            <span className={`${styles.node} ${isLast(at) ? styles.last : ''}`} aria-hidden>
              {isLast(at) ? <Check /> : at + 1}
            </span>
            <span
              className={isLast(at) ? styles.lastLabel : undefined}
              style={{ display: 'block', paddingTop: labelOffset(gap, isLast(at)) }}
            >
              {name}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
