import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { cva } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as styles from './dropdown-menu.css.ts';

export { RadioGroup, Trigger } from '@radix-ui/react-dropdown-menu';

/** Holds a trigger and its `Content`. The page behind it stays usable: pointing elsewhere closes the menu. */
export function Root(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={false} {...props} />;
}

/** The few things one can do with a person or a thing. The trigger is a `Button` or an `IconButton`, passed with `asChild`. */
export function Content({ className = '', ...props }: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        className={`${styles.content} ${className}`}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

const item = cva(styles.item, { variants: { tone: styles.tone }, defaultVariants: { tone: 'neutral' } });

export interface ItemProps extends ComponentProps<typeof RadixMenu.Item> {
  tone?: 'neutral' | 'danger' | undefined;
}

/** One choice, with its icon first. To move to another page, pass a link with `asChild`. */
export function Item({ tone, className, ...props }: ItemProps) {
  return <RadixMenu.Item className={item({ tone, className })} {...props} />;
}

/** One of several settings inside a `RadioGroup`; the chosen one has a check. */
export function RadioItem({ children, ...props }: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem className={styles.item} {...props}>
      <span className={styles.check}>
        <RadixMenu.ItemIndicator>
          <Check />
        </RadixMenu.ItemIndicator>
      </span>
      {children}
    </RadixMenu.RadioItem>
  );
}

/** What the choices below have in common. */
export function Label(props: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label className={styles.label} {...props} />;
}

/** A line between two kinds of choices. */
export function Separator() {
  return <RadixMenu.Separator className={styles.separator} />;
}
