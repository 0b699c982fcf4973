import { toast as show } from 'react-hot-toast/headless';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../button/button.tsx';
import * as styles from './toaster.css.ts';

/** The content of a toast. */
export interface ToastMessage {
  /** The result in one sentence. Never the only place of an error. */
  title: string;
  /** `success` confirms a result that is visible anyway; `destructive` is for failures. */
  tone?: 'default' | 'success' | 'destructive' | undefined;
  /** One action, such as undo. The toast stays long enough to reach it. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** The duration of each tone, in milliseconds; hover and focus pause all of them. */
export const toastDuration = { default: 3500, destructive: 3500, success: 2000, withAction: 6000 } as const;

/** Shows a toast and returns its id, for `dismissToast`. Needs one `Toaster` on the page. */
export function toast({ title, tone = 'default', action }: ToastMessage): string {
  const isError = tone === 'destructive';
  const Icon = isError ? CircleAlert : CircleCheck;
  const content = (id: string) => (
    <>
      <Icon className={styles.icon[tone]} />
      <span className={styles.text}>{title}</span>
      {action && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            action.onClick();
            show.dismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
    </>
  );

  return show(({ id }) => content(id), {
    className: styles.tone[tone],
    duration: toastDuration[action ? 'withAction' : tone],
    ariaProps: { role: isError ? 'alert' : 'status', 'aria-live': isError ? 'assertive' : 'polite' },
  });
}

/** Dismisses one toast, or all of them. */
export const dismissToast = (id?: string): void => show.dismiss(id);
