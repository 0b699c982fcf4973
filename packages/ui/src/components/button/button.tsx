import { cva } from 'class-variance-authority';
import { useState, type ComponentProps, type FocusEvent, type MouseEvent } from 'react';
import { handFocusOn } from '../keep-focus/keep-focus.ts';
import { Slot, Slottable, useBoth } from '../slot/slot.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';

const button = cva(styles.root, {
  variants: {
    tone: styles.tone,
    size: styles.size,
    block: { true: styles.block },
    flush: { true: styles.flush },
    busy: { true: styles.busy },
  },
  defaultVariants: { tone: 'primary', size: 'medium' },
});

export interface ButtonProps extends ComponentProps<'button'> {
  /** The importance of the action. One `primary` per screen; `danger` only inside a confirmation dialog. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Work is in progress: a spinner replaces the icon and further presses are ignored. */
  busy?: boolean | undefined;
  /** As wide as the container. */
  block?: boolean | undefined;
  /** `quiet` and `plain` only: aligns the label, not the edge, with the content above. */
  flush?: boolean | undefined;
  /** Render the child instead of a `<button>`, for links that look like buttons. */
  asChild?: boolean | undefined;
}

/**
 * Starts an action. Its label is a verb.
 *
 * @instead To move to another page, pass a link with `asChild`; for a setting that takes effect at once use `Switch`.
 *
 * @accessibility A real `<button>`: Enter and Space press it. While `busy` it keeps the focus, has `aria-busy` and
 * ignores presses. One that is disabled by its press keeps the focus until it moves on, with `aria-disabled`; one that is
 * removed by it hands the focus to the part of the page around it. A link inside it stays a link.
 */
export function Button(props: ButtonProps) {
  const {
    tone,
    size,
    block,
    flush,
    busy,
    asChild,
    className,
    children,
    style,
    disabled,
    onClick,
    onBlur,
    ref,
    ...rest
  } = props;
  const both = useBoth(handFocusOn, ref);
  // The width when it was pressed, until the focus moves on.
  const [width, setWidth] = useState<number>();
  const keepsFocus = width && disabled;
  const Root = asChild ? Slot : 'button';

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || keepsFocus) event.preventDefault();
    else {
      setWidth(event.currentTarget.offsetWidth);
      onClick?.(event);
    }
  };
  const leave = (event: FocusEvent<HTMLButtonElement>) => {
    if (!busy) setWidth(undefined);
    onBlur?.(event);
  };

  return (
    <Root
      ref={both}
      type={asChild ? undefined : 'button'}
      className={button({ tone, size, block, flush, busy, className })}
      style={busy && width ? { ...style, minWidth: width } : style}
      aria-busy={busy || undefined}
      aria-disabled={keepsFocus || undefined}
      disabled={disabled && !keepsFocus}
      onClick={press}
      onBlur={leave}
      {...rest}
    >
      {busy && <Spinner />}
      {asChild ? <Slottable>{children}</Slottable> : children}
    </Root>
  );
}
