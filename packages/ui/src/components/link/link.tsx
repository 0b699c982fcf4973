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
  /** `quiet` for one of many, such as in a footer; `plain` for the name of a row, which reads as text. */
  tone?: 'brand' | 'plain' | 'quiet' | undefined;
  /** Alone on its line: bold, underlined only under the pointer, and tall enough for a thumb. */
  standalone?: boolean | undefined;
  /** The hidden words of a link that leaves in a new tab: "(opens in a new tab)". They also open it there. */
  newTab?: string | undefined;
  /** Render the child, the router's own link. */
  asChild?: boolean | undefined;
}

/**
 * Leads somewhere. In running text it stays underlined.
 *
 * @instead Use `Button` for actions.
 *
 * @accessibility Enter follows it. A link that opens beside the page says so in words (`newTab`). Never color alone:
 * the line under it stays.
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
