import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as notice from '../notice/notice.css.ts';
import * as styles from './banner.css.ts';

const banner = cva([notice.notice, styles.banner], { variants: { tone: notice.tone } });

export interface BannerProps extends ComponentProps<'output'> {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Replaces the default icon of the tone. */
  icon?: ReactNode;
  /** One action: a small `Button` or a link. */
  action?: ReactNode;
  /** Makes the banner dismissible. Needs `dismissLabel`. */
  onDismiss?: (() => void) | undefined;
  /** The accessible name of the dismiss button: "Dismiss". */
  dismissLabel?: string | undefined;
}

/**
 * One line under the top bar about the whole product: no connection, maintenance tonight.
 *
 * @instead Use `Notice` for a message about one part of a page.
 *
 * @accessibility Announced politely when it appears, and never takes the focus. The dismiss button has an accessible
 * name.
 */
export function Banner(props: BannerProps) {
  const { tone = 'info', icon, action, onDismiss, dismissLabel = '', className, children, ...rest } = props;
  return (
    <output className={banner({ tone, className })} {...rest}>
      {icon ?? icons[tone]}
      <span className={styles.words}>{children}</span>
      {(action || onDismiss) && (
        <span className={styles.end}>
          {action}
          {onDismiss && (
            <IconButton label={dismissLabel} size="small" onClick={onDismiss}>
              <X />
            </IconButton>
          )}
        </span>
      )}
    </output>
  );
}

const icons = {
  neutral: <Info />,
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
};
