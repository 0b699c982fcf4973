import * as RadixAlert from '@radix-ui/react-alert-dialog';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import * as dialog from '../dialog/dialog.css.ts';
import { useRestoreFocus } from '../dialog/restore-focus.ts';
import { title } from './alert-dialog.css.ts';

export { Root, Trigger } from '@radix-ui/react-alert-dialog';
export { Body, Foot } from '../dialog/dialog.tsx';

const panel = cva([dialog.panel, dialog.content], {
  variants: { size: dialog.size },
  defaultVariants: { size: 'small' },
});

export interface ContentProps extends ComponentProps<typeof RadixAlert.Content> {
  size?: 'small' | 'medium' | undefined;
}

/**
 * Confirms an action that cannot be undone. It names the object, has no close button, and ignores clicks outside. Needs
 * a `Title` and a `Description`.
 *
 * @instead Where undo is possible, act at once and show a toast with undo; a form is a `Dialog`.
 *
 * @accessibility An `alertdialog` that is read when it opens. The focus starts on the cancel button and is trapped;
 * Escape cancels, and the focus returns to the trigger.
 */
export function Content({ size, className, ...props }: ContentProps) {
  const focus = useRestoreFocus(props);
  return (
    <RadixAlert.Portal>
      <RadixAlert.Overlay className={dialog.scrim} />
      <RadixAlert.Content className={panel({ size, className })} {...props} {...focus} />
    </RadixAlert.Portal>
  );
}

/** The question. Names the dialog. */
export function Title({ className = '', ...props }: ComponentProps<typeof RadixAlert.Title>) {
  return <RadixAlert.Title className={`${dialog.title} ${title} ${className}`} {...props} />;
}

/** The consequence of the answer, read out when the dialog opens. */
export function Description({ className = '', ...props }: ComponentProps<typeof RadixAlert.Description>) {
  return <RadixAlert.Description className={`${dialog.description} ${className}`} {...props} />;
}

/** The cancel button: primary, first in the foot and focused first. */
export function Cancel(props: ButtonProps) {
  return (
    <RadixAlert.Cancel asChild>
      <Button {...props} />
    </RadixAlert.Cancel>
  );
}

/** The action that cannot be undone: outlined, or `danger` when data is lost. */
export function Action({ tone = 'secondary', ...props }: ButtonProps) {
  return (
    <RadixAlert.Action asChild>
      <Button tone={tone} {...props} />
    </RadixAlert.Action>
  );
}
