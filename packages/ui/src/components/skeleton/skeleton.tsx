import { cva } from 'class-variance-authority';
import { useEffect, useState, type CSSProperties, type ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './skeleton.css.ts';

const skeleton = cva(styles.skeleton, { variants: { shape: styles.shape }, defaultVariants: { shape: 'text' } });

export interface SkeletonProps {
  shape?: 'text' | 'circle' | 'block' | undefined;
  width?: CSSProperties['width'] | undefined;
  height?: CSSProperties['height'] | undefined;
}

/** A placeholder shape. Inside a `SkeletonGroup`. */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  return <span className={skeleton({ shape })} style={{ width, height }} aria-hidden />;
}

/** The text and actions shown when loading takes long. */
export interface SlowLoading {
  /** "This is taking longer than usual" */
  text: string;
  /** "Try Again" */
  retryLabel: string;
  onRetry: () => void;
  /** The delay before it appears, in milliseconds. */
  after?: number | undefined;
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** The name of the loading content: "Loading messages". */
  label: string;
  /** Shown under the shapes after 10 s. */
  slow?: SlowLoading | undefined;
  /** Shown at once and still, where another group came just before: the shapes would flicker. */
  calm?: boolean | undefined;
}

/**
 * The placeholder of a page or a list while it loads: nothing for 300 ms, then shapes, after 10 s a message with a
 * retry button.
 *
 * @instead For a short wait inside a control use `Spinner`, for content that failed to load `ErrorState`.
 *
 * @accessibility The shapes are hidden; `label` is announced politely, and the group is `aria-busy`. With reduced
 * motion nothing shimmers.
 */
export function SkeletonGroup({ label, slow, calm = false, className = '', children, ...props }: SkeletonGroupProps) {
  return (
    <div className={`${calm ? '' : styles.group} ${className}`} aria-busy {...props}>
      <output className={visuallyHidden}>{label}</output>
      {children}
      {slow && <Slow {...slow} />}
    </div>
  );
}

function Slow({ text, retryLabel, onRetry, after = 10_000 }: SlowLoading) {
  const [isSlow, setSlow] = useState(after === 0);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return (
    <output>
      {isSlow && (
        <span className={styles.slow}>
          {text}
          <Button tone="secondary" size="small" onClick={onRetry}>
            {retryLabel}
          </Button>
        </span>
      )}
    </output>
  );
}
