import { cva } from 'class-variance-authority';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Slot, Slottable } from '../slot/slot.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './link.css.ts';

const link = cva(styles.link, {
  variants: { tone: styles.tone, standalone: { true: styles.standalone } },
  defaultVariants: { tone: 'brand' },
});

export interface LinkProps extends ComponentProps<'a'> {
  /** `quiet` for a link among many, for example in a footer; `plain` for the name of a row, without a link color. */
  tone?: 'brand' | 'plain' | 'quiet' | undefined;
  /** On a line of its own: bold, underlined only on hover, and tall enough for touch. */
  standalone?: boolean | undefined;
  /** The hidden text of a link that opens in a new tab: "(opens in a new tab)". Setting it opens the tab. */
  newTab?: string | undefined;
  /** Render the child, the router's own link, or a button that opens something from running text. */
  asChild?: boolean | undefined;
}

/**
 * A link. In running text it is underlined.
 *
 * @instead Use `Button` for actions.
 *
 * @accessibility Enter follows it. A link that opens a new tab says so in hidden text (`newTab`). The underline is
 * kept, so that color is never the only sign.
 */
export function Link({ tone, standalone, newTab, asChild = false, className, children, ...props }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  const leaves = newTab === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Root className={link({ tone, standalone, className })} {...leaves} {...props}>
      <Slottable>{children}</Slottable>
      {newTab !== undefined && (
        <>
          <ExternalLink className={styles.external} aria-hidden />
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
