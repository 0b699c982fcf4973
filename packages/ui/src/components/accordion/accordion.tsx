import * as RadixAccordion from '@radix-ui/react-accordion';
import { cva } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './accordion.css.ts';

/**
 * Questions and their answers, or reasons one may want to see. `type="single"` with `collapsible` opens one at a time. What
 * everybody has to read does not belong in here.
 */
export const Root = RadixAccordion.Root;

const trigger = cva(styles.trigger, { variants: { size: styles.size }, defaultVariants: { size: 'medium' } });

export interface ItemProps extends Omit<ComponentProps<typeof RadixAccordion.Item>, 'title'> {
  /** The question, or "See why". */
  title: ReactNode;
  /** Its place in the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
  /** `small` for a reason under something else. */
  size?: 'medium' | 'small' | undefined;
  /** The answer. */
  children: ReactNode;
}

/**
 * Questions and their answers, or reasons one may want to see: here, one question.
 *
 * @instead Put text that everyone must read on the page. Use `Tabs` for the parts of one thing.
 *
 * @accessibility A heading of the `level` you give, with a button that says whether its answer is open. Enter and
 * Space open it; arrow keys, Home and End go from question to question.
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
