import { Lock } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './tile.css.ts';

export interface TileProps extends Omit<ComponentProps<'div'>, 'children'> {
  icon: ReactNode;
  name: ReactNode;
  /** One line that explains the number. */
  reason?: ReactNode;
  /** The count; `null` renders a dash for an unknown one. */
  value?: number | string | null | undefined;
  /** The dash as text for screen readers. */
  missingLabel?: string | undefined;
  /** The label "Locked", for a tile that the role may not open. */
  locked?: string | undefined;
  /** Render as the child, an empty link that covers the whole tile. */
  asChild?: boolean | undefined;
  /** With `asChild`, the empty link. */
  children?: ReactElement | undefined;
}

/**
 * A link to one area with its key number. Put several into `Tiles`.
 *
 * @instead Figures without links are a `StatStrip`.
 *
 * @accessibility The whole tile is a link, named by its text. A dash is read as `missingLabel`; a locked tile has a
 * text label and is not a link.
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
