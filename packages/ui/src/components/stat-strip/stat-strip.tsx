import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { share } from './share.ts';
import * as styles from './stat-strip.css.ts';

/** One figure of a `StatStrip`. */
export interface Stat {
  id: string;
  label: string;
  /** The formatted figure: "14", "5h". `null` renders a dash for an unknown one. */
  value?: string | number | null | undefined;
  /** Replaces `value`: shown as a percentage, or below five cases as the number. Name the total in the note. */
  part?: { of: number; count: number } | undefined;
  /** The comparison or the total: "2 more than in October", "27 of 33 closed". */
  note?: string | undefined;
}

export interface StatStripProps {
  stats: readonly Stat[];
  /** The name of the strip: "This year in numbers". */
  label: string;
  /** The dash as text for screen readers: "Could not be counted". */
  missingLabel?: string | undefined;
  /** The status while the figures load: "Loading the figures". */
  loadingLabel?: string | undefined;
  locale?: string | undefined;
}

/**
 * Three to five key figures of a page.
 *
 * @instead A figure with a link is a `Tile`; a change over time is a chart.
 *
 * @accessibility A named section with a description list: each figure is read with its label and its note, a dash as
 * `missingLabel`.
 */
export function StatStrip({ stats, label, missingLabel, loadingLabel, locale }: StatStripProps) {
  const isLoading = loadingLabel !== undefined;
  return (
    <section aria-label={label} aria-busy={isLoading}>
      {isLoading && (
        <output>
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        </output>
      )}
      <dl className={styles.strip}>
        {stats.map((stat) => (
          <div key={stat.id} className={styles.stat}>
            <dt className={styles.label}>{stat.label}</dt>
            <dd className={styles.figure}>
              {isLoading ? <Skeleton width="4rem" height="2.1875rem" /> : <Figure stat={stat} locale={locale} />}
              {!isLoading && stat.value === null && <VisuallyHidden>{missingLabel}</VisuallyHidden>}
              {!isLoading && stat.note !== undefined && <span className={styles.note}>{stat.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Figure({ stat: { value, part }, locale }: { stat: Stat; locale: string | undefined }) {
  if (part) return <>{share(part.count, part.of, locale)}</>;
  return value === null ? <span aria-hidden>–</span> : <>{value}</>;
}
