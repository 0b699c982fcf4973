import { Lock } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './tile.css.ts';

export interface TileProps extends Omit<ComponentProps<'div'>, 'children'> {
  icon: ReactNode;
  name: ReactNode;
  /** One line on what the number says. */
  reason?: ReactNode;
  /** The count; `null` draws a dash for an unknown one. */
  value?: number | string | null | undefined;
  /** The dash as text for screen readers. */
  missingLabel?: string | undefined;
  /** The word "Locked", for a tile that is not for this role. */
  locked?: string | undefined;
  /** Render as the child, an empty link: the whole tile leads there. */
  asChild?: boolean | undefined;
  /** With `asChild`, the empty link. */
  children?: ReactElement | undefined;
}

/**
 * A door to one part of the work with the number that matters. Put several into `Tiles`.
 *
 * @instead Figures that lead nowhere are a `StatStrip`.
 *
 * @accessibility The whole tile is the link, named by its words. A dash is read as `missingLabel`; a locked tile
 * says so in a word and is no link.
 */
export function Tile(props: TileProps) {
  const { icon, name, reason, value, missingLabel, locked, asChild = false, className = '', children, ...rest } = props;
  const Root = asChild && locked === undefined ? Slot : 'div';
  const isCounted = value !== undefined || locked !== undefined;
  return (
    <Root
      className={`${styles.tile} ${isCounted ? styles.counted : ''} ${className}`}
      aria-disabled={locked === undefined ? undefined : true}
      {...rest}
    >
      {locked === undefined ? icon : <Lock />}
      <span>
        <span className={styles.name}>{name}</span>
        {reason !== undefined && <span className={styles.reason}>{reason}</span>}
      </span>
      {locked === undefined ? <Value value={value} missingLabel={missingLabel} /> : <Badge>{locked}</Badge>}
      {Root === Slot && <Slottable>{children}</Slottable>}
    </Root>
  );
}

function Value({ value, missingLabel }: Pick<TileProps, 'value' | 'missingLabel'>) {
  if (value === undefined) return null;
  if (value !== null) return <span className={styles.value}>{value}</span>;
  return (
    <span className={styles.value}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{missingLabel}</VisuallyHidden>
    </span>
  );
}

/** Tiles of equal width, side by side while there is room. */
export function Tiles({ className = '', ...props }: ComponentProps<'nav'>) {
  return <nav className={`${styles.tiles} ${className}`} {...props} />;
}
