import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Announcer } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import * as dialog from '../dialog/dialog.css.ts';
import * as styles from './session-timeout-dialog.css.ts';

const moments = [10, 30, 60, 120] as const;

export interface SessionTimeoutLabels {
  /** "Session Timeout Warning" */
  warning: string;
  /** "Session Expiring!", from 30 seconds. */
  expiring: string;
  /** When the person will be signed out, why, and that no work is lost. */
  explanation: ReactNode;
  /** The text beside the digits: "until you are signed out". */
  until: string;
  /** "Stay Logged In" */
  stay: string;
  /** "Logout Now" */
  logout: string;
  /** The announcement at this many seconds left: "2 minutes left". */
  left: Record<(typeof moments)[number], string>;
}

export interface SessionTimeoutDialogProps {
  open: boolean;
  /** Whole seconds until the person is signed out. */
  secondsLeft: number;
  /** The seconds at which the bar is full. */
  totalSeconds?: number | undefined;
  labels: SessionTimeoutLabels;
  onStay: () => void;
  onLogout: () => void;
  /** A `QuickExit` in the corner: the one on the page is behind the overlay and not reachable by keyboard. */
  exit?: ReactNode;
}

/**
 * Warns that the sign-in session ends soon, with a button to stay.
 *
 * @instead For other questions use `AlertDialog`.
 *
 * @accessibility An `alertdialog` with the focus on "Stay Logged In"; Escape does not close it. The countdown is hidden
 * from screen readers, which announce 120, 60 and 30 seconds politely and 10 seconds at once.
 */
export function SessionTimeoutDialog(props: SessionTimeoutDialogProps) {
  const { open, secondsLeft, totalSeconds = 120, labels, onStay, onLogout, exit } = props;
  const moment = moments.find((seconds) => secondsLeft <= seconds);
  const spoken = moment === undefined ? '' : labels.left[moment];
  const isUrgent = moment === 10;
  const before = useRef<Element | null>(null);

  return (
    <AlertDialog.Root open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.scrim} />
        <AlertDialog.Content
          className={styles.place}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={() => (before.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <div className={`${dialog.panel} ${dialog.content} ${dialog.size.small}`}>
            <AlertDialog.Title className={dialog.title}>
              {secondsLeft > 30 ? labels.warning : labels.expiring}
            </AlertDialog.Title>
            <div className={dialog.body}>
              <AlertDialog.Description>{labels.explanation}</AlertDialog.Description>
              <div className={styles.clock} aria-hidden>
                <span className={styles.digits}>{digits(secondsLeft)}</span>
                <span className={styles.soft}>{labels.until}</span>
              </div>
              <div className={styles.bar} aria-hidden>
                <div
                  className={`${styles.left} ${styles.stage[stageOf(secondsLeft)]}`}
                  style={{ width: `${Math.min(1, Math.max(0, secondsLeft / totalSeconds)) * 100}%` }}
                />
              </div>
              <Announcer message={isUrgent ? '' : spoken} />
              <Announcer urgent message={isUrgent ? spoken : ''} />
            </div>
            <div className={dialog.foot}>
              <AlertDialog.Action asChild onClick={onLogout}>
                <Button tone="secondary">{labels.logout}</Button>
              </AlertDialog.Action>
              <AlertDialog.Cancel asChild onClick={onStay}>
                <Button>{labels.stay}</Button>
              </AlertDialog.Cancel>
            </div>
          </div>
          {exit}
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function stageOf(seconds: number) {
  if (seconds < 10) return 'now';
  return seconds < 30 ? 'soon' : 'calm';
}

/** "1:36" */
function digits(seconds: number) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
