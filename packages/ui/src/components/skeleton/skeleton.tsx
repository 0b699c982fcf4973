import { cva } from 'class-variance-authority';
import type { CSSProperties, ComponentProps } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './skeleton.css.ts';

const skeleton = cva(styles.skeleton, { variants: { shape: styles.shape }, defaultVariants: { shape: 'text' } });

export interface SkeletonProps {
  shape?: 'text' | 'circle' | 'block' | undefined;
  width?: CSSProperties['width'] | undefined;
  height?: CSSProperties['height'] | undefined;
}

/** The shape of one thing that is still loading. Inside a `SkeletonGroup`. */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  return <span className={skeleton({ shape })} style={{ width, height }} aria-hidden />;
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What is loading: "Loading messages". */
  label: string;
}

/** Holds the place of a page or a list while it loads: nothing for 300 ms, then its shape. */
export function SkeletonGroup({ label, className = '', children, ...props }: SkeletonGroupProps) {
  return (
    <div className={`${styles.group} ${className}`} aria-busy {...props}>
      <output className={visuallyHidden}>{label}</output>
      {children}
    </div>
  );
}
