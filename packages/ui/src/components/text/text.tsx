import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as styles from './text.css.ts';

const text = cva(undefined, { variants: { tone: styles.tone, size: styles.size, weight: styles.weight } });

export interface TextProps extends ComponentProps<'p'> {
  tone?: 'normal' | 'soft' | 'success' | 'danger' | undefined;
  size?: 'tiny' | 'meta' | 'small' | 'body' | 'lead' | 'intro' | undefined;
  weight?: 'medium' | 'strong' | undefined;
  /** Render the child instead of a `<p>`. */
  asChild?: boolean | undefined;
}

/**
 * Words in one of the sizes of the scale: a paragraph, or with `asChild` any words.
 *
 * @instead The title of a part of a page is a `Heading`; the page's own title is `PageHeader`, a card's is
 * `Card.Title`.
 *
 * @accessibility Sizes are in rem, so that they grow with the letters of the browser. Size says nothing about the
 * outline: that is the `level` of a `Heading`.
 */
export function Text({ tone, size, weight, asChild = false, className, ...props }: TextProps) {
  const Root = asChild ? Slot : 'p';
  return <Root className={text({ tone, size, weight, className })} {...props} />;
}

const heading = cva(styles.heading, {
  variants: { size: styles.headingSize, voice: { true: styles.voice } },
  defaultVariants: { size: 'section' },
});

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline, which says nothing about its size. */
  level?: 1 | 2 | 3 | undefined;
  size?: 'section' | 'medium' | 'page' | 'large' | 'form' | 'huge' | 'display' | undefined;
  /** In the typeface that speaks to a person: a greeting, the one thing to do, a date that matters. */
  voice?: boolean | undefined;
}

/** The title of a part of a page. The page's own title is `PageHeader`, a card's is `Card.Title`. */
export function Heading({ level = 2, size, voice, className, children, ...props }: HeadingProps) {
  const Root = `h${level}` as const;
  return (
    <Root className={heading({ size, voice, className })} {...props}>
      {children}
    </Root>
  );
}
