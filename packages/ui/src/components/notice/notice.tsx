import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { comeIntoView } from './come-into-view.ts';
import * as styles from './notice.css.ts';

const notice = cva(styles.notice, { variants: { tone: styles.tone }, defaultVariants: { tone: 'neutral' } });

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Replaces the icon of the tone; `null` for none. */
  icon?: ReactNode;
  /** The action. Every warning has one, here or as a link in the text. */
  action?: ReactNode;
}

/**
 * Explains an event and the next action, beside the content concerned.
 *
 * @instead For the whole product use `Banner`, for the result of an action a toast, for one field its `error`.
 *
 * @accessibility Give it `role="status"` or `role="alert"` if it appears dynamically. The icon repeats the tone, so
 * that color is never the only sign.
 */
export function Notice({ tone = 'neutral', icon, action, className, children, ...props }: NoticeProps) {
  const isRefusal = tone === 'danger' && props.role === 'alert';
  return (
    <div ref={isRefusal ? comeIntoView : undefined} className={notice({ tone, className })} {...props}>
      {icon === undefined ? icons[tone] : icon}
      <div className={styles.body}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

const icons = {
  neutral: <Info />,
  info: <Info />,
  success: <CircleCheck />,
  warning: <Clock />,
  danger: <CircleAlert />,
};
