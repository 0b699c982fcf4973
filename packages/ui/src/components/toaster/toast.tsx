import { toast as show } from 'react-hot-toast/headless';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../button/button.tsx';
import * as styles from './toaster.css.ts';

/** The content of a toast. */
export interface ToastMessage {
  /** The result in one sentence. Never the only copy of an error. */
  title: string;
  /** `success` for what people see anyway and only want confirmed; `destructive` for what failed. */
  tone?: 'default' | 'success' | 'destructive' | undefined;
  /** One thing to do about it, such as undo. It stays long enough to be reached. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** How long each stays, in milliseconds; pointing at one or focusing it holds all of them. */
export const toastDuration = { default: 3500, destructive: 3500, success: 2000, withAction: 6000 } as const;

/** Says in a corner that something happened. Needs one `Toaster` on the page; answers the id to dismiss it with. */
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

/** Takes a toast away, or all of them. */
export const dismissToast = (id?: string): void => show.dismiss(id);
