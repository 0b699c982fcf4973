import * as Popover from '@radix-ui/react-popover';
import { Calendar } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as menu from '../dropdown-menu/dropdown-menu.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import { input } from '../input/input.css.ts';
import * as styles from './calendar-popover.css.ts';

interface CalendarPopoverProps {
  /** The chosen dates as text. */
  text: string | undefined;
  placeholder: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  id: string | undefined;
  disabled: boolean | undefined;
  children: ReactNode;
}

/** The button that shows the date and opens the calendar. Named by its field and the date. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { text, placeholder, isOpen, onOpenChange, children } = props;
  const own = useId();
  const { id = own, ...control } = useFieldControl({ id: props.id, disabled: props.disabled });

  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger
        id={id}
        className={`${input} ${styles.trigger}`}
        aria-labelledby={`${id}-label ${id}-value`}
        {...control}
      >
        <span id={`${id}-value`} dir="auto" className={styles.text} data-empty={text === undefined ? '' : undefined}>
          {text ?? placeholder}
        </span>
        <Calendar />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={`${menu.content} ${styles.panel}`}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-labelledby={`${id}-label`}
          onOpenAutoFocus={focusDay}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Not before the popover is ready: inside a dialog, the dialog would take the focus back. */
function focusDay(event: Event) {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
}
