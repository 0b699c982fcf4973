import * as RadixAccordion from '@radix-ui/react-accordion';
import { cva } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './accordion.css.ts';

/** The container of `Item`s. `type="single"` with `collapsible` opens one at a time. */
export const Root = RadixAccordion.Root;

const trigger = cva(styles.trigger, { variants: { size: styles.size }, defaultVariants: { size: 'medium' } });

export interface ItemProps extends Omit<ComponentProps<typeof RadixAccordion.Item>, 'title'> {
  /** The question, or "See why". */
  title: ReactNode;
  /** The heading level. */
  level?: 2 | 3 | 4 | undefined;
  /** `small` for an explanation below other content. */
  size?: 'medium' | 'small' | undefined;
  /** The answer. */
  children: ReactNode;
}

/**
 * A question that opens to show its answer, or an optional explanation.
 *
 * @instead Put text that everyone must read on the page. Use `Tabs` for the parts of one subject.
 *
 * @accessibility A heading of the `level` you give, with a button that exposes `aria-expanded`. Enter and Space open
 * it; arrow keys, Home and End go from question to question.
 */
export function Item({ title, level = 3, size, className = '', children, ...props }: ItemProps) {
  const Heading = `h${level}` as const;
  return (
    <RadixAccordion.Item className={`${styles.item} ${className}`} {...props}>
      <RadixAccordion.Header asChild>
        <Heading>
          <RadixAccordion.Trigger className={trigger({ size })}>
            {title}
            <ChevronDown />
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content className={styles.content}>
        <div className={styles.answer}>{children}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
