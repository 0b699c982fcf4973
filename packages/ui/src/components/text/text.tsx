import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as styles from './text.css.ts';

const text = cva(undefined, {
  variants: {
    tone: styles.tone,
    size: styles.size,
    weight: styles.weight,
    typed: { true: styles.typed },
  },
});

export interface TextProps extends ComponentProps<'p'> {
  tone?: 'normal' | 'soft' | 'success' | 'danger' | undefined;
  size?: 'tiny' | 'meta' | 'small' | 'body' | 'lead' | 'intro' | undefined;
  weight?: 'medium' | 'strong' | undefined;
  /** What a person typed: keeps its line breaks, and breaks a word that has no room. */
  typed?: boolean | undefined;
  /** Shows so many lines of it. */
  clamp?: 1 | 2 | undefined;
  /** Render the child instead of a `<p>`. */
  asChild?: boolean | undefined;
}

/**
 * Text in one of the sizes of the type scale: a paragraph, or with `asChild` any element.
 *
 * @instead The title of a section is a `Heading`; the page's own title is `PageHeader`, a card's is `Card.Title`.
 *
 * @accessibility Sizes are in rem, so that they follow the browser's font size. The size is independent of the heading
 * level: that is the `level` of a `Heading`.
 */
export function Text({ tone, size, weight, typed, clamp, asChild = false, className, ...props }: TextProps) {
  const Root = asChild ? Slot : 'p';
  return <Root className={text({ tone, size, weight, typed, className })} data-clamp={clamp} {...props} />;
}

const heading = cva(styles.heading, {
  variants: { size: styles.headingSize, voice: { true: styles.voice } },
  defaultVariants: { size: 'section' },
});

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The heading level, independent of the size. */
  level?: 1 | 2 | 3 | undefined;
  size?: 'section' | 'medium' | 'page' | 'large' | 'form' | 'huge' | 'display' | undefined;
  /** Uses the voice typeface: for a greeting, the next action, an important date. */
  voice?: boolean | undefined;
}

/** The title of a section. The page's own title is `PageHeader`, a card's is `Card.Title`. */
export function Heading({ level = 2, size, voice, className, children, ...props }: HeadingProps) {
  const Root = `h${level}` as const;
  return (
    <Root className={heading({ size, voice, className })} {...props}>
      {children}
    </Root>
  );
}
