import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { phone } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import * as dialog from '../dialog/dialog.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { NotificationPanel, type NotificationPanelProps } from './notification-panel.tsx';
import * as styles from './notification-panel.css.ts';

export interface NotificationPopoverProps extends Omit<NotificationPanelProps, 'close'> {
  /** The bell: an `IconButton` with its count. Without it `open` controls the panel. */
  children?: ReactElement | undefined;
  closeLabel: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Sets the focus after closing, if not to the bell inside. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Called on a press outside, which closes the panel unless it is prevented. */
  onInteractOutside?: ((event: Event) => void) | undefined;
}

/**
 * The bell with its panel: under the top bar and not modal; on a phone it fills the screen. Escape closes it and
 * returns the focus to the bell.
 */
export function NotificationPopover(props: NotificationPopoverProps) {
  const { children, closeLabel, open, onOpenChange, onCloseAutoFocus, onInteractOutside, ...panel } = props;
  const isPhone = useMediaQuery(phone);
  // Decided when it opens: Radix makes the panel anew when this changes, and a panel that a turned phone makes anew closes.
  const [isModal, setModal] = useState(isPhone);
  const change = (isOpen: boolean) => {
    if (isOpen) setModal(isPhone);
    onOpenChange?.(isOpen);
  };
  return (
    <RadixDialog.Root modal={isModal} {...(open === undefined ? {} : { open })} onOpenChange={change}>
      {children && <RadixDialog.Trigger asChild>{children}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Content
          className={`${dialog.panel} ${styles.popover}`}
          aria-describedby={undefined}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          {...(onInteractOutside ? { onInteractOutside } : {})}
        >
          <RadixDialog.Title asChild>
            <VisuallyHidden>{panel.labels.title}</VisuallyHidden>
          </RadixDialog.Title>
          <NotificationPanel
            {...panel}
            close={
              <RadixDialog.Close asChild>
                <IconButton size="small" label={closeLabel}>
                  <X />
                </IconButton>
              </RadixDialog.Close>
            }
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
