import { Pause, TriangleAlert, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Announcer } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './high-risk-alert.css.ts';

export interface HighRiskLabels {
  /** "High Risk Detected" */
  title: string;
  /** "Pause this chat" */
  pause?: string;
  /** "See why" */
  why: string;
  /** The accessible name of the close button: "Dismiss". */
  dismiss: string;
}

export interface HighRiskAlertProps {
  labels: HighRiskLabels;
  /** The risk, its reason and its audience: "Risk is 8 of 10 in the last 5 messages. Only you can see this." */
  children: ReactNode;
  /** The announcement: the same in one sentence, read once. */
  announcement: string;
  /** Pauses the chat; omit it where nobody can. */
  onPause?: (() => void) | undefined;
  onWhy: () => void;
  /** Called after a timeout or a dismissal. The badge and the entry in the timeline stay. */
  onLeave: (reason: 'timeout' | 'dismissed') => void;
  /** The duration in milliseconds. It is paused on hover and focus. */
  duration?: number | undefined;
}

/**
 * Alerts a mediator to a new high risk, with actions. It is above the messages and never covers them.
 *
 * @instead Use `RiskBadge` for the risk of a case over time. Parties see neither.
 *
 * @accessibility Announced once, politely, without taking the focus. The timeout of ten seconds is paused on hover and
 * focus; its bar is hidden from screen readers.
 */
export function HighRiskAlert(props: HighRiskAlertProps) {
  const { labels, children, announcement, onPause, onWhy, onLeave, duration = 10_000 } = props;
  const id = useId();
  return (
    <section className={styles.alert} aria-labelledby={id}>
      <Announcer message={announcement} />
      <TriangleAlert className={styles.icon} />
      <div>
        <b id={id}>{labels.title}</b>
        <p className={styles.text}>{children}</p>
      </div>
      <IconButton className={styles.dismiss} label={labels.dismiss} size="small" onClick={() => onLeave('dismissed')}>
        <X />
      </IconButton>
      <div className={styles.actions}>
        {onPause && (
          <Button tone="secondary" size="small" onClick={onPause}>
            <Pause />
            {labels.pause}
          </Button>
        )}
        <Button tone="plain" size="small" onClick={onWhy}>
          {labels.why}
        </Button>
      </div>
      <span
        className={styles.bar}
        style={{ animationDuration: `${duration}ms` }}
        onAnimationEnd={() => onLeave('timeout')}
        aria-hidden
      />
    </section>
  );
}
