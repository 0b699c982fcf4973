import { cva } from 'class-variance-authority';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './progress.css.ts';

const bar = cva(styles.bar, {
  variants: { tone: styles.tone, unknown: { true: styles.unknown } },
  defaultVariants: { tone: 'brand' },
});

export interface ProgressProps {
  /** The name of the work in progress: "Uploading mortgage-nov-2026.pdf". */
  label: string;
  /** From 0 to 100; `undefined` while the duration is unknown. */
  value?: number | undefined;
  /** The progress as text: "13 of 16". Shown with `showLabel` and read instead of the percentage. */
  valueText?: string | undefined;
  /** Places label and text above the bar. */
  showLabel?: boolean | undefined;
  tone?: 'brand' | 'neutral' | 'success' | 'warning' | 'danger' | undefined;
  size?: 'small' | 'medium' | undefined;
}

/**
 * The progress of an operation.
 *
 * @instead For the seven steps use `StepPath` or `MiniPath`, for a short wait `Spinner`.
 *
 * @accessibility A progress bar named by `label` and read as `valueText`: "13 of 16". Changes are not announced.
 */
export function Progress({ label, value, valueText, showLabel = false, tone, size = 'medium' }: ProgressProps) {
  const isUnknown = value === undefined;
  const part = Math.min(100, Math.max(0, value ?? 0));
  return (
    <div>
      {showLabel && (
        <div className={styles.head} aria-hidden>
          <span>{label}</span>
          <span>{valueText}</span>
        </div>
      )}
      <div className={`${styles.track} ${size === 'small' ? styles.small : ''}`}>
        <progress
          className={visuallyHidden}
          aria-label={label}
          aria-valuetext={valueText}
          max={100}
          value={isUnknown ? undefined : Math.round(part)}
        />
        <div className={bar({ tone, unknown: isUnknown })} style={isUnknown ? undefined : { width: `${part}%` }} />
      </div>
    </div>
  );
}
