import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './card.css.ts';

const card = cva(styles.card, { variants: { flush: { true: styles.flush } } });

export interface CardProps extends ComponentProps<'section'> {
  /** Removes the padding, for headers, lists and tables that reach the edges; other content goes into `Card.Body`. */
  flush?: boolean | undefined;
  /** `warning` for what is not settled, `private` for what only some may read, `suggestion` for what AI makes. */
  tone?: 'warning' | 'private' | 'suggestion' | undefined;
  /** `small` for a card inside another one. */
  size?: 'small' | undefined;
}

/**
 * A surface for content that belongs together.
 *
 * @instead Help and asides are a `Well`; a number with a link is a `Tile`.
 *
 * @accessibility A `<section>`: name it with `aria-labelledby` and a `Card.Title`, and it becomes a landmark. The title
 * is an `h2`; give the cards of a page an order that reads well.
 */
function CardRoot({ flush, tone, size, className, ...props }: CardProps) {
  return <section className={card({ flush, className })} data-tone={tone} data-size={size} {...props} />;
}

function Head({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.head} ${className}`} {...props} />;
}

function Body({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.body} ${className}`} {...props} />;
}

function Foot({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.foot} ${className}`} {...props} />;
}

function Title({ className = '', children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={`${styles.title} ${className}`} {...props}>
      {children}
    </h2>
  );
}

/** A card with its head, body, foot and title. */
export const Card = /* #__PURE__ */ Object.assign(CardRoot, { Head, Body, Foot, Title });
