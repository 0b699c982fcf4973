import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { cva } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { pageDirection } from '../../theme/page-direction.ts';
import * as styles from './dropdown-menu.css.ts';

export { Group, RadioGroup, Trigger } from '@radix-ui/react-dropdown-menu';

/** Contains a trigger and its `Content`. It is not modal: a click elsewhere closes the menu and still takes effect. */
export function Root(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={false} dir={pageDirection()} {...props} />;
}

/**
 * A menu of actions. The trigger is a `Button` or an `IconButton`, passed with `asChild`.
 *
 * @instead To choose a value use `Select`; for content or a setting use `Popover`.
 *
 * @accessibility Enter, Space or arrow down opens it on its first item; arrow keys, Home, End and first letters move,
 * Enter activates, Escape closes. The focus returns to the trigger.
 */
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
  /** `danger` for destructive items; they come last, after a `Separator`. */
  tone?: 'neutral' | 'danger' | undefined;
}

/** One menu item, with its icon first. For a link to another page use `asChild`. */
export function Item({ tone, className, ...props }: ItemProps) {
  return <RadixMenu.Item className={item({ tone, className })} {...props} />;
}

/** A setting that is on or off, independent of the others. */
export function CheckboxItem({ children, className, ...props }: ComponentProps<typeof RadixMenu.CheckboxItem>) {
  return (
    <RadixMenu.CheckboxItem className={item({ className })} {...props}>
      <Indicator />
      {children}
    </RadixMenu.CheckboxItem>
  );
}

/** One of several settings inside a `RadioGroup`; the chosen one has a check. */
export function RadioItem({ children, className, ...props }: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem className={item({ className })} {...props}>
      <Indicator />
      {children}
    </RadixMenu.RadioItem>
  );
}

function Indicator() {
  return (
    <span className={styles.check}>
      <RadixMenu.ItemIndicator>
        <Check />
      </RadixMenu.ItemIndicator>
    </span>
  );
}

/** The heading of the items below. */
export function Label(props: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label className={styles.label} {...props} />;
}

/** A line between two groups of items. */
export function Separator() {
  return <RadixMenu.Separator className={styles.separator} />;
}
