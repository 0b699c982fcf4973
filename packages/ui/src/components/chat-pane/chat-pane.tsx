import { ArrowLeft } from 'lucide-react';
import { useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import * as styles from './chat-pane.css.ts';
import { useViewFocus } from './use-view-focus.ts';

export interface ChatPaneProps extends Omit<ComponentProps<'section'>, 'name'> {
  /** The name of the channel: "Okafor family". */
  name: ReactNode;
  /** An `AudienceLine`: who can read the channel. */
  audience: ReactNode;
  /** A `RiskBadge`, only for readers who may see the risk. */
  badge?: ReactNode;
  /** Actions for the whole channel: "Open case". */
  actions?: ReactNode;
  /** A `HighRiskAlert`, a `Notice` or a live region; it is above the messages and never covers them. */
  alert?: ReactNode;
  /** A `ChatComposer`. */
  composer?: ReactNode;
  /** Goes back to the channels, where a screen shows one pane at a time. */
  onBack?: (() => void) | undefined;
  /** The accessible name of the back button: "Back to the channels". */
  backLabel?: string | undefined;
  /** A `ChatLog`, its `Skeleton` while it loads, or an `EmptyState`. */
  children: ReactNode;
}

/**
 * One channel: its audience, its messages and the composer. Fills its container.
 *
 * @instead Read-only text goes into a `Card`.
 *
 * @accessibility A section named by the heading of the channel. The audience is text above the messages.
 */
export function ChatPane(props: ChatPaneProps) {
  const { name, audience, badge, actions, alert, composer, onBack, backLabel = '', children, ...rest } = props;
  const { className = '', ...section } = rest;
  const id = useId();
  return (
    <section tabIndex={-1} className={`${styles.pane} ${className}`} aria-labelledby={id} {...section}>
      <header className={styles.head}>
        {onBack && (
          <IconButton className={styles.back} label={backLabel} onClick={onBack}>
            <ArrowLeft />
          </IconButton>
        )}
        <div className={styles.words}>
          <h2 className={styles.name} id={id}>
            {name}
          </h2>
          {audience}
        </div>
        {badge}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {alert && (
        <div className={styles.notice} ref={toTheMessages}>
          {alert}
        </div>
      )}
      <div className={styles.middle}>{children}</div>
      {composer && <div className={styles.foot}>{composer}</div>}
    </section>
  );
}

const toTheMessages = keepFocus((notice) => notice.parentElement?.querySelector<HTMLElement>('[role=log]'));

export interface ChatLayoutProps extends ComponentProps<'div'> {
  /** Which pane a small screen shows. */
  view: 'list' | 'pane';
}

/**
 * A `ChannelList`, a `ChatPane` and, for mediators, an `AssistPanel`: side by side, or one at a time with the panel as
 * a bottom sheet.
 *
 * @accessibility Where one pane is shown at a time, the focus goes into the channel, and back to the row that opened it.
 */
export function ChatLayout({ view, className = '', ref, ...props }: ChatLayoutProps) {
  const layout = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => layout.current!);
  useViewFocus(layout, view);
  return <div ref={layout} tabIndex={-1} className={`${styles.layout} ${className}`} data-view={view} {...props} />;
}

export interface ChatMiddleProps extends ComponentProps<'div'> {
  /** Beside a list only: where one pane is shown at a time, it is the list. */
  wideOnly?: boolean | undefined;
}

/** In place of a pane: that it loads, that it failed, or that nothing is chosen. */
export function ChatMiddle({ wideOnly = false, className = '', ...props }: ChatMiddleProps) {
  return <div className={`${styles.alone} ${wideOnly ? styles.wideOnly : ''} ${className}`} {...props} />;
}

/** Facts beside a channel; where one pane is shown at a time, a button opens them. */
export function ChatFacts({ className = '', ...props }: ComponentProps<'aside'>) {
  return <aside className={`${styles.facts} ${className}`} {...props} />;
}
